package puzzles

import (
	"fmt"

	"deduku/cmd/deduku/subcommand"
	"deduku/repl/answer"
)

// Formats lists the formats of puzzles.
type Formats struct {
	Name string `arg:"" optional:"" help:"One of them, with its example in full; without it, all are listed." placeholder:"NAME"`
	subcommand.AsJSON
}

// Run lists what is read and written, with an example each.
func (c *Formats) Run(s subcommand.Streams) error {
	list, err := answer.FormatsOf(c.Name)
	if c.JSON {
		return c.Reply(s, "formats", list, err)
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprint(s.Out, list.Text())
	return err
}
