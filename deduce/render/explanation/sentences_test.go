package explanation_test

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// explained is the explanation of a step, and the board before it.
type explained struct {
	step   deduce.Step
	board  board.Board
	pieces []string
}

// explanations calls yield with explanations of all techniques: of each its example, and steps of logs in which it is the only one
// besides singles. Wanted is how many of each technique are enough.
func explanations(t *testing.T, puzzles []board.Grid, wanted int, yield func(*explained)) {
	tell := func(step *deduce.Step, before *board.Board) {
		if step.Argument != nil && len(step.Argument.Claims) > 0 {
			return // nets have a test of their own
		}
		yield(&explained{*step, *before, explanation.Step(wording.Text{}, step, before)[1:]})
	}
	for _, rung := range technique.Standard {
		step, before := found(t, rung.Technique)
		tell(&step, before)
		if step.Kind != deduce.Logic {
			continue
		}
		n := 1
		for _, puzzle := range puzzles {
			s := deduce.New(puzzle, deduce.Options{Ladder: alone(rung), Guess: deduce.NoGuess})
			for n < wanted {
				step, ok := s.Foresee(context.Background())
				if !ok {
					break
				}
				if step.Technique == rung.Technique {
					before := *s.Board()
					tell(&step, &before)
					n++
				}
				s.Apply(step)
			}
			if n >= wanted {
				break
			}
		}
	}
}

// alone is the ladder of singles and one technique.
func alone(rung deduce.Rung) deduce.Ladder {
	return slices.DeleteFunc(slices.Clone(technique.Standard), func(r deduce.Rung) bool {
		return r.Technique != rung.Technique && r.Shape != deduce.ShapeSingle
	})
}

// TestSentences reads explanations of all techniques and holds each sentence to the board of its step.
func TestSentences(t *testing.T) {
	puzzles, wanted := boardtest.First(t, "top1465.txt", 30), 12
	if os.Getenv("DEDUKU_FULL") != "" {
		puzzles, wanted = boardtest.First(t, "top1465.txt", 400), 130
	}
	const most = 1 // of a technique are shown
	n, bad := 0, map[string]int{}
	explanations(t, puzzles, wanted, func(e *explained) {
		n++
		faults := faultsOf(e.pieces, &e.board, &e.step)
		if len(faults) == 0 {
			return
		}
		if bad[e.step.Technique.Name]++; bad[e.step.Technique.Name] <= most {
			t.Errorf("%s:\n%s\n-- %s", e.step.Technique.Title, strings.Join(e.pieces, "\n"), strings.Join(faults, "\n-- "))
		}
	})
	t.Logf("%d explanations; with faults: %v", n, bad)
}

// TestSentencesNoticed plants errors in explanations, a digit each: the reader notices nearly all.
func TestSentencesNoticed(t *testing.T) {
	var all []*explained
	explanations(t, boardtest.First(t, "top1465.txt", 10), 4, func(e *explained) { all = append(all, e) })
	random := rand.New(rand.NewPCG(1, 2))
	const planted = 500
	noticed := 0
	missed := map[string][]string{}
	for range planted {
		e := all[random.IntN(len(all))]
		pieces := slices.DeleteFunc(slices.Clone(e.pieces), func(p string) bool { return strings.HasPrefix(p, "It rests on") })
		before := strings.Join(pieces, "\n")
		at := reDigit.FindAllStringIndex(before, -1)
		i := at[random.IntN(len(at))][0]
		d := byte('1' + (int(before[i]-'1')+1+random.IntN(8))%9)
		after := before[:i] + string(d) + before[i+1:]
		if len(faultsOf(strings.Split(after, "\n"), &e.board, &e.step)) > 0 {
			noticed++
		} else {
			missed[e.step.Technique.Name] = append(missed[e.step.Technique.Name], before[max(0, i-40):i]+"["+before[i:i+1]+"->"+string(d)+"]"+before[i+1:min(len(before), i+30)])
		}
	}
	t.Logf("%d of %d planted errors are noticed", noticed, planted)
	if noticed < planted*9/10 {
		t.Errorf("only %d of %d planted errors are noticed", noticed, planted)
		for name, texts := range missed {
			t.Logf("%s: %s", name, strings.Join(texts, "\n    "))
		}
	}
}

