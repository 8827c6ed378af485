package pdf

import (
	"io"
	"strconv"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"deduku/deduce/export"
)

// Book is words and drawings to print and to bind: a title, a table of contents, chapters that begin on a page of their own, sections
// that flow, and an index.
type Book struct {
	Title, Under string          // on the first page, the second line smaller
	Front        *export.Drawing // below them; nil for none
	Letter       bool            // the pages are Letter, not A4
	Chapters     []Chapter
	Index        []Mention
}

// Chapter is sections behind some words.
type Chapter struct {
	Title    string
	Words    []string // paragraphs
	Sections []Section
}

// Section is pieces under a heading.
type Section struct {
	Title  string // empty for none; then it stands in no table of contents
	Minor  bool   // it belongs to one before it: the table of contents has it indented
	Pieces []Piece
}

// Piece is a piece of a section: words, drawings beside each other, or a drawing with words beside it.
type Piece struct {
	Head     string // above it; empty for none
	Words    []string
	Drawings []*export.Drawing // one, with the words beside it, or several, each with its words beneath
	Facts    []Fact
}

// Fact is a line of a table.
type Fact struct{ Name, Text string }

// Mention is a line of the index: a name, and the titles of the sections that it leads to.
type Mention struct {
	Name   string
	Titles []string
}

// Measures of a book, in millimetres.
const (
	bookMargin = 20.0
	inner      = 6.0  // between two columns
	beside     = 66.0 // width of a drawing with words beside it
	paragraph  = 2.0  // below a paragraph
	indent     = 1.4  // for each space in front of a line
)

// beginning is when each book says that it was written.
var beginning = time.Unix(0, 0).UTC()

// Sizes of letters, in points.
const (
	bodySize = 9.5
	lineHigh = 4.6 // of the body
)

// WriteBook writes a book. It is laid out twice: the second time the table of contents and the index know the pages.
func WriteBook(out io.Writer, b *Book) error {
	first := layOut(b, nil, 0)
	if first.err() != nil {
		return first.err()
	}
	return layOut(b, first.pages, first.front).Output(out)
}

// binder lays a book out.
type binder struct {
	writer
	book  *Book
	known map[string]int // the pages of chapters and sections, from the time before; nil the first time
	pages map[string]int // as they are found now
	front int            // how many pages stand before the first chapter
	shown string         // the chapter, for the head of a page
	wide  float64        // of what is printed on
	high  float64        // the lowest line
}

// layOut lays a book out once.
func layOut(b *Book, known map[string]int, front int) *binder {
	size := "A4"
	if b.Letter {
		size = "Letter"
	}
	f := fpdf.New("P", "mm", size, "")
	w := &binder{writer: writer{f, f.UnicodeTranslatorFromDescriptor("")}, book: b, known: known, pages: map[string]int{}, front: front}
	width, height := f.GetPageSize()
	w.wide, w.high = width-2*bookMargin, height-bookMargin
	f.SetTitle(b.Title, true)
	f.SetCatalogSort(true) // the same book is the same file, whenever it is written
	f.SetCreationDate(beginning)
	f.SetModificationDate(beginning)
	f.SetMargins(bookMargin, bookMargin, bookMargin)
	f.SetAutoPageBreak(false, 0)
	f.SetHeaderFunc(w.head)
	w.titlePage()
	w.contents()
	w.front = f.PageNo()
	for i := range b.Chapters {
		w.chapter(&b.Chapters[i], i+1)
	}
	w.index()
	return w
}

func (w *binder) err() error { return w.Error() }

// head writes the chapter and the number of the page above all pages of chapters.
func (w *binder) head() {
	if w.shown == "" {
		return
	}
	w.plain(8)
	w.SetTextColor(90, 90, 90)
	number := strconv.Itoa(w.PageNo())
	w.Text(bookMargin, bookMargin-7, w.letters(w.shown))
	w.Text(bookMargin+w.wide-w.GetStringWidth(number), bookMargin-7, number)
	w.SetTextColor(0, 0, 0)
	w.SetXY(bookMargin, bookMargin)
}

func (w *binder) plain(size float64) { w.SetFont("Helvetica", "", size) }
func (w *binder) bold(size float64)  { w.SetFont("Helvetica", "B", size) }

// titlePage is the first page.
func (w *binder) titlePage() {
	w.AddPage()
	w.bold(30)
	w.SetXY(bookMargin, 60)
	w.MultiCell(w.wide, 13, w.letters(w.book.Title), "", "L", false)
	w.plain(13)
	w.SetXY(bookMargin, w.GetY()+6)
	w.MultiCell(w.wide*0.8, 6.5, w.letters(w.book.Under), "", "L", false)
	if d := w.book.Front; d != nil {
		const wide = 110.0
		w.draw(d, bookMargin, w.high-w.drawingHigh(d, wide), wide)
	}
}

