package repl

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/internal/testutil/schematest"
	"deduku/repl/schema"
	"deduku/repl/state"
)

// refusesDamage damages each place of a value that a schema takes, one at a time: it must refuse all of them.
func refusesDamage(t *testing.T, s *jsonschema.Schema, name string, value any) {
	t.Helper()
	root := []any{value}
	check := func(how string) {
		if s.Validate(root[0]) == nil {
			text, _ := json.Marshal(root[0])
			t.Errorf("%s: %s is taken: %.300s", name, how, text)
		}
	}
	var damage func(value any, put func(any))
	damage = func(value any, put func(any)) {
		switch v := value.(type) {
		case map[string]any:
			v["surplus"] = "1"
			check("a surplus field")
			delete(v, "surplus")
			for key, inner := range v {
				damage(inner, func(x any) { v[key] = x })
			}
		case []any:
			for i, inner := range v[:min(len(v), 3)] {
				damage(inner, func(x any) { v[i] = x })
			}
		case string:
			put(json.Number("5"))
			check("a number for a text")
		default:
			put("wrong")
			check("a text for a number")
		}
		put(nil)
		check("null")
		put(value)
	}
	damage(value, func(x any) { root[0] = x })
	if err := s.Validate(value); err != nil {
		t.Errorf("%s: not as it was: %v", name, err)
	}
}

// TestLogSchema holds logs to the schema, line by line: of classic and logic solves, with guesses, premises, every end.
func TestLogSchema(t *testing.T) {
	t.Parallel()
	s := schematest.Compile(t, "log")
	kinds := map[string]any{}
	for _, test := range []struct {
		script string
		boards []state.Example
	}{
		{"set method classic; solve", state.Boards}, {"set method logic; solve", state.Boards},
		{"example deep; set guess off; solve", state.Boards[:1]}, {"r1c3=6; r2c2<>1; solve", state.Boards[:3]}, {"step 5", state.Boards[:1]},
	} {
		for _, b := range test.boards {
			var out bytes.Buffer
			session := newSession(&out)
			_ = session.Do(context.Background(), "example "+b.Name+"; "+test.script).Err // a "no" is an end, too
			log := session.Solver.Log()
			var file bytes.Buffer
			var json jsonl.Writer
			if err := json.Log(&file, &log); err != nil {
				t.Fatal(err)
			}
			lines := slices.Collect(strings.Lines(file.String()))
			if most := 500; len(lines) > most { // logs of thousands of steps have much the same in them
				lines = append(lines[:most], lines[len(lines)-1])
			}
			for _, line := range lines {
				value := schematest.Valid(t, s, line)
				kind, _ := value.(map[string]any)["kind"].(string)
				kinds[kind] = value
			}
		}
	}
	for kind := deduce.Init; kind <= deduce.Stuck; kind++ {
		if kinds[kind.String()] == nil {
			t.Errorf("no log has %v", kind)
		}
	}
	for kind, value := range kinds {
		refusesDamage(t, s, kind, value)
	}
}

// TestExportSchema holds the schema of export to the formats that there are.
func TestExportSchema(t *testing.T) {
	t.Parallel()
	s := schematest.Compile(t, "commands")
	for _, name := range format.Writers() {
		schematest.Valid(t, s, fmt.Sprintf(`{"command":"export","result":{"format":%q,"text":"x\n"}}`, name))
	}
}

// TestLogSchemaRefuses names lines that look right and are not.
func TestLogSchemaRefuses(t *testing.T) {
	t.Parallel()
	s := schematest.Compile(t, "log")
	good := `{"n":25,"kind":"POS_DED","technique":"Naked Single","place":["r6c9=8"],"truths":["r6c9"],"because":[9,12],"text":"POS_DED   r6c9 = 8"}`
	schematest.Valid(t, s, good)
	for _, test := range []struct{ old, new string }{
		{`"n":25`, `"n":0`},
		{`"n":25,`, ``},
		{`POS_DED","tech`, `NAKED","tech`},
		{`"technique":"Naked Single",`, ``},
		{`"place":["r6c9=8"],`, ``},
		{`r6c9=8`, `r6c0=8`},
		{`r6c9=8`, `r6c9<>8`},
		{`["r6c9=8"]`, `[]`},
		{`["r6c9"]`, `["r6c99"]`},
		{`"truths":["r6c9"],`, ``},
		{`[9,12]`, `[9,9]`},
		{`[9,12]`, `[]`},
		{`"because"`, `"depth":0,"because"`},
		{`"because"`, `"undoes":3,"because"`},
		{`"because"`, `"eliminate":["r1c1<>2"],"because"`},
		{`"because"`, `"grid":"` + strings.Repeat("1", 81) + `","because"`},
		{`,"text":"POS_DED   r6c9 = 8"`, ``},
		{`POS_DED","tech`, `INIT","tech`},
		{`POS_DED","tech`, `GUESS","tech`},
		{`POS_DED","tech`, `SOLVED","tech`},
	} {
		bad := strings.Replace(good, test.old, test.new, 1)
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(bad))
		if err != nil || bad == good {
			t.Fatalf("%s is no JSON, or as before: %v", bad, err)
		}
		if s.Validate(value) == nil {
			t.Errorf("%s is taken", bad)
		}
	}
	if !slices.Equal(schema.Names(), []string{"commands", "common", "learning", "log", "rows"}) {
		t.Errorf("the schemas are %v", schema.Names())
	}
}
