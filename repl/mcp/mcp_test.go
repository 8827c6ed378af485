package mcp

import (
	"context"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/deduce/refutation"
	"deduku/repl/schema/schematest"
	"deduku/repl/services"
)

const clues = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

// client is the SDK's own client, joined to a server in this process.
func client(t *testing.T) *mcp.ClientSession {
	t.Helper()
	ctx := context.Background()
	here, there := mcp.NewInMemoryTransports()
	server, err := New("test", services.Services{Seed: 42}).Connect(ctx, there, nil)
	if err != nil {
		t.Fatal(err)
	}
	c, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(ctx, here, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close(); server.Wait() })
	return c
}

// call calls a tool, whose answer is read into out.
func call(t *testing.T, c *mcp.ClientSession, tool string, in map[string]any, out any) {
	t.Helper()
	r, err := c.CallTool(context.Background(), &mcp.CallToolParams{Name: tool, Arguments: in})
	if err != nil {
		t.Fatalf("%s: %v", tool, err)
	}
	if r.IsError {
		t.Fatalf("%s: %s", tool, text(r))
	}
	data, err := json.Marshal(r.StructuredContent)
	if err == nil {
		err = json.Unmarshal(data, out)
	}
	if err != nil {
		t.Fatalf("%s: %v", tool, err)
	}
}

func text(r *mcp.CallToolResult) string {
	var all []string
	for _, c := range r.Content {
		if c, ok := c.(*mcp.TextContent); ok {
			all = append(all, c.Text)
		}
	}
	return strings.Join(all, "\n")
}

// refused calls a tool that must answer with an error, and gives its text.
func refused(t *testing.T, c *mcp.ClientSession, tool string, in map[string]any) string {
	t.Helper()
	r, err := c.CallTool(context.Background(), &mcp.CallToolParams{Name: tool, Arguments: in})
	if err != nil {
		return err.Error()
	}
	if !r.IsError {
		t.Errorf("%s %v: no error", tool, in)
	}
	return text(r)
}

