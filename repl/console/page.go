package console

import (
	"fmt"
	"strings"

	"deduku/repl/reply"
)

// page shows a text that may be long: through a pager where somebody looks at a screen that is too low for it, else as
// it is.
func (c *Console) page(text string) error {
	text = c.fold(text)
	if pager := c.pager(); pager != "" && c.tooLong(text) {
		if !strings.HasPrefix(pager, "less") { // whose own line says it
			c.say("'q' leaves the pager; 'set pager off' does without")
		}
		if err := c.screen.Page(pager, text); err == nil {
			return nil
		}
		c.say(fmt.Sprintf("the pager %q does not work; 'set pager off' does without", pager))
	}
	return write(c.out, text)
}

// say talks. Where nobody can be talked to, nothing is lost that can be said elsewhere.
func (c *Console) say(text string) { _ = c.Show(reply.Said{Text: text}) }

// tooLong reports whether a text does not fit on the screen.
func (c *Console) tooLong(text string) bool {
	if !c.screen.Terminal || c.screen.Size == nil || c.screen.Page == nil {
		return false
	}
	width, height := c.screen.Size()
	rows := 0
	for line := range strings.Lines(text) {
		rows += 1 + max(length(line)-1, 0)/max(width, 20)
	}
	return height > 0 && rows >= height
}

// pager is the program that shows long results, empty for none: a terminal that knows nothing but lines has none.
func (c *Console) pager() string {
	switch {
	case c.pagerSetting == "off", c.getenv("TERM") == "dumb":
		return ""
	case c.pagerSetting == "auto":
		for _, variable := range []string{"DEDUKU_PAGER", "PAGER"} {
			if program := strings.TrimSpace(c.getenv(variable)); program != "" {
				return program
			}
		}
		return "less -FRX"
	}
	return strings.TrimSpace(c.pagerSetting)
}
