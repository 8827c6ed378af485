package handbook

import (
	"io"
	"strings"

	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/export/pdf"
)

// Write writes the book as PDF, for pages of A4 or Letter.
func Write(out io.Writer, b *Book, letter bool) error {
	book := &pdf.Book{
		Title: Title, Letter: letter,
		Under: About,
	}
	book.Front = bare(b.Chapters[len(b.Chapters)/2].Entries[0].Example)
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
func section(e *Entry) pdf.Section {
	t := e.Technique
	look, trap := t.HowToSpot()
	pieces := []pdf.Piece{
		{Words: []string{t.Doc}, Facts: facts(e.Facts())},
		{Head: "The idea", Words: []string{e.Idea.Line, e.Why}, Drawings: []*export.Drawing{bare(e.Idea)}},
		{Head: "An example", Words: e.Example.Told, Drawings: []*export.Drawing{bare(e.Example)}},
		{Head: "How to spot it", Words: []string{look, trap}},
	}
	var more pdf.Piece
	for _, s := range e.Further {
		more.Words, more.Drawings = append(more.Words, "Seen again. "+s.Line), append(more.Drawings, bare(s))
	}
	if e.Missing != "" {
		more.Words, more.Drawings = append(more.Words, "Nearly, but not so. "+e.Missing), append(more.Drawings, bare(e.Near))
	}
	if len(more.Drawings) > 0 {
		pieces = append(pieces, more)
	}
	return pdf.Section{Title: t.Title, Minor: e.Lesson != t, Pieces: append(pieces, pdf.Piece{Facts: facts(e.Leads())})}
}

// bare is a drawing without a title: words around it say what it is.
func bare(s Shown) *export.Drawing {
	d := *s.Drawing
	d.Title = ""
	return &d
}

// facts are what stands in a table.
func facts(all []Fact) (out []pdf.Fact) {
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
func words(b *Book) pdf.Chapter {
	var p pdf.Piece
	for _, w := range b.Words {
		p.Words = append(p.Words, w.Name+": "+w.Means+".")
	}
	return pdf.Chapter{Title: "Words", Words: []string{AboutWords}, Sections: []pdf.Section{{Pieces: []pdf.Piece{p}}}}
}
