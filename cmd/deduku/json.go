package main

import (
	"fmt"

	"deduku/repl/answer"
	"deduku/repl/schema"
)

// asJSON is the flag of the commands that can answer in JSON: a line a puzzle, a file, a result.
type asJSON struct {
	JSON bool `name:"json" help:"Answer in JSON, one object a line, errors too; 'deduku schema' says what is in it."`
}

// reply writes the result of a command, or its error, in JSON. The error then only carries the exit code on.
func (asJSON) reply(s streams, command string, result answer.Fact, err error) error {
	line := answer.Reply{Command: command, Result: result}
	if err != nil {
		line.Error = err.Error()
	}
	return answer.Replied(answer.Write(s.out, line), err)
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
