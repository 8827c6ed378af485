package repl

import (
	"fmt"
	"io"
	"strings"
)

// page shows a result that may be long: through a pager where somebody looks at a screen that is too low
// for it, else as it is.
func (s *Session) page(write func(tell func(form string, args ...any))) error {
	var b strings.Builder
	write(func(form string, args ...any) { fmt.Fprintf(&b, form+"\n", args...) })
	return s.show(b.String())
}

// show shows a text that may be long.
func (s *Session) show(text string) error {
	text = s.fold(text)
	if pager := s.pager(); pager != "" && s.tooLong(text) {
		if err := s.Screen.Page(pager, text); err == nil {
			return nil
		}
		s.talk("the pager %q does not work; 'set pager off' does without", pager)
	}
	_, err := io.WriteString(s.Out, text)
	return err
}

// tooLong reports whether a text does not fit on the screen.
func (s *Session) tooLong(text string) bool {
	if !s.Screen.Terminal || s.Screen.Size == nil || s.Screen.Page == nil {
		return false
	}
	width, height := s.Screen.Size()
	rows := 0
	for line := range strings.Lines(text) {
		rows += 1 + max(length(line)-1, 0)/max(width, 20)
	}
	return height > 0 && rows >= height
}

// pager is the program that shows long results, empty for none.
func (s *Session) pager() string {
	switch s.settings.pager {
	case "off":
		return ""
	case "auto":
		for _, variable := range []string{"DEDUKU_PAGER", "PAGER"} {
			if program := strings.TrimSpace(s.Getenv(variable)); program != "" {
				return program
			}
		}
		return "less -FRX"
	}
	return strings.TrimSpace(s.settings.pager)
}
