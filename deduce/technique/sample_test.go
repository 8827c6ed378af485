package technique_test

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"deduku/board/format/grids"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/golden"
	"deduku/internal/testutil/techniquetest"
)

// How many lines the sample has at most of a family of techniques, which the first two digits of a code name, and of a code.
const mostOfFamily, mostOfCode = 20, 8

// TestLibrarySample judges the sample of library lines, which other tests take where the regression library is absent: each
// technique must conclude just what its lines say. With -update it makes the sample from the steps of puzzles.
func TestLibrarySample(t *testing.T) {
	if golden.Updating() {
		makeSample(t)
	}
	for _, c := range techniquetest.LibraryAt(t, techniquetest.SampleFile) {
		ta := new(tally)
		judge(t, ta, &c, techniquetest.Named(t, codes[c.Full()].title), codes[c.Full()].scope)
		if ta.strict != 1 || ta.sound != 1 {
			t.Errorf("line %d, %s: %+v, want it strict and sound", c.Line, c.Full(), *ta)
		}
	}
}

// makeSample writes the lines of steps that the ladder finds on the way through puzzles of the samples.
func makeSample(t *testing.T) {
	var lines []string
	families, codesSeen := map[string]int{}, map[string]int{}
	for _, name := range []string{"mixed.txt", "top1465.txt", "hardest-1106.txt"} {
		for _, puzzle := range boardtest.PuzzlesAt(t, "../../internal/testutil/boardtest/testdata/"+name) {
			solver := deduce.New(puzzle, deduce.Options{Ladder: technique.Standard, Guess: deduce.NoGuess})
			for {
				step, ok := solver.Foresee(context.Background())
				if !ok {
					break
				}
				code, _ := technique.LibraryCode(&step)
				wanted := code != "" && families[code[:2]] < mostOfFamily && codesSeen[code] < mostOfCode
				if line := ""; wanted {
					if line = strictLine(t, solver, &step); line != "" {
						lines = append(lines, line)
						families[code[:2]]++
						codesSeen[code]++
					}
				}
				solver.Apply(step)
			}
		}
	}
	golden.Compare(t, techniquetest.SampleFile, "# Steps of the techniques on puzzles of this project's samples, in the format of HoDoKu's regression library, of which\n"+
		"# no line is among them. Written by make golden.\n"+strings.Join(lines, "\n")+"\n")
}

// strictLine is a step on the board of a solver as a line of the library; empty where another step of its technique and
// digits concludes something else, or none concludes the same by itself.
func strictLine(t *testing.T, solver *deduce.Solver, step *deduce.Step) string {
	t.Helper()
	code, digits := technique.LibraryCode(step)
	rule, ok := codes[code]
	if !ok || rule.title != step.Technique.Title {
		return ""
	}
	p := puzzle.Of(solver.Board())
	line := (&grids.HodokuCase{
		Code: code, Digits: digits, Givens: p.Givens, Placed: p.Placed, Deleted: p.Eliminated,
		Eliminations: step.Eliminations, Placements: step.Placements,
	}).String()
	c := techniquetest.ParseLibrary(t, 0, line)
	view, found := c.At.View(t), false
	for _, other := range c.At.Find(t, step.Technique) {
		if rule.scope != nil && !rule.scope(view, &other) || key(c.Code, &other) != c.Key {
			continue
		}
		if got := techniquetest.Triples(append(other.Placements[:len(other.Placements):len(other.Placements)], other.Eliminations...)); got != c.Want {
			return ""
		}
		found = true
	}
	if !found {
		return ""
	}
	return fmt.Sprint(line)
}
