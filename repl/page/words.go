package page

import (
	"strings"

	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/repl/reply"
)

// mostParagraphs is how much of an answer a page shows in words.
const mostParagraphs = 60

// bringer turns the parts of an answer into what a page shows: paragraphs without the line breaks of a terminal, the
// drawings, and what is offered next.
type bringer struct {
	known    map[string]bool // the names of commands
	log      *deduce.Log     // of the board as it is
	words    []string
	drawings []export.Drawing
	offers   []Offer
}

// parts takes parts of an answer. Lines of steps are left out: a page lists them.
func (b *bringer) parts(parts []reply.Block) {
	for _, part := range parts {
		switch part := part.(type) {
		case reply.Said:
			b.text(part.Text)
		case reply.Told:
			b.text(part.Text)
		case reply.Verbatim:
			b.text(part.Text)
		case reply.Fitted:
			b.text(part(reply.Screen{Unicode: true}))
		case reply.Words:
			for _, text := range part.Paragraphs {
				b.text(text)
			}
		case reply.StepLine:
			if !part.Waits {
				text := part.Words
				text.Named, text.Kinds, text.Log = true, false, b.log
				b.text(text.Line(part.Step))
			}
		case reply.SaidStep:
			b.parts([]reply.Block{part.Line})
		case reply.Page:
			b.parts(part)
		case reply.Drawing:
			b.drawings = append(b.drawings, export.Drawing{Picture: part.Picture})
		case reply.Fit:
			b.parts([]reply.Block{part.Head})
		}
	}
}

// text takes a text: each of its lines is a paragraph.
func (b *bringer) text(text string) {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			b.words = append(b.words, b.offering(line))
		}
	}
}

// paragraphs are the words, as far as anybody reads them.
func (b *bringer) paragraphs() []string {
	if len(b.words) > mostParagraphs {
		return append(b.words[:mostParagraphs:mostParagraphs], "…")
	}
	return b.words
}
