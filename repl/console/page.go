package console

import (
	"cmp"
	"fmt"
	"strings"

	"deduku/repl/reply"
)

// page shows a text that may be long: a screen at a time where somebody looks at one that is too low for it, else as it is.
func (c *Console) page(text string) error {
	text = c.fold(text)
	if !c.tooLong(text) {
		return c.write(c.out, text)
	}
	own, _ := c.keys.(reply.Pager)
	switch program := c.pager(); {
	case program != "":
		if !strings.HasPrefix(program, "less") { // whose own line says it
			c.say("'q' leaves the pager; 'set pager off' does without")
		}
		if err := c.screen.Page(program, text); err == nil {
			return nil
		}
		c.say(fmt.Sprintf("the pager %q does not work; 'set pager auto' takes our own", program))
	case own != nil && c.pagerSetting != "off":
		return own.Page(text)
	}
	return c.write(c.out, text)
}

// say talks. Where nobody can be talked to, nothing is lost that can be said elsewhere.
func (c *Console) say(text string) { _ = c.put(reply.Said{Text: text}) }

// tooLong reports whether a text does not fit on the screen of a terminal that knows more than lines.
func (c *Console) tooLong(text string) bool {
	if !c.screen.Terminal || c.screen.Size == nil || c.screen.Page == nil || c.getenv("TERM") == "dumb" {
		return false
	}
	width, height := c.screen.Size()
	rows := 0
	for line := range strings.Lines(text) {
		rows += 1 + max(length(line)-1, 0)/max(width, 20)
	}
	return height > 0 && rows >= height
}

// pager is the program that shows long results, empty for our own pager or none.
func (c *Console) pager() string {
	switch c.pagerSetting {
	case "off", "auto":
		return ""
	case "system":
		return cmp.Or(strings.TrimSpace(c.getenv("PAGER")), "less -FRX")
	}
	return strings.TrimSpace(c.pagerSetting)
}
