package about

import (
	"fmt"

	"deduku/cmd/deduku/subcommand"
	"deduku/repl/schema"
)

// Schema prints the schemas of what deduku writes in JSON.
type Schema struct {
	Name string `arg:"" optional:"" help:"Which one; without it, they are listed." placeholder:"NAME"`
}

// Run prints a schema, or the names of all.
func (c *Schema) Run(s subcommand.Streams) error {
	if c.Name == "" {
		for _, name := range schema.Names() {
			if _, err := fmt.Fprintln(s.Out, name); err != nil {
				return err
			}
		}
		return nil
	}
	text, ok := schema.Text(c.Name)
	if !ok {
		return fmt.Errorf("there is no schema %q; 'deduku schema' lists them", c.Name)
	}
	_, err := fmt.Fprint(s.Out, text)
	return err
}
