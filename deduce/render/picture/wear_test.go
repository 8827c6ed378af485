package picture_test

import (
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/theme"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/coloring"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/impossible"
	"deduku/deduce/technique/subsets"
	"deduku/deduce/technique/wings"
)

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
		text := wording.Text{}
		pic := picture.Draw(b, &step, text.Notation)
		told := strings.Join(explanation.Step(text, &step, b)[1:], "\n")
		var all []string
		var again strings.Builder
		seen := map[string]bool{}
		for _, piece := range pic.Wear(told) {
			again.WriteString(piece.Text)
			if worn := piece.Text + ":" + piece.Mark.Word(); piece.Mark != picture.Plain && !seen[worn] {
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
		if got := theme.Plain(paint.NewPainter(theme.Named("dark"), &paint.ASCII).Words(&pic, told)); got != told {
			t.Errorf("%s: colours change the text", test.technique.Name)
		}
		if got := paint.NewPainter(nil, &paint.ASCII).Words(&pic, told); got != told {
			t.Errorf("%s: without colours there is more than the text: %s", test.technique.Name, got)
		}
	}
}
