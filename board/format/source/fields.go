package source

import "bytes"

// A list of puzzles in JSON has other fields beside the boards. Numbers in them are no puzzles, and no puzzles with faults.

// Begin looks at how the text begins.
func (s *Source) Begin() { s.json = beginsJSON(s.Rest()) }

// beginsJSON reports whether a text begins as an object, or a list of objects or lists, in JSON does.
func beginsJSON(text []byte) bool {
	text = bytes.TrimLeft(text, " \t\r\n[")
	if len(text) == 0 || text[0] != '{' {
		return false
	}
	text = bytes.TrimLeft(text[1:], " \t\r\n")
	return len(text) > 0 && text[0] == '"'
}

// InFields reports whether what comes next is part of a document in JSON: the rest of a line of it, or a line as only JSON
// has.
func (s *Source) InFields(text []byte) bool {
	if !s.json {
		return false
	}
	if s.col > 0 {
		return true
	}
	text = bytes.TrimFunc(text, IsSpace)
	return len(text) > 0 && (bytes.IndexByte([]byte(`"{}[]`), text[0]) >= 0 || text[len(text)-1] == ',' && bytes.IndexByte(text, ' ') < 0)
}

// SetField says under which name a list that is a board stands.
func (s *Source) SetField(name string) { s.field = name }

// SameField reports whether a list in a document in JSON, which has a fault, stands under the name of a board before it, or
// before any board: other lists are no boards.
func (s *Source) SameField(name string) bool { return !s.json || s.field == "" || name == s.field }
