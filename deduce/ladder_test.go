package deduce_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique/subsets"
	"deduku/internal/testutil/boardtest"
)

// titlesBy are the titles of the techniques of a log's steps, in order, as far as a technique was used.
func titlesBy(t *testing.T, puzzle string, ladder deduce.Ladder) []string {
	t.Helper()
	s := deduce.New(boardtest.Grid(t, puzzle), deduce.Options{Ladder: ladder, Guess: deduce.NoGuess})
	if err := s.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	var titles []string
	log := s.Log()
	for _, step := range log.Steps {
		if step.Technique != nil {
			titles = append(titles, step.Technique.Title)
		}
	}
	return titles
}

// TestLadderDecides shows that singles wait for their rung as every other technique does.
func TestLadderDecides(t *testing.T) {
	cases := []struct {
		name   string
		ladder deduce.Ladder
		first  string
	}{
		{"naked first", deduce.LadderOf(deduce.NakedSingle, deduce.HiddenSingle), deduce.HiddenSingle.Title},
		{"hidden first", deduce.LadderOf(deduce.HiddenSingle, deduce.NakedSingle), deduce.HiddenSingle.Title},
		{"pairs before singles", deduce.LadderOf(subsets.Pointing, subsets.NakedPair, deduce.HiddenSingle, deduce.NakedSingle), subsets.Pointing.Title},
	}
	logs := map[string]string{}
	for _, c := range cases {
		titles := titlesBy(t, sparse, c.ladder)
		if len(titles) == 0 || titles[0] != c.first {
			t.Errorf("%s: begins with %q, want %s", c.name, titles[:min(3, len(titles))], c.first)
		}
		line := strings.Join(titles, ",")
		if other, same := logs[line]; same {
			t.Errorf("%s: the same log as %s", c.name, other)
		}
		logs[line] = c.name
	}
	// Where hidden singles stand first, a naked one comes only where there is no hidden one.
	s := deduce.New(boardtest.Grid(t, sparse), deduce.Options{Ladder: deduce.LadderOf(deduce.HiddenSingle, deduce.NakedSingle), Guess: deduce.NoGuess})
	for step := s.Next(); step != nil && !step.Kind.Ends(); step = s.Next() {
		if step.Technique != deduce.NakedSingle {
			continue
		}
		before := s.Log()
		before = before.First(len(before.Steps) - 1)
		deduce.Resume(before, deduce.Options{}).Find(context.Background(), deduce.HiddenSingle, func(other deduce.Step) bool {
			t.Errorf("%s was taken while %v was there", step.Technique.Title, other.Placements)
			return false
		})
	}
}

// TestPick shows that a rung picks among the steps of its technique, singles too.
func TestPick(t *testing.T) {
	const puzzle = "..9.....4.....4.........2.8.8.9.....7..8..5.1...175...8.4.5..792.....1..5.176..4."
	last := func(step, best *deduce.Step) bool { return step.Placements[0].Cell > best.Placements[0].Cell }
	s := deduce.New(boardtest.Grid(t, puzzle), deduce.Options{Ladder: deduce.Ladder{{Technique: deduce.HiddenSingle, Pick: last}}})
	var all []int
	s.Find(context.Background(), deduce.HiddenSingle, func(step deduce.Step) bool {
		all = append(all, int(step.Placements[0].Cell))
		return true
	})
	step := s.Next()
	if got, want := int(step.Placements[0].Cell), slices.Max(all); len(all) < 2 || got != want {
		t.Errorf("took cell %d of %v, want the last", got, all)
	}
}
