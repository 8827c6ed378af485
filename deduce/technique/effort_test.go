package technique_test

import (
	"context"
	"math/rand/v2"
	"os"
	"runtime"
	"runtime/metrics"
	"testing"

	"deduku/board"
	"deduku/board/search"
	"deduku/deduce"
)

// loose is a board of pencil marks alone with one solution and as many candidates as that allows: all candidates that a full board
// lacks are removed in random order until one solution is left, then each is given back with which there is still one.
func loose(t testing.TB, seed uint64) *board.Board {
	t.Helper()
	source := rand.New(rand.NewPCG(seed, 25))
	b := board.Of(board.Grid{})
	for b.Status() == board.Open {
		x := board.Candidate{Cell: b.Open().First(), Digit: board.Digit(1 + source.IntN(9))}
		if with := b; b.Has(x) {
			with.Place(x.Cell, x.Digit)
			if p := search.Of(&with); search.Count(&p, 1) > 0 {
				b = with
			}
		}
	}
	full := b.Grid()
	var wrong []board.Candidate
	for c := range board.Cell(board.Cells) {
		for d := board.Digit(1); d <= 9; d++ {
			if full[c] != d {
				wrong = append(wrong, board.Candidate{Cell: c, Digit: d})
			}
		}
	}
	source.Shuffle(len(wrong), func(i, j int) { wrong[i], wrong[j] = wrong[j], wrong[i] })
	unique := func(gone []board.Candidate) bool {
		at := board.Of(board.Grid{})
		for _, x := range gone {
			at.Eliminate(x.Cell, x.Digit)
		}
		p := search.Of(&at)
		return search.Count(&p, 2) == 1
	}
	few, many := 0, len(wrong) // of the first, so many leave several solutions, and so many one
	for few+1 < many {
		if mid := (few + many) / 2; unique(wrong[:mid]) {
			many = mid
		} else {
			few = mid
		}
	}
	gone := append([]board.Candidate(nil), wrong[:many]...)
	for i := 0; i < len(gone); {
		without := append(append([]board.Candidate(nil), gone[:i]...), gone[i+1:]...)
		if unique(without) {
			gone = without
		} else {
			i++
		}
	}
	at := board.Of(board.Grid{})
	for _, x := range gone {
		at.Eliminate(x.Cell, x.Digit)
	}
	return &at
}

// TestStuckEffort shows that a log which is stuck says how deep the nets were that were looked for, and that no effort looks for none.
func TestStuckEffort(t *testing.T) {
	for effort, levels := range map[deduce.Effort]int{deduce.NoEffort: 0, deduce.UsualEffort: 2} {
		log := solveLoose(t, looseStuck, effort)
		if last := log.Last(); last.Kind != deduce.Stuck || last.End.Levels != levels {
			t.Errorf("effort %v: ends with %v after %d levels, want STUCK after %d", effort, last.Kind, last.End.Levels, levels)
		}
	}
}

// TestEffort shows that a high effort solves boards of pencil marks that the usual one leaves stuck, by the same steps as far as that
// comes.
func TestEffort(t *testing.T) {
	if os.Getenv("DEDUKU_FULL") == "" {
		t.Skip("takes half an hour: DEDUKU_FULL=1")
	}
	const boards = 100
	usual, high := 0, 0
	var usualTime, highTime int64
	for seed := range uint64(boards) {
		from := userTime()
		log := solveLoose(t, seed, deduce.UsualEffort)
		usualTime += userTime() - from
		from = userTime()
		more := solveLoose(t, seed, deduce.HighEffort)
		highTime += userTime() - from
		for n := range len(log.Steps) - 1 {
			if !log.Steps[n].Same(&more.Steps[n]) {
				t.Fatalf("seed %d: step %d is another one with more effort", seed, n+1)
			}
		}
		if log.Last().Kind == deduce.Solved {
			usual++
		}
		if more.Last().Kind == deduce.Solved {
			high++
		}
	}
	t.Logf("of %d boards %d solved in %d ms of CPU each, with high effort %d in %d ms", boards, usual, usualTime/boards, high, highTime/boards)
	if high <= usual {
		t.Errorf("%d solved, and %d with more effort", usual, high)
	}
}

// looseStuck is the seed of a board that takes more than the usual effort.
const looseStuck = 35

// solveLoose is the log of the loose board of a seed, without guesses.
func solveLoose(t testing.TB, seed uint64, effort deduce.Effort) deduce.Log {
	t.Helper()
	var gone []board.Candidate
	at := loose(t, seed)
	for c := range board.Cell(board.Cells) {
		for ds := board.AllDigits &^ at.Candidates(c); ds != 0; ds &= ds - 1 {
			gone = append(gone, board.Candidate{Cell: c, Digit: ds.First()})
		}
	}
	certain := everything.Where(func(t *deduce.Technique) bool { return !t.Assumes })
	s := deduce.New(board.Grid{}, deduce.Options{Ladder: certain, Guess: deduce.NoGuess, Effort: effort})
	if err := s.Begin(board.Grid{}, board.Grid{}, gone); err != nil {
		t.Fatal(err)
	}
	if err := s.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	return s.Log()
}

// userTime is the processor time that the test's own code has used, in milliseconds, as the runtime estimates it.
func userTime() int64 {
	sample := []metrics.Sample{{Name: "/cpu/classes/user:cpu-seconds"}}
	runtime.GC() // which brings the estimate up to date
	metrics.Read(sample)
	return int64(sample[0].Value.Float64() * 1000)
}
