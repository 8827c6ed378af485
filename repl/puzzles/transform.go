package puzzles

import (
	"context"
	"math/rand/v2"

	"deduku/board/generate"
	"deduku/board/transform"
	"deduku/repl/answer"
	"deduku/repl/desk"
)

// Minimize is the command minimize.
var Minimize = desk.Command{
	Name: "minimize", Group: "puzzles", Changes: true, Run: minimize,
	Short: "drop givens that are not needed",
}

func minimize(ctx context.Context, s *desk.Desk, args []string) error {
	log := s.Solver.Log()
	grid, err := generate.Minimize(log.Puzzle, nil)
	if err != nil {
		return answer.No("%w", err)
	}
	dropped := log.Puzzle.Len() - grid.Len()
	if dropped > 0 {
		s.Begin(s.Name, grid)
	}
	start, err := s.StartFacts(ctx)
	if err != nil {
		return err
	}
	f := answer.Minimized{Start: start, Dropped: dropped}
	return s.Give(f, func() error {
		s.Say("%v", &f)
		if dropped == 0 {
			return nil
		}
		return s.TellStart(&f.Start)
	})
}

// Canonical is the command canonical.
var Canonical = desk.Command{
	Name: "canonical", Group: "puzzles", Changes: true, Run: canonical,
	Short: "turn the puzzle into the smallest of all equivalent ones",
	Long:  "Equivalent puzzles, by renaming digits, transposing, moving bands, stacks, rows and columns, have the same.",
}

func canonical(ctx context.Context, s *desk.Desk, args []string) error {
	log := s.Solver.Log()
	grid, _ := transform.Canonical(log.Puzzle)
	s.Begin(s.Name+", canonical", grid)
	if _, err := s.Introduce(ctx); err != nil {
		return err
	}
	return s.Tell("%v", grid)
}

// Shuffle is the command shuffle.
var Shuffle = desk.Command{
	Name: "shuffle", Group: "puzzles", Changes: true, Run: shuffle,
	Short: "turn the puzzle into a random equivalent one",
}

func shuffle(ctx context.Context, s *desk.Desk, args []string) error {
	log := s.Solver.Log()
	s.Drawn++
	source := rand.New(rand.NewPCG(s.Settings.Seed, uint64(s.Drawn)))
	s.Begin(s.Name+", shuffled", transform.Shuffle(log.Puzzle, source))
	_, err := s.Introduce(ctx)
	return err
}
