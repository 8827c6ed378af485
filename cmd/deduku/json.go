package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"

	"deduku/board/format"
	"deduku/repl"
	"deduku/repl/schema"
)

// asJSON is the flag of the commands that can answer in JSON: a line a puzzle, a file, a result.
type asJSON struct {
	JSON bool `name:"json" help:"Answer in JSON, one object a line, errors too; 'deduku schema' says what is in it."`
}

// told writes the result of a command, or its error, in JSON. The error then only carries the exit code on.
func (asJSON) told(s streams, command string, result any, err error) error {
	reply := repl.Reply{Command: command, Result: result}
	if err != nil {
		reply.Error = err.Error()
	}
	return repl.Said(repl.WriteJSON(s.out, reply), err)
}

// unread is a puzzle that could not be read, and before which of the block's puzzles it stood.
type unread struct {
	before int
	at     string
	why    string
}

// facts appends the answer to a puzzle in JSON, with what no has said of it.
func (b *block) facts(p *format.Puzzle, result any) {
	b.line(repl.Reply{Command: b.command, Puzzle: p.Digits().String(), At: p.At.String(), Result: result, Error: b.why})
	b.why = ""
}

// line appends a line of JSON.
func (b *block) line(reply repl.Reply) {
	out := bytes.NewBuffer(b.answers)
	if err := repl.WriteJSON(out, reply); err != nil {
		panic(err) // a buffer takes everything
	}
	b.answers = out.Bytes()
}

// skipped appends what is to be said of the puzzles that could not be read before the puzzle i.
func (b *block) skipped(i int) {
	for len(b.unread) > 0 && b.unread[0].before <= i {
		u := b.unread[0]
		b.line(repl.Reply{Command: b.command, At: u.at, Error: u.why})
		b.unread = b.unread[1:]
	}
}

// noFile says of a file that it could not be read.
func (b *block) noFile(err error) {
	if !b.json {
		b.told = append(b.told, fmt.Sprintf("deduku: %v", err))
		return
	}
	var at *fs.PathError
	u := unread{before: len(b.puzzles), why: err.Error()}
	if errors.As(err, &at) {
		u.at = at.Path
	}
	b.unread = append(b.unread, u)
}

// schemaCmd prints the schemas of what deduku writes in JSON.
type schemaCmd struct {
	Name string `arg:"" optional:"" help:"Which one; without it, they are listed." placeholder:"NAME"`
}

// Run prints a schema, or the names of all.
func (c *schemaCmd) Run(s streams) error {
	if c.Name == "" {
		for _, name := range schema.Names() {
			if _, err := fmt.Fprintln(s.out, name); err != nil {
				return err
			}
		}
		return nil
	}
	text, ok := schema.Text(c.Name)
	if !ok {
		return fmt.Errorf("there is no schema %q; 'deduku schema' lists them", c.Name)
	}
	_, err := fmt.Fprint(s.out, text)
	return err
}
