// Package foreign reads the solving paths of other programs and judges them line by line, believing nothing but the board: each
// conclusion is confirmed by the technique that the line names, or holds by another one, or is true and not found, or wrong.
//
// [Read] takes a text apart into lines in one of the styles (style.go): a file for each that has its own way to write
// conclusions. All of them put cells and digits together by cells.go and conclusions.go. [Walk] goes through the lines on a
// solver (walk.go) and judges each (judge.go); what holds becomes a step of its log, so that the path can be studied as any
// other, and what is only true becomes a premise.
//
// The styles are written from samples of what the programs print: HoDoKu 2.2, SudokuWiki's solver, Sudoku Explainer and
// serate, CSP-Rules, SudokuStudio, and Eureka notation as forums use it.
package foreign
