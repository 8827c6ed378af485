package coords

import (
	"fmt"
	"strings"
	"testing"

	"deduku/board"
)

func TestAssignments(t *testing.T) {
	for _, test := range []struct {
		name, line string
		order      board.Notation
		want       string // each edit as column:r4c7=5, with - for = where it is eliminated
	}{
		{name: "a triple", line: "4 7 5", want: "1:r7c4=5"},
		{name: "triples", line: " 6 1 4, 8 1 3;2 2 2,", want: "2:r1c6=4 9:r1c8=3 15:r2c2=2"},
		{name: "compact triples", line: "614,813", want: "1:r1c6=4 5:r1c8=3"},
		{name: "triples do not follow the notation", line: "4 7 5", order: board.A1, want: "1:r7c4=5"},
		{name: "row and column", line: "r4c7=5", want: "1:r4c7=5"},
		{name: "with spaces", line: "R4C7 = 5", want: "1:r4c7=5"},
		{name: "without a sign", line: "r4c7 5 R1c1 1", want: "1:r4c7=5 8:r1c1=1"},
		{name: "a pair", line: "(4,7)=5, ( 4 7 ) 6", want: "1:r4c7=5 10:r4c7=6"},
		{name: "a pair as x and y", line: "(4,7)=5", order: board.XY, want: "1:r7c4=5"},
		{name: "a letter", line: "D7=5 d8=6", want: "1:r4c7=5 6:r4c8=6"},
		{name: "strikes", line: "r4c7<>25 r4c8-2,D9 - 3 A1!=4", want: "1:r4c7-2 1:r4c7-5 10:r4c8-2 17:r4c9-3 24:r1c1-4"},
		{name: "strikes in two cells", line: "r12c3<>4", want: "1:r1c3-4 1:r2c3-4"},
		{name: "a list of cells", line: "r1c3, D9,(2,3) <> 46, r4c8<>9", want: "1:r1c3-4 1:r1c3-6 1:r4c9-4 1:r4c9-6 1:r2c3-4 1:r2c3-6 23:r4c8-9"},
		{name: "a space before the comma", line: "r1c3 , r2c3 <> 4", want: "1:r1c3-4 1:r2c3-4"},
		{name: "compact", line: "r5c45,r6c3<>7,r1c1=2", want: "1:r5c4-7 1:r5c5-7 1:r6c3-7 15:r1c1=2"},
		{name: "a comment", line: "r4c7=5 # for 3 reasons", want: "1:r4c7=5"},
		{name: "nothing", line: " ,; ", want: ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			edits, err := Assignments(test.line, test.order)
			var got []string
			for _, e := range edits {
				text := e.Candidate.String()
				if e.Eliminate {
					text = strings.Replace(text, "=", "-", 1)
				}
				got = append(got, fmt.Sprint(e.Column, ":", text))
			}
			if err != nil || strings.Join(got, " ") != test.want {
				t.Errorf("%q:\n got %v, %v\nwant %v", test.line, got, err, test.want)
			}
		})
	}
}

func TestAssignmentErrors(t *testing.T) {
	for _, test := range []struct{ name, line, want string }{
		{"two cells", "r1c1=5 r12c3=4", "1:8: r12c3 names 2 cells; a digit is placed in one cell"},
		{"two digits", "r1c1=54", "1:6: r1c1 gets 2 digits; one digit goes into a cell"},
		{"row 0", "r0c4=3", "1:1: row 0: rows are 1 to 9"},
		{"row 10", "r10c4=3", "1:1: row 10: rows are 1 to 9"},
		{"column 0", "r4c0=3", "1:1: column 0: columns are 1 to 9"},
		{"digit 0", "r4c1=0", "1:6: digit 0: digits are 1 to 9"},
		{"row J", "J4=3", "1:1: row J: rows are A to I"},
		{"column 12", "(4,12)=3", "1:1: column 12: columns are 1 to 9"},
		{"no digit", "r4c7=", "1:6: r4c7 needs a digit, as in r4c7=5, or r4c7<>5 to eliminate one"},
		{"no column", "r4=5", "1:1: a row needs its column, as in r4c7"},
		{"two numbers", "4 7", "1:1: a triple is column, row, digit, with a comma behind it; 2 numbers stand here"},
		{"six numbers", "4 7 5 1 1 1", "1:1: a triple is column, row, digit, with a comma behind it; 6 numbers stand here"},
		{"triple with 0", "4 0 5", "1:1: row 0: rows are 1 to 9"},
		{"triple with 10", "10 4 5", "1:1: column 10: columns are 1 to 9"},
		{"no comma", "r1c1=5r1c2=3", `1:7: "r" is not expected here; put a comma between assignments`},
		{"no cell", "r1c1=5, &", "1:9: no cell here; a cell is r4c7, D7 or (4,7)"},
		{"half a pair", "(4,7=5", "1:1: a pair of numbers is written (4,7)"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got, err := Assignments(test.line, board.RC); err == nil || err.Error() != test.want {
				t.Errorf("%q:\n got %v, %v\nwant %s", test.line, got, err, test.want)
			}
		})
	}
}

func TestParseCell(t *testing.T) {
	for _, test := range []struct {
		text  string
		order board.Notation
		want  string // the cell, or the error
	}{
		{"r4c7", board.RC, "r4c7"}, {" R4C7 ", board.XY, "r4c7"}, {"D7", board.RC, "r4c7"}, {"d7", board.XY, "r4c7"},
		{"(4,7)", board.RC, "r4c7"}, {"(4,7)", board.A1, "r4c7"}, {"(7,4)", board.XY, "r4c7"}, {"(7 4)", board.XY, "r4c7"},
		{"74", board.XY, "r4c7"}, {"77", board.RC, "r7c7"},
		{"74", board.RC, "1:1: 74 may be r7c4 or r4c7: write r4c7, D7 or (4,7)"},
		{"74", board.A1, "1:1: 74 may be r7c4 or r4c7: write r4c7, D7 or (4,7)"},
		{"70", board.XY, "1:1: row 0: rows are 1 to 9"},
		{"", board.RC, "1:1: no cell here; a cell is r4c7, D7 or (4,7)"},
		{"r12c3", board.RC, "1:1: r12c3 names 2 cells, expected one"},
		{"r4c7=5", board.RC, `1:5: "=" after the cell; a cell is r4c7, D7 or (4,7)`},
		{"b5x", board.RC, `1:3: "x" after the cell; a cell is r4c7, D7 or (4,7)`},
		{"r４c7", board.RC, "1:1: a row needs its column, as in r4c7"},
	} {
		c, err := ParseCell(test.text, test.order)
		got := c.String()
		if err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("ParseCell(%q, %d):\n got %s\nwant %s", test.text, test.order, got, test.want)
		}
	}
}
