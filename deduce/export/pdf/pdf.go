// Package pdf writes drawings to print as PDF: paper.go lays them out on pages, ink.go draws them. It stands apart from package
// export because the page in the browser, which prints by itself, needs no library for that.
//
// The library is codeberg.org/go-pdf/fpdf: pure Go, MIT, released this year, and it brings the standard fonts of PDF, so that a
// page of puzzles takes some kilobytes. (A page through the browser, or LaTeX, would do it too, but a reader may have neither.)
package pdf

import (
	"io"

	"codeberg.org/go-pdf/fpdf"

	"deduku/deduce/export"
)

// Measures in millimetres.
const (
	margin  = 15.0
	top     = 22.0 // where leaves begin, below the title
	between = 6.0  // leaves
	line    = 4.5  // from a line of words to the next
	gap     = 1.5  // between a drawing and the words beneath it
)

// layout is how many leaves stand beside and below each other.
type layout struct{ across, down int }

// layouts are the layouts of so many leaves on a page.
var layouts = map[int]layout{1: {1, 1}, 2: {1, 2}, 4: {2, 2}, 6: {2, 3}}

// answersLayout is the layout that n answers fill best: few of them are large enough to read what is marked.
func answersLayout(n int) layout {
	for _, l := range []layout{{1, 2}, {2, 2}, {2, 3}, {3, 4}} {
		if n <= l.across*l.down {
			return l
		}
	}
	return layout{4, 5}
}

// writer is a document that is written.
type writer struct {
	*fpdf.Fpdf
	letters func(string) string // to what the fonts have
}

// Write writes a paper: its leaves, a few on a page, words, and its answers on the last page, or pages if they are many.
func Write(out io.Writer, p *export.Paper) error {
	size := "A4"
	if p.Letter {
		size = "Letter"
	}
	f := fpdf.New("P", "mm", size, "")
	w := &writer{f, f.UnicodeTranslatorFromDescriptor("")}
	f.SetTitle(p.Title, true)
	f.SetAutoPageBreak(false, 0)
	w.leaves(p.Title, layouts[p.PerPage], p.Leaves)
	if len(p.Lines) > 0 {
		w.words(p.Title, p.Lines)
	}
	w.leaves("Answers", answersLayout(len(p.Answers)), p.Answers)
	return f.Output(out)
}

func (w *writer) page(title string) {
	w.AddPage()
	w.SetTextColor(0, 0, 0)
	w.SetFont("Helvetica", "B", 13)
	w.Text(margin, margin, w.letters(title))
}

// words writes lines on as many pages as they take.
func (w *writer) words(title string, all []string) {
	w.page(title)
	w.SetAutoPageBreak(true, margin)
	w.SetMargins(margin, margin, margin)
	w.SetXY(margin, top)
	w.SetFont("Helvetica", "", 9)
	for _, text := range all {
		w.MultiCell(0, line, w.letters(text), "", "L", false)
	}
	w.SetAutoPageBreak(false, 0)
}

// leaves fills pages with leaves.
func (w *writer) leaves(title string, l layout, all []export.Leaf) {
	wide, high := w.GetPageSize()
	wide = (wide - 2*margin + between) / float64(l.across)
	high = (high - top - margin + between) / float64(l.down)
	for i := range all {
		n := i % (l.across * l.down)
		if n == 0 {
			w.page(title)
		}
		w.leaf(&all[i], margin+float64(n%l.across)*wide, top+float64(n/l.across)*high, wide-between, high-between)
	}
}

// leaf draws a leaf as large as a place on the page allows, in its middle.
func (w *writer) leaf(l *export.Leaf, x, y, wide, high float64) {
	words := line * float64(len(l.Beneath))
	if len(l.Beneath) > 0 {
		words += gap
	}
	if l.Head != "" {
		words += line
	}
	width, height := l.Size()
	scale := min(wide/width, (high-words)/height)
	x += (wide - width*scale) / 2
	y += (high - words - height*scale) / 2
	if l.Head != "" {
		w.SetTextColor(0, 0, 0)
		w.SetFont("Helvetica", "B", 10)
		w.Text(x, y+line-1.5, w.letters(l.Head))
		y += line
	}
	for ink := range l.Inks {
		w.ink(ink, x, y, scale)
	}
	w.SetTextColor(0, 0, 0)
	w.SetFont("Helvetica", "", 9)
	for i, text := range l.Beneath {
		w.Text(x, y+height*scale+gap+line*float64(i+1)-1.5, w.letters(text))
	}
}
