package lesson

import (
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// followed is a board after a digit in a cell and all singles that come of it.
func followed(b board.Board, x board.Candidate) board.Board {
	b.Place(x.Cell, x.Digit)
	for more := true; more && b.Status() != board.Dead; {
		more = false
		for u := range board.AllUnits.All() {
			for c := range u.Cells().And(b.Open()).All() {
				for d := range b.Candidates(c).All() {
					alone := b.Candidates(c).Single() || b.CellsFor(d).And(u.Cells()).Len() == 1
					if alone && b.Digit(c) == 0 && b.Has(board.Candidate{Cell: c, Digit: d}) {
						b.Place(c, d)
						more = true
					}
				}
			}
		}
	}
	return b
}

// followsInCases is a conclusion of a step to which each case of its cell, or of its digit in its unit, comes on a board by singles; ok is
// false where there is none.
func followsInCases(b board.Board, s *deduce.Step) (x board.Candidate, ok bool) {
	base := pattern.GatherRole(s, deduce.Base)
	if pattern.ShapeOf(s) != deduce.ShapeForcing || base.Cells.Empty() {
		return x, false
	}
	in, digits := base.Cells, board.AllDigits
	if base.Units != 0 {
		in, digits = base.Units.First().Cells(), base.Digits
	}
	var cases []board.Board
	for c := range in.And(b.Open()).All() {
		for d := range (b.Candidates(c) & digits).All() {
			cases = append(cases, followed(b, board.Candidate{Cell: c, Digit: d}))
		}
	}
	for _, x := range s.Eliminations {
		if !slices.ContainsFunc(cases, func(after board.Board) bool {
			return after.Status() != board.Dead && (after.Has(x) || after.Digit(x.Cell) == x.Digit)
		}) {
			return x, true
		}
	}
	return x, false
}

// TestFollowedByHand answers on the boards of cell forcing chains with what each candidate of the cell rules out by singles that follow, though
// no single chain shows it, or another technique does: it is right, and the reply speaks of it and of the cases. What one candidate leaves is
// not.
func TestFollowedByHand(t *testing.T) {
	var text wording.Text
	right, wrong, others := 0, 0, 0
	for seed := range uint64(12) {
		if right > 0 && wrong > 0 && others > 0 {
			break
		}
		l := lessonOf(t, techniquetest.Named(t, "cell-forcing-chain"), seed)
		for at := l.first(Find); at < l.first(Wild); at++ {
			s := &l.Scenes[at]
			b := s.Board(0)
			puzzle := search.Of(&b)
			solution, _ := search.Solve(&puzzle)
			solver, err := coach.At(s.Shown[0].Position, nil)
			if err != nil {
				t.Fatal(err)
			}
			base := pattern.GatherRole(s.Step, deduce.Base).Cells.First()
			var cases []board.Board
			for d := range b.Candidates(base).All() {
				cases = append(cases, followed(b, board.Candidate{Cell: base, Digit: d}))
			}
			for c := range b.Open().All() {
				for d := range b.Candidates(c).Without(solution[c]).All() {
					x := board.Candidate{Cell: c, Digit: d}
					out := true
					for i := range cases {
						out = out && (cases[i].Status() == board.Dead || !cases[i].Has(x) && cases[i].Digit(c) != d)
					}
					typed := []coords.Edit{{Candidate: x, Eliminate: true}}
					if out && right == 5 && others == 5 || !out && wrong == 5 {
						continue
					}
					steps, _ := coach.GivingAll(t.Context(), solver, technique.Everything.Ladder(), typed)
					if len(steps) > 0 && (!out || others == 5 || coach.Behind(steps, typed)) {
						continue
					}
					course := Begin(l)
					course.enter(at)
					judged, err := course.Answer(t.Context(), Answer{Edits: typed}, text)
					if err != nil || out != (judged.Grade == Right) {
						t.Errorf("seed %d: %v is ruled out: %v, judged %+v, error %v", seed, x, out, judged, err)
					}
					if out {
						right++
						if len(steps) > 0 {
							others++
						}
						if judged.By == nil { // the step of the scene
							continue
						}
						if proof := s.Proof(judged, text); !strings.Contains(proof, "if "+text.Notation.Cell(base)+" is ") {
							t.Errorf("seed %d: of %v the cases are not told: %s", seed, x, proof)
						}
						if !strings.Contains(judged.As, text.Notation.Cell(c)) || !strings.Contains(text.Reason(judged.By), text.Notation.Cell(base)) {
							t.Errorf("seed %d: of %v it is said: %s: %s", seed, x, judged.As, text.Reason(judged.By))
						}
					} else {
						wrong++
					}
				}
			}
		}
	}
	if right == 0 || wrong == 0 || others == 0 {
		t.Errorf("%d are ruled out, %d of them by another technique, too; %d are not", right, others, wrong)
	}
}
