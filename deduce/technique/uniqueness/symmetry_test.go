package uniqueness_test

import (
	"bytes"
	"context"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/deduce/technique/uniqueness"
	"deduku/deduce/verify"
	"deduku/internal/testutil/techniquetest"
)

// symmetric are puzzles that map onto themselves, by map.
var symmetric = map[board.Symmetry]string{
	board.HalfTurn:     "..6.......7..2..15...19......49..3...1.7.3.9...7..16......19...59..8..3.......4..",
	board.QuarterTurn:  ".....18......429..791...2..41.6.7....3.....1....5.8.32..4...395..942......63.....",
	board.Diagonal:     ".9.7..2..8............9..516..1...4...8............9752....8..4..45.6.1...1..45..",
	board.AntiDiagonal: "..3..4.8..4.5..6.9.....617.2...8.7.5...6.9.......7..4..6......34.7....5.15...2...",
}

// TestSymmetricGuesses has the checker check logs in which images follow from guesses and are taken back.
func TestSymmetricGuesses(t *testing.T) {
	ladder := deduce.LadderOf(deduce.NakedSingle, deduce.HiddenSingle, uniqueness.SymmetricalPlacement)
	for name, puzzle := range symmetric {
		t.Run(name.String(), func(t *testing.T) {
			s := deduce.New(techniquetest.MustParse(t, puzzle+":").Givens, deduce.Options{Ladder: ladder, Guess: deduce.Fewest})
			if err := s.Solve(context.Background()); err != nil {
				t.Fatal(err)
			}
			log := s.Log()
			var lines bytes.Buffer
			if err := new(jsonl.Writer).Log(&lines, &log); err != nil {
				t.Fatal(err)
			}
			if _, err := verify.Check(&lines); err != nil {
				t.Error(err)
			}
			if log.Last().Kind != deduce.Solved {
				t.Errorf("ends with %v", log.Last().Kind)
			}
		})
	}
}

// TestSymmetricSolves has the checker check all steps on the way of symmetric puzzles.
func TestSymmetricSolves(t *testing.T) {
	for name, puzzle := range symmetric {
		t.Run(name.String(), func(t *testing.T) {
			p := techniquetest.MustParse(t, puzzle+":")
			solution := p.Solution(t)
			s := deduce.New(p.Givens, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
			steps := 0
			for {
				s.Find(context.Background(), uniqueness.SymmetricalPlacement, func(step deduce.Step) bool {
					techniquetest.WellFormed(t, s.Board(), &step)
					techniquetest.Agrees(t, solution, &step)
					if err := techniquetest.CheckStep(s, step); err != nil {
						t.Errorf("%s\n%v", techniquetest.Told(&step), err)
					}
					steps++
					return true
				})
				step, ok := s.Foresee(context.Background())
				if !ok {
					break
				}
				s.Apply(step)
			}
			if steps == 0 {
				t.Error("no step on the way")
			}
		})
	}
}

// TestSymmetryTold tells of a cell that stays, of the image of a digit and of images of what was eliminated.
func TestSymmetryTold(t *testing.T) {
	p := techniquetest.MustParse(t, "+1"+symmetric[board.HalfTurn][1:]+":251")
	const why = "the givens stay the same in a half-turn with (19)(28)(37)(46) renamed, "
	want := []string{
		"r5c5 <> 46    " + why + "so only digits that stay fit r5c5",
		"r9c9 = 9    " + why + "so 1 in r1c1 has an image",
		"r1c9 <> 9, r5c9 <> 8    " + why + "so what was removed from r5c1, r9c1 is removed from the images",
	}
	var got []string
	for _, step := range p.Find(t, uniqueness.SymmetricalPlacement) {
		got = append(got, strings.TrimSpace(strings.TrimPrefix(wording.Text{}.Line(&step), step.Technique.Title)))
	}
	if !slices.Equal(got, want) {
		t.Errorf("\n got %s\nwant %s", strings.Join(got, "\n     "), strings.Join(want, "\n     "))
	}
}
