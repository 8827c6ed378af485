// Package board owns the vocabulary of Sudoku and the position.
//
// The vocabulary is digits, cells, units and sets of them; the position is [Board]: which digit each
// cell holds, which candidates each open cell has left, and, the other way round, where each digit can
// still go in each row, column and box. It knows no technique, no file format and no text for people
// beyond r4c7.
//
// Start with board.go; digit.go, cell.go and unit.go are the words it is written in.
package board
