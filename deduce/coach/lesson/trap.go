package lesson

import (
	"context"
	_ "embed"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/deduce"
)

// Some traps are no candidate too many: a pattern that has all of a technique's but stands in the wrong place. Each is looked for on
// real positions, which a table holds.

// Trap is what such a pattern lacks, or a given that is one, or none.
type Trap int

// The traps. Of is what a miss speaks of, part by part.
const (
	noTrap        Trap = iota
	isGiven            // a corner that could not hold another digit
	NotGiven           // a digit that was placed, whose image is a given
	noUnit             // the two cells Of[0] share no unit
	crossing           // the lines Of[0] cross in the cell Of[1], one of the places
	sameDigit          // the pincers Of[1] share the digits of Of[1] alone with the pivot Of[0]
	pivotUnseen        // the cell Of[1] sees both pincers, and not the pivot Of[0]
	equalEnds          // the ends Of[1] of the chain Of[0] are an even number of links apart
	fourBoxes          // the corners Of[0] lie in four boxes
	notJoined          // the ends Of[0] of two strong links share no unit
	endUnseen          // the place Of[1] of a strong link does not see the pincer Of[0]
	finUnseen          // the cell Of[0], in a cover, does not see the fins Of[1]
	notRestricted      // the places Of[0] of a digit, one in each of two sets, share no unit
	stemUnseen         // the cell Of[1] of a petal does not see the stem Of[0], whose digit it can be
)

//go:embed traps.txt
var trapsFile string

// trapFinders look on a board for the trap of a technique, and make the pattern that is drawn.
var trapFinders = map[string]func(b *board.Board) ([]deduce.Part, Miss){
	"naked-pair":        pairApart,
	"2-string-kite":     kiteCrossed,
	"skyscraper":        skyscraperApart,
	"finned-x-wing":     xWingFinsApart,
	"w-wing":            wWingUnlinked,
	"als-xz":            setsUnrestricted,
	"xy-wing":           wingOfOne,
	"xyz-wing":          wingUnseen,
	"remote-pair":       pairEven,
	"uniqueness-test-1": rectangleInFour,
}

// trapsOf are the positions of the table with the trap of a technique.
func trapsOf(t *deduce.Technique) (all []puzzle.Puzzle) {
	for line := range strings.Lines(trapsFile) {
		name, position, _ := strings.Cut(strings.TrimSpace(line), " ")
		if name != t.Name {
			continue
		}
		if p, err := format.Parse(position); err == nil { // a test reads them all
			all = append(all, p)
		}
	}
	return all
}

// trapAt returns the pattern of a technique's trap on a position, if the technique itself finds nothing there.
func trapAt(ctx context.Context, p *puzzle.Puzzle, t *deduce.Technique) (Look, Miss) {
	find := trapFinders[t.Name]
	if find == nil || At(ctx, p, t).Step != nil || ctx.Err() != nil {
		return Look{Position: p}, Miss{}
	}
	b := boardOf(p)
	parts, miss := find(&b)
	return Look{Position: p, Step: &deduce.Step{Kind: deduce.Logic, Technique: t, Parts: parts}}, miss
}

// Settled is a position with the trap of a technique and the cells filled that have a single candidate, as long as the trap stays: such
// cells would be seen first.
func Settled(ctx context.Context, p *puzzle.Puzzle, t *deduce.Technique) (Look, Miss) {
	look, miss := trapAt(ctx, p, t)
	for miss.Is {
		b := look.Board()
		bare := Bare(&b)
		if bare.Empty() {
			break
		}
		q := *look.Position
		for c := range bare.All() {
			q.Placed[c] = b.Candidates(c).First()
		}
		q.Eliminated = slices.DeleteFunc(slices.Clone(q.Eliminated), func(x board.Candidate) bool { return q.Placed[x.Cell] != 0 })
		filled, still := trapAt(ctx, &q, t)
		if !still.Is {
			break
		}
		look, miss = filled, still
	}
	return look, miss
}

