// Package rate computes the Sudoku Explainer rating: ER, EP and ED, to the tenth, as SukakuExplainer computes them with the
// techniques and rules of Sudoku Explainer 1.2.1.
//
// The rating is the largest difficulty on one path through the puzzle, so every step has to be the step that Sudoku
// Explainer takes, accidents of its search order included. Package plain says how each producer is defined; the producers
// here find the same first hint, faster, and are compared with it position by position.
//
// Start with rater.go: it asks the producers in their order and carries out what the first of them finds. position.go is
// the board it works on. They are numbered from 1 to 29 in that order. Producers 1 to 20 and 22 keep no hints: singles are
// part of the position, and the others look again only where it has changed since they found nothing.
//
// The chain engines are the others. Engine 21, chains21.go, is cycles and forcing chains: in one digit, where it keeps the
// best hint until the digit changes, in cells of two candidates, and by all links, which is allchains.go. Engine 23,
// nishio.go, likewise keeps a hint for each digit. Engine 24, multiple24.go, makes its hints of what follows from candidates
// by the links of allchains.go; that is spread.go, kept from step to step where it stays the same. Engines 25 to 29,
// multiple.go, follow assumptions by propagation.go; engine 25 keeps what it has followed, of which forget.go takes what no
// longer holds, the others begin anew at each step. innerrules.go and inner.go are what is used inside chains; existence.go
// says quickly that an engine with chains inside, 27 to 29, finds nothing.
//
// path.go has the path as a log of ordinary steps, each with its difficulty, and ladder.go the same as a ladder for solvers.
// names.go says which techniques the hints are; the tell files make steps of them.
package rate
