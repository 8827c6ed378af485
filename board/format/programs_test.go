package format

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/format/data"
	"deduku/board/format/grids"
	"deduku/board/format/links"
)

// soloSave is a saved game with two digits entered and a third taken back.
func soloSave(t testing.TB) string {
	desc := strings.TrimSuffix(strings.TrimPrefix(links.SoloExample, "3x3:"), "\n")
	var b strings.Builder
	for _, l := range [][2]string{{"SAVEFILE", "Simon Tatham's Portable Puzzle Collection"}, {"VERSION", "1"}, {"GAME", "Solo"}, {"PARAMS", "3x3"},
		{"CPARAMS", "3x3"}, {"SEED", "123"}, {"DESC", desc}, {"NSTATES", "5"}, {"STATEPOS", "4"}, {"MOVE", "R7,3,1"}, {"MOVE", "P0,0,9"},
		{"MOVE", "R1,4,9"}, {"MOVE", "R0,0,9"}} {
		fmt.Fprintf(&b, "%-8s:%d:%s\n", l[0], len(l[1]), l[1])
	}
	return b.String()
}

// penpa packs a puzzle as Penpa does: the numbers of the question, and those of the answer.
func penpa(head, question, answer string) string {
	var out bytes.Buffer
	w, _ := flate.NewWriter(&out, flate.BestCompression)
	fmt.Fprintf(w, "%s\n[0,0,0,0]\n{zA:1}\n%s\n%s\n[28,1,1]\n", head, question, answer)
	w.Close()
	return "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + base64.StdEncoding.EncodeToString(out.Bytes())
}

func penpaLayer(g board.Grid, more string) string {
	var out []string
	for c, d := range g {
		if d != 0 {
			out = append(out, fmt.Sprintf(`"%d":["%v",1,"1"]`, (c/9+2)*13+c%9+2, d))
		}
	}
	return "{zR:{z_:[]},zS:{},zN:{" + strings.Join(out, ",") + "},zC:{},zT:[],zY:{}" + more + "}"
}

// TestPrograms reads what other programs and languages have.
func TestPrograms(t *testing.T) {
	g := gridOf(t, sample)
	komo := strings.NewReplacer("|", ",", "\n", ";").Replace(strings.TrimSpace(grids.DokuExample))
	boxes := strings.Builder{}
	boxes.WriteString("<TABLE border=1>")
	for box := range 9 {
		if box%3 == 0 {
			boxes.WriteString("<TR>")
		}
		boxes.WriteString("<TD><TABLE>")
		for i := range 9 {
			d := g[board.CellAt(box/3*3+i/3, box%3*3+i%3)]
			boxes.WriteString(map[bool]string{true: "<TR>", false: ""}[i%3 == 0] + "<TD>" + strings.Trim(fmt.Sprint(d), ".0") + "&nbsp;\n")
		}
		boxes.WriteString("</TABLE></TD>")
	}
	boxes.WriteString("</TABLE>")
	inputs := strings.NewReplacer("<td>", `<td><input maxlength="1" value="`, "</td>", `"></td>`, ".", "").Replace(data.HTMLExample)
	marked := strings.Replace(data.HTMLExample, "<td>.</td>", "<td><p>1 5</p><p>6 9</p></td>", 1)
	cells := strings.NewReplacer("  - [", "  - - ", ", ", "\n    - ", "]", "").Replace(data.YAMLExample)
	rows := strings.NewReplacer("grid:\n", "", "  - [", "[", "]", "],").Replace(data.YAMLExample)
	for _, test := range []struct{ name, text, format string }{
		{"solo", links.SoloExample, "solo"}, {"solo in a sentence", "Try " + strings.TrimSpace(links.SoloExample) + " today", "solo"},
		{"solo with symmetry", strings.Replace(links.SoloExample, "3x3", "3x3r4dx", 1), "solo"},
		{"solo address", "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#" + links.SoloExample, "solo"},
		{"komo", komo, "doku"}, {"latex without spaces", strings.ReplaceAll(grids.LaTeXExample, " ", ""), "latex"},
		{"latex in a document", "\\documentclass{article}\n\\usepackage{sudoku}\n\\begin{document}\n" + grids.LaTeXExample + "\\end{document}\n", "latex"},
		{"ksudoku with digits", strings.NewReplacer("e_d", "4_3", "cdg", "236").Replace(data.KSudokuExample), "ksudoku"},
		{"ksudoku, declared", "<?xml version=\"1.0\"?>\n" + data.KSudokuExample, "ksudoku"},
		{"a page", "<!DOCTYPE html>\n<html><body><h1>Sudoku</h1>\n" + data.HTMLExample + "</body></html>\n", "html"},
		{"boxes", boxes.String(), "html"}, {"fields", inputs, "html"},
		{"yaml cells", cells, "yaml"}, {"rows alone", rows, "yaml"}, {"yaml with quotes", strings.ReplaceAll(data.YAMLExample, "0", "''"), "yaml"},
		{"facts on lines", strings.ReplaceAll(coords.FactsExample, ". ", ".\n"), "facts"}, {"facts, spaced", "% givens\n" + strings.ReplaceAll(coords.FactsExample, ",", ", "), "facts"},
		{"penpa", penpa("sudoku,9,9,38,0,1,1,494,494,57,57,Title: A puzzle,Author: me", penpaLayer(g, ""), penpaLayer(board.Grid{}, "")), "penpa"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.text)
			if err != nil || p.Givens.String() != sample || p.Format != test.format {
				t.Errorf("got %v as %q, %v from\n%s", p.Givens, p.Format, err, test.text)
			}
		})
	}
	for name, text := range map[string]string{
		"solo":  soloSave(t),
		"penpa": penpa("square,9,9,38", penpaLayer(g, ""), `{zN:{"74":["1",2,"1"],"95":["1",2,"7"],"81":["9",2,"1"]}}`),
	} {
		p, err := Parse(text)
		if err != nil || p.Givens.String() != sample || p.Digits().String() != marked5(sample) {
			t.Errorf("%s: got %v placed %v, %v", name, p.Givens, p.Placed, err)
		}
	}
	p, err := Parse(marked)
	if b := p.Board(); err != nil || b.Candidates(0) != board.Digits(1)|board.Digits(5)|board.Digits(6)|board.Digits(9) {
		t.Errorf("got %v, %v", p.Givens, err)
	}
}

