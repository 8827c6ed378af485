package pdf

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce/export"
)

// TestBook lays out a book: each chapter on a page of its own, sections in order, the same file each time, on both papers.
func TestBook(t *testing.T) {
	empty := board.New()
	drawing := export.Board(&empty, board.RC, true)
	b := &Book{Title: "A book", Under: "of tests"}
	for c := range 3 {
		chapter := Chapter{Title: fmt.Sprintf("chapter %d", c), Words: []string{"about"}}
		for s := range 8 {
			title := fmt.Sprintf("section %d.%d", c, s)
			chapter.Sections = append(chapter.Sections, Section{Title: title, Pieces: []Piece{
				{Words: []string{strings.Repeat("word ", 200)}, Facts: []Fact{{"name", "text"}}},
				{Head: "beside", Words: []string{"one", strings.Repeat("word ", 900)}, Drawings: []*export.Drawing{drawing}},
				{Head: "row", Words: []string{"one", "two"}, Drawings: []*export.Drawing{drawing, drawing}},
			}})
			b.Index = append(b.Index, Mention{title, []string{title}})
		}
		b.Chapters = append(b.Chapters, chapter)
	}
	for _, letter := range []bool{false, true} {
		b.Letter = letter
		w := layOut(b, nil, 0)
		last, pages := 0, map[int]bool{}
		for _, c := range b.Chapters {
			if at := w.pages[c.Title]; at <= last || pages[at] {
				t.Errorf("%s begins on page %d, behind something on page %d", c.Title, at, last)
			}
			for _, s := range c.Sections {
				at := w.pages[s.Title]
				if at < last || at == 0 {
					t.Errorf("%s is on page %d, behind page %d", s.Title, at, last)
				}
				last = at
			}
		}
		if again := layOut(b, w.pages, w.front); again.err() != nil || again.PageNo() != w.PageNo() || fmt.Sprint(again.pages) != fmt.Sprint(w.pages) {
			t.Errorf("laid out again: %d pages, not %d (%v)", again.PageNo(), w.PageNo(), again.err())
		}
		var one, two bytes.Buffer
		if err := WriteBook(&one, b); err != nil {
			t.Fatal(err)
		}
		if err := WriteBook(&two, b); err != nil || !bytes.Equal(one.Bytes(), two.Bytes()) {
			t.Errorf("the second file differs (%v)", err)
		}
	}
}
