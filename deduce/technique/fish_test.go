package technique_test

import (
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

// fishPattern is a position in which 1 can go only where the nine rows have an x, and nothing else is known.
func fishPattern(rows string) *deduce.View {
	b := board.New()
	for r, row := range strings.Fields(rows) {
		for c, mark := range row {
			if mark != 'x' {
				b.Eliminate(board.CellAt(r, c), 1)
			}
		}
	}
	return deduce.NewView(&b)
}

// fishLines are the steps of a technique, in compact notation.
func fishLines(tech *deduce.Technique, v *deduce.View) (all []string) {
	tech.Find(v, func(s *deduce.Step) bool {
		s.Technique = tech
		all = append(all, strings.Join(strings.Fields(render.Text{Compact: true}.Line(s)), " "))
		return true
	})
	return all
}

func TestFishPatterns(t *testing.T) {
	const most = "xxxxxxxxx "
	grid := func(row2, row6 string) string {
		return most + row2 + " " + most + most + most + row6 + " " + most + most + most
	}
	for _, c := range []struct{ name, tech, grid, want string }{
		{"two rows", "x-wing", grid("..x...x..", "..x...x.."), "X-Wing: 1 r26 c37 => r1c37,r3c37,r4c37,r5c37,r7c37,r8c37,r9c37<>1"},
		{"two columns of a full board", "x-wing", grid(most, most), ""},
		{"a third place is no X-Wing", "x-wing", grid("..x...x..", "..x...xx."), ""},
		{"a fin", "finned-x-wing", grid("..x...x..", "..x...xx."), "Finned X-Wing: 1 r26 c37 fr6c8 => r45c7<>1"},
		{"two fins", "finned-x-wing", grid("..x...x..", "..x...xxx"), "Finned X-Wing: 1 r26 c37 fr6c8 fr6c9 => r45c7<>1"},
		{"a fin in another box", "finned-x-wing", grid("..x...x..", "..x.x.x.."), ""},
		{"fins in two boxes", "finned-x-wing", grid("..x...x..", ".xx...xx."), ""},
		{"sashimi is not finned", "finned-x-wing", grid("..x...x..", "..x....x."), ""},
		{"sashimi", "sashimi-x-wing", grid("..x...x..", "..x....x."), "Sashimi X-Wing: 1 r26 c38 fr2c7 => r13c8<>1\nSashimi X-Wing: 1 r26 c37 fr6c8 => r45c7<>1"},
		{"finned is not sashimi", "sashimi-x-wing", grid("..x...x..", "..x...xx."), ""},
		{"not of the same bases", "siamese-finned-swordfish", grid("..x...x..", "..x....x."), ""},
		{"a base with one place is a single", "x-wing", grid("..x......", "..x...x.."), ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := strings.Join(fishLines(technique.Standard.Lookup(c.tech), fishPattern(c.grid)), "\n")
			if got != c.want {
				t.Errorf("%s on %s:\n got %s\nwant %s", c.tech, c.grid, got, c.want)
			}
		})
	}
}

// TestFishExamples holds the fish to the very bases, covers, fins and eliminations of their examples.
func TestFishExamples(t *testing.T) {
	for _, c := range []struct {
		tech *deduce.Technique
		want string
	}{
		{technique.XWing, "X-Wing: 8 r26 c19 => r3c1,r4c9<>8"},
		{technique.Swordfish, "Swordfish: 2 r258 c346 => r1c36,r39c4<>2"},
		{technique.Jellyfish, "Jellyfish: 7 r1367 c1346 => r8c34,r9c4<>7"},
		{technique.FinnedSwordfish, "Finned Swordfish: 1 r147 c356 fr7c4 => r8c6,r9c5<>1"},
		{technique.SashimiSwordfish, "Sashimi Swordfish: 9 c679 r359 fr7c7 fr7c9 fr8c7 fr8c9 => r9c8<>9"},
		{technique.SiameseFinnedSwordfish, "Siamese Finned Swordfish: 3 c257 r237 fr9c7/r239 fr7c5 => r7c89,r9c6<>3"},
		{technique.SiameseSashimiSwordfish, "Siamese Sashimi Swordfish: 9 r159 c349 fr1c5/c359 fr5c4 => r3c4,r4c5<>9"},
		{technique.FrankenSwordfish, "Franken Swordfish: 7 r18b6 c378 => r2c38,r9c3<>7"},
		{technique.FinnedFrankenXWing, "Finned Franken X-Wing: 4 r5b1 c27 fr2c3 => r2c7<>4"},
		{technique.FinnedFrankenJellyfish, "Finned Franken Jellyfish: 7 c257b8 r4679 fr8c7 efr7c5 => r7c89<>7"},
		{technique.FinnedFrankenWhale, "Finned Franken Whale: 8 r2469b16 c12689b4 efr4c7 efr4c8 => r4c1<>8"},
		{technique.MutantSwordfish, "Mutant Swordfish: 1 r58c6 c9b58 => r9c59<>1"},
		{technique.SiameseFinnedMutantSwordfish, "Siamese Finned Mutant Swordfish: 7 r68c5 c24b8 fr5c5 efr6c5/c26b8 fr5c5 fr6c4 efr6c5 => r5c46<>7"},
		{technique.FinnedMutantWhale, "Finned Mutant Whale: 4 r2369c67 c235b368 fr1c6 fr3c1 => r1c3<>4"},
	} {
		t.Run(c.tech.Name, func(t *testing.T) {
			p := mustParse(t, c.tech.Example)
			if got := fishLines(c.tech, p.view(t)); !slices.Contains(got, c.want) {
				t.Errorf("on %v:\n got %s\nwant %s", p, strings.Join(got, "\n     "), c.want)
			}
		})
	}
}
