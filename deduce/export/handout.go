package export

import (
	"fmt"
	"io"
	"strings"

	"deduku/board"
)

// Handout is puzzles to print, a few on a page, with their answers on the last page.
type Handout struct {
	Title   string
	Puzzles []board.Grid
	Answers []board.Grid   // of each puzzle, or none
	Beneath []string       // a line beneath each puzzle, or none
	Names   board.Notation // of rows and columns, on a page
	PerPage int            // puzzles on a page of paper: 1, 2, 4 or 6, which is usual
	Letter  bool           // the paper is Letter, not A4
}

// HandoutPage is how many puzzles stand on a page: two beside each other.
const HandoutPage = 6

// handoutCSS is how a handout looks; it is made for paper.
const handoutCSS = `body { margin: 0 auto; max-width: 50rem; padding: 1rem; font-family: 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif; }
h1, h2 { font-size: 1.2rem; margin: 0 0 .6rem; }
.page { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem 2rem; margin-bottom: 2rem; }
.answers { display: grid; grid-template-columns: repeat(var(--across), 1fr); gap: .6rem; }
figure { margin: 0; break-inside: avoid; }
figcaption { font-weight: bold; }
figure p { margin: 0; }
svg { width: 100%; height: auto; }
@page { margin: 1.3cm; }
@media print {
  body { max-width: none; padding: 0; }
  .page, .answers { break-after: page; }
  .page figure svg, .answers figure svg { max-height: 6.8cm; }
  .answers:last-child { break-after: auto; }
}
`

// HTML writes the handout as one page that needs nothing else.
func (h *Handout) HTML(w io.Writer) error {
	var b strings.Builder
	title := escape(h.Title)
	b.WriteString("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n" +
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" + title + "</title>\n<style>\n" +
		":root { color-scheme: light dark; }\n" + css() + handoutCSS + "</style>\n</head>\n<body>\n<h1>" + title + "</h1>\n")
	for from := 0; from < len(h.Puzzles); from += HandoutPage {
		h.grids(&b, "page", h.Puzzles, from, min(from+HandoutPage, len(h.Puzzles)))
	}
	if len(h.Answers) > 0 {
		b.WriteString("<h2>Answers</h2>\n")
		h.grids(&b, "answers", h.Answers, 0, len(h.Answers))
	}
	b.WriteString("</body>\n</html>\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// answersAcross is how many of n answers stand beside each other: never more than three, so that their digits have ten points on A4.
func answersAcross(n int) int { return min(max(n, 2), 3) }

// grids writes some of the grids, each below its number.
func (h *Handout) grids(b *strings.Builder, class string, all []board.Grid, from, to int) {
	across := ""
	if class == "answers" {
		across = fmt.Sprintf(" style=\"--across: %d\"", answersAcross(to-from))
	}
	fmt.Fprintf(b, "<section class=\"%s\"%s>\n", class, across)
	for i := from; i < to; i++ {
		beneath := ""
		if class == "page" && i < len(h.Beneath) {
			beneath = "<p>" + escape(h.Beneath[i]) + "</p>\n"
		}
		fmt.Fprintf(b, "<figure><figcaption>%d</figcaption>\n%s%s</figure>\n", i+1, h.drawing(all, i).Embedded(), beneath)
	}
	b.WriteString("</section>\n")
}
