package main

import (
	"fmt"

	"deduku/repl/answer"
)

// formatsCmd lists the formats of puzzles.
type formatsCmd struct {
	Name string `arg:"" optional:"" help:"One of them, with its example in full; without it, all are listed." placeholder:"NAME"`
	asJSON
}

// Run lists what is read and written, with an example each.
func (c *formatsCmd) Run(s streams) error {
	list, err := answer.FormatsOf(c.Name)
	if c.JSON {
		return c.reply(s, "formats", list, err)
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprint(s.out, list.Text())
	return err
}
