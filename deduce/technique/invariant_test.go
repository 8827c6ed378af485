package technique_test

import (
	"testing"

	"deduku/deduce"
)

// TestMapped holds every technique to finding the same conclusions however the board is turned and the digits are
// named.
func TestMapped(t *testing.T) {
	eachPosition(t, func(t *testing.T, tech *deduce.Technique, p position) {
		testMapped(t, tech, p, p.find(t, tech))
	})
}

// TestStops asks every finder for one step after another: it stops as soon as it is told to, and by then it has
// yielded what it yields first to everybody.
func TestStops(t *testing.T) {
	eachPosition(t, func(t *testing.T, tech *deduce.Technique, p position) {
		var all []deduce.Step
		tech.Find(p.view(t), func(step *deduce.Step) bool {
			all = append(all, copied(*step))
			return len(all) < 12
		})
		for n := 1; n < len(all); n += 1 + n/3 {
			var first []deduce.Step
			tech.Find(p.view(t), func(step *deduce.Step) bool {
				first = append(first, copied(*step))
				return len(first) != n
			})
			compareSteps(t, tech, p, first, all[:n])
		}
	})
}
