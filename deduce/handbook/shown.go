package handbook

import (
	"strings"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/export"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
)

// Shown is a position with what a technique sees on it.
type Shown struct {
	Drawing *export.Drawing // nil where nothing is shown
	Line    string          // the step in a line
	Told    []string        // and in full sentences, a paragraph each
	Link    string          // what opens the position on deduku's page, behind the page's address
}

// text is how steps are told.
var text = wording.Text{Full: true, Named: true}

// shown is a look with its step told and drawn.
func shown(l lesson.Look) Shown {
	b := l.Board()
	phrase := text.Phrase(l.Step)
	return Shown{
		Drawing: &export.Drawing{Picture: picture.Draw(&b, l.Step, text.Notation), Title: phrase.Label + ": " + phrase.Conclusion},
		Line:    phrase.Conclusion + ": " + phrase.Reason,
		Told:    explanation.Step(text, l.Step, &b)[1:], // the first says what the technique is
		Link:    link(l.Position) + "&h=" + l.Step.Technique.Name,
	}
}

// missed is a look at a near miss, whose candidate too many is coloured, and what is missing there. Nothing follows, so nothing is
// drawn as removed or placed.
func missed(l lesson.Look, miss lesson.Miss) (Shown, string) {
	b := l.Board()
	nothing := *l.Step
	nothing.Placements, nothing.Eliminations = nil, nil
	pic := picture.Draw(&b, &nothing, text.Notation)
	pic.Hues[miss.Candidate.Cell][miss.Candidate.Digit] = picture.HueNamed("orange")
	return Shown{Drawing: &export.Drawing{Picture: pic, Title: "not " + l.Step.Technique.Title}, Link: link(l.Position) + "&h=near-miss-" + l.Step.Technique.Name}, wording.Capital(miss.Text(&b, text)) + "."
}

// link is the address of a position on deduku's page, behind that of the page. Behind h stands what the position is an example of, so that
// the page can say it and show it.
func link(p *puzzle.Puzzle) string { return "#p=" + strings.TrimSpace(format.Named("wiki").Text(p)) }
