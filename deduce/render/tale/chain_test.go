package tale_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/deduce/technique/chains"
)

// linked are the techniques whose steps bring links along that take turns.
func linked(t *testing.T) (all []*deduce.Technique) {
	for _, rung := range technique.Standard {
		switch rung.Shape {
		case deduce.ShapeChain, deduce.ShapeForcing, deduce.ShapeKraken:
			all = append(all, rung.Technique)
		case deduce.ShapeAlmostLockedSets, deduce.ShapeDistantPair:
			if step, _ := found(t, rung.Technique); step.Argument != nil {
				all = append(all, rung.Technique)
			}
		}
	}
	return all
}

// TestLinksAlternate reads the chains below drawings: strong and weak links take turns all the way.
func TestLinksAlternate(t *testing.T) {
	plain := paint.NewPainter(nil, &paint.ASCII)
	sign := regexp.MustCompile("[-=]")
	for _, tech := range linked(t) {
		step, before := found(t, tech)
		pic := picture.Draw(before, &step, board.RC)
		_, links, ok := strings.Cut(plain.Candidates(&pic, 1000), "links ")
		if !ok {
			t.Errorf("%s: no links are written", tech.Name)
		}
		for chain := range strings.SplitSeq(links, ", ") {
			if signs := strings.Join(sign.FindAllString(chain, -1), ""); strings.Contains(signs, "--") || strings.Contains(signs, "==") {
				t.Errorf("%s: two alike in a row in %s", tech.Name, chain)
			}
		}
	}
}

// TestRings holds what is told of rings to having no ends, and to naming for each removed candidate the unit by which it is removed,
// unless it shares the cell with a link.
func TestRings(t *testing.T) {
	plain := paint.NewPainter(nil, &paint.ASCII)
	because := regexp.MustCompile(`\((row|column|box) \d\)|\(sees |is \d or \d: `)
	rings := 0
	for _, tech := range linked(t) {
		step, before := found(t, tech)
		links := step.Argument.Links
		first, last := links[0], links[len(links)-1]
		if tech.Shape != deduce.ShapeChain || !first.Strong || last.Strong || last.To != first.From {
			continue
		}
		rings++
		pic := picture.Draw(before, &step, board.RC)
		if drawn := plain.Candidates(&pic, 100); strings.Contains(drawn, "free end") {
			t.Errorf("%s has a free end:\n%s", tech.Name, drawn)
		}
		tale := tale.Tell(wording.Text{}, &step, before)
		for said := range strings.SplitSeq(tale.Sees, ". ") {
			if !because.MatchString(said) {
				t.Errorf("%s does not say by which unit: %s", tech.Name, said)
			}
		}
	}
	if rings < 5 {
		t.Errorf("only %d rings are told", rings)
	}
}

// TestSetsAreNamed holds letters of almost locked sets in reasons to being introduced.
func TestSetsAreNamed(t *testing.T) {
	reason := regexp.MustCompile(`\(([A-G]) without \d`)
	sets := 0
	for _, tech := range linked(t) {
		step, before := found(t, tech)
		tale := tale.Tell(wording.Text{}, &step, before)
		told := tale.Choices + strings.Join(slices.Clone(tale.Cases), " ")
		for _, m := range reason.FindAllStringSubmatch(told, -1) {
			sets++
			if !strings.Contains(tale.Look, m[1]+" = r") {
				t.Errorf("%s: %s is not introduced: %s", tech.Name, m[1], tale.Look)
			}
		}
		if strings.Contains(told, "strong link)") {
			t.Errorf("%s has a strong link without a reason: %s", tech.Name, told)
		}
	}
	if sets < 10 {
		t.Errorf("only %d links are sets", sets)
	}
}

// TestChainAgainstItself tells a chain that makes a cell hold two digits, which proves its first candidate alone: not as two ends of
// which one is true.
func TestChainAgainstItself(t *testing.T) {
	const position = "+1+62..84+9+5+87+5+49+6...9+4+3+25+1+6+87.+241..+56.+5....2....18..5......+5.+4+73..5+7....+464.+16.79+52:" +
		"127 159 349 354 355 357 365 384 385 755 765 855 859 875 885 954 959"
	step, before := stepOn(t, chains.BUGChain, position)
	tale := tale.Tell(wording.Text{}, &step, before)
	if want := "But r6c4 can't be both 3 and 7. So r1c4 is 3."; !strings.Contains(tale.Choices, want) || strings.Contains(tale.Choices, "or both") {
		t.Errorf("%s\nwant %s", tale.Choices, want)
	}
}
