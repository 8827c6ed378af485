package repl

import (
	"fmt"
	"io"
	"strings"
)

// page shows a result that may be long: through a pager where somebody looks at a screen that is too low
// for it, else as it is.
func (c *console) page(write func(tell func(form string, args ...any))) error {
	var b strings.Builder
	write(func(form string, args ...any) { fmt.Fprintf(&b, form+"\n", args...) })
	return c.show(b.String())
}

// show shows a text that may be long.
func (c *console) show(text string) error {
	text = c.fold(text)
	if pager := c.pager(); pager != "" && c.tooLong(text) {
		if !strings.HasPrefix(pager, "less") { // whose own line says it
			c.talk("'q' leaves the pager; 'set pager off' does without")
		}
		if err := c.Screen.Page(pager, text); err == nil {
			return nil
		}
		c.talk("the pager %q does not work; 'set pager off' does without", pager)
	}
	_, err := io.WriteString(c.Out, text)
	return err
}

// tooLong reports whether a text does not fit on the screen.
func (c *console) tooLong(text string) bool {
	if !c.Screen.Terminal || c.Screen.Size == nil || c.Screen.Page == nil {
		return false
	}
	width, height := c.Screen.Size()
	rows := 0
	for line := range strings.Lines(text) {
		rows += 1 + max(length(line)-1, 0)/max(width, 20)
	}
	return height > 0 && rows >= height
}

// pager is the program that shows long results, empty for none: a terminal that knows nothing but lines has none.
func (c *console) pager() string {
	switch {
	case c.settings.pager == "off", c.Getenv("TERM") == "dumb":
		return ""
	case c.settings.pager == "auto":
		for _, variable := range []string{"DEDUKU_PAGER", "PAGER"} {
			if program := strings.TrimSpace(c.Getenv(variable)); program != "" {
				return program
			}
		}
		return "less -FRX"
	}
	return strings.TrimSpace(c.settings.pager)
}
