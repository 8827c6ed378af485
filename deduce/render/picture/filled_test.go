package picture_test

import (
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/deduce/technique"
)

// TestFilledCorners draws patterns that could be filled in two ways: which of their cells are filled, and not given, is seen and
// has its place in the legend, as all rests on it.
func TestFilledCorners(t *testing.T) {
	drawn := 0
	for _, rung := range technique.Standard {
		if !rung.Assumes {
			continue
		}
		step, b := found(t, rung.Technique)
		pic := picture.Draw(b, &step, board.RC)
		for _, p := range step.Parts {
			if p.Role != deduce.Corner {
				continue
			}
			for c := range p.Cells.Minus(b.Open()).All() {
				drawn++
				if pic.Marks[c][b.Digit(c)] != picture.Seen || !strings.Contains(pic.Word(picture.Seen), "not given") {
					t.Errorf("%s: nothing tells that %v is filled and not given", rung.Name, c)
				}
			}
		}
	}
	if drawn < 8 {
		t.Errorf("only %d corners are filled", drawn)
	}
}

// TestBracketsHaveALegend draws the example of each technique: candidates in brackets are explained.
func TestBracketsHaveALegend(t *testing.T) {
	brackets := 0
	for _, rung := range technique.Standard {
		step, b := found(t, rung.Technique)
		pic := picture.Draw(b, &step, board.RC)
		text := paint.NewPainter(nil, &paint.ASCII).Candidates(&pic, 200)
		drawing := text[:strings.LastIndex(text, "+-")]
		if !strings.Contains(drawing, "(") {
			continue
		}
		brackets++
		if !strings.Contains(text, "( ) only candidate") {
			t.Errorf("%s has no legend for brackets:\n%s", rung.Name, text)
		}
	}
	if brackets == 0 {
		t.Error("no example has a cell with one candidate")
	}
}
