package lesson

import (
	"cmp"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/generate"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/golden"
	"deduku/internal/testutil/techniquetest"
)

// trapsKept is how many positions the table has of each trap.
const trapsKept = 3

// trapsLooked are among how many positions of a trap that takes long to look for those in the table are chosen.
var trapsLooked = map[string]int{"skyscraper": 12, "finned-x-wing": 12, "w-wing": 12, "als-xz": 12}

// TestMakeTraps makes the table of traps with -update: of those positions to which generated puzzles come by the ladder the ones with
// the fewest open cells, of which none has a single candidate: that would be seen first.
func TestMakeTraps(t *testing.T) {
	if !golden.Updating() {
		t.Skip("it makes the table of traps, with -update")
	}
	found := map[string][]puzzle.Puzzle{}
	for i := range 2500 {
		g, err := generate.Puzzle(t.Context(), 2032, i, generate.Options{})
		if err != nil {
			t.Fatal(err)
		}
		solver := deduce.New(g, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
		seen := map[string]bool{}
		for step := solver.Next(); step != nil; step = solver.Next() {
			if !Bare(solver.Board()).Empty() {
				continue
			}
			p := puzzle.Of(solver.Board())
			for name := range trapFinders {
				if most := trapsLooked[name]; most > 0 && len(found[name]) == most || seen[name] {
					continue
				}
				if _, miss := trapAt(t.Context(), &p, techniquetest.Named(t, name)); miss.Is {
					seen[name] = true
					found[name] = append(found[name], p)
				}
			}
		}
	}
	var b strings.Builder
	b.WriteString("# Positions with the traps of techniques, made by 'go test ./deduce/coach/lesson -run TestMakeTraps -update'.\n")
	for _, s := range review.Stops() {
		all := found[s.Technique.Name]
		slices.SortStableFunc(all, func(p, q puzzle.Puzzle) int { return cmp.Compare(openOf(&p), openOf(&q)) })
		for _, p := range all[:min(trapsKept, len(all))] {
			at := boardOf(&p)
			fmt.Fprintf(&b, "%s %v:%s\n", s.Technique.Name, at.Grid(), strings.ReplaceAll(techniquetest.Triples(p.Eliminated), " ", ","))
		}
	}
	if err := os.WriteFile("traps.txt", []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// openOf is how many cells of a position are open.
func openOf(p *puzzle.Puzzle) int {
	b := boardOf(p)
	return b.Open().Len()
}

// trapLacks are the conditions of the patterns that have a trap, each with whether it holds. The one that the trap lacks comes last.
var trapLacks = map[Trap]func(b *board.Board, p []deduce.Part) []bool{
	noUnit: func(b *board.Board, p []deduce.Part) []bool {
		x, y := p[0].Cells.First(), p[0].Cells.Rest().First()
		return []bool{p[0].Cells.Len() == 2, b.Candidates(x).Len() == 2, b.Candidates(x) == b.Candidates(y), x.Sees(y)}
	},
	crossing: func(b *board.Board, p []deduce.Part) []bool {
		d := p[0].Digits.First()
		places := func(u board.UnitSet) board.CellSet { return b.CellsFor(d).And(u.First().Cells()) }
		return []bool{places(p[0].Units) == p[0].Cells, places(p[1].Units) == p[1].Cells, p[0].Cells.Len() == 2, p[1].Cells.Len() == 2, !p[0].Cells.Meets(p[1].Cells)}
	},
	sameDigit: func(b *board.Board, p []deduce.Part) []bool {
		pivot, x, y := p[0].Cells.First(), p[1].Cells.First(), p[2].Cells.First()
		of := b.Candidates
		return []bool{of(pivot).Len() == 2, of(x).Len() == 2, of(y).Len() == 2, pivot.Sees(x), pivot.Sees(y), (of(x) & of(pivot)).Len() == 1,
			(of(y) & of(pivot)).Len() == 1, of(x)&^of(pivot) == of(y)&^of(pivot), of(x)&of(pivot) != of(y)&of(pivot)}
	},
	pivotUnseen: func(b *board.Board, p []deduce.Part) []bool {
		pivot, x, y, d := p[0].Cells.First(), p[1].Cells.First(), p[2].Cells.First(), p[3].Digits.First()
		of := b.Candidates
		seen := b.CellsFor(d).And(board.CellsOf(x, y).SeenByAll())
		return []bool{of(pivot).Len() == 3, of(x).Len() == 2, of(y).Len() == 2, pivot.Sees(x), pivot.Sees(y), of(x)|of(y) == of(pivot), of(x)&of(y) == p[3].Digits,
			!seen.Without(pivot).Empty(), seen.Meets(pivot.Peers())}
	},
	equalEnds: func(b *board.Board, p []deduce.Part) []bool {
		same := true
		for c := range p[0].Cells.All() {
			same = same && b.Candidates(c) == p[0].Digits
		}
		return []bool{p[0].Digits.Len() == 2, same, len(partedEvenly(p[0].Cells)) == 2, p[0].Cells.Len()%2 == 0}
	},
	fourBoxes: func(b *board.Board, p []deduce.Part) []bool {
		two, boxes, lines := 0, map[int]bool{}, map[board.Unit]bool{}
		for c := range p[0].Cells.All() {
			if b.Candidates(c) == p[0].Digits {
				two++
			}
			boxes[c.Box()], lines[board.Row(c.Row())], lines[board.Column(c.Col())] = true, true, true
		}
		last := p[1].Cells.First()
		return []bool{p[0].Cells.Len() == 4, two == 3, len(lines) == 4, b.Candidates(last)&p[0].Digits == p[0].Digits, len(boxes) == 2}
	},
	notJoined: func(b *board.Board, p []deduce.Part) []bool {
		d := p[0].Digits.First()
		places := func(u board.UnitSet) board.CellSet { return b.CellsFor(d).And(u.First().Cells()) }
		joined := p[0].Cells.Union(p[1].Cells).Minus(p[2].Cells)
		return []bool{places(p[0].Units) == p[0].Cells, places(p[1].Units) == p[1].Cells, p[0].Cells.Len() == 2, p[1].Cells.Len() == 2,
			p[2].Cells.SeenByAll().Meets(b.CellsFor(d)), joined.First().Sees(joined.Rest().First())}
	},
	endUnseen: func(b *board.Board, p []deduce.Part) []bool {
		x, y, ends, d := p[0].Cells.First(), p[1].Cells.First(), p[2].Cells, p[2].Digits.First()
		return []bool{b.Candidates(x).Len() == 2, b.Candidates(x) == b.Candidates(y), !x.Sees(y), b.CellsFor(d).And(p[2].Units.First().Cells()) == ends, ends.Len() == 2,
			board.CellsOf(x, y).SeenByAll().Meets(b.CellsFor(p[3].Digits.First())), ends.And(x.Peers()).Len() == 1, ends.Minus(x.Peers()).Meets(y.Peers())}
	},
	finUnseen: func(b *board.Board, p []deduce.Part) []bool {
		d, fins := p[0].Digits.First(), p[2].Cells
		places := b.CellsFor(d).And(inUnits(p[0].Units))
		some, all := false, false
		for c := range b.CellsFor(d).And(inUnits(p[1].Units)).Minus(inUnits(p[0].Units)).All() {
			some, all = some || fins.Meets(c.Peers()), all || fins.Within(c.Peers())
		}
		return []bool{p[0].Units.Len() == 2, p[1].Units.Len() == 2, places == p[0].Cells, places.Minus(inUnits(p[1].Units)) == fins, places.Minus(fins).Len() == 4, some, all}
	},
	notRestricted: func(b *board.Board, p []deduce.Part) []bool {
		of := func(cells board.CellSet) (all board.DigitSet) {
			for c := range cells.All() {
				all |= b.Candidates(c)
			}
			return all
		}
		a, o, x, z := p[0].Cells, p[1].Cells, p[2].Digits.First(), p[3].Digits.First()
		out := b.CellsFor(z).And(a.Union(o)).SeenByAll().And(b.CellsFor(z)).Minus(a.Union(o))
		return []bool{a.CommonUnits() != 0, o.CommonUnits() != 0, of(a).Len() == a.Len()+1, of(o).Len() == o.Len()+1, !a.Meets(o), of(a).Has(x), of(o).Has(x), !out.Empty(),
			len(unseen(b, x, a, o)) == 0}
	},
}

// partedEvenly are the ends of a chain of cells that see each other: those that see one of the others only.
func partedEvenly(cells board.CellSet) (ends []board.Cell) {
	for c := range cells.All() {
		if cells.And(c.Peers()).Len() == 1 {
			ends = append(ends, c)
		}
	}
	return ends
}

// TestTraps reads the table of traps: each is a position with one solution on which the technique finds nothing, and of the conditions
// of the pattern that is drawn exactly one fails, which the words name.
func TestTraps(t *testing.T) {
	count := map[string]int{}
	for line := range strings.Lines(trapsFile) {
		name, position, _ := strings.Cut(strings.TrimSpace(line), " ")
		if name == "#" {
			continue
		}
		p, err := format.Parse(position)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		b := boardOf(&p)
		if puzzle := search.Of(&b); search.Count(&puzzle, 2) != 1 {
			t.Errorf("%s has not one solution", line)
		}
		if bare := Bare(&b); !bare.Empty() {
			t.Errorf("%s: %v has a single candidate, which is seen first", line, bare)
		}
		if trapFinders[name] == nil {
			t.Errorf("traps.txt: trapFinders in trap.go has no %q; remove its lines", name)
			continue
		}
		look, miss := trapAt(t.Context(), &p, techniquetest.Named(t, name))
		lacks := trapLacks[miss.Trap]
		if !miss.Is || lacks == nil || miss.Text(&b, wording.Text{}) == "" {
			t.Errorf("%s: no trap on %s", name, position)
			continue
		}
		holds := lacks(&b, look.Step.Parts)
		for i, ok := range holds {
			if last := i == len(holds)-1; ok == last {
				t.Errorf("%s, %s: condition %d of %d holds: %v", name, position, i+1, len(holds), ok)
			}
		}
		count[name]++
	}
	for name := range trapFinders {
		if count[name] != trapsKept {
			t.Errorf("traps.txt: %s has %d positions, want %d; TestMakeTraps with -update makes them",
				name, count[name], trapsKept)
		}
	}
}
