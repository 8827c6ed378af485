package export

import (
	_ "embed" // the page's parts are files
	"fmt"
	"io"
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
)

var (
	//go:embed page.html
	pageHTML string
	//go:embed page.css
	pageCSS string
	//go:embed page.js
	pageJS string
	//go:embed claims.js
	claimsJS string

	// page is page.html, cut at its holes. The template packages of the standard library would fill them, but with one
	// of these the linker keeps every exported method there is: the program of the page in the browser was a fifth larger.
	page = strings.Split(pageHTML, "{{}}")
)

// HTML writes the log as one page that needs nothing else: a picture a step, to go through by keys and buttons.
// On paper it is a worksheet: the puzzle first, then the steps.
func (s *Sheet) HTML(w io.Writer) error {
	start := s.start()
	var pictures, list strings.Builder
	figure(&pictures, 0, false, s.byHand(Board(&start, s.Text.Notation, false)),
		"The puzzle, its digits row by row:<br><code>"+start.Grid().String()+"</code>")
	for f := range s.pictured() {
		s.tell(&pictures, &list, f)
	}
	name := escape(s.Name)
	for i, text := range []string{name, pageCSS + css() + wornCSS(), name, escape(strings.TrimSpace(s.about() + " " + s.thinned())), pictures.String(), list.String(), strings.Replace(claimsJS, "export ", "", 1) + pageJS, ""} {
		if _, err := io.WriteString(w, page[i]+text); err != nil {
			return err
		}
	}
	return nil
}

// tell writes the picture of a frame, and its line in the list of steps.
func (s *Sheet) tell(pictures, list *strings.Builder, f *frame) {
	phrase := s.named().Phrase(f.step)
	words := escape(phrase.Reason)
	title := ""
	if phrase.Label != "" {
		title = fmt.Sprintf("<b>%d%s %s</b> <b>%s</b>", f.number, f.mark(), escape(phrase.Label), escape(phrase.Conclusion))
		class := ""
		if f.back {
			class = `class="back" `
		}
		fmt.Fprintf(list, `<li %sstyle="padding-left:%dem"><a href="#s%d">%s %s</a></li>`+"\n", class, depth(&phrase), f.number, title, words)
		title += "<br>"
	}
	caption := title + words
	if told := s.told(f); told != "" { // it gives the reason, and more
		caption = strings.TrimSuffix(title, "<br>") + "\n" + told
	}
	if lines := explanation.Argument(s.Text, f.step, &f.board); lines != nil {
		caption += "\n" + `<details class="argument"><summary>the argument, line by line</summary>` + "\n" + argument(lines) + "</details>"
	}
	for i, branch := range picture.Branches(f.step) {
		caption += fmt.Sprintf("\n<details class=\"branch\"><summary>%s</summary>\n%s</details>", escape(explanation.Case(s.Text, i, &branch)), (&Drawing{Picture: picture.Draw(&f.board, &branch, s.Text.Notation)}).Embedded())
	}
	figure(pictures, f.number, easy(f.step.Kind), s.drawing(f), caption)
}

// figure writes a picture above its caption. What is easy is not printed.
func figure(b *strings.Builder, number int, easy bool, d *Drawing, caption string) {
	class := ""
	if easy {
		class = ` class="easy"`
	}
	fmt.Fprintf(b, "<figure id=\"s%d\"%s>\n%s<figcaption>%s</figcaption>\n</figure>\n", number, class, d.Embedded(), caption)
}

// argument is the lines of an argument as lists within lists: lemmas folded, cases open.
func argument(lines []explanation.Line) string {
	var b strings.Builder
	b.WriteString("<ul>\n")
	for _, line := range lines {
		text := escape(line.Text)
		if line.Name != "" && !line.Lemma {
			text = `<b class="order">` + line.Name + "</b> " + text
		}
		switch {
		case line.More == nil:
		case line.Block:
			text = "<p>" + text + "</p>\n" + argument(line.More)
		case line.Case:
			text = "<details open><summary>" + text + "</summary>\n" + argument(line.More) + "</details>"
		default:
			more := slices.Concat([]explanation.Line{{Text: line.Opens}}, line.More, []explanation.Line{{Text: line.Closes}})
			text = "<details><summary>" + text + "</summary>\n" + argument(more) + "</details>"
		}
		b.WriteString("<li" + claimed(&line) + ">" + text + "</li>\n")
	}
	b.WriteString("</ul>\n")
	return b.String()
}

// claimed are the attributes of a line that tells a claim, by which its mark in the picture is found and those of its causes.
func claimed(l *explanation.Line) string {
	if l.Claim() == "" {
		return ""
	}
	return ` data-claim="` + l.Claim() + `" data-causes="` + strings.Join(l.Causes, " ") + `"`
}

// easy reports whether steps of a kind are seen at a glance.
func easy(k deduce.Kind) bool {
	return k == deduce.PosDed || k == deduce.NegDed1 || k == deduce.NegDed2
}

// about is what the log is, in a line.
func (s *Sheet) about() string {
	about := wording.Count(s.Log.Puzzle.Len(), "given", "givens")
	if first, all := beginning(s.Log), len(s.Log.Steps); s.Only == 0 && all > first {
		if s.Log.Trimmed() {
			about += fmt.Sprintf(", then %d of the steps %d to %d", s.beyond(), first+1, all)
		} else {
			about += fmt.Sprintf(", then steps %d to %d", first+1, all)
		}
	}
	if s.Log.Finished() {
		last := s.Log.Last()
		about += "; " + wording.End(last.Kind, last.End)
	}
	about += "."
	if s.Only == 0 && slices.ContainsFunc(s.Log.Steps, func(step deduce.Step) bool { return step.Kind == deduce.Backtrack }) {
		about += " " + wording.TakenBack + " marks steps that were taken back."
	}
	return about
}

// rows are the nine rows of a board, as text.
func rows(b *board.Board) string {
	pic := picture.Draw(b, nil, board.RC)
	return paint.NewPainter(nil, &paint.ASCII).Board(&pic)
}
