package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"deduku/board/format"
	"deduku/repl/schema"
)

// TestJSON holds every line that the subcommands answer in JSON to the schema: with a solution, with several, with
// none, with givens that clash, with what cannot be read.
func TestJSON(t *testing.T) {
	boards := filepath.Join(t.TempDir(), "boards.sdm")
	text := strings.Join([]string{
		".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....",
		"12345",
		"..6.....1.8...7.5.9...5.........4....4..3..2....2.8.....3.7...9.7.....8.1.....6.3",
		"44...4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....",
		":0000:x:.....+6.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....:111 211::",
		"",
	}, "\n")
	if err := os.WriteFile(boards, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	commands := commandSchema(t)
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
		{"backdoors --size 0", 5, 1},
		{"convert --to sdk", 5, 1},
		{"solve --seed 1 --method search", 5, 1},
		{"solve --method search --strict", 2, 1},
		{"check", 1, 1},
		{"unique --keep-going nowhere.sdm", 6, 2},
	} {
		t.Run(test.args, func(t *testing.T) {
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
				value, err := jsonschema.UnmarshalJSON(strings.NewReader(line))
				if err == nil {
					err = commands.Validate(value)
				}
				if err != nil {
					t.Errorf("%.200s\n%v", line, err)
				}
			}
		})
	}
}

// commandSchema is the schema of what commands reply.
func commandSchema(t *testing.T) *jsonschema.Schema { return schemaNamed(t, "commands") }

// schemaNamed compiles a schema.
func schemaNamed(t *testing.T, name string) *jsonschema.Schema {
	t.Helper()
	compiler := jsonschema.NewCompiler()
	for _, name := range schema.Names() {
		text, _ := schema.Text(name)
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
		if err != nil {
			t.Fatal(err)
		}
		if err := compiler.AddResource("file:///"+name+".json", value); err != nil {
			t.Fatal(err)
		}
	}
	compiled, err := compiler.Compile("file:///" + name + ".json")
	if err != nil {
		t.Fatal(err)
	}
	return compiled
}

// TestFormatsInSchema holds the names of formats in the schema to the table of formats.
func TestFormatsInSchema(t *testing.T) {
	text, _ := schema.Text("common")
	if want := `["` + strings.Join(format.Writers(), `", "`) + `"]`; !strings.Contains(text, want) {
		t.Errorf("common.json should name %s", want)
	}
}
