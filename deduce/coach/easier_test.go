package coach_test

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// neverNeeded are techniques that nobody has to look for: what one of their patterns removes, easier techniques always do, at
// once or one after the other. Their examples are held to just that.
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

	// Two bases and two covers, not all of them lines of one direction: in the box beside, or in a base, the digit is confined to
	// one line, and when this has been made use of, the rest is too.
	"franken-x-wing": "pointing claiming",
	"mutant-x-wing":  "pointing claiming",

	// Each base is a strong link, of groups if need be, and the cover that they share the weak link between them: of more than a
	// thousand in hard puzzles all were chains.
	"finned-franken-x-wing": oneDigitChains,
	"finned-mutant-x-wing":  oneDigitChains,
}

const oneDigitChains = "2-string-kite turbot-fish empty-rectangle grouped-continuous-nice-loop grouped-discontinuous-nice-loop grouped-aic"

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

// noneFound are techniques for which no position was found, in thousands of boards, that nothing easier solves as well and that can
// be told in few words. It is not proved that there is none.
var noneFound = strings.Fields(`
	quadruple-firework vwxyz-wing rstuvwxyz-wing death-blossom bug+n-chain franken-whale franken-leviathan
	siamese-finned-franken-swordfish finned-franken-whale finned-franken-leviathan mutant-swordfish mutant-jellyfish mutant-squirmbag
	mutant-whale mutant-leviathan finned-mutant-swordfish siamese-finned-mutant-swordfish finned-mutant-whale finned-mutant-leviathan
	nishio digit-forcing-chain whip`)

// TestExamplesNeedTheirTechnique holds what 'teach' shows to steps that nothing easier makes: no easier technique removes or
// places all the same by itself, nor do the steps of all easier ones together. Of the extreme techniques fish count alone: most of
// the others follow branches, and a kraken fish, a forcing chain and a net are different words for the same branches.
func TestExamplesNeedTheirTechnique(t *testing.T) {
	for _, rung := range technique.Standard {
		lesson, err := coach.Teach(context.Background(), rung.Technique)
		if err != nil {
			t.Fatal(err)
		}
		if instead := neverNeeded[rung.Name]; instead != "" {
			if !doesWithout(t, lesson, strings.Fields(instead)) {
				t.Errorf("%s: %s do not come to the same: it is needed", rung.Name, instead)
			}
			continue
		}
		makers := easierMakers(rung.Technique, lesson)
		switch excused := slices.Contains(noneFound, rung.Name); {
		case excused && len(makers) == 0:
			t.Errorf("%s: nothing easier makes the same step: it is no exception any longer", rung.Name)
		case !excused && len(makers) > 0:
			t.Errorf("%s: the step on its Example is also made by %s; choose a board on which nothing easier makes it, "+
				"or add an exception in easier_test.go", rung.Name, strings.Join(makers, ", "))
		}
	}
}

// TestExceptions checks that the lists of exceptions name only techniques on the ladder.
func TestExceptions(t *testing.T) {
	listed := map[string][]string{"noneFound": noneFound}
	for list, rows := range map[string]map[string]string{
		"neverNeeded": neverNeeded, "sameThing": sameThing, "twoOf": twoOf,
	} {
		for name, others := range rows {
			listed[list] = append(append(listed[list], name), strings.Fields(others)...)
		}
	}
	for list, names := range listed {
		for _, name := range names {
			if technique.Standard.Lookup(name) == nil {
				t.Errorf("%s in easier_test.go: %q is not on the ladder; remove it", list, name)
			}
		}
	}
}

// easierMakers are the easier techniques that make the step of a lesson, each by itself; if there is none, the last of those that
// together make it in several steps.
func easierMakers(t *deduce.Technique, lesson coach.Lesson) (makers []string) {
	b := lesson.Example.Board()
	v := deduce.NewView(context.Background(), b)
	var together effects
	last := ""
	for _, other := range technique.Standard {
		branches := technique.GradeOf(other.Technique).Level > deduce.Unfair && other.Shape != deduce.ShapeFish
		if !isEasier(other.Technique, t) || branches || named(sameThing, t.Name, other.Name) {
			continue
		}
		alone, apart := false, named(twoOf, t.Name, other.Name)
		v.Find(other.Technique, func(step *deduce.Step) bool {
			var one effects
			one.add(step)
			alone = alone || one.have(b, lesson.Step)
			if !apart {
				together.add(step)
			}
			return !alone
		})
		if alone {
			makers = append(makers, other.Name)
		}
		if last == "" && together.have(b, lesson.Step) {
			last = other.Name
		}
	}
	if len(makers) == 0 && last != "" {
		makers = append(makers, last+" in several steps, with what is easier")
	}
	return makers
}

// doesWithout reports whether techniques, used again and again, come to what the step of a lesson concludes.
func doesWithout(t *testing.T, lesson coach.Lesson, names []string) bool {
	b := *lesson.Example.Board()
	var all effects
	for before := board.New(); before != b && !all.have(&b, lesson.Step); {
		before = b
		v := deduce.NewView(context.Background(), &b)
		for _, name := range names {
			v.Find(techniquetest.Named(t, name), func(step *deduce.Step) bool {
				all.add(step)
				for _, x := range step.Eliminations {
					b.Eliminate(x.Cell, x.Digit)
				}
				return true
			})
		}
	}
	return all.have(&b, lesson.Step)
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
