package explanation_test

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/golden"
)

// TestTold compares what is told of one technique of each shape, on its example, with testdata: the first of the ladder and the
// last. Chains and nets, whose words are their links, have tests of their own.
func TestTold(t *testing.T) {
	first, last := map[deduce.Shape]*deduce.Technique{}, map[deduce.Shape]*deduce.Technique{}
	var order []deduce.Shape
	for _, rung := range technique.Standard {
		switch s := rung.Shape; s {
		case deduce.ShapeOther, deduce.ShapeChain, deduce.ShapeForcing, deduce.ShapeKraken, deduce.ShapeALSChain:
		default:
			if first[s] == nil {
				first[s] = rung.Technique
				order = append(order, s)
			}
			last[s] = rung.Technique
		}
	}
	var b strings.Builder
	for _, shape := range order {
		for _, tech := range slices.Compact([]*deduce.Technique{first[shape], last[shape]}) {
			step, before := found(t, tech)
			b.WriteString("# " + tech.Title + "\n")
			for _, p := range explanation.Step(wording.Text{}, &step, before)[1:] {
				b.WriteString(p + "\n")
			}
			b.WriteString("\n")
		}
	}
	golden.Compare(t, filepath.Join("testdata", "told.txt"), b.String())
}
