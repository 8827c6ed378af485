package technique_test

import (
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// order holds pairs of techniques whose order matters, and why.
var order = []struct{ before, after, why string }{
	{"Naked Single", "Locked Pair", "what fills a cell comes before what eliminates candidates"},
	{"Locked Pair", "Naked Pair", "the same cells, eliminating more"},
	{"Locked Triple", "Naked Triple", "the same cells, eliminating more"},
	{"Naked Pair", "Naked Triple", "fewer cells"},
	{"Uniqueness Test 1", "Uniqueness Test 2", "fewer guarded corners"},
	{"Uniqueness Test 6", "Hidden Rectangle", "eliminates from both guarded corners"},
	{"Bivalue Universal Grave + 1", "BUG Type 2", "fewer extra candidates"},
	{"Uniqueness Test 6", "Unique Loop Type 1", "fewer cells"},
	{"Unique Loop Type 4", "Extended Unique Rectangle Type 1", "fewer digits"},
	{"Extended Unique Rectangle Type 4", "BUG Lite Type 1", "a shape to look for"},
	{"Avoidable Rectangle Type 1", "Reverse BUG", "fewer cells"},
	{"Almost Locked Set XZ-Rule", "VWXYZ-Wing", "two sets are easier to see than a bent one of five cells and more"},
	{"WXYZ-Wing", "Bent Quad", "the same cells, with a pivot to start from"},
	{"Skyscraper", "Turbot Fish", "one that is easy to see"},
	{"2-String Kite", "Turbot Fish", "one that is easy to see"},
	{"Turbot Fish", "Simple Colors Trap", "two conjugate pairs are enough"},
	{"Simple Colors Trap", "Multi Colors 1", "one colouring"},
	{"Multi Colors 2", "3D Medusa", "one digit"},
	{"Sashimi X-Wing", "Finned Swordfish", "fewer units"},
	{"Swordfish", "Finned Swordfish", "no fins"},
	{"Finned Swordfish", "Finned Franken Swordfish", "lines alone"},
	{"Finned Franken Leviathan", "Finned Mutant Swordfish", "rows on one side, columns on the other"},
	{"Almost Locked Set XZ-Rule", "Almost Locked Set XY-Wing", "fewer sets"},
	{"Almost Locked Set XY-Wing", "Almost Locked Set Chain", "fewer sets"},
	{"Turbot Fish", "X-Chain", "three links"},
	{"W-Wing", "M-Wing", "cells alone at both ends"},
	{"Turbot Fish", "L2-Wing", "two strong links"},
	{"M-Wing", "AIC", "three strong links"},
	{"W-Ring", "Continuous Nice Loop", "a shape to look for"},
	{"XY-Wing", "XY-Chain", "three cells"},
	{"XY-Chain", "AIC", "links of one kind"},
	{"AIC", "Grouped AIC", "single cells"},
	{"Grouped AIC", "Almost Locked Set AIC", "no sets"},
	{"Grouped AIC", "Cell Forcing Chain", "one chain"},
	{"Finned Jellyfish", "Kraken Fish Type 1", "no chains"},
	{"Nishio", "Forcing Net Contradiction", "one digit"},
	{"Cell Forcing Chain", "Forcing Chain Verity", "no almost locked sets"},
	{"Unit Forcing Chain", "Forcing Net Contradiction", "chains apart"},
	{"Continuous Nice Loop", "Discontinuous Nice Loop", "removes more"},
}

// TestLadder holds every technique to what all promise; what only one technique promises is in its own test.
func TestLadder(t *testing.T) {
	names := map[string]string{}
	for _, tech := range technique.Standard.Techniques() {
		for _, name := range []string{tech.Name, tech.Title} {
			if other, taken := names[strings.ToLower(name)]; taken && other != tech.Title {
				t.Errorf("%s and %s are both called %s", other, tech.Title, name)
			}
			names[strings.ToLower(name)] = tech.Title
		}
		t.Run(tech.Name, func(t *testing.T) {
			switch {
			case tech.Name == "" || tech.Name != strings.ToLower(tech.Name) || strings.Contains(tech.Name, " "):
				t.Errorf("name %q: want lower case words joined by hyphens", tech.Name)
			case tech.Title == "" || tech.Doc == "" || !strings.HasSuffix(tech.Doc, "."):
				t.Error("a technique has a title, and a doc in sentences")
			case technique.GradeOf(tech).Score <= 0 || len(tech.Why) == 0 || len(tech.Form) == 0 || tech.Find == nil:
				t.Error("a technique has a score, a wording, a form and a finder")
			}
			testExample(t, tech)
		})
	}
}

func TestOrder(t *testing.T) {
	for _, o := range order {
		before, after := technique.Standard.Lookup(o.before), technique.Standard.Lookup(o.after)
		if before == nil || after == nil {
			t.Errorf("order in ladder_test.go: %q or %q is not on the ladder; remove the row", o.before, o.after)
			continue
		}
		if technique.Standard.Index(before) > technique.Standard.Index(after) {
			t.Errorf("%s stands after %s: %s", o.before, o.after, o.why)
		}
	}
}

// testExample looks at every step that the technique has on its example.
func testExample(t *testing.T, tech *deduce.Technique) {
	if tech.Example == "" {
		t.Fatal("there is no example")
	}
	p := techniquetest.MustParse(t, tech.Example)
	solution := p.Solution(t)
	s := p.Solver(t)
	before := *s.Board()
	steps := p.Find(t, tech)
	if len(steps) == 0 {
		t.Fatal("no step on the example")
	}
	for _, step := range steps {
		techniquetest.WellFormed(t, &before, &step)
		techniquetest.Agrees(t, solution, &step)
		if err := techniquetest.CheckStep(s, step); err != nil {
			t.Errorf("%s\n%v", techniquetest.Told(&step), err)
		}
	}
	testMapped(t, tech, p, steps)
}

// mappings are ways to turn or reflect the board and to rename the digits.
var mappings = []struct {
	name  string
	image func(board.Candidate) board.Candidate
}{
	{"transposed, digits reversed", func(x board.Candidate) board.Candidate {
		return board.Candidate{Cell: board.CellAt(x.Cell.Col(), x.Cell.Row()), Digit: 10 - x.Digit}
	}},
	{"turned by half, digits moved on", func(x board.Candidate) board.Candidate {
		return board.Candidate{Cell: board.Cells - 1 - x.Cell, Digit: x.Digit%9 + 1}
	}},
}

// same is the image of a candidate on the board as it is.
func same(x board.Candidate) board.Candidate { return x }

// testMapped looks for the same conclusions on boards that are turned or reflected, with other digits.
func testMapped(t *testing.T, tech *deduce.Technique, p techniquetest.Position, steps []deduce.Step) {
	t.Helper()
	for _, m := range mappings {
		image := mapped(p, m.image).Find(t, tech)
		compareConclusions(t, m.name, comparable(tech, conclusions(image, same)), comparable(tech, conclusions(steps, m.image)))
	}
}

// mapped is the image of p.
func mapped(p techniquetest.Position, image func(board.Candidate) board.Candidate) (q techniquetest.Position) {
	for c := range board.Cell(board.Cells) {
		if d := p.Givens[c]; d != 0 {
			x := image(board.Candidate{Cell: c, Digit: d})
			q.Givens[x.Cell] = x.Digit
		}
		if d := p.Placed[c]; d != 0 {
			x := image(board.Candidate{Cell: c, Digit: d})
			q.Placed[x.Cell] = x.Digit
		}
	}
	for _, x := range p.Eliminated {
		q.Eliminated = append(q.Eliminated, image(x))
	}
	return q
}

// conclusions are the images of what steps conclude, each set once.
func conclusions(steps []deduce.Step, image func(board.Candidate) board.Candidate) map[string]bool {
	all := map[string]bool{}
	for _, step := range steps {
		var xs []board.Candidate
		for _, x := range append(slices.Clone(step.Placements), step.Eliminations...) {
			xs = append(xs, image(x))
		}
		all[techniquetest.Triples(xs)] = true
	}
	return all
}

// compareConclusions holds what is concluded on a board to all that is wanted and nothing else.
func compareConclusions(t *testing.T, where string, got, want map[string]bool) {
	t.Helper()
	for conclusion := range got {
		if !want[conclusion] {
			t.Errorf("only on the board %s: %s", where, conclusion)
		}
	}
	for conclusion := range want {
		if !got[conclusion] {
			t.Errorf("missing on the board %s: %s", where, conclusion)
		}
	}
}
