package command

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/generate"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/gen"
	"deduku/repl/state"
)

// howToAsk says what can be asked of a puzzle.
const howToAsk = "'new symmetry half-turn clues 22-26' says more: symmetry (none, half-turn, quarter-turn, horizontal,\n" +
	"vertical, diagonal, anti-diagonal), clues (a number or a range), pattern (81 characters, '.' for a blank, or a file of them),\n" +
	"level (how hard for the techniques that are on, without a guess), technique (one that it takes, with nothing\n" +
	"further up the ladder; several, each after its own 'technique', are all needed: without one of them, what is easier and\n" +
	"the rest of what the solution takes do not solve it; that may take long, or end with a no after as many tries as 'tries'\n" +
	"says; Ctrl-C stops), rating (of Sudoku Explainer, as 8.3-8.9), tries, count (several are listed, not loaded).\n" +
	"The option 'seed' decides which come."

// New is the command new.
var New = state.Command{
	Name: "new", Args: "[LEVEL | NAME VALUE ...]", Group: "change", Free: state.Always, Opens: state.Always, Summary: "deal a puzzle", Changes: true, Run: deal,
	Results:  []answer.Result{answer.Start{}, answer.Puzzles{}},
	Complete: completeNew,
	Short:    "deal a puzzle with one solution, of a level or of what is asked for: new hard, new technique x-wing",
	Long:     "'new hard' is 'new level hard'. " + howToAsk,
}

// deal makes a puzzle; a level stands for itself.
func deal(ctx context.Context, d *state.Desk, args []string) error {
	if len(args) > 0 && slices.Contains(deduce.Levels(), args[0]) {
		args = append([]string{"level"}, args...)
	}
	return generatePuzzle(ctx, d, args)
}

func completeNew(d *state.Desk, args []string) []string {
	if len(args) == 1 {
		return append(completeGenerate(d, args), deduce.Levels()...)
	}
	if slices.Contains(deduce.Levels(), args[0]) {
		args = args[1:]
	}
	return completeGenerate(d, args)
}

// Generate is the command generate.
var Generate = state.Command{
	Name: "generate", Args: "[NAME VALUE]...", Group: "change", Free: state.Always, Opens: state.Always, Parent: "new", Changes: true, Run: generatePuzzle,
	Results:  []answer.Result{answer.Start{}, answer.Puzzles{}},
	Complete: completeGenerate,
	Short:    "make a puzzle with one solution",
	Long:     howToAsk,
}

func generatePuzzle(ctx context.Context, d *state.Desk, args []string) error {
	_, options, count, seed, err := generateArgs(ctx, d, args)
	if err != nil {
		return err
	}
	from := d.Settings.Seed
	if seed != "" { // a stream of its own, from its beginning
		if from, err = state.ParseSeed(seed); err != nil {
			return err
		}
		defer func(n int) { d.Drawn = n }(d.Drawn)
		d.Drawn = 0
	}
	var made answer.Puzzles
	err = gen.Puzzles(ctx, d, options, count, from, func(grid board.Grid) error {
		made.Puzzles = append(made.Puzzles, grid.String())
		if count == 1 {
			d.Begin(fmt.Sprintf("puzzle %d of seed %d", d.Drawn, from), grid)
			_, err := d.Introduce(ctx)
			sayBy(d, &options, grid)
			return err
		}
		err := d.Tell("%v", grid)
		sayBy(d, &options, grid)
		return err
	})
	if err != nil || count == 1 {
		return err
	}
	return d.Give(made, func() error { return nil }) // they are told, each as soon as it was there
}

// sayBy says what makes a puzzle extreme, if the person asked for such a puzzle.
func sayBy(d *state.Desk, options *generate.Options, puzzle board.Grid) {
	if by := gen.Why(options, puzzle); by != "" {
		d.Say("%s", by)
	}
}

// generateArgs reads the arguments of generate: names with a value each, as the flags of the command line
// have them, with or without the dashes.
func generateArgs(ctx context.Context, d *state.Desk, args []string) (wanted gen.Request, options generate.Options, count int, seed string, err error) {
	given := map[string]string{
		"symmetry": "", "clues": "", "pattern": "", "level": "", "technique": "", "rating": "", "tries": "", "count": "1", "seed": "",
	}
	asked := map[string]bool{}
	for ; len(args) > 0; args = args[2:] {
		name := strings.TrimPrefix(args[0], "--")
		if _, ok := given[name]; !ok {
			return wanted, options, 0, "", fmt.Errorf("generate takes symmetry, clues, pattern, level, technique, rating, tries, count and seed, not %q", args[0])
		}
		if len(args) < 2 {
			return wanted, options, 0, "", fmt.Errorf("%s needs a value behind it", name)
		}
		switch {
		case name == "technique":
			wanted.Techniques = append(wanted.Techniques, args[1])
		case asked[name]:
			return wanted, options, 0, "", fmt.Errorf("%s is given twice", name)
		default:
			given[name], asked[name] = args[1], true
		}
	}
	count, err = state.Number([]string{given["count"]}, 1, "count is a number of puzzles")
	if err != nil {
		return wanted, options, 0, "", err
	}
	wanted.Symmetry, wanted.Clues, wanted.Pattern = given["symmetry"], given["clues"], given["pattern"]
	wanted.Level, wanted.Rating = given["level"], given["rating"]
	if text := given["tries"]; text != "" {
		if wanted.Tries, err = state.Number([]string{text}, 0, "tries is a number of puzzles"); err != nil {
			return wanted, options, 0, "", err
		}
	}
	if err := wanted.FindPattern(ctx, d.Files); err != nil {
		return wanted, options, 0, "", err
	}
	options, err = wanted.Options(d.Settings.Choice())
	for _, name := range wanted.Techniques {
		if t := technique.Named(name); err == nil && t != nil && !d.Settings.Has(t) {
			d.Say("%s is off: for this puzzle it counts as on; 'techniques %s on' switches it on", t.Title, t.Name)
		}
	}
	return wanted, options, count, given["seed"], err
}

// completeGenerate completes the names of what generate takes, then what they can be.
func completeGenerate(_ *state.Desk, args []string) []string {
	if len(args)%2 == 1 {
		return []string{"symmetry", "clues", "pattern", "level", "technique", "rating", "tries", "count", "seed"}
	}
	switch strings.TrimPrefix(args[len(args)-2], "--") {
	case "symmetry":
		return board.SymmetryNames()
	case "level":
		return deduce.Levels()
	case "technique":
		return state.TechniqueNames()
	}
	return nil
}
