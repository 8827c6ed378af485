// Package rate computes the Sudoku Explainer rating: ER, EP and ED, to the tenth, as SukakuExplainer computes them with the
// techniques and rules of Sudoku Explainer 1.2.1.
//
// The rating is the largest difficulty on one path through the puzzle, so every step has to be the step that Sudoku
// Explainer takes, accidents of its search order included. Package plain says how each producer is defined; the producers
// here find the same first hint, faster, and are compared with it position by position.
//
// Start with rater.go: it asks the producers in their order and carries out what the first of them finds. position.go is
// the board it works on. Producers 1 to 20 and 22 keep what they know to be without a hint and look again only where the
// position has changed. The chain engines come after: chains21.go for cycles and forcing chains, nishio.go, and multiple.go
// for all others, which follow assumptions by propagation.go; innerrules.go and inner.go are what is used inside chains;
// existence.go says quickly that a nested engine finds nothing.
//
// path.go has the path as a log of ordinary steps, each with its difficulty, and ladder.go the same as a ladder for solvers.
// names.go says which techniques the hints are; the tell files make steps of them.
package rate
