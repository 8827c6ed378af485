package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"deduku/board/format"
	"deduku/internal/testutil/schematest"
	"deduku/repl/schema"
)

// TestJSON holds every line that the subcommands answer in JSON to the schema: with a solution, with several, with
// none, with givens that clash, with what cannot be read.
func TestJSON(t *testing.T) {
	t.Parallel()
	boards := filepath.Join(t.TempDir(), "boards.sdm")
	text := strings.Join([]string{
		".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....",
		"12345",
		manySolutions,
		"44...4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....",
		":0000:x:.....+6.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....:111 211::",
		"",
	}, "\n")
	if err := os.WriteFile(boards, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	commands := schematest.Compile(t, "commands")
	for _, test := range []struct {
		args  string
		lines int
		code  int
	}{
		{"solve --seed 1", 5, 1},
		{"solve --seed 1 --log jsonl", 5, 1},
		{"solve --seed 1 --method logic --log text", 5, 1},
		{"solve --seed 1 --guess off", 5, 1},
		{"solve --method search", 5, 1},
		{"count", 5, 1},
		{"count --limit 2", 5, 1},
		{"unique", 5, 1},
		{"minimize", 5, 1},
		{"canonical", 5, 1},
		{"shuffle --seed 1", 5, 1},
		{"backdoors", 5, 1},
		{"rate", 5, 1},
		{"rate --max 1.0", 5, 1},
		{"rate --unchecked", 5, 1},
		{"rate --as te", 5, 1},
		{"rate --as w --max 1", 5, 1},
		{"rate --as backdoor", 5, 1},
		{"backdoors --size 0", 5, 1},
		{"convert --to sdk", 5, 1},
		{"solve --seed 1 --method search", 5, 1},
		{"solve --method search --strict", 2, 1},
		{"check", 1, 1},
		{"unique --keep-going nowhere.sdm", 6, 2},
	} {
		t.Run(test.args, func(t *testing.T) {
			t.Parallel()
			var out, errs bytes.Buffer
			args := append(strings.Fields(test.args), boards)
			args = slices.Insert(args, 1, "--json")
			if code := run(args, strings.NewReader(""), &out, &errs); code != test.code {
				t.Errorf("exit code %d, want %d: %s", code, test.code, &errs)
			}
			if n := strings.Count(out.String(), "\n"); n != test.lines {
				t.Errorf("%d lines, want %d:\n%s", n, test.lines, &out)
			}
			for line := range strings.Lines(out.String()) {
				schematest.Valid(t, commands, line)
			}
		})
	}
}

// TestFormatsInSchema holds the names of formats in the schema to the table of formats.
func TestFormatsInSchema(t *testing.T) {
	text, _ := schema.Text("common")
	if want := `["` + strings.Join(format.Writers(), `", "`) + `"]`; !strings.Contains(text, want) {
		t.Errorf("common.json should name %s", want)
	}
}