// bivalue are the cells with two candidates.
func bivalue(b *board.Board) (cells board.CellSet) {
	for c := range b.Open().All() {
		if b.Candidates(c).Len() == 2 {
			cells = cells.With(c)
		}
	}
	return cells
}

// alike are the cells of a set with just these candidates.
func alike(b *board.Board, cells board.CellSet, digits board.DigitSet) (out board.CellSet) {
	for c := range cells.All() {
		if b.Candidates(c) == digits {
			out = out.With(c)
		}
	}
	return out
}

// part is a part of a pattern that has a role.
func part(role deduce.Role, cells board.CellSet, digits board.DigitSet) deduce.Part {
	return deduce.Part{Role: role, Cells: cells, Digits: digits}
}

// holding are the cells that can hold one of some digits.
func holding(b *board.Board, digits board.DigitSet) (cells board.CellSet) {
	for d := range digits.All() {
		cells = cells.Union(b.CellsFor(d))
	}
	return cells
}

// pairApart are two cells with the same two candidates that share no unit; others see both.
func pairApart(b *board.Board) ([]deduce.Part, Miss) {
	two := bivalue(b)
	for x := range two.All() {
		digits := b.Candidates(x)
		for y := range alike(b, two.Minus(x.Peers()).Without(x), digits).All() {
			if pair := board.CellsOf(x, y); pair.SeenByAll().Meets(holding(b, digits)) {
				set := part(deduce.Set, pair, digits)
				return []deduce.Part{set}, Miss{Trap: noUnit, Is: true, Of: []deduce.Part{set}}
			}
		}
	}
	return nil, Miss{}
}

// kiteCrossed are a row and a column with two places each, of which they share one.
func kiteCrossed(b *board.Board) ([]deduce.Part, Miss) {
	for d := range board.AllDigits.All() {
		for z := range b.CellsFor(d).All() {
			row, col := board.Row(z.Row()), board.Column(z.Col())
			inRow, inCol := b.CellsFor(d).And(row.Cells()), b.CellsFor(d).And(col.Cells())
			if inRow.Len() != 2 || inCol.Len() != 2 {
				continue
			}
			a, e := inRow.Without(z).First(), inCol.Without(z).First()
			if a.Box() == z.Box() || e.Box() == z.Box() || !b.CellsFor(d).Has(board.CellAt(e.Row(), a.Col())) {
				continue
			}
			digits, units := board.Digits(d), board.UnitsOf(row, col)
			return []deduce.Part{
				{Role: deduce.Strong, Cells: inRow, Units: board.UnitsOf(row), Digits: digits},
				{Role: deduce.Strong, Cells: inCol, Units: board.UnitsOf(col), Digits: digits},
			}, Miss{Trap: crossing, Is: true, Of: []deduce.Part{{Units: units}, part(deduce.Strong, board.CellsOf(z), digits)}}
		}
	}
	return nil, Miss{}
}

// wingOfOne is a pivot with two pincers that are alike.
func wingOfOne(b *board.Board) ([]deduce.Part, Miss) {
	two := bivalue(b)
	for pivot := range two.All() {
		near := two.And(pivot.Peers())
		for x := range near.All() {
			shared := b.Candidates(x) & b.Candidates(pivot)
			if shared.Len() != 1 {
				continue
			}
			other := b.Candidates(x) &^ shared
			for y := range alike(b, near.Minus(x.Peers()).Without(x), b.Candidates(x)).All() {
				pincers := board.CellsOf(x, y)
				if !pincers.SeenByAll().Without(pivot).Meets(holding(b, other)) {
					continue
				}
				mid := part(deduce.Pivot, board.CellsOf(pivot), b.Candidates(pivot))
				return []deduce.Part{mid, part(deduce.Pincer, board.CellsOf(x), b.Candidates(x)), part(deduce.Pincer, board.CellsOf(y), b.Candidates(y)), part(deduce.Common, board.CellSet{}, other)},
					Miss{Trap: sameDigit, Is: true, Of: []deduce.Part{mid, part(deduce.Pincer, pincers, shared)}}
			}
		}
	}
	return nil, Miss{}
}

