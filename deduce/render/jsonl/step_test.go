package jsonl_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/verify"
)

// The steps below are written by hand, one of each shape that a technique can have: they hold the step
// type to its promise that text, JSON and pictures come from the value alone.

var shapes = []struct {
	name       string
	eliminated [][]board.Candidate
	step       deduce.Step
	text       string
	json       string // truths and what follows, without because and text
}{
	{
		name: "X-Wing",
		eliminated: [][]board.Candidate{
			onlyIn(board.Row(1), 4, at(2, 4), at(2, 9)),
			onlyIn(board.Row(6), 4, at(7, 4), at(7, 9)),
		},
		step: deduce.Step{
			Kind: deduce.Logic,
			Technique: &deduce.Technique{Title: "X-Wing",
				Why: []string{"{base.digits} in {base} only in {cover}"}},
			Eliminations: candidates(4, at(3, 4), at(5, 4)),
			Parts: []deduce.Part{
				{Role: deduce.Base, Units: board.UnitsOf(board.Row(1), board.Row(6)), Digits: board.Digits(4),
					Cells: board.CellsOf(at(2, 4), at(2, 9), at(7, 4), at(7, 9))},
				{Role: deduce.Cover, Units: board.UnitsOf(board.Column(3), board.Column(8))},
			},
		},
		text: "X-Wing    r3c4, r5c4 <> 4    4 in rows 2 and 7 only in columns 4 and 9",
		json: `"eliminate":["r3c4<>4","r5c4<>4"],"truths":["4r2","4r7"]`,
	},
	{
		name: "AIC with a grouped node",
		eliminated: [][]board.Candidate{
			only(at(1, 1), 1, 2),
			onlyIn(board.Box(1), 2, at(1, 4), at(1, 5), at(3, 6)),
			only(at(3, 2), 1, 2),
		},
		step: deduce.Step{
			Kind: deduce.Logic,
			Technique: &deduce.Technique{Title: "Grouped AIC",
				Why: []string{"either end of the chain through {strong.cells} and {strong.units} holds"}},
			Eliminations: candidates(1, at(1, 2)),
			Parts: []deduce.Part{
				set(deduce.Strong, board.Digits(1, 2), at(1, 1)),
				{Role: deduce.Strong, Units: board.UnitsOf(board.Box(1)), Digits: board.Digits(2),
					Cells: board.CellsOf(at(1, 4), at(1, 5), at(3, 6))},
				set(deduce.Strong, board.Digits(1, 2), at(3, 2)),
			},
			Argument: &deduce.Argument{Links: []deduce.Link{
				{From: node(1, at(1, 1)), To: node(2, at(1, 1)), Strong: true},
				{From: node(2, at(1, 1)), To: node(2, at(1, 4), at(1, 5))},
				{From: node(2, at(1, 4), at(1, 5)), To: node(2, at(3, 6)), Strong: true},
				{From: node(2, at(3, 6)), To: node(2, at(3, 2))},
				{From: node(2, at(3, 2)), To: node(1, at(3, 2)), Strong: true},
			}},
		},
		text: "Grouped AIC r1c2 <> 1    either end of the chain through r1c1, r1c4, r1c5, r3c2, r3c6 and box 2 holds",
		json: `"eliminate":["r1c2<>1"],"truths":["r1c1","2b2","r3c2"]`,
	},
	{
		name:       "unique rectangle",
		eliminated: [][]board.Candidate{only(at(1, 1), 1, 2), only(at(1, 2), 1, 2), only(at(4, 1), 1, 2)},
		step: deduce.Step{
			Kind: deduce.Logic,
			Technique: &deduce.Technique{Title: "Unique Rectangle 1",
				Why: []string{"else {corner.digits} in {corner} and {fin} could be swapped"}},
			Eliminations: append(candidates(1, at(4, 2)), candidates(2, at(4, 2))...),
			Parts: []deduce.Part{
				set(deduce.Corner, board.Digits(1, 2), at(1, 1), at(1, 2), at(4, 1)),
				set(deduce.Fin, 0, at(4, 2)),
			},
			Argument: &deduce.Argument{Deadly: board.CellsOf(at(1, 1), at(1, 2), at(4, 1), at(4, 2))},
		},
		text: "Unique Rectangle 1 r4c2 <> 12    else 1, 2 in r1c1, r1c2, r4c1 and r4c2 could be swapped",
		json: `"eliminate":["r4c2<>1","r4c2<>2"],"truths":["r1c1","r1c2","r4c1"],` +
			`"assumes":"unique","deadly":["r1c1","r1c2","r4c1","r4c2"]`,
	},
	{
		name:       "ALS-XZ",
		eliminated: [][]board.Candidate{only(at(1, 1), 1, 3), only(at(1, 2), 2, 3), only(at(5, 1), 1, 3)},
		step: deduce.Step{
			Kind: deduce.Logic,
			Technique: &deduce.Technique{Title: "ALS-XZ",
				Why: []string{"the sets in {set} share {restrictedcommon.digits}, which only one of them can hold"}},
			Eliminations: candidates(3, at(2, 1), at(3, 1)),
			Parts: []deduce.Part{
				set(deduce.Set, board.Digits(1, 2, 3), at(1, 1), at(1, 2)),
				set(deduce.Set, board.Digits(1, 3), at(5, 1)),
				set(deduce.RestrictedCommon, board.Digits(1), at(1, 1), at(5, 1)),
			},
		},
		text: "ALS-XZ    r2c1, r3c1 <> 3    the sets in r1c1, r1c2, r5c1 share 1, which only one of them can hold",
		json: `"eliminate":["r2c1<>3","r3c1<>3"],"truths":["r1c1","r1c2","r5c1"]`,
	},
	{
		name:       "forcing net",
		eliminated: [][]board.Candidate{only(at(1, 2), 1, 2), only(at(2, 1), 1, 2)},
		step: deduce.Step{
			Kind:         deduce.Logic,
			Technique:    &deduce.Technique{Title: "Forcing Net", Why: []string{"its opposite ends in a contradiction"}},
			Eliminations: candidates(1, at(1, 1)),
			Argument: &deduce.Argument{Claims: []deduce.Claim{
				{Kind: deduce.Assume, True: true, Candidate: candidates(1, at(1, 1))[0], Truth: deduce.NoTruth},
				{Kind: deduce.PosDed, Depth: 1, True: true, Candidate: candidates(2, at(1, 2))[0], Truth: deduce.CellTruth(at(1, 2)), Rests: []int32{0}},
				{Kind: deduce.PosDed, Depth: 1, True: true, Candidate: candidates(2, at(2, 1))[0], Truth: deduce.CellTruth(at(2, 1)), Rests: []int32{0}},
				{Kind: deduce.Conclude, Candidate: candidates(1, at(1, 1))[0], Truth: deduce.NoTruth, Rests: []int32{1, 2}},
			}},
		},
		text: "Forcing Net r1c1 <> 1    its opposite ends in a contradiction",
		json: `"eliminate":["r1c1<>1"],"truths":["r1c2","r2c1"],"argument":[` +
			`{"kind":"ASSUME","place":["r1c1=1"],"text":"ASSUME    r1c1 = 1"},` +
			`{"kind":"POS_DED","place":["r1c2=2"],"truths":["r1c2"],"depth":1,"text":"  POS_DED   r1c2 = 2    naked single: only 2 is left for r1c2"},` +
			`{"kind":"POS_DED","place":["r2c1=2"],"truths":["r2c1"],"depth":1,"text":"  POS_DED   r2c1 = 2    naked single: only 2 is left for r2c1"},` +
			`{"kind":"CONCLUDE","eliminate":["r1c1<>1"],"text":"CONCLUDE  r1c1 <> 1"}]`,
	},
}

