//go:build !lean

package lazyregexp

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// TestNeeds checks that a text is searched only if it has a character of each set.
func TestNeeds(t *testing.T) {
	for _, test := range []struct {
		expr, text string
		want       bool
	}{
		{`r[1-9]c[1-9]`, "r and c, no digit", false},
		{`r[1-9]c[1-9]`, "r1c1", true},
		{`r[1-9]c[1-9]`, "9cr", true},
		{`(?i)row`, "WORTH", true},
		{`(?i)row`, "WROTE it", true},
		{`(?i)row`, "no W or R", true},
		{`(?i)row`, "number", false},
		{`(?i)kiss`, "\u212aI\u017f\u017f", true}, // the other forms of K and S
		{`x*`, "", true},
		{`x?y`, "z", false},
		{`x{0,3}y{2,4}`, "y", true},
		{`x{0,3}y{2,4}`, "x", false},
		{`none|nil`, "an empty cell", false},
		{`none|nil`, "no cell", true},
		{`none|nil`, "a full cell", false},
		{`none|`, "", true},
		{`[^a]b`, "a", false},
		{`[^a]b`, "b", true},
		{`é`, "e", false},
		{`é`, "é", true},
		{`\d\b$`, "12", true},
		{`(`, "anything", true},
	} {
		text := test.text
		if pad := shortText - len(text); pad > 0 && text != "" {
			text += strings.Repeat(text[len(text)-1:], pad)
		}
		if got := mayMatch(needsOf(test.expr), text); got != test.want {
			t.Errorf("%s in %q: %v, want %v", test.expr, text, got, test.want)
		}
	}
}

// TestNeedsLoseNothing searches random texts with and without a look at their characters first: both find the same.
func TestNeedsLoseNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	signs := []rune("rRcC19 =>-kKsSſ\u212a\u00e9x,|")
	for _, expr := range []string{
		`(?i)\br([0-9])c?([0-9])`, `(?i)ks|sk|rx`, `(?:r1|c9)+[^1]`, `\b(?:x|[1-9]),`, `(?m)^(?:r|c)?=|>$`, `(?i)(k|s){2}|é+`, `r{0,2}c{1,3}9|1(?:,|\|)x`,
	} {
		lazy := &Regexp{Expr: expr}
		plain := lazy.get()
		found := 0
		for range 2000 {
			random.Shuffle(len(signs), func(i, j int) { signs[i], signs[j] = signs[j], signs[i] })
			some := signs[:1+random.IntN(len(signs))]
			var text strings.Builder
			for text.Len() < 4*shortText {
				text.WriteRune(some[random.IntN(len(some))])
			}
			want := plain.FindAllString(text.String(), -1)
			if got := lazy.FindAllString(text.String(), -1); len(got) != len(want) {
				t.Fatalf("%s in %q: found %q, want %q", expr, text.String(), got, want)
			}
			found += len(want)
		}
		if found == 0 {
			t.Errorf("%s: no text has it", expr)
		}
	}
}