// TestSetsHaveOneOwner reads the chains of puzzles in which several almost locked sets have the digits of a link, of which only one lacks
// what it is said to lack.
func TestSetsHaveOneOwner(t *testing.T) {
	for _, test := range []struct{ puzzle, technique string }{
		{"....75....1..2.....4...3...5.....3.2...8...1.......6.....1..48.2........7........", "deadly-pattern-forcing-chain"},
		{"12.4.........8...37....6...........8.....2.45..59...6..1...4.9..7....8..96..1..2.", "forcing-chain-contradiction"},
		{".9...54.........1...41...6....3.46....6.12....48.....5..5..3...8...7..........287", "als-continuous-nice-loop"},
	} {
		ladder := slices.DeleteFunc(slices.Clone(technique.Standard), func(r deduce.Rung) bool {
			return r.Name != test.technique && r.Name != "pointing" && r.Shape != deduce.ShapeSingle
		})
		s := deduce.New(boardtest.Grid(t, test.puzzle), deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
		n := 0
		for n < 60 {
			step, ok := s.Foresee(context.Background())
			if !ok {
				break
			}
			if step.Technique.Name == test.technique {
				n++
				pieces := explanation.Step(wording.Text{}, &step, s.Board())[1:]
				for _, fault := range faultsOf(pieces, s.Board(), &step) {
					t.Errorf("%s: %s\n%s", test.technique, fault, strings.Join(pieces, "\n"))
				}
			}
			s.Apply(step)
		}
		if n == 0 {
			t.Errorf("no %s is found", test.technique)
		}
	}
}

// TestChainsGoForward reads the chains of two puzzles. In one, a chain passed through the removed candidate and concluded its own
// supposition. In the other, a chain looked for a digit in the cell that was supposed to hold another.
func TestChainsGoForward(t *testing.T) {
	const (
		group = "...3.9.7.8..4.....1........2..5..6...3.....4.....1....5.....8......2.1.....7....9"
		round = "..82.....6...9..7......541..6....1......5...93..6..2..4..3.7...2.....9...86....5."
	)
	basic := []string{"pointing", "claiming", "naked-pair", "hidden-pair", "naked-triple", "hidden-triple", "discontinuous-nice-loop"}
	for _, test := range []struct {
		name, puzzle string
		on           []string // besides singles; nil for all techniques
	}{
		{"a group with the supposed cell", group, nil},
		{"a chain through its own end", round, basic},
		{"the same, with other techniques before it", round, basic[len(basic)-1:]},
	} {
		t.Run(test.name, func(t *testing.T) {
			ladder := slices.DeleteFunc(slices.Clone(technique.Standard), func(r deduce.Rung) bool {
				return test.on != nil && r.Shape != deduce.ShapeSingle && !slices.Contains(test.on, r.Name)
			})
			s := deduce.New(boardtest.Grid(t, test.puzzle), deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
			for n := 0; ; {
				step, ok := s.Foresee(t.Context())
				if !ok {
					if n == 0 {
						t.Error("no chain is found")
					}
					break
				}
				if step.Technique.Shape == deduce.ShapeChain {
					n++
					pieces := explanation.Step(wording.Text{}, &step, s.Board())[1:]
					for _, fault := range faultsOf(pieces, s.Board(), &step) {
						t.Errorf("%s\n%s", fault, strings.Join(pieces, "\n"))
					}
				}
				s.Apply(step)
			}
		})
	}
}

// TestForcedInOrder reads Hidden Rectangles and checks that each forced cell has its own unit, whether the cell in the row or the one in the
// column comes first.
func TestForcedInOrder(t *testing.T) {
	i := slices.IndexFunc(technique.Standard, func(r deduce.Rung) bool { return r.Name == "hidden-rectangle" })
	seen := map[string]int{}
	puzzles := append(boardtest.First(t, "top1465.txt", 400), // and one for each of the two, as the sample has none
		boardtest.Grid(t, "8......21..1..95.6.....53...7.4...6.....7...9..2.9....3.86.....1.5.............42"),
		boardtest.Grid(t, "8.7..6..2....5....4.....9......2..67..1..4.....63.9..47...6..8...9..2....3....5.."))
	for _, puzzle := range puzzles {
		s := deduce.New(puzzle, deduce.Options{Ladder: alone(technique.Standard[i]), Guess: deduce.NoGuess})
		for {
			step, ok := s.Foresee(t.Context())
			if !ok {
				break
			}
			if step.Technique.Name == "hidden-rectangle" {
				pieces := explanation.Step(wording.Text{}, &step, s.Board())[1:]
				for _, fault := range faultsOf(pieces, s.Board(), &step) {
					t.Errorf("%s\n%s", fault, strings.Join(pieces, "\n"))
				}
				if m := reForced.FindStringSubmatch(strings.Join(pieces, " ")); m != nil {
					seen[strings.Fields(m[3])[0]]++
				}
			}
			s.Apply(step)
		}
	}
	if seen["row"] == 0 || seen["column"] == 0 {
		t.Errorf("of the cells that come first, so many are forced in a row and in a column: %v", seen)
	}
}

// TestExtraIsNotOwn reads patterns of pairs on a puzzle where one digit was called both a cell's own and its extra candidate.
func TestExtraIsNotOwn(t *testing.T) {
	const puzzle = "1....5....3.4..9...7......4..1.........5.97.36.............4.79..8.1.4......8...5"
	n := 0
	for _, rung := range technique.Standard {
		if !strings.HasPrefix(rung.Name, "bug-lite") {
			continue
		}
		for seed := range uint64(60) {
			s := deduce.New(boardtest.Grid(t, puzzle), deduce.Options{Ladder: alone(rung), Guess: deduce.Random, Seed: seed + 1})
			before := *s.Board()
			for step := s.Next(); step != nil; step = s.Next() {
				if step.Technique == rung.Technique {
					n++
					pieces := explanation.Step(wording.Text{}, step, &before)[1:]
					for _, fault := range faultsOf(pieces, &before, step) {
						t.Errorf("%s: %s\n%s", rung.Name, fault, strings.Join(pieces, "\n"))
					}
				}
				before = *s.Board()
			}
		}
	}
	if n < 20 {
		t.Errorf("only %d steps were read", n)
	}
}
