package technique_test

import (
	"context"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/techniquetest"
)

var harvest = flag.String("harvest", "", "print examples for these techniques, by name, or for all that have none (missing)")

// TestHarvest looks for examples: positions of logic solves in which a technique finds something first that nothing easier
// concludes. Of those it prints the one with the fewest eliminated candidates among the first few, those before all others in
// which it is the easiest that there is.
//
//	go test ./deduce/technique -run TestHarvest -v -harvest xy-wing,w-wing
func TestHarvest(t *testing.T) {
	if *harvest == "" {
		t.Skip("without -harvest there is nothing to do")
	}
	wanted := map[*deduce.Technique]int{}
	for _, tech := range technique.Standard.Techniques() {
		if *harvest == "missing" && tech.Example == "" || strings.Contains(","+*harvest+",", ","+tech.Name+",") {
			wanted[tech] = 20
		}
	}
	best := map[*deduce.Technique]techniquetest.Position{}
	taken := map[*deduce.Technique]techniquetest.Position{} // where the technique is the next that applies
	var puzzles []board.Grid
	for _, name := range []string{"mixed.txt", "17-clue.txt", "top1465.txt", "hardest-1106.txt"} {
		all := boardtest.Puzzles(t, name)
		puzzles = append(puzzles, all[:min(len(all), 3000)]...)
	}
	for _, puzzle := range puzzles {
		if len(wanted) == 0 {
			break
		}
		s := deduce.New(puzzle, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
		for {
			step, ok := s.Foresee(context.Background())
			if !ok {
				break
			}
			if n := wanted[step.Technique]; n > 0 {
				note(s, step.Technique, taken)
				if wanted[step.Technique]--; n == 1 {
					delete(wanted, step.Technique)
				}
			} else if step.Kind == deduce.Logic {
				look(s, wanted, best)
			}
			s.Apply(step)
		}
		if s.Next(); !s.Dead() {
			look(s, wanted, best)
		}
	}
	maps.Copy(best, taken)
	for tech, p := range best {
		fmt.Printf("%s\n\tExample: %q,\n", tech.Name, p)
	}
	for tech := range wanted {
		if _, ok := best[tech]; !ok {
			fmt.Printf("%s\n\tnone found\n", tech.Name)
		}
	}
}

func look(s *deduce.Solver, wanted map[*deduce.Technique]int, best map[*deduce.Technique]techniquetest.Position) {
	if s.Board().Status() != board.Open {
		return
	}
	v := deduce.NewView(context.Background(), s.Board())
	for tech := range wanted {
		v.Find(tech, func(step *deduce.Step) bool {
			if !concludedEasier(s, tech, step) {
				note(s, tech, best)
			}
			return false
		})
	}
}

// concludedEasier reports whether a technique that is on and stands before another concludes all that a step of that one does.
func concludedEasier(s *deduce.Solver, tech *deduce.Technique, step *deduce.Step) (easier bool) {
	want := conclusionsOf(step)
	v := deduce.NewView(context.Background(), s.Board())
	for _, rung := range technique.Standard[:technique.Standard.Index(tech)] {
		if !technique.Everything.Has(rung.Technique) {
			continue
		}
		v.Find(rung.Technique, func(other *deduce.Step) bool {
			got := conclusionsOf(other)
			easier = !slices.ContainsFunc(want, func(x board.Candidate) bool { return !slices.Contains(got, x) })
			return !easier
		})
		if easier {
			return true
		}
	}
	return false
}

// conclusionsOf is what a step eliminates, by placements too: of a placed digit the other candidates of its cell.
func conclusionsOf(step *deduce.Step) []board.Candidate {
	return append(slices.Clone(step.Eliminations), step.Placements...)
}

// note keeps the position of the fewest eliminated candidates for a technique.
func note(s *deduce.Solver, tech *deduce.Technique, examples map[*deduce.Technique]techniquetest.Position) {
	p := techniquetest.PositionOf(s)
	if old, ok := examples[tech]; !ok || len(p.Eliminated) < len(old.Eliminated) {
		examples[tech] = p
	}
}
