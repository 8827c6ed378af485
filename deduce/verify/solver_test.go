package verify

import (
	"fmt"
	"math/bits"
	"slices"
	"sort"
)

// A miniSolver solves by singles and guesses and writes a log of it, so that
// the checker has something real to read. It keeps its books by other means
// than the checker: each open guess is a call of its own.
type miniSolver struct {
	sheet    *sheet
	board    plainBoard
	digit    [81]int
	remover  map[spot]int // the first step that removed a candidate
	open     []int        // numbers of the open guesses
	undone   int
	conflict int // the last CONFLICT
}

// solve writes the log of a puzzle to its end.
func solve(puzzle string) *sheet {
	m := &miniSolver{sheet: newSheet(puzzle), board: freshBoard(), remover: map[spot]int{}}
	for i := range m.sheet.lines {
		m.apply(&m.sheet.lines[i])
	}
	end := entry{Kind: "UNSOLVABLE"}
	if m.run() {
		end = entry{Kind: "SOLVED"}
		for _, d := range m.digit {
			end.Grid += fmt.Sprint(d)
		}
	}
	end.Depth, end.Guesses, end.Backtracks = len(m.open), len(m.open), m.undone
	m.sheet.add(end)
	return m.sheet
}

// apply puts an entry on the board and in the books.
func (m *miniSolver) apply(e *entry) {
	before := m.board
	m.board.apply(e)
	for i := range before {
		for _, d := range digitsOf(before[i] &^ m.board[i]) {
			m.remover[spot{i, d}] = e.N
		}
	}
	for _, p := range e.Place {
		i, d := read(p)
		m.digit[i] = d
	}
}

func (m *miniSolver) add(e entry) int {
	e.Depth = len(m.open)
	n := m.sheet.add(e)
	m.apply(&m.sheet.lines[n-1])
	return n
}

// run goes on to the end, and reports false after a CONFLICT.
func (m *miniSolver) run() bool {
	for {
		if truth := m.empty(); truth != "" {
			m.conflict = m.add(entry{Kind: "CONFLICT", Truths: []string{truth}, Because: m.because(truth, spot{})})
			return false
		}
		if m.single() {
			continue
		}
		i := m.smallest()
		if i < 0 {
			return true
		}
		if m.guess(i) {
			return true
		}
	}
}

// guess tries the first digit of cell i. It reports whether that led to the
// solution; if not the guess is undone.
func (m *miniSolver) guess(i int) bool {
	from := digitsOf(m.board[i])
	board, digit, remover := m.board, m.digit, map[spot]int{}
	for s, n := range m.remover {
		remover[s] = n
	}
	n := m.add(entry{Kind: "GUESS", Place: []string{name(i, from[0], "=")}, From: from})
	m.open = append(m.open, n)
	if m.run() {
		return true
	}
	m.board, m.digit, m.remover = board, digit, remover
	m.open = m.open[:len(m.open)-1]
	m.undone++
	m.add(entry{Kind: "BACKTRACK", Eliminate: []string{name(i, from[0], "<>")}, Undoes: n, Because: m.grounds(n)})
	return false
}

// grounds lists what the BACKTRACK of a guess rests on.
func (m *miniSolver) grounds(guess int) []int {
	need := map[int]bool{m.conflict: true}
	seen := map[int]bool{}
	var follow func(n int)
	follow = func(n int) {
		if n < guess {
			need[n] = true
			return
		}
		if seen[n] {
			return
		}
		seen[n] = true
		for _, b := range m.sheet.lines[n-1].Because {
			follow(b)
		}
	}
	follow(m.conflict)
	return keys(need)
}

// single finds a naked or a hidden single.
func (m *miniSolver) single() bool {
	for i := range 81 {
		if m.digit[i] == 0 && bits.OnesCount16(m.board[i]) == 1 {
			s := spot{i, digitsOf(m.board[i])[0]}
			truth := name(i, 0, "")[:4]
			m.add(entry{Kind: "POS_DED", Technique: "Naked Single", Place: []string{name(i, s.digit, "=")},
				Truths: []string{truth}, Because: m.because(truth, s)})
			return true
		}
	}
	for _, truth := range unitTruths() {
		if m.board.left(truth) != 1 {
			continue
		}
		for _, s := range spots(truth) {
			if m.board.has(s) && m.digit[s.cell] == 0 {
				m.add(entry{Kind: m.order(truth, s), Technique: "Hidden Single", Place: []string{name(s.cell, s.digit, "=")},
					Truths: []string{truth}, Because: m.because(truth, s)})
				return true
			}
		}
	}
	return false
}

// order tells NEG_DED1 and NEG_DED2 apart by the last removal.
func (m *miniSolver) order(truth string, only spot) string {
	last, kind := 0, ""
	for _, s := range spots(truth) {
		if s == only || m.remover[s] < last {
			continue
		}
		last, kind = m.remover[s], "NEG_DED2"
		for _, p := range m.sheet.lines[last-1].Place {
			if i, d := read(p); i == s.cell && d != s.digit {
				kind = "NEG_DED1"
			}
		}
	}
	return kind
}

// because lists the first removers of the missing candidates of a truth, and
// leaves out those without which it is as empty.
func (m *miniSolver) because(truth string, only spot) []int {
	need := map[int]bool{}
	for _, s := range spots(truth) {
		if s != only && !m.board.has(s) {
			need[m.remover[s]] = true
		}
	}
	list := keys(need)
	want := m.board.left(truth)
	for i := len(list) - 1; i >= 0; i-- {
		fewer := slices.Delete(slices.Clone(list), i, i+1)
		b := rebuilt(m.sheet.lines, fewer)
		if b.left(truth) == want {
			list = fewer
		}
	}
	return list
}

// empty finds a truth without a candidate.
func (m *miniSolver) empty() string {
	for i := range 81 {
		if m.board[i] == 0 {
			return name(i, 0, "")[:4]
		}
	}
	for _, truth := range unitTruths() {
		if m.board.left(truth) == 0 {
			return truth
		}
	}
	return ""
}

// smallest finds the open cell with the fewest candidates, -1 if all are full.
func (m *miniSolver) smallest() int {
	best := -1
	for i := range 81 {
		if m.digit[i] == 0 && (best < 0 || bits.OnesCount16(m.board[i]) < bits.OnesCount16(m.board[best])) {
			best = i
		}
	}
	return best
}

func unitTruths() (list []string) {
	for _, kind := range "rcb" {
		for u := 1; u <= 9; u++ {
			for d := 1; d <= 9; d++ {
				list = append(list, fmt.Sprintf("%d%c%d", d, kind, u))
			}
		}
	}
	return list
}

func keys(m map[int]bool) (list []int) {
	for n := range m {
		list = append(list, n)
	}
	sort.Ints(list)
	return list
}
