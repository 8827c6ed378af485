package repl

import (
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
)

// untold are shapes whose links are listed in a line below the legend.
var untold = map[deduce.Shape]bool{
	deduce.ShapeChain: true, deduce.ShapeForcing: true, deduce.ShapeKraken: true, deduce.ShapeBlossom: true,
}

// TestLegendIsTold wants in the words what the legend calls a role: a mark that no word wears is one that the reader of
// the words does not know.
func TestLegendIsTold(t *testing.T) {
	t.Parallel()
	reported := map[string]bool{}
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		if untold[s.Technique.Shape] || reported[s.Technique.Name] || s.Argument != nil && len(s.Argument.Claims) > 0 {
			return
		}
		pic := picture.Draw(b, s, board.RC)
		told := strings.Join(explanation.Step(wording.Text{}, s, b)[1:], "\n")
		worn := map[picture.Mark]bool{}
		for _, piece := range pic.Wear(told) {
			worn[piece.Mark] = true
		}
		for _, m := range append(pic.Used(), pic.UsedUnits()...) {
			noun := pic.Word(m)
			if worn[m] || m == picture.Region || m == picture.Concluded || noun == picture.Base.Word() && worn[picture.Base] {
				continue
			}
			reported[s.Technique.Name] = true
			t.Errorf("%s: the legend says %q, the words do not:\n%s", s.Technique.Name, noun, told)
		}
	})
}
