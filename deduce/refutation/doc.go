// Package refutation checks proofs that a formula can't be satisfied: the formula as DIMACS CNF, the proof as DRAT or LRAT
// text, from deduku or from any other program. It believes only the formula, and shares no code with package deduce/prove,
// which writes such proofs.
//
// Each clause of a proof must follow from those before it by unit propagation (reverse unit propagation, RUP: E. Goldberg and
// Y. Novikov, 2003). LRAT names the clauses to look at, so that checking takes time in the length of the proof; for DRAT they are searched.
// Clauses that only keep the formula satisfiable (resolution asymmetric tautologies, RAT) are refused: no proof of deduku needs them.
// A deletion frees a clause; in DRAT a clause that forces something is kept all the same, as most checkers do, which can make
// no wrong proof right.
//
// Start with [Check]. formula.go and proof.go read the two files as they stream, lrat.go and drat.go check a line each.
package refutation