// contents are the chapters and sections with their pages.
func (w *binder) contents() {
	w.AddPage()
	w.title("Contents")
	w.columns(2, func(column *columns) {
		for i := range w.book.Chapters {
			c := &w.book.Chapters[i]
			column.line("B", 10, 6.2, strconv.Itoa(i+1)+"  "+c.Title, w.known[c.Title], 3)
			for _, s := range c.Sections {
				switch {
				case s.Minor:
					column.line("", 8.2, 4.2, "    "+s.Title, w.known[s.Title], 0)
				case s.Title != "":
					column.line("", 8.8, 4.5, s.Title, w.known[s.Title], 0)
				}
			}
		}
		if len(w.book.Index) > 0 {
			column.line("B", 10, 6.2, "Index", w.known[indexTitle], 3)
		}
	})
}

// title is the heading of a chapter.
func (w *binder) title(text string) {
	w.SetTextColor(0, 0, 0)
	w.bold(20)
	w.SetXY(bookMargin, bookMargin)
	w.MultiCell(w.wide, 9, w.letters(text), "", "L", false)
	w.SetY(w.GetY() + 4)
}

// chapter begins on a new page.
func (w *binder) chapter(c *Chapter, number int) {
	w.shown = ""
	w.AddPage()
	w.pages[c.Title] = w.PageNo()
	w.Bookmark(w.letters(c.Title), 0, 0)
	w.title(strconv.Itoa(number) + "  " + c.Title)
	w.shown = c.Title
	w.plain(11)
	for _, text := range c.Words {
		w.MultiCell(w.wide, 5.4, w.letters(text), "", "L", false)
		w.SetY(w.GetY() + paragraph)
	}
	for i := range c.Sections {
		w.section(&c.Sections[i])
	}
}

// section is a heading and pieces.
func (w *binder) section(s *Section) {
	if s.Title != "" {
		w.heading(s)
	}
	for i := range s.Pieces {
		w.piece(&s.Pieces[i])
	}
}

// heading is that of a section, with a line above it. It stays with the first piece.
func (w *binder) heading(s *Section) {
	need := 16.0
	if len(s.Pieces) > 0 {
		need += w.heightOf(&s.Pieces[0])
	}
	if w.GetY() > bookMargin+1 {
		w.SetY(w.GetY() + 9)
	}
	w.room(need)
	w.pages[s.Title] = w.PageNo()
	w.Bookmark(w.letters(s.Title), 1, w.GetY())
	w.SetDrawColor(150, 150, 150)
	w.SetLineWidth(0.3)
	w.SetDashPattern(nil, 0)
	w.Line(bookMargin, w.GetY(), bookMargin+w.wide, w.GetY())
	w.SetY(w.GetY() + 2.5)
	w.bold(15)
	w.MultiCell(w.wide, 7, w.letters(s.Title), "", "L", false)
	w.SetY(w.GetY() + 1.5)
}

// room begins a new page where less than a height is left, unless it is more than a page has.
func (w *binder) room(need float64) {
	if y := w.GetY(); y+need > w.high && y > bookMargin+1 {
		w.AddPage()
	}
}

// heightOf is how high a piece is, as far as it must stay together.
func (w *binder) heightOf(p *Piece) (high float64) {
	if p.Head != "" {
		high += 7
	}
	switch {
	case len(p.Drawings) == 1:
		return high + min(max(w.drawingHigh(p.Drawings[0], beside), w.wordsHigh(p.Words, w.wide-beside-inner)), w.drawingHigh(p.Drawings[0], beside)+10)
	case len(p.Drawings) > 1:
		wide := w.across(p)
		for i, d := range p.Drawings {
			high = max(high, w.drawingHigh(d, wide)+w.wordsHigh(p.Words[i:i+1], wide)+7)
		}
		return high
	}
	return high + min(w.wordsHigh(p.Words, w.wide), 4*lineHigh) + float64(len(p.Facts))*lineHigh
}

// across is how wide each of several drawings is.
func (w *binder) across(p *Piece) float64 {
	return min((w.wide-inner*float64(len(p.Drawings)-1))/float64(len(p.Drawings)), beside)
}

// drawingHigh is how high a drawing of a width is.
func (w *binder) drawingHigh(d *export.Drawing, wide float64) float64 {
	width, height := d.Size()
	return height * wide / width
}

