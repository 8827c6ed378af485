package attempt

import (
	"errors"
	"html"
	"regexp"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
)

// finalGrid returns the grid that a text ends with, or nil if there is none. The last full grid with most of
// the givens counts: one with a wrong given is still an attempt at this puzzle. Without one, the last full grid counts, and then the last
// grid that has more digits than the givens.
func finalGrid(text string, givens *board.Grid) *board.Grid {
	if blocks := answerBlock.FindAllStringSubmatch(text, -1); blocks != nil {
		if g := finalGrid(blocks[len(blocks)-1][1], givens); g != nil {
			return g
		}
	}
	var attempted, full, begun *board.Grid
	for _, g := range gridsIn(text) {
		digits, kept, same := 0, true, 0
		for c, d := range g {
			if d != 0 {
				digits++
			}
			kept = kept && (givens[c] == 0 || givens[c] == d)
			if d != 0 && givens[c] == d {
				same++
			}
		}
		switch {
		case digits == board.Cells && 2*same > givens.Len():
			attempted = &g
		case digits == board.Cells:
			full = &g
		case kept && g != *givens:
			begun = &g
		}
	}
	for _, g := range []*board.Grid{attempted, full, begun} {
		if g != nil {
			return g
		}
	}
	return nil
}

// lastPuzzle returns the last grid in a text that isn't full.
func lastPuzzle(text string) (out board.Grid, ok bool) {
	for _, g := range gridsIn(text) {
		for _, d := range g {
			if d == 0 {
				out, ok = g, true
			}
		}
	}
	return out, ok
}

// gridsIn returns the grids in a text, in order. Conclusions such as r1c1=5 are steps, not a grid.
func gridsIn(text string) []board.Grid {
	out := boardsIn(unwrapped(text))
	if tableCell.MatchString(text) {
		table := html.UnescapeString(text)
		if strings.Contains(strings.ToLower(table), "<td") {
			table = headCell.ReplaceAllString(table, "")
		}
		out = append(out, boardsIn(table)...)
	}
	return out
}

// boardsIn returns the grids in a text as it is.
func boardsIn(text string) (out []board.Grid) {
	puzzles := format.NewReader(strings.NewReader(text), "")
	for {
		p, err := puzzles.Next()
		if err != nil {
			if errors.As(err, new(*puzzle.SyntaxError)) {
				continue
			}
			return out
		}
		if p.Format == "coordinates" {
			continue
		}
		out = append(out, p.Digits())
		if p.HasSolution() {
			out = append(out, p.Solution)
		}
	}
}

var (
	answerBlock = regexp.MustCompile(`(?is)<answer>(.*?)</answer>`)
	// latexWords are the words of LaTeX around a grid, and the HTML tags and signs of emphasis.
	latexWords = regexp.MustCompile(`\\(?:hline|cline\{[^{}]*\}|begin\{[a-z*]+\}(?:\{[^{}]*\})?|end\{[a-z*]+\}|boxed|text(?:bf|tt)?|mathbf|quad|left|right|displaystyle)|\\[\[\]()]|\$+|\*\*|__|</?[A-Za-z]+ ?/?>`)
	rowEnd     = regexp.MustCompile(`\\\\(?:\[[^\]]*\])?|\\n`)
	longRow    = regexp.MustCompile(`(?:[1-9]{9}/){8}[1-9]{9}|(?:[1-9]{9}, ?){8}[1-9]{9}|\b[1-9]{81}\b`)
	tableCell  = regexp.MustCompile(`(?i)(?:<|&lt;)t[dh]\b`)
	headCell   = regexp.MustCompile(`(?is)<th\b.*?</th>`)
	bullet     = regexp.MustCompile(`(?m)^[ \t]*[-*•][ \t]+([A-Za-z])`)
	tableRule  = regexp.MustCompile(`(?m)^[ \t|:+-]*-[ \t|:+-]*$`)
)

// unwrapped returns a text without the signs that Markdown, LaTeX, and JSON put around a grid. Cells next to each other stay so.
func unwrapped(text string) string {
	if strings.Contains(text, `\begin`) {
		text = strings.ReplaceAll(text, "&", " ")
	}
	text = rowEnd.ReplaceAllString(text, "\n")
	text = latexWords.ReplaceAllStringFunc(text, func(word string) string {
		if word[0] == '*' || word[0] == '_' || strings.HasPrefix(word, `\text`) || word == `\mathbf` {
			return ""
		}
		return "\n"
	})
	text = bullet.ReplaceAllString(text, "$1")
	text = tableRule.ReplaceAllString(text, "")
	return longRow.ReplaceAllStringFunc(text, func(row string) string {
		return "\n" + strings.NewReplacer("/", "", ",", "", " ", "").Replace(row) + "\n"
	})
}
