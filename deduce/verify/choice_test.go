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
		for _, s := range list[:6+rng.IntN(3)] {
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
	workOut()
	rng := rand.New(rand.NewPCG(1, 2))
	var search choices
	var count [2]int
	for range 5_000 {
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
	if min(count[0], count[1]) < 100 {
		t.Errorf("no choice %d times, a choice %d times: the boards do not test both", count[0], count[1])
	}
}

// TestTwinsAgainstPlain compares the search for another filling with one that
// tries all fillings, on patterns within full grids.
func TestTwinsAgainstPlain(t *testing.T) {
	workOut()
	rng := rand.New(rand.NewPCG(3, 4))
	var search choices
	var count [2]int
	for range 5_000 {
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
	if min(count[0], count[1]) < 100 {
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
	units := func(i int) [3]int { return [3]int{i / 9, 9 + i%9, 18 + i/27*3 + i%9/3} }
	var want [27]uint16
	for i, c := range cells {
		for _, u := range units(int(c)) {
			want[u] |= 1 << filling[i]
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
			for _, u := range units(int(cells[i])) {
				fits = fits && want[u]>>d&1 == 1 && got[u]>>d&1 == 0
			}
			if !fits {
				continue
			}
			for _, u := range units(int(cells[i])) {
				got[u] ^= 1 << d
			}
			found := try(i+1, same && d == filling[i])
			for _, u := range units(int(cells[i])) {
				got[u] ^= 1 << d
			}
			if found {
				return true
			}
		}
		return false
	}
	return try(0, true)
}

// TestLongNet has 18 cells with 1 or 2 that hang together: the first tells
// the last.
func TestLongNet(t *testing.T) {
	s := newSheet(emptyPuzzle)
	var truths []string
	for i := range 81 {
		if fullGrid[i] <= '2' {
			truths = append(truths, name(i, 0, "")[:4])
			s.only(map[bool]string{true: "2", false: "12"}[len(truths) == 1], truths[len(truths)-1])
		}
	}
	s.add(entry{Kind: "LOGIC", Technique: "Net", Place: []string{"r9c8=2"}, Truths: truths, Because: upTo(18)})
	mustPass(t, s.unfinished().bytes())
	s.lines[18].Place[0] = "r9c8=1"
	s.lines[18].retell()
	mustFail(t, s.bytes(), "r9c8=1 does not follow")
}

// TestTooHard is a right step with so many truths that have nothing to do
// with it that a search loses its way. It must be refused in seconds.
func TestTooHard(t *testing.T) {
	s := newSheet(emptyPuzzle)
	var truths []string
	// Nine cells for eight digits, after many pairs of cells that may go
	// either way.
	for c := range 9 {
		truths = append(truths, name(c, 0, "")[:4])
	}
	s.eliminate("9", truths...)
	for i, digits := range []string{"12", "34", "56", "78"} {
		for box := range 3 {
			c := 9*(3+i%2*3+(box+i/2)%3) + 3*box
			pair := []string{name(c, 0, "")[:4], name(c+1, 0, "")[:4]}
			s.only(digits, pair...)
			truths = append(truths, pair...)
		}
	}
	s.add(entry{Kind: "LOGIC", Technique: "Too Much", Eliminate: []string{"r9c9<>9"}, Truths: truths, Because: upTo(len(s.lines))})
	mustFail(t, s.unfinished().bytes(), "its truths leave too many choices to check them all")
}
