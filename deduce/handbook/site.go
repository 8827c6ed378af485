package handbook

import (
	"bytes"
	"embed"
	"html/template"

	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/export"
)

//go:embed *.html handbook.css search.js
var parts embed.FS

// Style is the file that each folder of a handbook has.
const Style = "handbook.css"

// Beside is how many files are no pages.
const Beside = 2

// File is a file of the site, in its one folder.
type File struct {
	Name string
	Data []byte
}

// leaf is what a template fills a page with.
type leaf struct {
	Title, About string
	Site         string
	Page         string // the address of deduku's page, empty for none
	Search       bool
	Sets         review.Frequency // how many puzzles were counted
	Book         *Book

	Entry         *Entry // of a technique's page
	Chapter       *Chapter
	Before, After *deduce.Technique
	Letters       []letter // of the index
	Index         []found
}

// Files are the files of the site. page is the address of deduku's page, which the examples are opened on; empty for no such links.
func Files(b *Book, page string) ([]File, error) {
	all, err := template.New("").Funcs(funcs).ParseFS(parts, "*.html")
	if err != nil {
		return nil, err
	}
	w := &writer{templates: all, book: b, page: page}
	w.leaf("index.html", "index.html", leaf{Title: Title, About: About})
	entries := b.Entries()
	for i, e := range entries {
		l := leaf{Title: e.Technique.Title, About: summary(e.Technique), Entry: e, Chapter: &b.Chapters[e.Chapter]}
		if i > 0 {
			l.Before = entries[i-1].Technique
		}
		if i+1 < len(entries) {
			l.After = entries[i+1].Technique
		}
		w.leaf("technique.html", fileOf(e.Technique), l)
	}
	w.leaf("names.html", "names.html", leaf{Title: "Search and index", About: "All names of techniques.", Search: true, Letters: letters(b), Index: index(b)})
	w.leaf("words.html", "words.html", leaf{Title: "Words", About: AboutWords})
	for _, name := range []string{Style, "search.js"} {
		data, err := parts.ReadFile(name)
		if name == Style {
			data = append(data, drawingCSS()...)
		}
		w.add(name, data, err)
	}
	return w.files, w.err
}

// writer collects files.
type writer struct {
	templates *template.Template
	book      *Book
	page      string
	files     []File
	err       error
}

// leaf writes a page.
func (w *writer) leaf(template, name string, l leaf) {
	var out bytes.Buffer
	l.Site, l.Page, l.Book, l.Sets = Title, w.page, w.book, review.Puzzles()
	w.add(name, nil, w.templates.ExecuteTemplate(&out, template, l))
	w.files[len(w.files)-1].Data = out.Bytes()
}

// add adds a file; the first error stays.
func (w *writer) add(name string, data []byte, err error) {
	w.files = append(w.files, File{name, data})
	if w.err == nil {
		w.err = err
	}
}

// drawingCSS is how the drawings look, and the words that wear their marks: light, and dark where the screen is.
func drawingCSS() string {
	light, dark := export.Sheets()
	wornLight, wornDark := export.WornSheets()
	return light + wornLight + "@media screen and (prefers-color-scheme: dark) {\n" + dark + wornDark + "}\n"
}
