// Package trial is the plain trial of digits, cell by cell, as it is shown: move by move, then faster and faster.
package trial
