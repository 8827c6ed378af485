package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	sdk "github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/board"
	"deduku/board/generate"
	"deduku/deduce/sudoku"
	"deduku/internal/testutil/boardtest"
	"deduku/repl/mcp"
	"deduku/repl/state"
)

// answers maps a question to the answers for all puzzles, in order. An answer is JSON without spaces.
type answers map[string][]string

// question is an operation as each interface takes it.
type question struct {
	name, prompt, subcommand, stage, tool string   // an empty form means that the interface doesn't have it
	fields                                []string // of the answer: what all interfaces have
}

var asked = []question{
	{"rate", "rate", "rate", "rate", "rate", []string{"er", "ep", "ed"}},
	{"count", "count 500", "count --limit 500", "count(500)", "count", []string{"solutions"}},
	{"solve", "solve", "solve", "solve", "solve", []string{"grid"}},
	{"minimize", "minimize", "minimize", "minimize", "minimize", []string{"puzzle"}},
	{"canonical", "canonical", "canonical", "canonical", "", []string{"puzzle"}},
}

// TestAgreement checks that every interface gives the same answer to the same question on 200 puzzles: the prompt, the subcommand, the
// stage of a batch, the tool for language models, and the package for programs.
func TestAgreement(t *testing.T) {
	t.Parallel()
	var puzzles []board.Grid
	for _, name := range []string{"mixed.txt", "top1465.txt", "17-clue.txt"} {
		puzzles = append(puzzles, boardtest.First(t, name, 50)...)
	}
	for _, p := range puzzles[:50] { // the samples have no more: these, transposed
		var q board.Grid
		for c, d := range p {
			q[c%9*9+c/9] = d
		}
		puzzles = append(puzzles, q)
	}
	if len(puzzles) != 200 {
		t.Fatalf("%d puzzles", len(puzzles))
	}
	file := filepath.Join(t.TempDir(), "puzzles.sdm")
	var text strings.Builder
	for _, p := range puzzles {
		text.WriteString(p.String() + "\n")
	}
	if err := os.WriteFile(file, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	prompt := atPrompt(t, puzzles)
	for name, other := range map[string]answers{
		"subcommand": asSubcommands(t, file), "stage": asStages(t, file), "tool": asTools(t, puzzles), "package": asPackage(t, puzzles),
	} {
		for _, q := range asked {
			want, got := prompt[q.name], other[q.name]
			if len(got) == 0 {
				continue
			}
			if len(want) != len(puzzles) || len(got) != len(puzzles) {
				t.Errorf("%s: %d answers at the prompt, %d as %s", q.name, len(want), len(got), name)
				continue
			}
			for i := range want {
				if want[i] != got[i] {
					t.Errorf("%s of %v: %s at the prompt, %s as %s", q.name, puzzles[i], want[i], got[i], name)
					break
				}
			}
		}
	}
}

// TestGenerateAgrees checks that every interface makes the same puzzle of a seed.
func TestGenerateAgrees(t *testing.T) {
	t.Parallel()
	const seeds = 200
	var script strings.Builder
	for seed := range seeds {
		fmt.Fprintf(&script, "generate seed %d\n", seed)
	}
	q := question{name: "generate", fields: []string{"puzzle"}}
	prompt := replies(t, []question{q}, script.String(), "--json")[q.name]
	if len(prompt) != seeds {
		t.Fatalf("%d puzzles at the prompt", len(prompt))
	}
	call := toolCaller(t)
	for seed, want := range prompt {
		number := strconv.Itoa(seed)
		got := map[string]string{
			"subcommand": replies(t, []question{q}, "", "generate", "--json", "--seed", number)[q.name][0],
			"stage":      rows(t, "generate(1, seed="+number+")", "", q.fields)[0],
		}
		for _, reply := range call("generate", map[string]any{"seed": number}).Replies {
			result, _ := reply["result"].(map[string]any)
			got["tool"] = picked(t, result, q.fields)
		}
		p, err := sudoku.Generate(t.Context(), generate.Options{}, uint64(seed), 0)
		if err != nil {
			t.Fatal(err)
		}
		got["package"] = picked(t, map[string]any{"puzzle": p.String()}, q.fields)
		for name, puzzle := range got {
			if puzzle != want {
				t.Errorf("seed %d: %s at the prompt, %s as %s", seed, want, puzzle, name)
			}
		}
	}
}

// picked returns the fields of an answer in JSON.
func picked(t *testing.T, result map[string]any, fields []string) string {
	t.Helper()
	var out []any
	for _, f := range fields {
		out = append(out, result[f])
	}
	data, err := json.Marshal(out)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// replies runs the program and returns its answers to questions, which it prints as JSON, by command.
func replies(t *testing.T, questions []question, input string, args ...string) (out answers) {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if code := run(args, strings.NewReader(input), &stdout, &stderr); code != 0 {
		t.Errorf("deduku %s: exit code %d\n%.500s", strings.Join(args, " "), code, stderr.String())
	}
	out = answers{}
	for line := range bytes.Lines(stdout.Bytes()) {
		var reply struct {
			Command string
			Result  map[string]any
			Error   string
		}
		if err := json.Unmarshal(line, &reply); err != nil {
			t.Fatalf("%v: %.200s", err, line)
		}
		if reply.Error != "" {
			t.Errorf("deduku %s: %s", strings.Join(args, " "), reply.Error)
		}
		for _, q := range questions {
			if q.name == reply.Command {
				out[q.name] = append(out[q.name], picked(t, reply.Result, q.fields))
			}
		}
	}
	return out
}

func atPrompt(t *testing.T, puzzles []board.Grid) answers {
	var script strings.Builder
	for _, p := range puzzles {
		for _, q := range asked {
			fmt.Fprintf(&script, "load %v\n%s\n", p, q.prompt)
		}
	}
	return replies(t, asked, script.String(), "--json")
}

func asSubcommands(t *testing.T, file string) answers {
	out := answers{}
	for _, q := range asked {
		args := append(strings.Fields(q.subcommand), "--json", file)
		out[q.name] = replies(t, asked, "", args...)[q.name]
	}
	return out
}

func asStages(t *testing.T, file string) answers {
	columns := map[string]string{"grid": "solution", "puzzle": ""} // whose names differ; a puzzle is in the column of its stage
	out := answers{}
	for _, q := range asked {
		fields := make([]string, len(q.fields))
		for i, f := range q.fields {
			if name, ok := columns[f]; ok {
				f = name
			}
			if f == "" {
				f = map[string]string{"minimize": "minimal", "canonical": "canonical"}[q.name]
			}
			fields[i] = f
		}
		out[q.name] = rows(t, q.stage, file, fields)
	}
	return out
}

// rows runs a plan over a file, if one is named, and returns fields of its rows.
func rows(t *testing.T, plan, file string, fields []string) (out []string) {
	t.Helper()
	args := []string{"batch", "--do", plan, "--format", "jsonl"}
	if file != "" {
		args = append(args, file)
	}
	var stdout, stderr bytes.Buffer
	if code := run(args, strings.NewReader(""), &stdout, &stderr); code != 0 {
		t.Fatalf("batch --do %q: exit code %d\n%.500s", plan, code, stderr.String())
	}
	for line := range bytes.Lines(stdout.Bytes()) {
		var row map[string]any
		if err := json.Unmarshal(line, &row); err != nil {
			t.Fatalf("%v: %.200s", err, line)
		}
		out = append(out, picked(t, row, fields))
	}
	return out
}

// toolCaller returns a function that calls tools of a server for language models.
func toolCaller(t *testing.T) func(tool string, in map[string]any) mcp.Answer {
	ctx := context.Background()
	here, there := sdk.NewInMemoryTransports()
	server, err := mcp.New("test", state.Services{Seed: 42}).Connect(ctx, there, nil)
	if err != nil {
		t.Fatal(err)
	}
	client, err := sdk.NewClient(&sdk.Implementation{Name: "test", Version: "1"}, nil).Connect(ctx, here, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { client.Close(); server.Wait() })
	return func(tool string, in map[string]any) (result mcp.Answer) {
		r, err := client.CallTool(ctx, &sdk.CallToolParams{Name: tool, Arguments: in})
		if err != nil {
			t.Fatalf("%s: %v", tool, err)
		}
		data, err := json.Marshal(r.StructuredContent)
		if err == nil {
			err = json.Unmarshal(data, &result)
		}
		if err != nil || r.IsError {
			t.Fatalf("%s: %v %s", tool, err, data)
		}
		return result
	}
}

func asTools(t *testing.T, puzzles []board.Grid) answers {
	call, out := toolCaller(t), answers{}
	for _, p := range puzzles {
		handle := call("load", map[string]any{"text": p.String()}).Board
		for _, q := range asked {
			if q.tool == "" {
				continue
			}
			in := map[string]any{"board": handle}
			if q.name == "count" {
				in["limit"] = 500
			}
			for _, reply := range call(q.tool, in).Replies {
				result, _ := reply["result"].(map[string]any)
				out[q.name] = append(out[q.name], picked(t, result, q.fields))
			}
		}
	}
	return out
}

func asPackage(t *testing.T, puzzles []board.Grid) answers {
	ctx := context.Background()
	out := answers{}
	add := func(name string, values ...any) {
		data, err := json.Marshal(values)
		if err != nil {
			t.Fatal(err)
		}
		out[name] = append(out[name], string(data))
	}
	for _, grid := range puzzles {
		p, err := sudoku.Parse(grid.String())
		if err != nil {
			t.Fatal(err)
		}
		rating, err := p.Explainer(ctx)
		if err != nil {
			t.Fatal(err)
		}
		add("rate", float64(rating.ER)/10, float64(rating.EP)/10, float64(rating.ED)/10)
		n, err := p.Solutions(ctx, 500)
		if err != nil {
			t.Fatal(err)
		}
		add("count", n)
		minimal, err := p.Minimize()
		if err != nil {
			t.Fatal(err)
		}
		add("minimize", minimal.String())
		solution, err := p.Solve(ctx)
		if err != nil {
			t.Fatal(err)
		}
		add("solve", solution.Grid.String())
	}
	return out
}
