// Package schema holds the JSON Schemas (draft 2020-12) of what deduku writes for programs: log for the lines of a
// log, commands for what commands reply, rows for the rows of batches, learning for what is kept of learning, common for the
// forms that they refer to. They refer to each other by file name. Package describe makes the one of commands from the types of package answer.
package schema

import (
	"embed"
	"io/fs"
	"strings"
)

//go:embed *.json
var files embed.FS

// Names are the names of the schemas, sorted.
func Names() []string {
	names, _ := fs.Glob(files, "*.json") // the only error is that of a pattern that cannot be read
	for i, name := range names {
		names[i] = strings.TrimSuffix(name, ".json")
	}
	return names
}

// Text is the schema with a name; ok is false where there is none.
func Text(name string) (text string, ok bool) {
	data, err := files.ReadFile(name + ".json")
	return string(data), err == nil
}
