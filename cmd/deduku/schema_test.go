package main

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"deduku/internal/testutil/golden"
	"deduku/internal/testutil/schematest"
	"deduku/repl"
	"deduku/repl/answer"
	"deduku/repl/schema/describe"
)

// ofProgram is what subcommands find out beside what the commands of a session of the same name do.
var ofProgram = []struct {
	command string
	gives   []answer.Result
}{
	{"generate", []answer.Result{answer.Puzzle{}}},
	{"minimize", []answer.Result{answer.Puzzle{}}},
	{"shuffle", []answer.Result{answer.Puzzle{}}},
	{"canonical", []answer.Result{answer.Puzzle{}}},
	{"version", []answer.Result{answer.Version{}}},
	{"paths", []answer.Result{answer.Paths{}}},
	{"convert", []answer.Result{answer.Text{}}},
	{"batch", []answer.Result{answer.Batch{}}},
	{"prove", []answer.Result{answer.Proved{}}},
	{"check", []answer.Result{answer.Refuted{}, answer.JudgedPath{}, answer.JudgedLine{}}},
	{"judge", []answer.Result{answer.Attempt{}}},
}

// TestProgramJSON holds to the schema what the program says of itself.
func TestProgramJSON(t *testing.T) {
	t.Parallel()
	commands := schematest.Compile(t, "commands")
	for _, command := range []string{"version", "paths", "formats"} {
		var out bytes.Buffer
		if code := run([]string{command, "--json"}, strings.NewReader(""), &out, os.Stderr); code != 0 {
			t.Errorf("%s: exit code %d", command, code)
		}
		schematest.Valid(t, commands, out.String())
	}
}

// TestSchema holds the schema of replies to the types of what commands find out.
func TestSchema(t *testing.T) {
	t.Parallel()
	var rows []describe.Row
	add := func(command string, gives []answer.Result) {
		i := slices.IndexFunc(rows, func(r describe.Row) bool { return r.Command == command })
		if i < 0 {
			i, rows = len(rows), append(rows, describe.Row{Command: command})
		}
		for _, fact := range gives {
			rows[i].Facts = append(rows[i].Facts, reflect.TypeOf(fact))
		}
	}
	for _, c := range repl.Commands() {
		if len(c.Results) == 0 {
			t.Errorf("the row of %s has no Results: list the types of repl/answer that it replies with", c.Name)
			continue
		}
		add(c.Name, c.Results)
	}
	for _, c := range ofProgram {
		add(c.command, c.gives)
	}
	folder := filepath.Join("..", "..", "repl")
	comments, err := describe.CommentsOf(os.DirFS(filepath.Join(folder, "answer")))
	if err != nil {
		t.Fatal(err)
	}
	golden.Compare(t, filepath.Join(folder, "schema", "commands.json"), describe.Replies(rows, comments))
}
