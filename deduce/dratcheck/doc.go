// Package dratcheck checks proofs that a formula has no solution. It reads the formula as DIMACS CNF and the proof as DRAT or LRAT
// text, from deduku or any other program. It trusts only the formula, and shares no code with package deduce/drat, which writes proofs.
//
// Each clause of a proof must follow from the clauses before it by unit propagation (reverse unit propagation, RUP: E. Goldberg and
// Y. Novikov, 2003). LRAT names these clauses, so a check takes time in the length of the proof; for DRAT the checker searches them.
// It refuses clauses that only keep the formula satisfiable (resolution asymmetric tautologies, RAT), which deduku never writes.
// A deletion frees a clause. As most checkers do, it keeps a clause of a DRAT proof that forces a literal: that can't make a wrong
// proof right.
//
// Start with [Check]. formula.go and proof.go read the two files as streams, lrat.go and drat.go check one line each.
package dratcheck
