package export

import (
	"fmt"

	"deduku/board"
)

// Paper is drawings to print, so many on a page that they fill it.
type Paper struct {
	Title   string
	Letter  bool     // the pages are Letter, not A4
	PerPage int      // leaves on a page: 1, 2, 4 or 6
	Leaves  []Leaf   // in their order
	Lines   []string // words behind the leaves
	Answers []Leaf   // on the last page, or pages if they are many
}

// Leaf is a drawing with what stands around it.
type Leaf struct {
	*Drawing
	Head    string   // a word above it, bold
	Beneath []string // lines beneath it
}

// Paper is the handout as drawings to print.
func (h *Handout) Paper() *Paper {
	p := &Paper{Title: h.Title, Letter: h.Letter, PerPage: h.PerPage}
	if p.PerPage == 0 {
		p.PerPage = HandoutPage
	}
	for i := range h.Puzzles {
		leaf := Leaf{Drawing: h.drawing(h.Puzzles, i), Head: fmt.Sprint(i + 1)}
		if i < len(h.Beneath) {
			leaf.Beneath = []string{h.Beneath[i]}
		}
		p.Leaves = append(p.Leaves, leaf)
	}
	for i := range h.Answers {
		p.Answers = append(p.Answers, Leaf{Drawing: h.drawing(h.Answers, i), Head: fmt.Sprint(i + 1)})
	}
	return p
}

// drawing is one of the grids; of an answer the givens of its puzzle are bold.
func (h *Handout) drawing(all []board.Grid, i int) *Drawing {
	now := board.Of(h.Puzzles[i])
	for c, d := range all[i] {
		if d != 0 && now.Digit(board.Cell(c)) == 0 {
			now.Place(board.Cell(c), d)
		}
	}
	return Board(&now, h.Names, false)
}

// Paper is the log to print: the board as it came, the steps that take some thought with their patterns, then all steps in
// words. Of one step alone it is its picture.
func (s *Sheet) Paper() *Paper {
	p := &Paper{Title: s.Name, PerPage: 4}
	if s.Only != 0 {
		p.PerPage, p.Leaves = 1, []Leaf{{Drawing: s.Step(s.Only)}}
		return p
	}
	start := s.start()
	p.Leaves = []Leaf{{Drawing: s.byHand(Board(&start, s.Text.Notation, false)), Head: "The puzzle"}}
	for f := range s.pictured() {
		if !easy(f.step.Kind) && len(f.step.Parts) > 0 {
			p.Leaves = append(p.Leaves, Leaf{Drawing: s.drawing(f)})
		}
	}
	p.Lines = []string{s.about(), ""}
	for f := range s.frames() {
		phrase := s.named().Phrase(f.step)
		p.Lines = append(p.Lines, fmt.Sprintf("%s%d%s  %s %s  %s", phrase.Indent, f.number, f.mark(), phrase.Label, phrase.Conclusion, phrase.Reason))
	}
	return p
}
