package repl

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"deduku/board"
	"deduku/board/backdoor"
	"deduku/board/generate"
	"deduku/board/transform"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/repl/answer"
)

var generateCommand = Command{
	Name: "generate", Args: "[NAME VALUE]...", Group: "puzzles", Changes: true, Run: generatePuzzle,
	Complete: completeGenerate,
	Short:    "make a puzzle with one solution",
	Long: "'generate symmetry half-turn clues 22-26' says more: symmetry (none, half-turn, quarter-turn, horizontal,\n" +
		"vertical, diagonal, anti-diagonal), clues (a number or a range), pattern (81 characters, '.' for a blank, or a file of them),\n" +
		"level (how hard for the techniques that are on, without a guess), technique (one that it takes, with nothing\n" +
		"further up the ladder), rating (of Sudoku Explainer, as 8.3-8.9), tries, count (several are listed, not loaded). The option 'seed' decides which come."}

func generatePuzzle(ctx context.Context, s *Desk, args []string) error {
	options, count, seed, err := s.generateArgs(ctx, args)
	if err != nil {
		return err
	}
	from := s.settings.seed
	if seed != "" { // a stream of its own, from its beginning
		if from, err = parseSeed(seed); err != nil {
			return err
		}
		defer func(n int) { s.drawn = n }(s.drawn)
		s.drawn = 0
	}
	var made answer.Puzzles
	err = s.makePuzzles(ctx, options, count, from, func(grid board.Grid) error {
		made.Puzzles = append(made.Puzzles, grid.String())
		if count == 1 {
			s.begin(fmt.Sprintf("puzzle %d of seed %d", s.drawn, from), grid)
			_, err := s.introduce(ctx)
			return err
		}
		return s.Tell("%v", grid)
	})
	if err != nil || count == 1 {
		return err
	}
	return s.Give(made, func() error { return nil }) // they are told, each as soon as it was there
}

// makePuzzles draws puzzles of a seed, one after the other, and hands each on as soon as it is there.
func (s *Desk) makePuzzles(ctx context.Context, options generate.Options, count int, seed uint64, use func(board.Grid) error) error {
	making := Making{Wanted: count}
	making.Watch(&options)
	g, err := generate.New(options)
	if err != nil {
		return err
	}
	line := s.Watch(making.Far)
	defer line.Stop()
	for range count {
		grid, err := g.Puzzle(ctx, seed, s.drawn)
		if errors.As(err, new(*generate.TriesError)) {
			return answer.No("%w ('tries N')", err)
		}
		if err != nil {
			return err
		}
		s.drawn++
		making.Made.Add(1)
		line.Clear()
		if err := use(grid); err != nil {
			return err
		}
	}
	return nil
}

// generateArgs reads the arguments of generate: names with a value each, as the flags of the command line
// have them, with or without the dashes.
func (s *Desk) generateArgs(ctx context.Context, args []string) (options generate.Options, count int, seed string, err error) {
	given := map[string]string{
		"symmetry": "", "clues": "", "pattern": "", "level": "", "technique": "", "rating": "", "tries": "", "count": "1", "seed": "",
	}
	for ; len(args) > 0; args = args[2:] {
		name := strings.TrimPrefix(args[0], "--")
		if _, ok := given[name]; !ok {
			return options, 0, "", fmt.Errorf("generate takes symmetry, clues, pattern, level, technique, rating, tries, count and seed, not %q", args[0])
		}
		if len(args) < 2 {
			return options, 0, "", fmt.Errorf("%s needs a value behind it", name)
		}
		given[name] = args[1]
	}
	count, err = number([]string{given["count"]}, 1, "count is a number of puzzles")
	if err != nil {
		return options, 0, "", err
	}
	wanted := Wanted{
		Symmetry: given["symmetry"], Clues: given["clues"], Pattern: given["pattern"],
		Level: given["level"], Technique: given["technique"], Rating: given["rating"],
	}
	if text := given["tries"]; text != "" {
		if wanted.Tries, err = number([]string{text}, 0, "tries is a number of puzzles"); err != nil {
			return options, 0, "", err
		}
	}
	if err := wanted.FindPattern(ctx, s.Files); err != nil {
		return options, 0, "", err
	}
	options, err = wanted.Options(s.settings.choice())
	if t := technique.Named(wanted.Technique); err == nil && t != nil && !s.settings.has(t) {
		s.Say("%s is off: for this puzzle it counts as on; 'technique on %s' switches it on", t.Title, t.Name)
	}
	return options, count, given["seed"], err
}

