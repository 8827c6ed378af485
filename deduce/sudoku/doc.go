// Package sudoku is the front door for programs that use deduku: it reads a puzzle, solves it with a log of every step,
// gives the next step as a hint, rates it, and counts its solutions.
//
// Start with [Parse]. What a puzzle came with counts everywhere: its givens, the digits placed since, and the
// candidates eliminated by hand. Techniques that assume that a puzzle has one solution are used only where its
// givens have one; elsewhere they would prove what is not so.
//
// The packages behind the door do more: a [Puzzle] hands on a solver of package deduce and a board of package board,
// a [Solution] its log, to be rendered and exported. Package batch solves whole files.
package sudoku
