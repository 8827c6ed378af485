package export

import (
	_ "embed" // the page's parts are files
	"html/template"
	"io"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
)

var (
	//go:embed page.html
	pageHTML string
	//go:embed page.css
	pageCSS string
	//go:embed page.js
	pageJS string

	page = template.Must(template.New("page").Parse(pageHTML))
)

// pagePicture is one picture of a page and the step that it shows.
type pagePicture struct {
	Number     int    // 0 for the board as it came
	Puzzle     string // of the board as it came, to type in elsewhere
	Label      string
	Conclusion string
	Reason     string
	Depth      int
	Argument   []render.ArgumentLine
	Easy       bool // what one sees at a glance: not printed
	SVG        template.HTML
}

// HTML writes the log as one page that needs nothing else: a picture a step, to go through by keys and buttons.
// On paper it is a worksheet: the puzzle first, then the steps.
func (s *Sheet) HTML(w io.Writer) error {
	if _, err := s.count(); err != nil {
		return err
	}
	start := s.start()
	pictures := []pagePicture{{Puzzle: start.Grid().String(), SVG: embedded(Board(&start, s.Text.Notation, false))}}
	for f := range s.frames() {
		pictures = append(pictures, s.picture(f))
	}
	return page.Execute(w, map[string]any{
		"Name":     s.Name,
		"About":    s.about(),
		"Style":    template.CSS(pageCSS + css()),
		"Script":   template.JS(pageJS),
		"Pictures": pictures,
	})
}

// picture is a frame as a page shows it.
func (s *Sheet) picture(f *frame) pagePicture {
	phrase := s.Text.Phrase(f.step)
	return pagePicture{
		Number: f.number, Label: phrase.Label, Conclusion: phrase.Conclusion, Reason: phrase.Reason,
		Depth: depth(&phrase), Argument: s.Text.Argument(f.step),
		Easy: easy(f.step.Kind),
		SVG:  embedded(s.drawing(f)),
	}
}

// easy reports whether steps of a kind are seen at a glance.
func easy(k deduce.Kind) bool {
	return k == deduce.PosDed || k == deduce.NegDed1 || k == deduce.NegDed2
}

// embedded is a drawing within a page that has the style.
func embedded(d *Drawing) template.HTML { return template.HTML(d.Embedded()) }

// about is what the log is, in a line.
func (s *Sheet) about() string {
	about := render.Count(s.Log.Puzzle.Len(), "given", "givens")
	if n := len(s.Log.Steps) - beginning(s.Log); s.Only == 0 {
		about += ", " + render.Count(n, "step", "steps")
	}
	if s.Log.Finished() {
		last := s.Log.Last()
		about += "; " + render.End(last.Kind, last.End)
	}
	return about
}

// rows are the nine rows of a board, as text.
func rows(b *board.Board) string {
	pic := render.Draw(b, nil)
	return render.NewPainter(nil, &render.ASCII).Board(&pic)
}
