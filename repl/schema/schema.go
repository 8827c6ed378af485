// Package schema holds the JSON Schemas (draft 2020-12) of what deduku writes for programs: log for the lines of a
// log, commands for what commands reply, rows for the rows of batches, common for what they refer to. They refer to each other by file name.
package schema

import (
	"embed"
	"strings"
)

//go:embed *.json
var files embed.FS

// Names are the names of the schemas, sorted.
func Names() []string {
	entries, err := files.ReadDir(".")
	if err != nil {
		panic(err) // they are part of the program
	}
	var out []string
	for _, e := range entries {
		out = append(out, strings.TrimSuffix(e.Name(), ".json"))
	}
	return out
}

// Text is the schema with a name; ok is false where there is none.
func Text(name string) (text string, ok bool) {
	data, err := files.ReadFile(name + ".json")
	return string(data), err == nil
}
