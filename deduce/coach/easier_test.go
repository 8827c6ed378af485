package coach_test

import (
	"cmp"
	"context"
	"os"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
)

// neverNeeded are techniques that nobody has to look for: each of their patterns always is one of an easier technique, too, or
// has one beside it that removes the same. Their examples are held to just that.
var neverNeeded = map[string]string{
	// The lines beside the covers that are no covers themselves make a smaller fish that removes the same, with the same fins.
	"squirmbag":         "x-wing swordfish jellyfish",
	"whale":             "x-wing swordfish",
	"leviathan":         "x-wing",
	"finned-squirmbag":  "finned-x-wing sashimi-x-wing finned-swordfish sashimi-swordfish finned-jellyfish sashimi-jellyfish",
	"sashimi-squirmbag": "finned-x-wing sashimi-x-wing finned-swordfish sashimi-swordfish finned-jellyfish sashimi-jellyfish",
	"finned-whale":      "finned-x-wing sashimi-x-wing finned-swordfish sashimi-swordfish",
	"sashimi-whale":     "finned-x-wing sashimi-x-wing finned-swordfish sashimi-swordfish",
	"finned-leviathan":  "finned-x-wing sashimi-x-wing",
	"sashimi-leviathan": "finned-x-wing sashimi-x-wing",
}

// sameThing are techniques whose patterns all are patterns of an easier one, too, which is tried later or sees them from the
// other side. Type 4 of a loop, of an extended rectangle and of a BUG is type 3 where the extra candidates are of two digits: but
// for the two cells, the open cells of the unit hold all its digits but the one that has its places in the two, one digit more than
// they are cells; with one of the two they make a naked subset. (Were the extra candidates of one digit, type 2 would remove it
// elsewhere.) A rectangle leaves such subsets to type 4.
var sameThing = map[string]string{
	"x-wing":        "skyscraper turbot-fish", // two of them, with both ends in one line
	"skyscraper":    "turbot-fish",
	"2-string-kite": "turbot-fish",

	"bug-type-4":                  "bug-type-3",
	"unique-loop-4":               "unique-loop-3",
	"extended-unique-rectangle-4": "extended-unique-rectangle-3",
	"bug-lite-4":                  "bug-lite-3",
}

// twoOf are techniques that are two patterns of easier ones at once. None of these may make the whole step, but all of them
// together do.
var twoOf = map[string]string{
	"dual-2-string-kite":               "2-string-kite turbot-fish",
	"dual-empty-rectangle":             "empty-rectangle",
	"siamese-finned-swordfish":         "finned-swordfish sashimi-swordfish",
	"siamese-sashimi-swordfish":        "finned-swordfish sashimi-swordfish",
	"siamese-finned-jellyfish":         "finned-jellyfish sashimi-jellyfish",
	"siamese-sashimi-jellyfish":        "finned-jellyfish sashimi-jellyfish",
	"siamese-finned-franken-swordfish": "finned-franken-swordfish",
	"siamese-finned-franken-jellyfish": "finned-franken-jellyfish",
	"siamese-finned-mutant-swordfish":  "finned-mutant-swordfish",
	"siamese-finned-mutant-jellyfish":  "finned-mutant-jellyfish",
}

// unmended are techniques for which no better position has been found yet.
var unmended = strings.Fields(`
	quadruple-firework vwxyz-wing rstuvwxyz-wing death-blossom bug+n-chain franken-x-wing franken-whale
	franken-leviathan finned-franken-x-wing siamese-finned-franken-swordfish finned-franken-whale
	finned-franken-leviathan mutant-x-wing mutant-swordfish mutant-jellyfish mutant-squirmbag mutant-whale
	mutant-leviathan finned-mutant-x-wing finned-mutant-swordfish siamese-finned-mutant-swordfish finned-mutant-whale
	finned-mutant-leviathan nishio digit-forcing-chain whip`)

