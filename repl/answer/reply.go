package answer

import (
	"bytes"
	"encoding/json"
	"io"

	"deduku/internal/sanitize"
)

// Reply is what a command answers to a program: one line of JSON. A "no" may have a result besides its error.
type Reply struct {
	Command string `json:"command"`
	Puzzle  string `json:"puzzle,omitempty"` // where there are many, the one that it is about
	At      string `json:"at,omitempty"`     // and where that was
	Result  Result `json:"result,omitempty"`
	Error   string `json:"error,omitempty"`
}

// Nothing is the result of commands that have no more to tell than that they were carried out.
type Nothing struct{}

// Write writes a value as one line of JSON.
func Write(w io.Writer, value any) error {
	var line bytes.Buffer
	out := json.NewEncoder(&line)
	out.SetEscapeHTML(false) // r4c7<>5 shall stay readable
	if err := out.Encode(value); err != nil {
		return err
	}
	_, err := w.Write(sanitize.VisibleJSON(line.Bytes()))
	return err
}