// wingUnseen is a pivot of three candidates with its pincers; what sees both does not see the pivot.
func wingUnseen(b *board.Board) ([]deduce.Part, Miss) {
	two := bivalue(b)
	for pivot := range b.Open().All() {
		three := b.Candidates(pivot)
		if three.Len() != 3 {
			continue
		}
		for x := range two.And(pivot.Peers()).All() {
			for y := range two.And(pivot.Peers()).Minus(x.Peers()).Without(x).All() {
				common := b.Candidates(x) & b.Candidates(y)
				if b.Candidates(x)|b.Candidates(y) != three || common.Len() != 1 {
					continue
				}
				seen := board.CellsOf(x, y).SeenByAll().And(holding(b, common)).Without(pivot)
				if seen.Empty() || seen.Meets(pivot.Peers()) {
					continue
				}
				mid := part(deduce.Pivot, board.CellsOf(pivot), three)
				return []deduce.Part{mid, part(deduce.Pincer, board.CellsOf(x), b.Candidates(x)), part(deduce.Pincer, board.CellsOf(y), b.Candidates(y)), part(deduce.Common, board.CellSet{}, common)},
					Miss{Trap: pivotUnseen, Is: true, Of: []deduce.Part{mid, part(deduce.Extra, seen, common)}}
			}
		}
	}
	return nil, Miss{}
}

// pairEven is a chain of five cells with the same two candidates, whose ends are alike.
func pairEven(b *board.Board) ([]deduce.Part, Miss) {
	two := bivalue(b)
	for first := range two.All() {
		digits := b.Candidates(first)
		same := alike(b, two, digits)
		if way := fiveOf(same, holding(b, digits), []board.Cell{first}); way != nil {
			chain := part(deduce.Strong, board.CellsOf(way...), digits)
			return []deduce.Part{chain}, Miss{Trap: equalEnds, Is: true, Of: []deduce.Part{chain, part(deduce.Strong, board.CellsOf(way[0], way[4]), digits)}}
		}
	}
	return nil, Miss{}
}

// fiveOf goes on from cells of which each sees the next, and no other, to five; some of the others see both ends.
func fiveOf(same, others board.CellSet, way []board.Cell) []board.Cell {
	last := way[len(way)-1]
	if len(way) == 5 {
		if ends := board.CellsOf(way[0], last); !way[0].Sees(last) && others.Minus(same).Meets(ends.SeenByAll()) {
			return way
		}
		return nil
	}
	for next := range same.And(last.Peers()).Minus(board.CellsOf(way...)).All() {
		if before := board.CellsOf(way[:len(way)-1]...); !before.Meets(next.Peers()) {
			if found := fiveOf(same, others, append(way[:len(way):len(way)], next)); found != nil {
				return found
			}
		}
	}
	return nil
}

// rectangleInFour are four corners, three of which have the same two candidates, in four boxes.
func rectangleInFour(b *board.Board) ([]deduce.Part, Miss) {
	two := bivalue(b)
	for x := range two.All() {
		digits := b.Candidates(x)
		for y := range alike(b, two.And(board.Row(x.Row()).Cells()).Without(x), digits).All() {
			for z := range alike(b, two.And(board.Column(x.Col()).Cells()).Without(x), digits).All() {
				last := board.CellAt(z.Row(), y.Col())
				if y.Box() == x.Box() || z.Box() == x.Box() || b.Candidates(last)&digits != digits || b.Candidates(last) == digits {
					continue
				}
				corners := part(deduce.Corner, board.CellsOf(x, y, z, last), digits)
				return []deduce.Part{corners, part(deduce.Extra, board.CellsOf(last), b.Candidates(last)&^digits)}, Miss{Trap: fourBoxes, Is: true, Of: []deduce.Part{corners}}
			}
		}
	}
	return nil, Miss{}
}