var minimizeCommand = Command{
	Name: "minimize", Group: "puzzles", Changes: true, Run: minimize,
	Short: "drop givens that are not needed"}

func minimize(ctx context.Context, s *Desk, args []string) error {
	log := s.solver.Log()
	grid, err := generate.Minimize(log.Puzzle, nil)
	if err != nil {
		return answer.No("%w", err)
	}
	dropped := log.Puzzle.Len() - grid.Len()
	if dropped > 0 {
		s.begin(s.name, grid)
	}
	start, err := s.startFacts(ctx)
	if err != nil {
		return err
	}
	f := answer.Minimized{Start: start, Dropped: dropped}
	return s.Give(f, func() error {
		s.Say("%v", &f)
		if dropped == 0 {
			return nil
		}
		return s.tellStart(&f.Start)
	})
}

var canonicalCommand = Command{
	Name: "canonical", Group: "puzzles", Changes: true, Run: canonical,
	Short: "turn the puzzle into the smallest of all equivalent ones",
	Long:  "Equivalent puzzles, by renaming digits, transposing, moving bands, stacks, rows and columns, have the same."}

func canonical(ctx context.Context, s *Desk, args []string) error {
	log := s.solver.Log()
	grid, _ := transform.Canonical(log.Puzzle)
	s.begin(s.name+", canonical", grid)
	if _, err := s.introduce(ctx); err != nil {
		return err
	}
	return s.Tell("%v", grid)
}

var shuffleCommand = Command{
	Name: "shuffle", Group: "puzzles", Changes: true, Run: shuffle,
	Short: "turn the puzzle into a random equivalent one"}

func shuffle(ctx context.Context, s *Desk, args []string) error {
	log := s.solver.Log()
	s.drawn++
	source := rand.New(rand.NewPCG(s.settings.seed, uint64(s.drawn)))
	s.begin(s.name+", shuffled", transform.Shuffle(log.Puzzle, source))
	_, err := s.introduce(ctx)
	return err
}

// backdoorSize is the size of backdoors up to which is looked, where no other is asked for.
const backdoorSize = 3

var backdoorsCommand = Command{
	Name: "backdoors", Args: "[SIZE]", Group: "puzzles", Run: backdoors,
	Short: "find the smallest sets of cells whose digits make singles suffice, up to SIZE (3) cells"}

func backdoors(ctx context.Context, s *Desk, args []string) error {
	most, err := number(args, backdoorSize, "backdoors takes the largest size to look for")
	if err != nil {
		return err
	}
	log, known := s.solver.Log(), s.puzzleKnown()
	if !known.Single() {
		return answer.No("backdoors are of puzzles with exactly one solution")
	}
	solution := known.Solution
	sets, err := backdoor.Sets(ctx, log.Puzzle, solution, most)
	switch {
	case err != nil:
		return err
	case len(sets) == 0:
		return answer.No("no backdoor of up to %s", wording.Count(most, "cell", "cells"))
	}
	return s.Give(answer.BackdoorsOf(sets, &solution), func() error { return s.tellBackdoors(sets, &solution) })
}

// tellBackdoors shows the backdoors, in the notation of the settings.
func (s *Desk) tellBackdoors(sets []board.CellSet, solution *board.Grid) error {
	if sets[0].Empty() {
		return s.Tell("no cell is needed: singles suffice")
	}
	return s.Page(func(tell func(string, ...any)) {
		tell("%s of %s:", wording.Count(len(sets), "backdoor", "backdoors"), wording.Count(sets[0].Len(), "cell", "cells"))
		for _, set := range sets {
			var text []string
			for c := range set.All() {
				text = append(text, s.settings.notation.Placement(board.Candidate{Cell: c, Digit: solution[c]}))
			}
			tell("%s", strings.Join(text, ", "))
		}
	})
}

// completeGenerate completes the names of what generate takes, then what they can be.
func completeGenerate(_ *Desk, args []string) []string {
	if len(args)%2 == 1 {
		return []string{"symmetry", "clues", "pattern", "level", "technique", "rating", "tries", "count", "seed"}
	}
	switch strings.TrimPrefix(args[len(args)-2], "--") {
	case "symmetry":
		return board.SymmetryNames()
	case "level":
		return deduce.Levels()
	case "technique":
		return techniqueNames()
	}
	return nil
}
