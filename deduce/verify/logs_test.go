package verify

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
)

// The puzzles of the tests.
const (
	easyPuzzle   = ".................1.....2.3......3.2...4....5...6.1.....3......6.7..8...952.7....."
	nestedPuzzle = ".................1.....2.34.....4.....5...6....6.3.....3..5.....7..6.8..24......7"
	fullGrid     = "143657982952438761867192435795863124314279658286514397438921576671385249529746813"
	hardPuzzle   = "........5..6..87..3......9....1.7.4...7...8...4...6....9..8...3..16..4..5...2...."
)

var emptyPuzzle = strings.Repeat(".", 81)

// givenPuzzle makes a puzzle of a few givens.
func givenPuzzle(givens ...string) string {
	p := []byte(emptyPuzzle)
	for _, g := range givens {
		i, d := read(g)
		p[i] = byte('0' + d)
	}
	return string(p)
}

// eliminate adds a PREMISE that eliminates digits from cells.
func (s *sheet) eliminate(digits string, cells ...string) int {
	var list []string
	for _, c := range cells {
		for _, d := range digits {
			list = append(list, c+"<>"+string(d))
		}
	}
	return s.add(entry{Kind: "PREMISE", Eliminate: list})
}

// only adds a PREMISE that leaves cells these digits.
func (s *sheet) only(digits string, cells ...string) int {
	others := strings.Map(func(r rune) rune {
		if strings.ContainsRune(digits, r) {
			return -1
		}
		return r
	}, "123456789")
	return s.eliminate(others, cells...)
}

// clashingGivens cannot be solved, as its first steps show.
func clashingGivens() *sheet {
	s := newSheet(givenPuzzle("r1c1=5", "r1c9=5"))
	s.add(entry{Kind: "CONFLICT", Truths: []string{"r1c9"}, Because: []int{1, 2}})
	s.add(entry{Kind: "UNSOLVABLE"})
	return s
}

// xWing eliminates 4 from columns 4 and 9 by rows 2 and 7.
func xWing() *sheet {
	s := newSheet(emptyPuzzle)
	for _, row := range []string{"r2", "r7"} {
		for _, c := range "1235678" {
			s.eliminate("4", row+"c"+string(c))
		}
	}
	s.add(entry{Kind: "LOGIC", Technique: "X-Wing", Eliminate: []string{"r3c4<>4", "r5c4<>4"},
		Truths: []string{"4r2", "4r7"}, Because: upTo(14)})
	return s.unfinished()
}

// xyWing has the pivot r1c1 with 1 and 2.
func xyWing() *sheet {
	s := newSheet(emptyPuzzle)
	s.only("12", "r1c1")
	s.only("13", "r1c5")
	s.only("23", "r5c1")
	s.add(entry{Kind: "LOGIC", Technique: "XY-Wing", Eliminate: []string{"r5c5<>3"},
		Truths: []string{"r1c1", "r1c5", "r5c1"}, Because: []int{1, 2, 3}})
	return s.unfinished()
}

// rectangle is a Uniqueness Test 1: only 3 keeps r2c4 from a second solution.
func rectangle() *sheet {
	s := newSheet(givenPuzzle("r9c9=9"))
	s.only("12", "r1c1", "r1c4", "r2c1")
	s.only("123", "r2c4")
	s.add(entry{Kind: "LOGIC", Technique: "Uniqueness Test 1", Eliminate: []string{"r2c4<>1", "r2c4<>2"},
		Truths: []string{"r1c1", "r1c4", "r2c1"}, Because: []int{2, 3}, Assumes: "unique",
		Deadly: []string{"r1c1", "r1c4", "r2c1", "r2c4"}})
	return s.unfinished()
}

// almostGrave is a BUG+1: in one grid 1 and 2 could be exchanged in all their
// cells at once, were it not for the 3 that one cell may have.
func almostGrave() *sheet {
	s := newSheet(emptyPuzzle)
	var deadly []string
	for i := range 81 {
		if fullGrid[i] > '2' {
			continue
		}
		cell, digits := name(i, 0, "")[:4], "12"
		if len(deadly) == 0 {
			digits = "123"
		}
		s.only(digits, cell)
		deadly = append(deadly, cell)
	}
	s.add(entry{Kind: "LOGIC", Technique: "Bivalue Universal Grave + 1", Place: []string{deadly[0] + "=3"},
		Truths: deadly, Because: upTo(len(deadly)), Assumes: "unique", Deadly: deadly})
	return s.unfinished()
}

// symmetric has givens that a half turn keeps when 1 and 2 are exchanged.
func symmetric() *sheet {
	s := newSheet(givenPuzzle("r1c1=1", "r9c9=2", "r1c2=5", "r9c8=5"))
	placed := s.add(entry{Kind: "PREMISE", Place: []string{"r2c4=6"}})
	eliminated := s.eliminate("1", "r4c5")
	turn := json.RawMessage(`{"map":"half-turn","digits":"213456789"}`)
	s.add(entry{Kind: "LOGIC", Technique: "Gurth", Eliminate: []string{"r5c5<>1", "r5c5<>2"},
		Truths: []string{"r5c5"}, Assumes: "unique", Symmetry: turn})
	s.add(entry{Kind: "LOGIC", Technique: "Gurth", Place: []string{"r8c6=6"}, Eliminate: []string{"r6c5<>2"},
		Because: []int{placed, eliminated}, Assumes: "unique", Symmetry: turn})
	return s.unfinished()
}

// fullBoard has nothing to do.
func fullBoard() *sheet {
	s := newSheet(fullGrid)
	s.add(entry{Kind: "SOLVED", Grid: fullGrid})
	return s
}

// brokenBoard has a full grid that breaks the rules.
func brokenBoard() *sheet {
	s := newSheet("11" + fullGrid[2:])
	s.add(entry{Kind: "SOLVED", Grid: "11" + fullGrid[2:]})
	return s
}

// givesUp is a log that ends with STUCK and rests on premises.
func givesUp() *sheet {
	s := newSheet(givenPuzzle("r1c1=5"))
	s.add(entry{Kind: "PREMISE", Place: []string{"r2c4=6"}, Eliminate: []string{"r9c9<>9", "r9c8<>9"}})
	s.add(entry{Kind: "STUCK", Premises: 1})
	return s
}

// upTo lists 1 to n.
func upTo(n int) (list []int) {
	for i := range n {
		list = append(list, i+1)
	}
	return list
}

// cut makes an unfinished log of the first n steps.
func (s *sheet) cut(n int) *sheet {
	s = s.clone()
	s.lines = slices.Clone(s.lines[:n])
	return s.unfinished()
}

// Solving takes the mini solver longer than any check, so it does it once.
var (
	easySolved   = sync.OnceValue(func() *sheet { return solve(easyPuzzle) })
	nestedSolved = sync.OnceValue(func() *sheet { return solve(nestedPuzzle) })
)

func easy() *sheet   { return easySolved().clone() }
func nested() *sheet { return nestedSolved().clone() }

// goodLogs are one of each sort, for the tests that damage them.
func goodLogs() []struct {
	name string
	log  *sheet
} {
	return []struct {
		name string
		log  *sheet
	}{
		{"easy", easy()},
		{"nested guesses", nested()},
		{"clashing givens", clashingGivens()},
		{"X-Wing", xWing()},
		{"XY-Wing", xyWing()},
		{"unique rectangle", rectangle()},
		{"BUG+1", almostGrave()},
		{"symmetry", symmetric()},
		{"full board", fullBoard()},
		{"stuck", givesUp()},
		{"unfinished", nested().cut(60)},
		{"unfinished among the givens", nested().cut(5)},
	}
}
