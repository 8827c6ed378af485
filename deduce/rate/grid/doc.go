// Package grid is the board as the rating sees it: a [Position] with its candidates in three views, candidates as numbers, and sets
// of numbered candidates as rows of bits. All that finds hints works on these.
//
// Start with position.go. number.go numbers candidates, rows.go has the sets of them, crossings.go says which units meet
// where, lines.go has lines by their direction.
package grid
