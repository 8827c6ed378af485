package export

import (
	"fmt"
	"io"
	"strings"

	"deduku/board"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/internal/sanitize"
)

// Markdown writes the log as a page of Markdown: the board, the steps, the board as it is in the end. Of one step
// alone it draws the pattern.
func (s *Sheet) Markdown(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, "# %s\n\n%s\n\n", markdownText(s.Name), s.about())
	if s.Only != 0 {
		block(&b, s.pattern(s.Only))
	} else {
		start := s.start()
		block(&b, rows(&start))
	}
	for f := range s.frames() {
		p := s.named().Phrase(f.step)
		fmt.Fprintf(&b, "%s- **%d%s** `%s` %s\n", p.Indent, f.number, f.mark(), strings.TrimSpace(p.Label+" "+p.Conclusion), p.Reason)
	}
	if s.Only == 0 {
		if s.Hard != 0 {
			fmt.Fprintf(&b, "\nThe hardest step, %d:\n\n", s.Hard)
			block(&b, s.pattern(s.Hard))
		}
		end := s.end()
		b.WriteString("\n")
		block(&b, rows(&end))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// pattern is the board on which a step was found, with its pattern, as text.
func (s *Sheet) pattern(n int) string {
	before := s.Before(n)
	pic := picture.Draw(&before, s.Log.Step(n), board.RC)
	return paint.NewPainter(nil, &paint.ASCII).Candidates(&pic, 100)
}

// markdownText is text in which nothing means anything to Markdown, or to HTML within it.
func markdownText(text string) string {
	var b strings.Builder
	for _, r := range sanitize.Visible(text) {
		if strings.ContainsRune("\\`*_[]<>#&|~!$", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// block writes text that stays as it is.
func block(b *strings.Builder, text string) {
	b.WriteString("```text\n" + text + "```\n\n")
}
