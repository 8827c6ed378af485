package render_test

import (
	"context"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/render/theme"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/coloring"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/impossible"
	"deduku/deduce/technique/subsets"
	"deduku/deduce/technique/wings"
)

// found is the first step of a technique on its example, and the board before it.
func found(t *testing.T, tech *deduce.Technique) (deduce.Step, *board.Board) {
	t.Helper()
	return stepOn(t, tech, tech.Example)
}

// stepOn is the first step of a technique on a position, and the board before it.
func stepOn(t *testing.T, tech *deduce.Technique, position string) (deduce.Step, *board.Board) {
	t.Helper()
	p, err := format.Parse(":0000:x:" + position + "::")
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(p.Givens, deduce.Options{})
	if err := s.Begin(p.Givens, p.Placed, p.Eliminated); err != nil {
		t.Fatal(err)
	}
	var first deduce.Step
	s.Find(context.Background(), tech, func(step deduce.Step) bool { first = step; return false })
	return first, s.Board()
}

// TestWear wants words of the explanation that name a role to wear its mark, each kind of role once at least, and no other words.
func TestWear(t *testing.T) {
	for _, test := range []struct {
		technique *deduce.Technique
		want      string // pieces that wear a mark, as word:mark, each once
	}{
		{wings.XYWing, "Pivot:pivot pincer:pincer pivot:pivot removed:removed"},
		{fish.XWing, "covers:cover base:base cover:cover removed:removed"},
		{fish.FinnedXWing, "fin:fin covers:cover base:base cover:cover removed:removed"},
		{fish.FrankenXWing, "Bases:base covers:cover bases:base cover:cover base:base removed:removed"},
		{als.XZ, "A:A B:B removed:removed"},
		{coloring.MultiColors1, "A:A B:B C:C D:D removed:removed"},
		{als.DeathBlossom, "stem:pivot A:A B:B removed:removed"},
		{impossible.BrokenWing, "ring:pattern guardians:fin guardian:fin removed:removed"},
		{subsets.NakedPair, "pair:pattern removed:removed"},
	} {
		step, b := found(t, test.technique)
		text := render.Text{}
		pic := text.Draw(b, &step)
		told := strings.Join(text.Explain(&step, b)[1:], "\n")
		var all []string
		var again strings.Builder
		seen := map[string]bool{}
		for _, piece := range pic.Wear(told) {
			again.WriteString(piece.Text)
			if worn := piece.Text + ":" + piece.Mark.Word(); piece.Mark != render.Plain && !seen[worn] {
				seen[worn] = true
				all = append(all, worn)
			}
		}
		if got := strings.Join(all, " "); got != test.want {
			t.Errorf("%s:\n got %s\nwant %s\nin %s", test.technique.Name, got, test.want, told)
		}
		if again.String() != told {
			t.Errorf("%s: the pieces do not make up the text", test.technique.Name)
		}
		if got := theme.Plain(render.NewPainter(theme.Named("dark"), &render.ASCII).Words(&pic, told)); got != told {
			t.Errorf("%s: colours change the text", test.technique.Name)
		}
		if got := render.NewPainter(nil, &render.ASCII).Words(&pic, told); got != told {
			t.Errorf("%s: without colours there is more than the text: %s", test.technique.Name, got)
		}
	}
}
