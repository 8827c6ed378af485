package repl

import (
	"strings"
	"time"
	"unicode/utf8"

	"deduku/deduce"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/theme"
	"deduku/deduce/render/wording"
	"deduku/internal/progress"
)

// Screen is what a session knows about where its results are shown. Its zero value is a file or a pipe.
type Screen struct {
	Terminal bool                           // somebody is looking
	Unicode  bool                           // it can show more than ASCII
	Color    func(setting string) bool      // whether auto, always or never means colour here
	Talk     func(setting string) bool      // the same of where the session talks; nil for no colour
	Size     func() (width, height int)     // in characters; nil when unknown
	Page     func(pager, text string) error // shows a text through a pager; nil where there is none
}

// width is how many characters a line may have, 0 for any number.
func (c *console) width() int {
	if c.Screen.Size == nil || !c.Screen.Terminal {
		return 0
	}
	width, _ := c.Screen.Size()
	return max(width, 20)
}

// restyle builds the painter for the settings and the screen.
func (c *console) restyle() {
	frame := &paint.ASCII
	switch c.settings.ascii {
	case "off":
		frame = &paint.Unicode
	case "auto":
		if c.Screen.Terminal && c.Screen.Unicode {
			frame = &paint.Unicode
		}
	}
	var palette paint.Palette
	if c.Screen.Color != nil && c.Screen.Color(c.settings.color) || c.Screen.Color == nil && c.settings.color == "always" {
		palette = theme.Named(c.settings.theme)
	}
	c.painter = paint.NewPainter(palette, frame)
	c.alarm = "error:"
	if c.Screen.Talk != nil && c.Screen.Talk(c.settings.color) {
		c.alarm = theme.Named(c.settings.theme).Kind(deduce.Conflict, c.alarm)
	}
	c.painter.Labelled = c.Screen.Terminal
}

// besideWidth is the width from which the board stands beside the log.
const besideWidth = 100

// boardHeight is how many lines a drawn board takes, with the names of its columns.
const boardHeight = 14

// fewLines is the number of lines from which on the board stands beside them: next to fewer it would leave its side
// of the screen empty.
const fewLines = 3

// length is how many places a line takes on the screen.
func length(line string) int { return utf8.RuneCountInString(theme.Plain(line)) }

// hold shows a line of a step. Where there is room beside it, the last lines wait for the board.
func (s *Session) hold(line string) error {
	if s.width() < besideWidth {
		return s.tell("%s", line)
	}
	s.waiting = append(s.waiting, line)
	if len(s.waiting) <= boardHeight {
		return nil
	}
	line, s.waiting = s.waiting[0], s.waiting[1:]
	return s.tell("%s", line)
}

// release shows the lines that wait, with the board beside them where it fits. Where it does not, or few lines or none
// wait, the board comes below if it is asked for.
func (s *Session) release(board bool) error {
	if s.inJSON() {
		return s.give(s.progress(), nil)
	}
	lines := s.waiting
	s.waiting = nil
	switch {
	case len(lines) > 0:
	case board:
		return s.tellBoard()
	default:
		if s.settings.log == "off" {
			s.glance() // nothing else tells that something happened
		}
		return nil
	}
	below := func() error {
		err := s.tell("%s", strings.Join(lines, "\n"))
		if err != nil || !board {
			return err
		}
		return s.tellBoard()
	}
	if len(lines) < fewLines {
		return below()
	}
	rows := beside(lines, s.drawing())
	for _, row := range rows {
		if length(row) > s.width() {
			return below()
		}
	}
	return s.tell("%s", strings.Join(rows, "\n"))
}

// fold breaks the lines of a text that are wider than the screen, at spaces; what goes below is indented as
// the line is, and a little more. Coloured lines are left alone.
func (c *console) fold(text string) string {
	width := c.width()
	if width == 0 {
		return text
	}
	var b strings.Builder
	for line := range strings.Lines(text) {
		body := strings.TrimSuffix(line, "\n")
		if length(body) <= width || strings.Contains(body, "\x1b") {
			b.WriteString(line)
			continue
		}
		b.WriteString(strings.Join(wording.Fold(body, width), "\n") + line[len(body):])
	}
	return b.String()
}

// paragraph is a text of several lines as one, for fold to break anew, where the screen is narrower than they are.
func (c *console) paragraph(text string) string {
	for line := range strings.Lines(text) {
		if width := c.width(); 0 < width && width < length(line)+2 {
			return strings.ReplaceAll(text, "\n", " ")
		}
	}
	return text
}

// beside puts a drawing to the right of lines, the last ones of both on the same row.
func beside(lines []string, drawing string) []string {
	right := strings.Split(strings.TrimSuffix(drawing, "\n"), "\n")
	column := 0
	for _, l := range lines {
		column = max(column, length(l))
	}
	rows := max(len(lines), len(right))
	out := make([]string, rows)
	for i := range out {
		left := ""
		if at := i - (rows - len(lines)); at >= 0 {
			left = lines[at]
		}
		if at := i - (rows - len(right)); at >= 0 {
			left += strings.Repeat(" ", column-length(left)+3) + right[at]
		}
		out[i] = left
	}
	return out
}

// watched shows how far a command of the session is while it runs, where somebody looks.
func (c *console) watched(far func(waited time.Duration) string) *progress.Line {
	if !c.Screen.Terminal {
		return nil
	}
	return progress.Start(c.Err, far)
}
