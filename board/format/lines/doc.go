// Package lines reads and writes puzzles that take one line each, as long files have them.
//
// It owns what stands before and behind the cells of such a line, and the libraries of HoDoKu. What stands below a line and
// belongs to it is a drawing, of package grids.
//
// Start with line.go, 81 cells on a line; linetail.go is what stands behind them. hodoku.go and gsf.go are lines of
// collections, sukaku.go has nine characters for each cell.
package lines
