// Package bruteforce solves boards by trying digits cell by cell. A [Trial] shows the moves, first one by one and then
// faster and faster; [SolveFile] measures the boards of a file.
package bruteforce
