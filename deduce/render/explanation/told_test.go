package explanation_test

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/golden"
)

// TestTold compares what is told of one technique of each shape, and within it of each set of roles and of how many
// digits are coloured or impossible, on its example, with testdata: the
// first of the ladder and the last. Chains and nets, whose words are their links, have tests of their own.
func TestTold(t *testing.T) {
	type kind struct {
		shape deduce.Shape
		roles string
	}
	first, last := map[kind]*deduce.Technique{}, map[kind]*deduce.Technique{}
	var order []kind
	for _, rung := range technique.Standard {
		switch rung.Shape {
		case deduce.ShapeChain, deduce.ShapeForcing, deduce.ShapeKraken:
			continue
		}
		step, before := found(t, rung.Technique)
		if tale.Tell(wording.Text{}, &step, before).Look == "" {
			continue
		}
		k := kind{shape: rung.Shape}
		for i := range step.Parts {
			p := &step.Parts[i]
			name := p.Role.String() + " "
			switch p.Role {
			case deduce.Guarded:
				name += fmt.Sprint("of ", p.Digits.Len(), " digits ")
			case deduce.ColorB:
				both := pattern.GatherRole(&step, deduce.ColorA).Digits | pattern.GatherRole(&step, deduce.ColorB).Digits
				name += fmt.Sprint("of one digit: ", both.Single(), " ")
			}
			if !strings.Contains(k.roles, name) {
				k.roles += name
			}
		}
		if first[k] == nil {
			first[k] = rung.Technique
			order = append(order, k)
		}
		last[k] = rung.Technique
	}
	var b strings.Builder
	for _, k := range order {
		for _, tech := range slices.Compact([]*deduce.Technique{first[k], last[k]}) {
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