func TestShapes(t *testing.T) {
	for _, shape := range shapes {
		t.Run(shape.name, func(t *testing.T) {
			var eliminated []board.Candidate
			for _, s := range shape.eliminated {
				eliminated = append(eliminated, s...)
			}
			log := logOf(eliminated, shape.step)
			step := log.Last()
			if got := (wording.Text{}).Line(step); got != shape.text {
				t.Errorf("text:\n got %s\nwant %s", got, shape.text)
			}
			var lines bytes.Buffer
			if err := new(jsonl.Writer).Log(&lines, &log); err != nil {
				t.Fatal(err)
			}
			all := strings.Split(strings.TrimSpace(lines.String()), "\n")
			got := all[len(all)-1]
			before, after, _ := strings.Cut(got, `,"because":[`)
			_, after, _ = strings.Cut(after, "]")
			got = before[strings.Index(before, `"eliminate"`):] + after[:strings.LastIndex(after, `,"text"`)]
			if diff := cmp.Diff(shape.json, got); diff != "" {
				t.Errorf("JSON (-want +got):\n%s", diff)
			}
			if _, err := verify.Check(&lines); err != nil {
				t.Error(err)
			}
		})
	}
}

// TestPicture draws the X-Wing: what it eliminates, its corners, and the units in which it lies.
func TestPicture(t *testing.T) {
	b := board.New()
	for _, eliminated := range shapes[0].eliminated {
		for _, x := range eliminated {
			b.Eliminate(x.Cell, x.Digit)
		}
	}
	p := picture.Draw(&b, &shapes[0].step, board.RC)
	for _, test := range []struct {
		cell board.Cell
		want picture.Mark
	}{
		{at(3, 4), picture.Eliminated},
		{at(2, 4), picture.Pattern},
		{at(8, 4), picture.Plain},
		{at(8, 5), picture.Plain},
	} {
		if got := p.Strongest(test.cell, 4); got != test.want {
			t.Errorf("%v: mark %v, want %v", test.cell, got, test.want)
		}
	}
	for _, test := range []struct {
		unit board.Unit
		want picture.Mark
	}{
		{board.Row(1), picture.Base},
		{board.Column(3), picture.Cover},
		{board.Row(2), picture.Plain},
	} {
		if got := p.Units[test.unit]; got != test.want {
			t.Errorf("%v: mark %v, want %v", test.unit, got, test.want)
		}
	}
}
