// Package pdf writes puzzles to print as PDF. It stands apart from package export because the page in the browser, which prints
// by itself, needs no library for that.
//
// The library is codeberg.org/go-pdf/fpdf: pure Go, MIT, released this year, and it brings the standard fonts of PDF, so that a
// page of puzzles takes some kilobytes. (A page through the browser, or LaTeX, would do it too, but a reader may have neither.)
package pdf

import (
	"io"
	"strconv"

	"codeberg.org/go-pdf/fpdf"

	"deduku/board"
	"deduku/deduce/export"
)

// Measures in millimetres, of a page of A4.
const (
	margin     = 15.0
	pageWidth  = 210.0
	across     = 2    // puzzles beside each other
	side       = 78.0 // of a puzzle
	step       = 88.0 // from a puzzle to the one below
	top        = 26.0 // of the first puzzle
	answers    = 4    // answers beside each other
	answerSide = 42.0
	answerStep = 49.0
	answerRows = 5 // on a page
)

// Handout writes puzzles, a few on a page, and their answers on the last page, or pages if they are many.
func Handout(w io.Writer, h *export.Handout) error {
	f := fpdf.New("P", "mm", "A4", "")
	f.SetTitle(h.Title, true)
	f.SetAutoPageBreak(false, 0)
	for i := range h.Puzzles {
		n := i % export.HandoutPage
		if n == 0 {
			newPage(f, h.Title)
		}
		gap := (pageWidth - 2*margin - across*side) / (across - 1)
		grid(f, i+1, margin+float64(n%across)*(side+gap), top+float64(n/across)*step, side, &h.Puzzles[i], &h.Puzzles[i])
	}
	for i := range h.Answers {
		n := i % (answers * answerRows)
		if n == 0 {
			newPage(f, "Answers")
		}
		gap := (pageWidth - 2*margin - answers*answerSide) / (answers - 1)
		grid(f, i+1, margin+float64(n%answers)*(answerSide+gap), top+float64(n/answers)*answerStep, answerSide, &h.Answers[i], &h.Puzzles[i])
	}
	return f.Output(w)
}

func newPage(f *fpdf.Fpdf, title string) {
	f.AddPage()
	f.SetFont("Helvetica", "B", 13)
	f.Text(margin, margin, title)
}

// grid draws a grid of a size with its number above it; the givens are bold.
func grid(f *fpdf.Fpdf, number int, x, y, size float64, digits, givens *board.Grid) {
	f.SetFont("Helvetica", "B", size/7)
	f.Text(x, y-1.5, strconv.Itoa(number))
	cell := size / board.Side
	for i := range board.Side + 1 {
		f.SetLineWidth(0.15)
		if i%board.BoxSide == 0 {
			f.SetLineWidth(0.6)
		}
		at := float64(i) * cell
		f.Line(x, y+at, x+size, y+at)
		f.Line(x+at, y, x+at, y+size)
	}
	for i, d := range digits {
		if d == 0 {
			continue
		}
		bold := ""
		if givens[i] != 0 {
			bold = "B"
		}
		f.SetFont("Helvetica", bold, cell*1.9)
		text, c := d.String(), board.Cell(i)
		f.Text(x+(float64(c.Col())+0.5)*cell-f.GetStringWidth(text)/2, y+(float64(c.Row())+0.73)*cell, text)
	}
}
