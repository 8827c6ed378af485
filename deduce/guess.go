package deduce

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"deduku/board"
)

// Guesser is a way to choose the candidate to try when no technique applies.
type Guesser uint8

// The ways to guess.
const (
	Random  Guesser = iota // a random open cell and a random candidate of it
	Fewest                 // the lowest candidate of the first cell with the fewest
	NoGuess                // do not: the solver is stuck instead
)

var guessers = []string{Random: "random", Fewest: "fewest", NoGuess: "off"}

// Guessers are the names of the ways to guess.
func Guessers() []string { return guessers }

// GuesserNamed is the way to guess with this name, one of Guessers.
func GuesserNamed(name string) Guesser { return Guesser(slices.Index(guessers, name)) }

// String is the name of the way to guess.
func (g Guesser) String() string { return guessers[g] }

// choose picks a candidate of the open board b. It depends on nothing but the position, the seed and the
// number that the guess will have, so that a log can be taken up again anywhere.
func (g Guesser) choose(b *board.Board, seed uint64, n int) (board.Candidate, bool) {
	switch g {
	case Random:
		return chooseRandom(b, seed, n), true
	case Fewest:
		return chooseFewest(b), true
	}
	return board.Candidate{}, false
}

func chooseRandom(b *board.Board, seed uint64, n int) board.Candidate {
	var source rand.PCG
	source.Seed(seed, uint64(n))
	below := func(k int) int {
		hi, _ := bits.Mul64(source.Uint64(), uint64(k))
		return int(hi)
	}
	open := b.Open()
	for k := below(open.Len()); k > 0; k-- {
		open = open.Rest()
	}
	c := open.First()
	cands := b.Candidates(c)
	for k := below(cands.Len()); k > 0; k-- {
		cands &= cands - 1
	}
	return board.Candidate{Cell: c, Digit: cands.First()}
}

func chooseFewest(b *board.Board) board.Candidate {
	best, fewest := board.Cell(0), 10
	for open := b.Open(); !open.Empty() && fewest > 2; open = open.Rest() {
		c := open.First()
		if n := b.Candidates(c).Len(); n < fewest {
			best, fewest = c, n
		}
	}
	return board.Candidate{Cell: best, Digit: b.Candidates(best).First()}
}
