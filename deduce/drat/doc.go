// Package drat writes what a log has shown as files that other people's checkers accept: the puzzle as a formula in
// conjunctive normal form (DIMACS), and a proof of a claim about it, in DRAT or LRAT.
//
// The claim is that a grid is the only solution, or that there is none. For the first the formula has one clause more, which
// says that some cell differs from the grid; so in both cases the proof shows that the formula can't be satisfied. Each
// conclusion of the log becomes a clause that follows from those before it by unit propagation: assume that the clause is
// false, fill in whatever a clause with one literal left forces, and some clause has none left. Where a conclusion does not
// follow so at once, the truths that its step cites are split into cases, the one with the fewest members first, each case a
// clause of its own. Guesses that are open stand negated in the clause. Steps that assume one solution prove nothing here:
// they are left out, and so is what they would have shown.
//
// Start with [ClaimOf] and [Claim.WriteProof]. formula.go has the clauses of the rules and the numbers of the variables; engine.go is unit propagation
// with reasons; refute.go splits into cases; log.go goes through a log; write.go has the two forms of a proof. Package
// deduce/dratcheck, which shares no code with this one, checks such files.
//
// Sources: the encodings are those of I. Lynce and J. Ouaknine, "Sudoku as a SAT problem" (2006); DRAT is described by
// N. Wetzler, M. Heule and W. Hunt (2014), LRAT by L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann and P. Schneider-Kamp (2017).
package drat
