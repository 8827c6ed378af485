package main

import (
	"fmt"

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
