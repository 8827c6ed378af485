package main

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"deduku/deduce/batch"
	"deduku/internal/testutil/golden"
	"deduku/internal/testutil/schematest"
)

// rowTypes says in a schema what the values of a field are, by its type.
var rowTypes = map[batch.Type]string{
	batch.Int:     `"type": "integer", "minimum": 0`,
	batch.Decimal: `"type": "number", "minimum": 0`,
	batch.Bool:    `"type": "boolean"`,
	batch.Text:    `"type": "string", "minLength": 1`,
	batch.Grid:    `"$ref": "common.json#/$defs/grid"`,
	batch.Uses:    `"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}`,
}

// TestRowSchema holds the published schema of rows to the fields that rows have. With -update it is written.
func TestRowSchema(t *testing.T) {
	t.Parallel()
	var lines []string
	for _, f := range batch.Written() {
		lines = append(lines, fmt.Sprintf(`    %q: {"description": %q, %s}`, f.Name, f.Doc, rowTypes[f.Type]))
	}
	want := `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "A row of a batch in JSON Lines; what has no value is left out. csv and Parquet have the same columns",
  "type": "object",
  "properties": {
` + strings.Join(lines, ",\n") + `
  },
  "additionalProperties": false
}
`
	golden.Compare(t, "../../repl/schema/rows.json", want)
}

// TestRows holds what batches write as JSON Lines to the schema, and the first line of what they write as csv to a golden
// text: people's programs read it.
func TestRows(t *testing.T) {
	t.Parallel()
	const plan = "count(2), solve, logic, rate(max=2.0), minimize, canonical, symmetry"
	const boards = ".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....\n" +
		"..6.....1.8...7.5.9...5.........4....4..3..2....2.8.....3.7...9.7.....8.1.....6.3\n" +
		"44...4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....\n"
	rows := schematest.Compile(t, "rows")
	var out, errs bytes.Buffer
	if code := run([]string{"batch", "--do", plan, "--format", "jsonl"}, strings.NewReader(boards), &out, &errs); code != 0 {
		t.Fatalf("exit code %d: %s", code, &errs)
	}
	n := 0
	for line := range strings.Lines(out.String()) {
		n++
		schematest.Valid(t, rows, line)
	}
	if n != 3 {
		t.Errorf("%d rows:\n%s", n, &out)
	}
	out.Reset()
	run([]string{"batch", "--do", plan}, strings.NewReader(boards), &out, &errs)
	const head = "n,source,puzzle,givens,solutions,more,solution,solved,guesses,steps,level,score,hardest,techniques,biggest," +
		"er,ep,ed,above,minimal,canonical,symmetry\n"
	if !strings.HasPrefix(out.String(), head) {
		t.Errorf("the columns are\n%.300s\nwant\n%s", &out, head)
	}
}
