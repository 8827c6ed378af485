package repl

import (
	"regexp"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
)

// alternatives is the sentence that names the extra candidates of a pattern: So r8c4 is 7 or r9c4 is 5.
var (
	alternatives = regexp.MustCompile(`So ((?:r\dc\d(?:, or |, | or )?)+ (?:is|must be) \d[^.;]*)[.;]`)
	claimed      = regexp.MustCompile(`((?:r\dc\d(?:, or |, | or )?)+) (?:is|must be) (\d(?:(?:, or |, | or )\d)*)`)
)

// TestAlternativesAreExtra reads which of the extra candidates of a pattern are said to be the alternatives: each cell with what it
// has beyond the pattern, no more and no less. That r5c2 or r5c3 is 4 or 6 proves nothing where 6 is no extra candidate of r5c2.
func TestAlternativesAreExtra(t *testing.T) {
	t.Parallel()
	read := 0
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		extra := map[string]board.DigitSet{}
		several := false
		for _, p := range s.Parts {
			several = several || p.Role == deduce.Set || p.Role == deduce.Base
			for c := range p.Cells.All() {
				if p.Role == deduce.Extra {
					extra[c.String()] |= p.Digits
				}
			}
		}
		switch s.Technique.Shape {
		case deduce.ShapeDeadly, deduce.ShapeImpossible:
		default:
			return
		}
		choices := tale.Tell(wording.Text{}, s, b).Choices
		m := alternatives.FindStringSubmatch(choices)
		if m == nil || !several || len(extra) == 0 {
			if several && len(extra) > 0 && !strings.HasPrefix(choices, "If ") { // an X-Wing in a rectangle has none
				t.Errorf("%s names no alternatives: %s", s.Technique.Name, choices)
			}
			return
		}
		said := map[string]board.DigitSet{}
		for _, claim := range claimed.FindAllStringSubmatch(m[1], -1) {
			for _, cell := range cellName.FindAllString(claim[1], -1) {
				for _, d := range regexp.MustCompile(`\d`).FindAllString(claim[2], -1) {
					said[cell] = said[cell].With(board.Digit(d[0] - '0'))
				}
			}
		}
		for cell, digits := range extra {
			if said[cell] != digits {
				t.Errorf("%s: of %s it is said that it is %s, its extra candidates are %s:\n%s", s.Technique.Name, cell, wording.Digits(said[cell]), wording.Digits(digits), choices)
			}
		}
		read++
	})
	if read < 15 {
		t.Errorf("only %d steps name alternatives", read)
	}
}

// TestAssumptionIsSaid wants each step that assumes one solution to say so, once, and what two solutions come from.
func TestAssumptionIsSaid(t *testing.T) {
	t.Parallel()
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		tale := tale.Tell(wording.Text{}, s, b)
		all := strings.Join(tale.Paragraphs(), " ")
		if want := 1; s.Assumes() && all != "" && s.Technique.Shape != deduce.ShapeChain && strings.Count(all, "assume") != want {
			t.Errorf("%s says %d times that it assumes one solution:\n%s", s.Technique.Name, strings.Count(all, "assume"), all)
		}
		if !s.Assumes() && strings.Contains(all, "assume") {
			t.Errorf("%s assumes nothing:\n%s", s.Technique.Name, all)
		}
	})
}
