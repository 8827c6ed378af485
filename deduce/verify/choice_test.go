package verify

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// thinBoard gives a board with few candidates in some truths, and these
// truths, in both forms.
func thinBoard(rng *rand.Rand) (plain plainBoard, open set, truths []string) {
	plain, all := freshBoard(), unitTruths()
	for range 2 + rng.IntN(5) {
		truth := all[rng.IntN(len(all))]
		if rng.IntN(2) == 0 {
			truth = name(rng.IntN(81), 0, "")[:4]
		}
		if slices.Contains(truths, truth) {
			continue
		}
		truths = append(truths, truth)
		list := spots(truth)
		rng.Shuffle(9, func(i, j int) { list[i], list[j] = list[j], list[i] })
		for _, s := range list[:5+rng.IntN(4)] {
			plain[s.cell] &^= 1 << s.digit
		}
	}
	for i := range plain {
		for _, d := range digitsOf(plain[i]) {
			open.add(at(cell(i), d))
		}
	}
	return plain, open, truths
}

func parseTruths(list []string) (truths []truth) {
	for _, s := range list {
		t, _ := parseTruth([]byte(s))
		truths = append(truths, t)
	}
	return truths
}

// TestChoicesAgainstPlain compares the search with one that tries everything.
func TestChoicesAgainstPlain(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	var search choices
	var count [2]int
	for range 20_000 {
		plain, open, names := thinBoard(rng)
		list := spots(names[rng.IntN(len(names))])
		x := list[rng.IntN(9)]
		for !plain.has(x) && plain.left(names[0]) > 0 {
			x = spots(names[0])[rng.IntN(9)]
		}
		if !plain.has(x) {
			continue
		}
		steps := 1 << 30
		with := choiceExists(&plain, names, []spot{x}, &steps)
		opposite := open
		opposite.minus(&conflicts[at(cell(x.cell), x.digit)])
		search.start(nil)
		if got := search.exists(opposite, parseTruths(names)); got != with {
			t.Fatalf("%v with %v true: got %v, want %v", names, x, got, with)
		}
		plain[x.cell] &^= 1 << x.digit
		without := choiceExists(&plain, names, nil, &steps)
		open.remove(at(cell(x.cell), x.digit))
		search.start(nil)
		if got := search.exists(open, parseTruths(names)); got != without {
			t.Fatalf("%v with %v false: got %v, want %v", names, x, got, without)
		}
		count[map[bool]int{false: 0, true: 1}[with]]++
	}
	if min(count[0], count[1]) < 1000 {
		t.Errorf("no choice %d times, a choice %d times: the boards do not test both", count[0], count[1])
	}
}

// TestTwinsAgainstPlain compares the search for another filling with one that
// tries all fillings, on patterns within full grids.
func TestTwinsAgainstPlain(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	var search choices
	var count [2]int
	for range 20_000 {
		deadly, filling := pattern(rng)
		open := everything
		for i, c := range deadly {
			open.minus(&conflicts[at(c, filling[i])])
		}
		search.start(deadly)
		want := plainTwin(deadly, filling)
		if got := search.hasTwin(&open); got != want {
			t.Fatalf("%v filled with %v: got %v, want %v", deadly, filling, got, want)
		}
		count[map[bool]int{false: 0, true: 1}[want]]++
	}
	if min(count[0], count[1]) < 300 {
		t.Errorf("no twin %d times, a twin %d times: the patterns do not test both", count[0], count[1])
	}
}

// pattern gives some cells of a full grid that hold three digits, and these.
func pattern(rng *rand.Rand) (cells []cell, filling []int) {
	digits := rng.Perm(9)[:3]
	for i := range 81 {
		d := int(fullGrid[i] - '0')
		if slices.Contains(digits, d-1) && rng.IntN(3) > 0 {
			cells, filling = append(cells, cell(i)), append(filling, d)
		}
	}
	return cells, filling
}

// plainTwin tries all fillings cell by cell, and compares what stands in each
// row, column and box when a filling is complete.
func plainTwin(cells []cell, filling []int) bool {
	houses := func(i int) [3]int { return [3]int{i / 9, 9 + i%9, 18 + i/27*3 + i%9/3} }
	var want [27]uint16
	for i, c := range cells {
		for _, h := range houses(int(c)) {
			want[h] |= 1 << filling[i]
		}
	}
	var got [27]uint16
	var try func(i int, same bool) bool
	try = func(i int, same bool) bool {
		if i == len(cells) {
			return !same && got == want
		}
		for d := 1; d <= 9; d++ {
			fits := true
			for _, h := range houses(int(cells[i])) {
				fits = fits && want[h]>>d&1 == 1 && got[h]>>d&1 == 0
			}
			if !fits {
				continue
			}
			for _, h := range houses(int(cells[i])) {
				got[h] ^= 1 << d
			}
			found := try(i+1, same && d == filling[i])
			for _, h := range houses(int(cells[i])) {
				got[h] ^= 1 << d
			}
			if found {
				return true
			}
		}
		return false
	}
	return try(0, true)
}

// TestLongNet is a chain of 60 cells that all hang on one guess; and the same
// without its middle must not pass, nor take for ever.
func TestLongNet(t *testing.T) {
	s := newSheet(emptyPuzzle)
	var truths []string
	cells := []string{}
	for i := range 81 {
		if fullGrid[i] <= '2' {
			cells = append(cells, name(i, 0, "")[:4])
		}
	}
	// All 18 cells hold 1 or 2 in one of two ways, so one that has a 1 tells
	// every other: with the fullGrid digit of the first struck, all turn.
	for i, c := range cells {
		digits := "12"
		if i == 0 {
			digits = "2"
		}
		s.only(digits, c)
		truths = append(truths, c)
	}
	last := s.clone()
	last.add(entry{Kind: "LOGIC", Technique: "Net", Place: []string{"r9c8=2"}, Truths: truths, Because: upTo(18)})
	mustPass(t, last.unfinished().bytes())
	last.lines[18].Place[0] = "r9c8=1"
	last.lines[18].retell()
	mustFail(t, last.bytes(), "r9c8=1 does not follow")
}

// TestTooHard is a step that no search can check in reasonable time. It must
// be refused, not run for ever.
func TestTooHard(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a second")
	}
	// Ten digits for nine cells: each row of nine cells has eight digits left.
	s := newSheet(emptyPuzzle)
	var truths []string
	for i := range 81 {
		c := name(i, 0, "")[:4]
		if i < 72 {
			truths = append(truths, c)
		}
		if i < 9 {
			s.strike("9", c)
		}
	}
	s.add(entry{Kind: "LOGIC", Technique: "Too Much", Eliminate: []string{"r9c9<>9"}, Truths: truths, Because: upTo(9)})
	mustFail(t, s.unfinished().bytes(), "its truths leave too many choices to check them all")
}
