package fish_test

import (
	"context"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
	"deduku/internal/testutil/techniquetest"
)

// naiveFish goes through all bases and covers of a size, as the definition says, and notes what the fish eliminate,
// by the prefix of their name.
type naiveFish struct {
	v      *deduce.View
	d      board.Digit
	size   int
	places [board.Units]board.CellSet
	found  map[string]map[string]bool
	twins  map[fishTwins]map[board.CellSet]bool // what the finned fish of the same bases eliminate
}

type fishTwins struct {
	kind  string
	bases board.UnitSet
}

var fishUnitKinds = [3]board.UnitSet{0x1ff, 0x1ff << 9, 0x1ff << 18}

// unitSets yields the sets of n of the units.
func unitSets(units board.UnitSet, n int, yield func(board.UnitSet)) {
	if n == 0 {
		yield(0)
		return
	}
	for ; units.Len() >= n; units &= units - 1 {
		first := units & -units
		unitSets(units&(units-1), n-1, func(rest board.UnitSet) { yield(first | rest) })
	}
}

func (f *naiveFish) search() {
	var bases board.UnitSet
	for u := range board.Unit(board.Units) {
		f.places[u] = f.v.Cells(u, f.d)
		if f.places[u].Len() >= 2 {
			bases |= board.UnitsOf(u)
		}
	}
	unitSets(bases, f.size, func(bases board.UnitSet) {
		var all, endo board.CellSet
		for u := range bases.All() {
			endo = endo.Union(all.And(f.places[u]))
			all = all.Union(f.places[u])
		}
		if endo.Len() > 2 {
			return
		}
		var covers board.UnitSet
		for u := range board.Unit(board.Units) {
			if !bases.Has(u) && f.places[u].Meets(all) {
				covers |= board.UnitsOf(u)
			}
		}
		unitSets(covers, f.size, func(covers board.UnitSet) { f.note(bases, covers, all, endo) })
	})
}

func (f *naiveFish) note(bases, covers board.UnitSet, all, endo board.CellSet) {
	var once, twice board.CellSet
	for u := range covers.All() {
		twice = twice.Union(once.And(f.places[u]))
		once = once.Union(f.places[u])
	}
	fins := all.Minus(once).Union(endo)
	if fins.Len() > 5 {
		return
	}
	out := once.Minus(all).Union(twice.And(all)).And(fins.SeenByAll())
	kind := f.kind(bases, covers, fins)
	if out.Empty() || kind == "none" {
		return
	}
	f.add(kind, out)
	if fins.Empty() {
		return
	}
	key := fishTwins{kind, bases}
	if f.twins[key] == nil {
		f.twins[key] = map[board.CellSet]bool{}
	}
	f.twins[key][out] = true
}

func (f *naiveFish) add(kind string, out board.CellSet) {
	if f.found[kind] == nil {
		f.found[kind] = map[string]bool{}
	}
	var xs []board.Candidate
	for c := range out.All() {
		xs = append(xs, board.Candidate{Cell: c, Digit: f.d})
	}
	f.found[kind][techniquetest.Triples(xs)] = true
}

// join notes what two finned fish of the same bases eliminate together, if they do not eliminate the same.
func (f *naiveFish) join() {
	for key, outs := range f.twins {
		for out := range outs {
			for other := range f.twins[key] {
				if out != other {
					f.add("siamese-"+key.kind, out.Union(other))
				}
			}
			if key.kind != "sashimi-" {
				continue
			}
			for other := range f.twins[fishTwins{"finned-", key.bases}] {
				if out != other {
					f.add("siamese-finned-", out.Union(other))
				}
			}
		}
	}
}

func (f *naiveFish) kind(bases, covers board.UnitSet, fins board.CellSet) string {
	has := func(s board.UnitSet, kind int) bool { return s&fishUnitKinds[kind] != 0 }
	kind := "none"
	switch {
	case has(bases, 0) && has(bases, 1) || has(covers, 0) && has(covers, 1):
		kind = "mutant-"
	case has(bases, 0) && has(covers, 0) || has(bases, 1) && has(covers, 1):
		return kind
	case has(bases, 2) || has(covers, 2):
		kind = "franken-"
	default:
		kind = ""
	}
	if fins.Empty() {
		return kind
	}
	if kind == "" {
		for u := range bases.All() {
			if f.places[u].Minus(fins).Len() <= 1 {
				return "sashimi-"
			}
		}
	}
	return "finned-" + kind
}

// TestFishAll compares the fish found with those of the definition.
func TestFishAll(t *testing.T) {
	sizes := []string{2: "x-wing", "swordfish", "jellyfish"}
	most := []int{2: 40, 1, 0}
	if os.Getenv("DEDUKU_FULL") != "" {
		most = []int{2: 500, 20, 3}
	}
	eliminated := 0
	for size := 2; size <= 4; size++ {
		for _, p := range fishPositions(t, most[size]) {
			v := p.View(t)
			f := naiveFish{v: v, size: size, found: map[string]map[string]bool{}}
			for f.d = 1; f.d <= 9; f.d++ {
				f.twins = map[fishTwins]map[board.CellSet]bool{}
				f.search()
				f.join()
			}
			for _, kind := range strings.Split(",finned-,sashimi-,franken-,finned-franken-,mutant-,finned-mutant-,"+
				"siamese-finned-,siamese-sashimi-,siamese-finned-franken-,siamese-finned-mutant-", ",") {
				if size == 2 && strings.HasPrefix(kind, "siamese") {
					continue
				}
				got := map[string]bool{}
				v.Find(techniquetest.Named(t, kind+sizes[size]), func(s *deduce.Step) bool {
					xs := techniquetest.Triples(s.Eliminations)
					if got[xs] {
						t.Errorf("%s%s twice on %v: %s", kind, sizes[size], p, xs)
					}
					got[xs] = true
					return true
				})
				if want := f.found[kind]; !maps.Equal(got, want) {
					t.Errorf("%s%s on %v:\n got %v\nwant %v", kind, sizes[size], p,
						slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
				}
				eliminated += len(got)
			}
		}
	}
	t.Logf("%d fish", eliminated)
}

// fishPositions are n positions with singles done or with nothing done, by turns.
func fishPositions(t *testing.T, n int) (ps []techniquetest.Position) {
	puzzles := boardtest.Puzzles(t, "top1465.txt")
	for i := range n {
		s := deduce.New(puzzles[i*7%len(puzzles)], deduce.Options{Guess: deduce.NoGuess, Ladder: technique.Standard[:3+i%2*10]})
		for i%3 > 0 {
			step, ok := s.Foresee(context.Background())
			if !ok {
				break
			}
			s.Apply(step)
		}
		ps = append(ps, techniquetest.PositionOf(s))
	}
	return ps
}