// TestProgramFaults has what is damaged, or a puzzle with other rules.
func TestProgramFaults(t *testing.T) {
	g := gridOf(t, sample)
	for _, test := range []struct{ text, want string }{
		{strings.Replace(links.SoloExample, "3x3", "3x3x", 1), "this puzzle has the diagonals of X-Sudoku; deduku solves classic Sudoku"},
		{strings.Replace(links.SoloExample, "3x3", "3x3kdn", 1), "this puzzle has killer cages"},
		{strings.Replace(links.SoloExample, "3x3", "9j", 1), "this puzzle has jigsaw regions"},
		{strings.Replace(links.SoloExample, "3x3", "2x2", 1), "this is a 4x4 grid"},
		{strings.TrimSpace(links.SoloExample) + "a", "this Solo ID has 82 cells, expected 81"},
		{strings.Replace(links.SoloExample, "4_5_4", "4_12_4", 1), "12 is not a digit 1 to 9"},
		{strings.Replace(soloSave(t), "Solo", "Keen", 1), `this is a saved game of "Keen"`},
		{strings.Replace(grids.LaTeXExample, "|5|4|", "|54|", 1), "row 4 has 8 cells, expected 9"},
		{strings.Replace(grids.LaTeXExample, "|5|4|", "|54| |", 1), `row 4, cell 1: "54" is no cell`},
		{strings.Replace(grids.DokuExample, "5!|4!", "5!|4!4", 1), `row 4, cell 2: "4!4" is no cell`},
		{strings.Replace(grids.DokuExample, "5!|4!|", "5!4!|", 1), "3 rows, expected 9"},
		{strings.Replace(data.KSudokuExample, `type="sudoku"`, `type="XSudoku"`, 1), `this is a puzzle of the kind "XSudoku"`},
		{strings.Replace(data.KSudokuExample, `order="9"`, `order="16"`, 1), "this is a grid of order 16"},
		{strings.Replace(data.KSudokuExample, "cdg", "cdgg", 1), "values has 82 cells, expected 81"},
		{strings.Replace(data.HTMLExample, "<td>3</td>", "", 1), "this table has 80 cells, expected 81"},
		{strings.Replace(data.HTMLExample, "<td>3</td>", "<td>S</td>", 1), `r1c8: "S" is neither a digit`},
		{strings.Replace(data.YAMLExample, "2, 3, 6", "2, 36", 1), "row 2 has 8 cells, expected 9"},
		{strings.Replace(data.YAMLExample, "2, 3, 6", "2, 36, 6", 1), `row 2, cell 3: "36" is no cell`},
		{strings.Replace(coords.FactsExample, "(5,1,1)", "(5,1)", 1), "this is no fact as initial(1,1,5)."},
		{strings.Replace(coords.FactsExample, "initial(5,5,5).", "initial(5,5,5). initial(5,5,6).", 1), "r5c5 is 6 here and 5 before"},
		{penpa("sudoku,9,9,38", penpaLayer(g, `,z6:[[28,29]]`), "{zN:{}}"), "this puzzle has killer cages"},
		{penpa("hex,9,9,38", penpaLayer(g, ""), "{zN:{}}"), `this is a grid of the kind "hex"`},
		{penpa("square,6,6,38", penpaLayer(g, ""), "{zN:{}}"), "this is a 6x6 grid"},
		{"https://example.org/" + strings.Repeat("abcdefgh", 12), "there is no puzzle in this address that deduku can unpack"},
	} {
		if p, err := Parse(test.text); !strings.Contains(message(err), test.want) {
			t.Errorf("got %v, %v, want %q from\n%.200s", p.Givens, err, test.want, test.text)
		}
	}
}
