package chains_test

import (
	"testing"

	"deduku/deduce"
	"deduku/deduce/chain"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

const (
	plain   = chain.Cells | chain.Places | chain.InCell
	grouped = plain | chain.Groups
)

// eachPosition has look see the positions of the paths of some hard puzzles, one after the other.
func eachPosition(t *testing.T, puzzles int, look func(*deduce.View)) {
	v := deduce.NewView(t.Context(), deduce.New(boardtest.First(t, "top1465.txt", 1)[0], deduce.Options{}).Board())
	for _, puzzle := range boardtest.First(t, "top1465.txt", puzzles) {
		s := deduce.New(puzzle, deduce.Options{Ladder: technique.Standard, Guess: deduce.NoGuess})
		for s.Next() != nil {
			if v.Look(s.Board()); v.Settled() {
				look(v)
			}
		}
	}
}

func never() bool { return false }

// TestQuiet compares whether a graph stays quiet, as told by what is new, with what a search of all of it says.
func TestQuiet(t *testing.T) {
	for name, kinds := range map[string]chain.Kinds{"plain": plain, "grouped": grouped} {
		t.Run(name, func(t *testing.T) {
			var kept chain.Graph
			quiet, stayed, ended := uint64(0), 0, 0
			eachPosition(t, 30, func(v *deduce.View) {
				kept.Begin(v, kinds)
				stays, told := kept.StaysQuiet(quiet)
				var whole chain.Graph
				whole.Look(v, kinds)
				finds := whole.Search(100, never)
				if whole.Quiet() && len(finds) > 0 {
					t.Fatalf("position %d is quiet, but has chains", v.Position())
				}
				if told {
					if stays != whole.Quiet() {
						t.Fatalf("position %d stays quiet: %v, want %v", v.Position(), stays, whole.Quiet())
					}
					if stays {
						stayed++
					} else {
						ended++
					}
				}
				if whole.Quiet() {
					quiet = v.Position()
				}
			})
			if stayed < 20 || ended < 20 {
				t.Errorf("%d graphs stayed quiet and %d did not: too few to tell", stayed, ended)
			}
		})
	}
}

// TestPlainChains looks for the chains of one digit, and of cells with two candidates, where there are none of links of any kind:
// the techniques do not look there. (Two ends that are all places of a digit in a unit conclude what Locked Candidates do, and count as no
// chain; then chains of cells between them do. These puzzles have none.)
func TestPlainChains(t *testing.T) {
	with, without := 0, 0
	eachPosition(t, 12, func(v *deduce.View) {
		var any, digit, cells chain.Graph
		any.Look(v, plain)
		digit.Look(v, chain.Places)
		cells.Look(v, chain.Cells)
		n := len(digit.Search(10, never)) + len(cells.Search(10, never))
		if len(any.Search(100, never)) > 0 {
			with += n
			return
		}
		if without++; n > 0 {
			t.Fatalf("position %d has %d chains, but none of links of any kind", v.Position(), n)
		}
	})
	if with == 0 || without == 0 {
		t.Errorf("%d chains, %d positions without: too few to tell", with, without)
	}
}
