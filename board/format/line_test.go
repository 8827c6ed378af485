package format

import (
	"fmt"
	"strings"
	"testing"
)

func TestLineMeta(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"nothing", sample, "[] []"},
		{"a comment", sample + "  # from our generator ", "[{comment from our generator}] []"},
		{"a comment in words", sample + " easy-1 # ours", "[{comment easy-1 # ours}] []"},
		{"a rating triple", sample + " ED=9.1/1.2/1.2 by someone", "[{rating 9.1/1.2/1.2} {comment by someone}] []"},
		{"a bare rating triple", sample + "# 17 clues 9.1/1.2/1.2", "[{rating 9.1/1.2/1.2} {comment 17 clues}] []"},
		{"a rating at the end", "0000183b305c " + sample + "  1.2", "[{id 0000183b305c} {rating 1.2}] []"},
		{"a number in a comment", sample + " version 4.2 of it", "[{comment version 4.2 of it}] []"},
		{"an id of digits", "123 " + sample, "[{id 123}] []"},
		{"an id and a comment", "a-1," + sample + ",b", "[{id a-1} {comment b}] []"},
		{"a solution and a comment", sample + "," + solution + ",easy", "[{comment easy}] []"},
		{"a solution that repeats a digit", sample + "," + strings.Replace(solution, "9157", "9117", 1),
			"[] [left out the attached solution: it repeats a digit]"},
		{"a second puzzle is a comment", sample + " " + sample, "[{comment " + sample + "}] []"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.text)
			if got := fmt.Sprint(p.Meta, " ", p.Notes); err != nil || p.Givens.String() != sample || got != test.want {
				t.Errorf("\n got %v %v, %v\nwant %v %v", p.Givens, got, err, sample, test.want)
			}
			if p.HasSolution() != strings.Contains(test.name, "a solution and") {
				t.Errorf("solution is %v", p.Solution)
			}
		})
	}
}

func TestLineErrors(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"80 cells and a comment", sample[:80] + " easy", "1:81: 80 cells, expected 81"},
		{"82 cells and a comment", sample + "3 easy", `1:82: 82 cells, expected 81 (extra "3")`},
		{"an id and 80 cells", "easy " + sample[:80], "1:86: 80 cells, expected 81"},
		{"groups of four", strings.Join(strings.SplitAfter(sample, "2"), " "),
			"1:1: 81 cells with separators that do not belong there: a space may follow each third or ninth cell"},
		{"a space too many", sample[:70] + " " + sample[70:],
			"1:71: 70 cells before a separator, expected 81; a space may follow each third or ninth cell"},
		{"a colon in the middle", sample[:40] + ":" + sample[40:],
			`1:41: ":" is neither a digit nor a blank symbol (one of .0-*_xX?)`},
		{"behind a wide character", "é " + sample[:80], "1:83: 80 cells, expected 81"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if p, err := Parse(test.text); err == nil || err.Error() != test.want {
				t.Errorf("\n got %v, %v\nwant %s", p.Givens, err, test.want)
			}
		})
	}
}

func TestPosition(t *testing.T) {
	text := "\ufeff# a comment\r\n\r\n  é " + sample + "\r\n\r\n+---+\n" + written(t, "rows") + "\nx = " + written(t, "python")
	r := NewReader(strings.NewReader(text), "f.txt")
	for _, want := range []string{"f.txt:3:5", "f.txt:5:1", "f.txt:16:12"} {
		p, err := r.Next()
		if err != nil || p.At.String() != want {
			t.Errorf("got %v, %v, want %s", p.At, err, want)
		}
	}
}
