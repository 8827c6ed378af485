package repl

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/glossary"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/theme"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
)

// TestDrawnAsTold draws steps of every technique: each removed candidate is crossed out and each placed one ringed, sets
// and colours have the marks of the letters that the words give them, no word of the legend is a word for nothing, and
// every pattern that has links shows them.
func TestDrawnAsTold(t *testing.T) {
	t.Parallel()
	linked := []deduce.Shape{
		deduce.ShapeTurbot, deduce.ShapeEmptyRectangle, deduce.ShapeWing, deduce.ShapeColors,
		deduce.ShapeMultiColors, deduce.ShapeAlmostLockedSets,
		deduce.ShapeBlossom, deduce.ShapeChain,
	}
	letters := 0
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		pic := picture.Draw(b, s, board.RC)
		name := s.Technique.Name + ": " + wording.Text{}.Line(s)
		for _, x := range s.Eliminations {
			if pic.Results[x.Cell][x.Digit] != picture.Eliminated {
				t.Errorf("%s\n%v is not crossed out", name, x)
			}
		}
		for _, x := range s.Placements {
			if pic.Results[x.Cell][x.Digit] != picture.Concluded {
				t.Errorf("%s\n%v is not ringed", name, x)
			}
		}
		for _, m := range pic.Used() {
			if w := pic.Word(m); w == "" || w == "pattern" || strings.Contains(w, "shown") {
				t.Errorf("%s\nthe legend says %q", name, w)
			}
		}
		inChain := s.Technique.Shape == deduce.ShapeDistantPair && len(pattern.PartsOf(s, deduce.Strong)) > 0
		if (inChain || slices.Contains(linked, s.Technique.Shape)) && len(pic.Links) == 0 {
			t.Errorf("%s\nno link is drawn", name)
		}
		for _, l := range pic.Links {
			for _, n := range []deduce.Node{l.From, l.To} {
				if !n.Cells.Within(b.CellsFor(n.Digit)) {
					t.Errorf("%s\na link ends at %v in %v, which is no candidate", name, n.Digit, n.Cells)
				}
			}
		}
		tale := tale.Tell(wording.Text{}, s, b)
		for i, letter := range "ABCD" {
			_, after, found := strings.Cut(tale.Look, string(letter)+" = ")
			if !found {
				continue
			}
			letters++
			for c := range board.Cell(board.Cells) {
				if !strings.HasPrefix(after, c.String()) {
					continue
				}
				mark := picture.LetterA + picture.Mark(i)
				has := false
				for d := range board.AllDigits.All() {
					has = has || slices.Contains(pic.Jobs(c, d), mark)
				}
				if !has {
					t.Errorf("%s\n%v is in %c in the words, and has no mark of it in the picture", name, c, letter)
				}
			}
		}
	})
	if letters < 50 {
		t.Errorf("only %d letters were compared", letters)
	}
}

// TestLegendIsInDictionary has each word of a legend that is not plain in the dictionary, or as the name of a technique; a case is called
// by what is supposed in it.
func TestLegendIsInDictionary(t *testing.T) {
	t.Parallel()
	plain := []string{"only candidate", "only place", "just filled", "pair", "filled, not given", "impossible pattern", "ruled out on the way", picture.End}
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		pic := picture.Draw(b, s, board.RC)
		for _, m := range pic.Used() {
			for _, noun := range pic.Roles[m] {
				if strings.HasPrefix(noun, "if ") {
					continue
				}
				noun = strings.TrimRight(noun, " ABCDEFG")
				if _, ok := glossary.WordNamed(noun); !ok && !slices.Contains(plain, noun) && len(technique.Family(noun)) == 0 {
					t.Errorf("%s: the legend says %q", s.Technique.Name, noun)
				}
			}
		}
	})
}

// TestWordsWearMarks tells a step in each theme: in the sentences the words that name a role look as their marks do in the
// drawing below.
func TestWordsWearMarks(t *testing.T) {
	t.Parallel()
	for i := range theme.All {
		var out bytes.Buffer
		s := newSession(&out)
		for _, line := range []string{"set color always", "set theme " + theme.All[i].Name, "teach xy-wing"} {
			if err := s.Do(context.Background(), line).Err; err != nil {
				t.Fatal(err)
			}
		}
		for mark, words := range map[picture.Mark][]string{
			picture.Pivot: {"Pivot", "pivot", "@ pivot"}, picture.Pincer: {"pincer", "& pincer"}, picture.Eliminated: {"removed", "- removed"},
		} {
			for _, word := range words {
				if look := theme.All[i].Mark(mark, word); look == word || !strings.Contains(out.String(), look) {
					t.Errorf("%s: %s does not wear the mark:\n%s", theme.All[i].Name, word, out.String())
				}
			}
		}
	}
}

// TestCrossHatched draws rays from the blockers of singles.
func TestCrossHatched(t *testing.T) {
	t.Parallel()
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		if s.Technique.Shape != deduce.ShapeSingle {
			return
		}
		pic := picture.Draw(b, s, board.RC)
		for _, r := range pic.Rays {
			if d := b.Digit(r.From); d == 0 || !r.From.Sees(r.To) || pic.Marks[r.From][d] != picture.Blocker {
				t.Errorf("%s: a ray from %v to %v", wording.Text{}.Line(s), r.From, r.To)
			}
		}
		if s.Technique != deduce.FullHouse && len(pic.Rays) == 0 && !strings.Contains(strings.Join(explanation.Step(wording.Text{}, s, b), " "), "removed from") {
			t.Errorf("%s: no rays", wording.Text{}.Line(s))
		}
	})
}
