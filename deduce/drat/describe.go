package drat

import "fmt"

// Describe says in words what a formula says and what its variables mean: for a file beside it, as the formula itself has no
// comments.
func (f *Formula) Describe() string {
	claim := "It has no solution."
	if f.Solution != nil {
		claim = "Its only solution is " + f.Solution.String() + "."
	}
	rules := "each of the 324 truths has a member (cell by cell, then for each row, column and box digit by digit);\nno two members of a truth are both true"
	if f.Minimal {
		rules = "each cell holds a digit; no two cells of a row, column or box hold the same one\n(the minimal encoding: what else the rules say follows from that)"
	}
	text := fmt.Sprintf(`The puzzle %s as a formula in DIMACS CNF.
%s

Variable 81(r-1) + 9(c-1) + d says that row r, column c holds the digit d; all three count from 1.
The clauses, in this order: %s; the givens%s.
`, f.Givens.String(), claim, rules, map[bool]string{true: "; the candidates that are struck, as false"}[len(f.Struck) > 0])
	if f.Solution != nil {
		text += "The last clause says that some cell differs from the solution. So the claim holds if the formula can't be satisfied.\n"
	} else {
		text += "So the claim holds if the formula can't be satisfied.\n"
	}
	return text
}