// TestExamplesNeedTheirTechnique holds what 'teach' shows to steps that nothing easier makes: no easier technique removes or
// places all the same by itself, nor do the steps of all easier ones together.
func TestExamplesNeedTheirTechnique(t *testing.T) {
	hardest := deduce.Unfair
	if os.Getenv("DEDUKU_FULL") != "" {
		hardest = deduce.Extreme
	}
	for _, rung := range technique.Standard {
		if slices.Contains(unmended, rung.Name) {
			continue
		}
		lesson, err := coach.Teach(context.Background(), rung.Technique)
		if err != nil {
			t.Fatal(err)
		}
		b := lesson.Example.Board()
		v := deduce.NewView(context.Background(), b)
		if instead := neverNeeded[rung.Name]; instead != "" {
			if !slices.ContainsFunc(strings.Fields(instead), func(name string) bool { return makesAlone(v, b, technique.Standard.Lookup(name), lesson.Step) }) {
				t.Errorf("%s: nothing of %s makes the same step: it is needed", rung.Name, instead)
			}
			continue
		}
		var together effects
		for _, other := range technique.Standard {
			level := technique.GradeOf(other.Technique).Level
			switch {
			case !isEasier(other.Technique, rung.Technique), level > hardest && other.Shape != deduce.ShapeFish,
				named(sameThing, rung.Name, other.Name):
				continue
			case makesAlone(v, b, other.Technique, lesson.Step):
				t.Errorf("%s: %s makes the same step", rung.Name, other.Name)
			case !named(twoOf, rung.Name, other.Name) && !together.have(b, lesson.Step):
				v.Find(other.Technique, func(step *deduce.Step) bool { together.add(step); return true })
				if together.have(b, lesson.Step) {
					t.Errorf("%s: %s makes the same in several steps, with what is easier", rung.Name, other.Name)
				}
			}
		}
	}
}

// makesAlone reports whether a step of a technique concludes all that another does.
func makesAlone(v *deduce.View, b *board.Board, t *deduce.Technique, want *deduce.Step) (made bool) {
	v.Find(t, func(step *deduce.Step) bool {
		var e effects
		e.add(step)
		made = e.have(b, want)
		return !made
	})
	return made
}

// named reports whether a name stands in the list of another.
func named(lists map[string]string, of, name string) bool {
	return slices.Contains(strings.Fields(lists[of]), name)
}

// isEasier reports whether a technique is easier than another: tried before it by default, or graded lower.
func isEasier(a, b *deduce.Technique) bool {
	i, j := technique.Standard.Index(a), technique.Standard.Index(b)
	g, h := technique.GradeOf(a), technique.GradeOf(b)
	return i < j && technique.Everything.Has(a) ||
		cmp.Or(cmp.Compare(g.Level, h.Level), cmp.Compare(g.Score, h.Score), cmp.Compare(i, j)) < 0
}

// effects are what steps rule out and place.
type effects struct {
	out, placed [board.Cells]board.DigitSet
}

func (e *effects) add(s *deduce.Step) {
	for _, x := range s.Eliminations {
		e.out[x.Cell] = e.out[x.Cell].With(x.Digit)
	}
	for _, x := range s.Placements {
		e.placed[x.Cell] = e.placed[x.Cell].With(x.Digit)
		e.out[x.Cell] |= board.AllDigits.Without(x.Digit)
		for c := range x.Cell.Peers().All() {
			e.out[c] = e.out[c].With(x.Digit)
		}
	}
}

// have reports whether e has all that a step concludes on b. A digit is placed, too, by ruling out all others of its cell.
func (e *effects) have(b *board.Board, s *deduce.Step) bool {
	for _, x := range s.Eliminations {
		if !e.out[x.Cell].Has(x.Digit) {
			return false
		}
	}
	for _, x := range s.Placements {
		others := b.Candidates(x.Cell).Without(x.Digit)
		if !e.placed[x.Cell].Has(x.Digit) && (others == 0 || others&^e.out[x.Cell] != 0) {
			return false
		}
	}
	return true
}