// TestTools uses every tool that the server lists.
func TestTools(t *testing.T) {
	c := client(t)
	var loaded, made Answer
	call(t, c, "load", map[string]any{"text": clues}, &loaded)
	call(t, c, "generate", map[string]any{"level": "easy"}, &made)
	if loaded.Board == "" || loaded.Board == made.Board {
		t.Fatalf("the handles are %q and %q", loaded.Board, made.Board)
	}
	used := map[string]bool{"load": true, "generate": true}
	schema := schematest.Compile(t, "commands")
	for _, test := range []struct {
		tool string
		in   map[string]any
		says string
	}{
		{"board", nil, "| 4 . . | . . . | 8 . 5 |"},
		{"candidates", nil, "2679"},
		{"rate", nil, "ER 2.6"},
		{"hint", map[string]any{"degree": 2}, "ingle"},
		{"find", nil, "single"},
		{"step", map[string]any{"count": 3}, "ingle"},
		{"explain", nil, "r"},
		{"why", map[string]any{"about": "r1c1"}, "given"},
	} {
		in := map[string]any{"board": loaded.Board}
		for k, v := range test.in {
			in[k] = v
		}
		var out Answer
		call(t, c, test.tool, in, &out)
		used[test.tool] = true
		if !strings.Contains(out.Words, test.says) || len(out.Replies) == 0 {
			t.Errorf("%s: %q, %v", test.tool, out.Words, out.Replies)
		}
		for _, r := range out.Replies {
			line, err := json.Marshal(r)
			if err != nil {
				t.Fatal(err)
			}
			schematest.Valid(t, schema, string(line))
		}
	}
	var judged Judgement
	call(t, c, "check_claim", map[string]any{"board": loaded.Board, "claims": "r1c1=5\nr9c9=8\nr2c1<>6"}, &judged)
	if used["check_claim"] = true; len(judged.Lines) != 3 || judged.Lines[0].Verdict != "wrong" || judged.Lines[0].Wrong != "r1c1=5" || judged.Lines[0].Solution != 4 {
		t.Errorf("claims: %+v", judged)
	}
	call(t, c, "check_path", map[string]any{"board": loaded.Board, "path": "1. Hidden Single: r6c1=3\n2. Naked Single: r1c3=9\n", "style": "hodoku"}, &judged)
	if used["check_path"] = true; len(judged.Lines) != 2 || judged.Style != "hodoku" {
		t.Errorf("path: %+v", judged)
	}
	var proof Proof
	call(t, c, "prove", map[string]any{"board": loaded.Board}, &proof)
	used["prove"] = true
	if _, err := refutation.Check(strings.NewReader(proof.Formula), strings.NewReader(proof.Proof), "formula", "proof"); err != nil {
		t.Errorf("the proof: %v", err)
	}
	tools, err := c.ListTools(context.Background(), nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, tool := range tools.Tools {
		if !used[tool.Name] {
			t.Errorf("%s was not used", tool.Name)
		}
		if tool.Description == "" || tool.InputSchema == nil || tool.OutputSchema == nil {
			t.Errorf("%s does not say what it does, takes and gives", tool.Name)
		}
	}
}

// TestRefused says what is wrong with a question, and goes on.
func TestRefused(t *testing.T) {
	c := client(t)
	var loaded Answer
	call(t, c, "load", map[string]any{"text": clues}, &loaded)
	on := func(k string, v any) map[string]any { return map[string]any{"board": loaded.Board, k: v} }
	for _, test := range []struct {
		tool string
		in   map[string]any
		says string
	}{
		{"load", map[string]any{"text": "no puzzle"}, "puzzle"},
		{"load", map[string]any{"text": "  "}, "empty"},
		{"load", map[string]any{"text": strings.Repeat("1", maxText+1)}, "may have"},
		{"load", map[string]any{}, "text"},
		{"generate", map[string]any{"level": "easy; exit"}, "is not what level takes"},
		{"board", map[string]any{"board": "board-99"}, "there is no board"},
		{"hint", on("degree", 77), "degrees 1 to 9"},
		{"step", on("count", 100000), "1 to 1000"},
		{"step", on("method", "magic"), "methods are"},
		{"explain", on("step", 5000), "5000"},
		{"why", on("about", "save x\nexit"), "is not what why takes"},
		{"find", on("technique", "no such thing"), "no such thing"},
		{"check_claim", on("claims", "hello"), "no conclusion"},
		{"check_path", map[string]any{"board": loaded.Board, "path": "r1c1=4", "style": "latin"}, "no style"},
		{"prove", map[string]any{"board": "x"}, "there is no board"},
	} {
		if got := refused(t, c, test.tool, test.in); !strings.Contains(got, test.says) {
			t.Errorf("%s: %q", test.tool, got)
		}
	}
	var out Answer
	call(t, c, "board", map[string]any{"board": loaded.Board}, &out)
}

// TestBoardsAreBounded drops the board that was not used for longest.
func TestBoardsAreBounded(t *testing.T) {
	c := client(t)
	var first, second, last Answer
	call(t, c, "load", map[string]any{"text": clues}, &first)
	call(t, c, "load", map[string]any{"text": clues}, &second)
	for range maxBoards - 1 {
		call(t, c, "board", map[string]any{"board": first.Board}, &last)
		call(t, c, "load", map[string]any{"text": clues}, &last)
	}
	call(t, c, "board", map[string]any{"board": first.Board}, &last)
	if got := refused(t, c, "board", map[string]any{"board": second.Board}); !strings.Contains(got, "there is no board") {
		t.Errorf("the board that nobody used: %s", got)
	}
}

// TestCancelled ends a call whose client gives up.
func TestCancelled(t *testing.T) {
	c := client(t)
	var loaded Answer
	call(t, c, "load", map[string]any{"text": clues}, &loaded)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := c.CallTool(ctx, &mcp.CallToolParams{Name: "rate", Arguments: map[string]any{"board": loaded.Board}}); err == nil {
		t.Error("a call that was cancelled has an answer")
	}
	var out Answer
	call(t, c, "board", map[string]any{"board": loaded.Board}, &out)
}

// TestPipe talks to a server over pipes, as 'deduku mcp' does, and ends when the client goes away.
func TestPipe(t *testing.T) {
	toServer, fromClient := io.Pipe()
	toClient, fromServer := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- Serve(context.Background(), New("test", services.Services{Seed: 42}), toServer, fromServer)
	}()
	c, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(context.Background(), &mcp.IOTransport{Reader: toClient, Writer: fromClient}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var loaded Answer
	call(t, c, "load", map[string]any{"text": clues}, &loaded)
	if err := c.Close(); err != nil {
		t.Error(err)
	}
	if err := <-ended; err != nil {
		t.Errorf("the server ended with %v", err)
	}
}
