// Package book writes the handbook as a book on paper.
package book

import (
	"io"
	"strings"

	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/export/pdf"
	"deduku/deduce/handbook"
)

// Write writes the book as PDF, for pages of A4 or Letter.
func Write(out io.Writer, b *handbook.Book, letter bool) error {
	book := &pdf.Book{
		Title: handbook.Title, Letter: letter,
		Under: handbook.About,
	}
	for i := range b.Chapters {
		c := &b.Chapters[i]
		chapter := pdf.Chapter{Title: c.Title, Words: []string{c.About}}
		for _, e := range c.Entries {
			chapter.Sections = append(chapter.Sections, section(e))
		}
		book.Chapters = append(book.Chapters, chapter)
	}
	book.Chapters = append(book.Chapters, words(b))
	for _, n := range b.Names() {
		m := pdf.Mention{Name: n.Name}
		for _, t := range n.Techniques {
			m.Titles = append(m.Titles, t.Title)
		}
		book.Index = append(book.Index, m)
	}
	return pdf.WriteBook(out, book)
}

// section is what the book says of a technique.
func section(e *handbook.Entry) pdf.Section {
	t := e.Technique
	look, trap := t.HowToSpot()
	pieces := []pdf.Piece{
		{Words: []string{t.Doc}, Facts: facts(e.Facts())},
		{Head: "The idea", Words: []string{e.Idea.Line}, Drawings: []*export.Drawing{e.Idea.Drawing}},
		{Head: "An example", Words: e.Example.Told, Drawings: []*export.Drawing{e.Example.Drawing}},
		{Head: "How to spot it", Words: []string{look, trap}},
	}
	switch seen := e.Further; len(seen) {
	case 0:
	case 1:
		pieces = append(pieces, pdf.Piece{Head: "Seen again", Words: []string{seen[0].Line}, Drawings: []*export.Drawing{seen[0].Drawing}})
	default:
		again := pdf.Piece{Head: "Seen again"}
		for _, s := range seen {
			again.Words = append(again.Words, s.Line)
			again.Drawings = append(again.Drawings, s.Drawing)
		}
		pieces = append(pieces, again)
	}
	if e.Missing != "" {
		pieces = append(pieces, pdf.Piece{Head: "Nearly, but not so", Words: []string{"Here it does not apply.", e.Missing}, Drawings: []*export.Drawing{e.Near.Drawing}})
	}
	return pdf.Section{Title: t.Title, Pieces: append(pieces, pdf.Piece{Facts: facts(e.Leads())})}
}

// facts are what stands in a table.
func facts(all []handbook.Fact) (out []pdf.Fact) {
	for _, f := range all {
		text := f.Text
		switch {
		case len(f.Techniques) > 0:
			text = titles(f.Techniques)
		case f.Address != "":
			text += " (" + f.Address + ")"
		}
		out = append(out, pdf.Fact{Name: f.Name, Text: text})
	}
	return out
}

func titles(all []*deduce.Technique) string {
	var out []string
	for _, t := range all {
		out = append(out, t.Title)
	}
	return strings.Join(out, ", ")
}

// words is the chapter of the words.
func words(b *handbook.Book) pdf.Chapter {
	var p pdf.Piece
	for _, w := range b.Words {
		p.Words = append(p.Words, w.Name+": "+w.Means+".")
	}
	return pdf.Chapter{Title: "Words", Words: []string{handbook.AboutWords}, Sections: []pdf.Section{{Title: "All words", Pieces: []pdf.Piece{p}}}}
}
