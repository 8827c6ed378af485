package format

import (
	"fmt"
	"strings"
	"testing"

	"deduku/board"
)

func TestTables(t *testing.T) {
	zeros := strings.ReplaceAll(sample, ".", "0")
	rows := strings.TrimSpace(written(t, "rows"))
	other := strings.Repeat(".", 80) + "1"
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"kaggle", "quizzes,solutions\n" + zeros + "," + solution + "\n" + zeros + "," + solution + "\n", []string{"P+S", "P+S"}},
		{"sixth million", "id,puzzle,solution,clues,difficulty\n1," + sample + "," + solution + ",29,1.2\n", []string{"P+S [{id 1} {clues 29} {difficulty 1.2}]"}},
		{"clues are a count", "clues;grid\n29;" + sample + "\n", []string{"P [{clues 29}]"}},
		{"clues are the puzzle", "name;clues\nx;" + sample + "\n", []string{"P [{name x}]"}},
		{"tabs", "puzzle\trating\n" + sample + "\t1.5\n", []string{"P [{rating 1.5}]"}},
		{"bars", "n|board\n7|" + sample + "\n", []string{"P [{n 7}]"}},
		{"in quotes", "puzzle,source\n\"" + sample + "\",\"a \"\"b\"\", c\"\n", []string{`P [{source a "b", c}]`}},
		{"nine lines in quotes", "source,puzzle\nme,\"" + rows + "\"\nme,\"" + rows + "\"\n", []string{"P [{source me}]", "P [{source me}]"}},
		{"one column", "puzzle\n" + sample + "\n" + other + "\n", []string{"P", other}},
		{"names that say nothing", "a,b\nx," + sample + "\n", []string{"P [{a x}]"}},
		{"another solution", "puzzle,solution\n" + sample + "," + strings.Repeat("1", 81) + "\n" + sample + ",none\n", []string{
			"P (left out the attached solution: it has 1 in r1c6, the puzzle has 4)", "P (left out the attached solution: it is not 81 digits)"}},
		{"no solution", "puzzle,solution\n" + sample + ",\n", []string{"P"}},
		{"placed", "puzzle,solution,placed\n" + sample + ",," + strings.Repeat(".", 80) + "2\n", []string{"P+1 placed"}},
		{"placed on a given", "puzzle,solution,placed\n" + solution + ",," + solution + "\n", []string{"f:2:84: r1c1 is both given and placed"}},
		{"80 cells", "id,puzzle\n1," + sample[1:] + "\n2," + sample + "\n", []string{`f:2:3: column "puzzle" has 80 cells, expected 81`, "P [{id 2}]"}},
		{"a letter", "id,puzzle\n1," + sample + "\n2,q" + sample[1:] + "\n", []string{"P [{id 1}]", `f:3:3: column "puzzle": "q" is neither a digit nor a blank symbol (one of .0-*_xX?)`}},
		{"a column is missing", "id,a,puzzle\n1,2," + sample + "\n1,2\n", []string{"P [{id 1} {a 2}]", "f:3:1: 2 columns, expected 3: id, a, puzzle"}},
		{"a quote is not closed", "id,puzzle\n1,\"" + sample + "\n", []string{"f:2:1: a field in quotes is not closed"}},
		{"names alone", "puzzle,solution\n", nil},
		{"behind the table", "id,puzzle\n1," + sample + "\n\n" + rows + "\n\n" + sample + "\n", []string{"P [{id 1}]", "P", "P"}},
		{"a puzzle with a cell missing is not the name of its solution", sample[1:] + "," + solution + "\n", []string{"f:1:81: 80 cells before a separator, expected 81; a space may follow each third or ninth cell"}},
		{"no names", "x,7," + sample + "," + solution + "\n", []string{"P+S [{id x,7}]"}},
		{"a column a cell", strings.Join(strings.Split(zeros, ""), ",") + "\n", []string{"P"}},
		{"a column a cell, empty ones", strings.Join(strings.Split(strings.ReplaceAll(sample, ".", " "), ""), ";") + "\n", []string{"P"}},
		{"a column a cell, with names", cellNames() + "\n" + strings.Join(strings.Split(zeros, ""), ",") + "\n", []string{"P"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, ends := range []string{"\n", "\r\n"} {
				got := tableEvents(strings.ReplaceAll(test.text, "\n", ends))
				if strings.Join(got, "\n") != strings.Join(test.want, "\n") {
					t.Errorf("with line end %q\n got %q\nwant %q\nfrom\n%s", ends, got, test.want, test.text)
				}
			}
		})
	}
}

func cellNames() string {
	var names []string
	for c := range board.Cell(board.Cells) {
		names = append(names, c.String())
	}
	return strings.Join(names, ",")
}

// tableEvents is events with the meta data and notes.
func tableEvents(text string) []string {
	var out []string
	r := NewReader(strings.NewReader(text), "f")
	for {
		p, err := r.Next()
		if err != nil && err.Error() == "EOF" {
			return out
		}
		if err != nil {
			out = append(out, err.Error())
			continue
		}
		name := p.Givens.String()
		if name == sample {
			name = "P"
		}
		if n := p.Placed.Len(); n > 0 {
			name += fmt.Sprintf("+%d placed", n)
		}
		if p.HasSolution() {
			name += "+S"
		}
		if len(p.Meta) > 0 {
			name += fmt.Sprint(" ", p.Meta)
		}
		if len(p.Notes) > 0 {
			name += " (" + strings.Join(p.Notes, "; ") + ")"
		}
		out = append(out, name)
	}
}
