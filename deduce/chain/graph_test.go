package chain_test

import (
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/chain"
)

// TestSets links cells that hold one digit more than there are of them: each link shows its set, and a loop through it says
// what else the set removes.
func TestSets(t *testing.T) {
	sets, extra := 0, 0
	for _, v := range views(t) {
		var g chain.Graph
		g.Begin(v, chain.Cells|chain.Places|chain.InCell)
		for u := range board.Unit(board.Units) {
			for i := range 9 {
				for j := range i {
					cells := board.CellsOf(u.Cell(i), u.Cell(j))
					digits := v.Candidates(u.Cell(i)) | v.Candidates(u.Cell(j))
					if cells.Within(v.Open()) && digits.Len() == 3 {
						g.LinkSet(cells, digits, digits)
					}
				}
			}
		}
		g.End()
		for _, f := range g.Search(4, never) {
			path, removed := g.Path(&f)
			for i := 0; i+1 < len(path); i += 2 {
				a, b := g.Node(path[i]), g.Node(path[i+1])
				part := g.Part(path[i], path[i+1])
				if !a.Cells.Union(b.Cells).Within(part.Cells) || !part.Digits.Has(a.Digit) || !part.Digits.Has(b.Digit) {
					t.Fatalf("%v and %v are not linked by %v", a, b, part)
				}
				if part.Role == deduce.Set {
					sets++
				}
				g.Locked(path[i], path[i+1], func(p deduce.Part) {
					extra++
					if p.Role != deduce.Set || f.Shape != chain.Loop && removed.Len() == 0 {
						t.Errorf("%v is no set that removes anything", p)
					}
				})
			}
		}
	}
	if sets == 0 || extra == 0 {
		t.Errorf("%d links by sets, %d more sets beside one", sets, extra)
	}
}

// TestGuards links candidates by a pattern: only the chains that use such a link need it, and they show the pattern.
func TestGuards(t *testing.T) {
	needed := 0
	for _, v := range views(t) {
		var g, fewer chain.Graph
		fewer.Look(v, chain.Cells|chain.Places|chain.InCell)
		if fewer.HasGuards() {
			t.Error("guards of nothing")
		}
		g.Begin(v, chain.Cells|chain.Places|chain.InCell)
		// Any two of three candidates may stand for the guards of a pattern: the graph does not ask whether it is one.
		var pair []deduce.Node
		for c := range v.Open().All() {
			if ds := v.Candidates(c); ds.Len() == 3 && len(pair) < 2 {
				pair = append(pair, deduce.Node{Cells: board.CellsOf(c), Digit: ds.First()})
			}
		}
		if len(pair) < 2 {
			continue
		}
		why := chain.Guards{
			Pattern: deduce.Part{Role: deduce.Corner, Cells: pair[0].Cells.Union(pair[1].Cells)},
			Also:    deduce.Part{Role: deduce.Base, Digits: board.Digits(pair[0].Digit)},
		}
		g.LinkGuards(pair[0], pair[1], why)
		g.End()
		if !g.HasGuards() {
			t.Error("no guards")
		}
		for _, f := range g.Search(6, never) {
			needs := g.Needs(&f, &fewer)
			path, _ := g.Path(&f)
			if path == nil {
				continue
			}
			uses := false
			for i := 0; i+1 < len(path); i += 2 {
				if got, ok := g.Guards(path[i], path[i+1]); ok {
					uses = true
					if got != why {
						t.Errorf("got %v, want %v", got, why)
					}
				}
			}
			if needs && !uses {
				t.Errorf("%v needs guards and has none", f)
			}
			if needs {
				needed++
			}
		}
	}
	if needed == 0 {
		t.Error("no chain needs guards")
	}
}
