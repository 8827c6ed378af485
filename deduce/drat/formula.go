package drat

import (
	"fmt"
	"io"
	"strconv"

	"deduku/board"
	"deduku/deduce"
)

// literal is a variable's number, negative where the variable is false. Variable 81(r-1) + 9(c-1) + d says that row r,
// column c holds d.
type literal int32

// variables is one more than the highest variable.
const variables = board.Cells*board.Side + 1

// of is the literal that says that a candidate is true.
func of(x board.Candidate) literal { return literal(int(x.Cell)*board.Side + int(x.Digit)) }

// candidate is what the literal speaks of, true or false.
func (l literal) candidate() board.Candidate {
	v := int(max(l, -l)) - 1
	return board.Candidate{Cell: board.Cell(v / board.Side), Digit: board.Digit(v%board.Side + 1)}
}

// Formula is a puzzle with a claim about it, as clauses that can't all be true if the claim holds.
type Formula struct {
	Givens   board.Grid        // what the board begins with
	Struck   []board.Candidate // candidates that the puzzle rules out, beside its givens
	Solution *board.Grid       // the grid that is claimed to be the only solution; nil where there is none
	Minimal  bool              // only the clauses without which the rules are not said; proofs are of the others, too
}

// clauses yields the clauses in the order of their numbers, which begin at 1: the rules, the givens, what is struck, and that
// some cell differs from the solution. A clause is good until yield returns.
func (f *Formula) clauses(yield func([]literal)) {
	f.rules(yield)
	for c, d := range f.Givens {
		if d != 0 {
			yield([]literal{of(board.Candidate{Cell: board.Cell(c), Digit: d})})
		}
	}
	for _, x := range f.Struck {
		yield([]literal{-of(x)})
	}
	if f.Solution != nil {
		var differs []literal
		for c, d := range f.Solution {
			differs = append(differs, -of(board.Candidate{Cell: board.Cell(c), Digit: d}))
		}
		yield(differs)
	}
}

// rules yields the rules of Sudoku: each truth has a member, and no two members of one truth are both true. Two cells that
// share a line and a box have their clause once. In the minimal encoding only the cells have a member, and no two cells of a unit
// have one digit: from these the rest follows by counting.
func (f *Formula) rules(yield func([]literal)) {
	var members []literal
	for t := range deduce.Truth(board.Truths) {
		if _, isCell := t.Cell(); isCell || !f.Minimal {
			members = appendMembers(members[:0], t)
			yield(members)
		}
	}
	for t := range deduce.Truth(board.Truths) {
		if _, isCell := t.Cell(); isCell && f.Minimal {
			continue
		}
		members = appendMembers(members[:0], t)
		for i, x := range members {
			for _, y := range members[i+1:] {
				if !saidByLine(t, x, y) {
					yield([]literal{-x, -y})
				}
			}
		}
	}
}

// saidByLine reports whether two members of a box truth share a row or column, whose truth has their clause.
func saidByLine(t deduce.Truth, x, y literal) bool {
	if _, isCell := t.Cell(); isCell {
		return false
	}
	u, _ := t.Unit()
	a, b := x.candidate().Cell, y.candidate().Cell
	return u.Kind() == 'b' && (a.Row() == b.Row() || a.Col() == b.Col())
}

// appendMembers appends the nine candidates of which a truth says that one is true.
func appendMembers(to []literal, t deduce.Truth) []literal {
	if c, ok := t.Cell(); ok {
		for d := range board.Digit(board.Side) {
			to = append(to, of(board.Candidate{Cell: c, Digit: d + 1}))
		}
		return to
	}
	u, d := t.Unit()
	for c := range u.Cells().All() {
		to = append(to, of(board.Candidate{Cell: c, Digit: d}))
	}
	return to
}

// WriteTo writes the formula as DIMACS CNF, without comments, which some checkers misread.
func (f *Formula) WriteTo(w io.Writer) (int64, error) {
	var lines []byte
	n := 0
	f.clauses(func(clause []literal) {
		n++
		lines = appendClause(lines, clause)
	})
	head, err := fmt.Fprintf(w, "p cnf %d %d\n", variables-1, n)
	if err != nil {
		return int64(head), err
	}
	body, err := w.Write(lines)
	return int64(head + body), err
}

// appendClause appends a clause as a line of DIMACS.
func appendClause(to []byte, clause []literal) []byte {
	for _, l := range clause {
		to = strconv.AppendInt(to, int64(l), 10)
		to = append(to, ' ')
	}
	return append(to, '0', '\n')
}