// wordsHigh is how high paragraphs of a width are.
func (w *binder) wordsHigh(all []string, wide float64) (high float64) {
	w.plain(bodySize)
	for _, text := range all {
		lines, _, below := w.broken(text, wide)
		high += float64(len(lines))*lineHigh + below
	}
	return high
}

// broken is a paragraph in lines of a width, how far they are indented, and what is left below. A text that begins with spaces is
// a line of an argument: indented as it is, and close to the next.
func (w *binder) broken(text string, wide float64) (lines [][]byte, in, below float64) {
	line := strings.TrimLeft(text, " ")
	below = paragraph
	if n := len(text) - len(line); n > 0 {
		in, below = float64(n)*indent, paragraph/4
	}
	return w.SplitLines([]byte(w.letters(line)), wide-in), in, below
}

// piece writes a piece where it fits.
func (w *binder) piece(p *Piece) {
	w.room(w.heightOf(p))
	if p.Head != "" {
		w.bold(11)
		w.SetX(bookMargin)
		w.MultiCell(w.wide, 6, w.letters(p.Head), "", "L", false)
		w.SetY(w.GetY() + 1)
	}
	switch {
	case len(p.Drawings) == 1:
		w.besideDrawing(p)
	case len(p.Drawings) > 1:
		w.row(p)
	default:
		w.words(p.Words, bookMargin, w.wide)
	}
	for _, f := range p.Facts {
		w.fact(f)
	}
	w.SetY(w.GetY() + 2.5)
}

// words writes paragraphs from here on, over pages if need be.
func (w *binder) words(all []string, x, wide float64) {
	w.plain(bodySize)
	w.SetTextColor(0, 0, 0)
	for _, text := range all {
		lines, in, below := w.broken(text, wide)
		for _, line := range lines {
			if w.GetY()+lineHigh > w.high {
				w.AddPage()
				w.plain(bodySize)
			}
			w.Text(x+in, w.GetY()+lineHigh-1.2, string(line))
			w.SetY(w.GetY() + lineHigh)
		}
		w.SetY(w.GetY() + below)
	}
}

// besideDrawing draws a drawing with words beside it; those for which there is no room beside it go on below.
func (w *binder) besideDrawing(p *Piece) {
	top, page := w.GetY(), w.PageNo()
	high := w.drawingHigh(p.Drawings[0], beside)
	w.draw(p.Drawings[0], bookMargin, top, beside)
	w.SetY(top) // drawing has moved it
	fits, room := 0, 0.0
	for fits < len(p.Words) {
		if room += w.wordsHigh(p.Words[fits:fits+1], w.wide-beside-inner); room > high+lineHigh && fits > 0 || top+room > w.high {
			break
		}
		fits++
	}
	w.words(p.Words[:fits], bookMargin+beside+inner, w.wide-beside-inner)
	if w.PageNo() == page {
		w.SetY(max(w.GetY(), top+high))
	}
	w.words(p.Words[fits:], bookMargin, w.wide)
}

// row draws drawings beside each other, each with its words beneath.
func (w *binder) row(p *Piece) {
	top, low := w.GetY(), w.GetY()
	wide := w.across(p)
	for i, d := range p.Drawings {
		x := bookMargin + float64(i)*(wide+inner)
		w.draw(d, x, top, wide)
		w.SetY(top + w.drawingHigh(d, wide) + 1)
		w.words(p.Words[i:i+1], x, wide)
		low = max(low, w.GetY())
	}
	w.SetY(low)
}

// draw draws a drawing.
func (w *binder) draw(d *export.Drawing, x, y, wide float64) {
	width, _ := d.Size()
	for ink := range d.Inks {
		w.ink(ink, x, y, wide/width)
	}
	w.SetDashPattern(nil, 0)
}

// fact writes a line of a table.
func (w *binder) fact(f Fact) {
	const name = 30.0
	w.room(w.wordsHigh([]string{f.Text}, w.wide-name))
	y := w.GetY()
	w.plain(bodySize)
	w.SetTextColor(90, 90, 90)
	w.Text(bookMargin, y+lineHigh-1.2, w.letters(f.Name))
	w.words([]string{f.Text}, bookMargin+name, w.wide-name)
	w.SetY(w.GetY() - paragraph + 0.4)
}

// indexTitle is what the contents know the index by.
const indexTitle = "\x00index"

// index is the names with the pages of what they lead to.
func (w *binder) index() {
	if len(w.book.Index) == 0 {
		return
	}
	w.shown = ""
	w.AddPage()
	w.pages[indexTitle] = w.PageNo()
	w.Bookmark("Index", 0, 0)
	w.title("Index")
	w.shown = "Index"
	w.columns(3, func(column *columns) {
		for _, m := range w.book.Index {
			column.mention(m)
		}
	})
}
