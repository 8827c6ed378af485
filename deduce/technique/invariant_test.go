package technique_test

import (
	"slices"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique/forcing"
	"deduku/deduce/technique/nets"
	"deduku/internal/testutil/techniquetest"
)

// TestMapped holds every technique to finding the same conclusions however the board is turned and the digits are
// named.
func TestMapped(t *testing.T) {
	eachPosition(t, func(t *testing.T, tech *deduce.Technique, p techniquetest.Position) {
		testMapped(t, tech, p, p.Find(t, tech))
	})
}

// anySteps are techniques that yield the first few of very many steps, the smallest of those, or follow the first of very many
// beginnings. Which they are, and what they make of it, depends on the order of the cells and digits; whether there are any
// does not.
var anySteps = []*deduce.Technique{nets.Whip, nets.Nested, nets.Deep}

// sameTogether are techniques whose steps conclude the same on every image of a board only when taken together.
var sameTogether = []*deduce.Technique{
	nets.Verity, forcing.CellChain, forcing.UnitChain, forcing.DigitChain,
	forcing.Contradiction, forcing.Verity, forcing.KrakenFish1, forcing.KrakenFish2, forcing.GuardianChain, forcing.DeadlyPatternChain,
}

// comparable is the sets of conclusions of a technique's steps that must be the same on every image of a board.
func comparable(tech *deduce.Technique, all map[string]bool) map[string]bool {
	switch {
	case len(all) == 0:
		return all
	case slices.Contains(anySteps, tech):
		return map[string]bool{"something": true}
	case slices.Contains(sameTogether, tech):
		together := map[string]bool{}
		for conclusions := range all {
			for _, x := range strings.Fields(conclusions) {
				together[x] = true
			}
		}
		return together
	}
	return all
}

// TestStops asks every finder for one step after another: it stops as soon as it is told to, and by then it has
// yielded what it yields first to everybody.
func TestStops(t *testing.T) {
	eachPosition(t, func(t *testing.T, tech *deduce.Technique, p techniquetest.Position) {
		var all []deduce.Step
		tech.Find(p.View(t), func(step *deduce.Step) bool {
			all = append(all, copied(*step))
			return len(all) < 12
		})
		for n := 1; n < len(all); n += 1 + n/3 {
			var first []deduce.Step
			tech.Find(p.View(t), func(step *deduce.Step) bool {
				first = append(first, copied(*step))
				return len(first) != n
			})
			compareSteps(t, tech, p, first, all[:n])
		}
	})
}
