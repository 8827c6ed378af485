// Package schematest holds lines of JSON to the schemas. It is for tests only.
package schematest

import (
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"deduku/repl/schema"
)

// Compile is the schema with a name.
func Compile(tb testing.TB, name string) *jsonschema.Schema {
	tb.Helper()
	compiler := jsonschema.NewCompiler()
	for _, name := range schema.Names() {
		text, _ := schema.Text(name)
		value, err := jsonschema.UnmarshalJSON(strings.NewReader(text))
		if err != nil {
			tb.Fatalf("%s: %v", name, err)
		}
		if err := compiler.AddResource("file:///"+name+".json", value); err != nil {
			tb.Fatal(err)
		}
	}
	compiled, err := compiler.Compile("file:///" + name + ".json")
	if err != nil {
		tb.Fatal(err)
	}
	return compiled
}

// Valid checks that a line is one JSON value that a schema takes, and returns it.
func Valid(tb testing.TB, s *jsonschema.Schema, line string) any {
	tb.Helper()
	value, err := jsonschema.UnmarshalJSON(strings.NewReader(line))
	if err != nil {
		tb.Fatalf("%v in %.300s", err, line)
	}
	if err := s.Validate(value); err != nil {
		tb.Errorf("%.300s\n%v", line, err)
	}
	return value
}
