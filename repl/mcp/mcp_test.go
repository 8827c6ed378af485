package mcp

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/deduce/dratcheck"
	"deduku/internal/sanitize"
	"deduku/internal/testutil/schematest"
	"deduku/repl/state"
)

const clues = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"

// client is the SDK's own client, joined to a server in this process.
func client(t *testing.T) *mcp.ClientSession {
	t.Helper()
	ctx := context.Background()
	here, there := mcp.NewInMemoryTransports()
	server, err := New("test", state.Services{Seed: 42}).Connect(ctx, there, nil)
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
		{"count", map[string]any{"limit": 5}, "1 solution"},
		{"solve", nil, "| 4 1 7 | 3 6 9 | 8 2 5 |"},
		{"minimize", nil, "every given is needed"},
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
	var judged judgeReply
	call(t, c, "check_claim", map[string]any{"board": loaded.Board, "claims": "r1c1=5\nr9c9=8\nr2c1<>6"}, &judged)
	if used["check_claim"] = true; len(judged.Lines) != 3 || judged.Lines[0].Verdict != "wrong" || judged.Lines[0].Wrong != "r1c1=5" || judged.Lines[0].Solution != 4 {
		t.Errorf("claims: %+v", judged)
	}
	call(t, c, "check_path", map[string]any{"board": loaded.Board, "path": "1. Hidden Single: r6c1=3\n2. Naked Single: r1c3=9\n", "style": "hodoku"}, &judged)
	if used["check_path"] = true; len(judged.Lines) != 2 || judged.Style != "hodoku" {
		t.Errorf("path: %+v", judged)
	}
	var proof proofReply
	call(t, c, "prove", map[string]any{"board": loaded.Board}, &proof)
	used["prove"] = true
	if _, err := dratcheck.Check(strings.NewReader(proof.Formula), strings.NewReader(proof.Proof), "formula", "proof"); err != nil {
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
		{"count", on("limit", -1), "limit must be 1 or more, not -1"},
		{"load", map[string]any{"text": "  "}, "empty"},
		{"load", map[string]any{"text": strings.Repeat("1", maxText+1)}, "may have"},
		{"load", map[string]any{}, "load needs the argument text, a string"},
		{"load", map[string]any{"text": 5}, "the argument text of load should be a string, not 5"},
		{"load", map[string]any{"text": []int{1, 2}}, "the argument text of load should be a string, not [1,2]"},
		{"load", map[string]any{"text": clues, "puzzle": "two"}, `the argument puzzle of load should be a whole number, not "two"`},
		{"load", map[string]any{"text": clues, "puzzle": 1.5}, "should be a whole number, not 1.5"},
		{"load", map[string]any{"text": nil}, "should be a string, not null"},
		{"load", map[string]any{"text": map[string]any{"a": strings.Repeat("1", 1000)}}, "1..."},
		{"hint", map[string]any{"bord": "x"}, `hint has no argument "bord"; it takes board and degree; did you mean board?`},
		{"find", on("all", "yes"), "the argument all of find should be true or false"},
		{"check_claim", on("claim", "r1c1=5"), `check_claim has no argument "claim"`},
		{"generate", map[string]any{"level": "easy; exit"}, "is not what level takes"},
		{"board", map[string]any{"board": "board-99"}, "there is no board"},
		{"hint", on("degree", 77), "degree must be 1 to 9, not 77"},
		{"hint", on("degree", 0), "degree must be 1 to 9, not 0"},
		{"step", on("count", 0), "count must be 1 to 1000, not 0"},
		{"count", on("limit", 0), "limit must be 1 or more, not 0"},
		{"explain", on("step", 0), "is no number of a step"},
		{"check_path", map[string]any{"board": loaded.Board, "path": "x", "style": "nosuch"}, "there are auto, hodoku"},
		{"generate", map[string]any{"seed": "random"}, `seed: "random" is no whole number from 0 to 18446744073709551615`},
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
		ended <- Serve(context.Background(), New("test", state.Services{Seed: 42}), toServer, fromServer)
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

// TestLoadReports checks that load reports the same as the prompt: the number of solutions, and the parts that were left out.
func TestLoadReports(t *testing.T) {
	c := client(t)
	second := strings.Replace(clues, "4", "2", 1)
	for _, test := range []struct {
		name      string
		in        map[string]any
		solutions string
		says      []string
	}{
		{name: "one solution", in: map[string]any{"text": clues}, solutions: "one", says: []string{"17 givens", "one solution", "ER 2.6"}},
		{name: "none", in: map[string]any{"text": "55" + strings.Repeat(".", 79)}, solutions: "none", says: []string{"the board is invalid", "can't be relied on"}},
		{name: "several", in: map[string]any{"text": "12" + strings.Repeat(".", 79)}, solutions: "several", says: []string{"several solutions", "can't be relied on"}},
		{name: "two puzzles", in: map[string]any{"text": clues + "\n" + second}, solutions: "one", says: []string{"the first of 2 puzzles"}},
		{name: "the second", in: map[string]any{"text": clues + "\n" + second, "puzzle": 2}, says: []string{"| 2 . . |"}},
	} {
		var out Answer
		call(t, c, "load", test.in, &out)
		result, _ := out.Replies[0]["result"].(map[string]any)
		if got := result["solutions"]; test.solutions != "" && got != test.solutions {
			t.Errorf("%s: the solutions are %v", test.name, got)
		}
		for _, want := range test.says {
			if !strings.Contains(out.Words, want) {
				t.Errorf("%s: no %q in\n%s", test.name, want, out.Words)
			}
		}
	}
	if got := refused(t, c, "load", map[string]any{"text": clues, "puzzle": 2}); !strings.Contains(got, "there is no puzzle 2: the text has 1 puzzle") {
		t.Error(got)
	}
}

// TestFindIsBounded checks that find answers with 20 steps and counts the others. Asked for all, it has more, and still
// counts the steps for which the answer would be too long.
func TestFindIsBounded(t *testing.T) {
	c := client(t)
	var loaded, some, all Answer
	call(t, c, "load", map[string]any{"text": clues}, &loaded)
	call(t, c, "find", map[string]any{"board": loaded.Board}, &some)
	call(t, c, "find", map[string]any{"board": loaded.Board, "all": true}, &all)
	given := func(a *Answer) (steps, more int) {
		result := a.Replies[0]["result"].(map[string]any)
		left, _ := result["more"].(float64)
		return len(result["steps"].([]any)), int(left)
	}
	n, more := given(&some)
	whole, left := given(&all)
	if n != 20 || more == 0 || whole <= n || left == 0 || whole+left != n+more || !strings.Contains(all.Words, fmt.Sprintf("%d more steps are left out", left)) {
		t.Errorf("%d steps and %d more; all are %d and %d more", n, more, whole, left)
	}
	if size := len(sanitize.Marshal(all)); size > maxListed+maxWords+(10<<10) {
		t.Errorf("the answer has %d bytes", size)
	}
}

// TestJudgesAreBounded checks the limits on the claims in one call, and that an invented pattern justifies nothing.
func TestJudgesAreBounded(t *testing.T) {
	c := client(t)
	var loaded Answer
	call(t, c, "load", map[string]any{"text": clues}, &loaded)
	for _, test := range []struct{ tool, field, text, says string }{
		{"check_claim", "claims", strings.Repeat("r1c1=4\n", maxClaims+1), "101 lines to judge; the limit is 100"},
		{"check_path", "path", strings.Repeat("r1c1=4\n", maxSteps+1), "501 lines to judge; the limit is 500"},
		{"check_claim", "claims", strings.Repeat("r", maxJudged+1), "send it in parts"},
		{"check_path", "path", strings.Repeat("-123456789 r123456789c123456789\n", 100), "the answer is too long at line "},
	} {
		if got := refused(t, c, test.tool, map[string]any{"board": loaded.Board, test.field: test.text}); !strings.Contains(got, test.says) {
			t.Errorf("%s: %q", test.tool, got)
		}
	}
	var long judgeReply
	call(t, c, "check_path", map[string]any{"board": loaded.Board, "path": strings.Repeat("-9 r1c2 ", 7000)}, &long)
	if len(long.Lines) != 1 || len(long.Lines[0].Text) > maxQuoted+3 || len(long.Lines[0].Concludes) != 1 {
		t.Errorf("a long line is answered with %d bytes and %d conclusions", len(long.Lines[0].Text), len(long.Lines[0].Concludes))
	}
	const claims = "Locked Candidates Type 1 (Pointing): 8 in b1 => r2c789<>9\nLocked Candidates Type 1 (Pointing): 9 in b1 => r2c789<>9\nr1c22=9\nhello"
	call(t, c, "load", map[string]any{"text": ".6.9..3......7....123........7..9..6....6....84.....2.5928...4......58..6....7..1"}, &loaded)
	var judged judgeReply
	call(t, c, "check_claim", map[string]any{"board": loaded.Board, "claims": claims}, &judged)
	if len(judged.Lines) != 3 || !judged.Lines[0].NotThere || judged.Lines[1].NotThere || judged.Justified != 1 || judged.Skipped != 1 || judged.Counts["unreadable"] != 1 {
		t.Errorf("%+v", judged)
	}
}

// TestBadInput sends lines that are not messages of the protocol between good ones. Each has an error as its answer, the good
// ones are answered, and the server ends at the end of its input.
func TestBadInput(t *testing.T) {
	const hello = `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}` + "\n" +
		`{"jsonrpc":"2.0","method":"notifications/initialized"}` + "\n"
	for _, test := range []struct {
		name, line string
		code       int // 0 for no answer
	}{
		{"cut off", `{"a":`, parseError},
		{"a word", "hello", parseError},
		{"another version", `{"jsonrpc":"1.0"}`, invalidRequest},
		{"another version with an id", `{"jsonrpc":"1.0","id":7,"method":"ping"}`, invalidRequest},
		{"a batch", `[{"jsonrpc":"2.0","id":8,"method":"ping"}]`, invalidRequest},
		{"an empty batch", "[]", invalidRequest},
		{"null", "null", invalidRequest},
		{"no id", `{"jsonrpc":"2.0","id":null,"method":"ping"}`, invalidRequest},
		{"half an id", `{"jsonrpc":"2.0","id":1.5,"method":"ping"}`, invalidRequest},
		{"an id again", `{"jsonrpc":"2.0","id":1,"method":"ping"}`, invalidRequest},
		{"no method", `{"jsonrpc":"2.0","id":9}`, invalidRequest},
		{"a method that is not text", `{"jsonrpc":"2.0","id":9,"method":5}`, invalidRequest},
		{"params that are a list", `{"jsonrpc":"2.0","id":9,"method":"ping","params":[]}`, invalidRequest},
		{"an unknown method", `{"jsonrpc":"2.0","id":9,"method":"nope"}`, -32601},
		{"an id in another spelling", `{"jsonrpc":"2.0","id":"\u0061<","method":"ping"}`, 0},
		{"another case", `{"jsonrpc":"2.0","ID":9,"method":"ping"}`, 0},
		{"cancelled", `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}`, 0},
		{"an empty line", "", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, end := range []string{"\n" + `{"jsonrpc":"2.0","id":"end","method":"ping"}` + "\n", ""} {
				var out bytes.Buffer
				if err := Serve(context.Background(), New("test", state.Services{Seed: 42}), strings.NewReader(hello+test.line+end), &out); err != nil {
					t.Errorf("the server ended with %v", err)
				}
				codes := 0
				for line := range strings.Lines(out.String()) {
					var message struct{ Error struct{ Code int } }
					if err := json.Unmarshal([]byte(line), &message); err != nil {
						t.Errorf("%v: %q", err, line)
					}
					if message.Error.Code != 0 {
						codes += message.Error.Code
					}
				}
				if codes != test.code || !strings.Contains(out.String(), "serverInfo") || end != "" && !strings.Contains(out.String(), `"id":"end"`) {
					t.Errorf("the errors are %d, want %d:\n%s", codes, test.code, out.String())
				}
			}
		})
	}
}
