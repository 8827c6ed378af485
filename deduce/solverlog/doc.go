// Package solverlog reads the solving paths of other programs and judges them line by line. It trusts only the board: a conclusion is
// confirmed by the technique that its line names, holds by another technique, is true but not found, or is wrong.
//
// It also reads data sets of attempts at puzzles, such as benchmarks of language models keep, and judges each attempt: how far it got,
// its first mistake, and the steps that nothing justifies. record.go reads data sets, fields.go finds the puzzle and the attempt in a
// record, grids.go finds the final grid in a text, and score.go judges.
//
// [Read] takes a text apart into lines in one of the styles (style.go): a file for each that has its own way to write
// conclusions. All of them put cells and digits together by cells.go and conclusions.go. [Walk] goes through the lines on a
// solver (walk.go) and judges each (judge.go); what holds becomes a step of its log, so that the path can be studied as any
// other, and what is only true becomes a premise.
//
// The styles are written from samples of what the programs print: HoDoKu 2.2, SudokuWiki's solver, Sudoku Explainer and
// serate, CSP-Rules, SudokuStudio, and Eureka notation as forums use it.
package solverlog
