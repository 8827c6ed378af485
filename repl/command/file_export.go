package command

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/internal/lean"
	"deduku/internal/spelling"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// exporter is a kind of file that export writes: either a drawing, of the board as it is now or of a step, or
// a sheet, the log or one step of it. What one can write only of the whole log is whole.
type exporter struct {
	extension string
	drawing   func(*export.Drawing, io.Writer) error
	sheet     func(*export.Sheet, context.Context, io.Writer) error
	whole     bool
}

var exporters = []exporter{
	{extension: "svg", drawing: (*export.Drawing).SVG},
	{extension: "png", drawing: (*export.Drawing).PNG},
	{extension: "gif", sheet: (*export.Sheet).GIF},
	{extension: "html", sheet: atOnce((*export.Sheet).HTML)},
	{extension: "json", sheet: atOnce(jsonLines), whole: true},
	{extension: "jsonl", sheet: atOnce(jsonLines), whole: true},
	{extension: "md", sheet: atOnce((*export.Sheet).Markdown)},
	{extension: "tex", sheet: atOnce((*export.Sheet).LaTeX)},
	{extension: "pdf"}, // which exportPaper writes
}

// atOnce is for what takes too little time to be interrupted.
func atOnce(write func(*export.Sheet, io.Writer) error) func(*export.Sheet, context.Context, io.Writer) error {
	return func(s *export.Sheet, _ context.Context, w io.Writer) error { return write(s, w) }
}

// jsonLines writes the log as 'log save' does.
func jsonLines(s *export.Sheet, w io.Writer) error {
	var out jsonl.Writer
	return out.Log(w, s.Log)
}

// extensions are the kinds of files, as a sentence lists them; those that can show one step, or all.
func extensions(one bool) string {
	var all []string
	for _, e := range exporters {
		if !one || !e.whole {
			all = append(all, e.extension)
		}
	}
	return spelling.Either(all)
}

// exporterFor is the kind of file that a name asks for.
func exporterFor(file string) (*exporter, error) {
	extension := filepath.Ext(file)
	for i := range exporters {
		if strings.EqualFold(extension, "."+exporters[i].extension) {
			return &exporters[i], nil
		}
	}
	if extension == "" {
		return nil, fmt.Errorf("export takes a file whose name ends in %s, or a format that 'help formats' lists as written; not %q",
			extensions(false), file)
	}
	return nil, fmt.Errorf("export writes %s; not %s", extensions(false), extension)
}

// Export is the command export.
var Export = state.Command{
	Name: "export", Args: "[dark] [candidates | step N] FILE | brute FILE.gif | solution|path|collection FILE.pdf | FILE.pdf COUNT [LEVEL|TECHNIQUE] | FORMAT", Group: "files", Free: isPracticeSheet, Summary: "pictures, pages, paper", Reaches: state.ByArguments, Run: exportFile, Complete: completeExport,
	Results: []answer.Result{answer.Text{}, answer.File{}},
	Short:   "write a picture of the board or of a step, or the log with pictures",
	Long: "The end of FILE's name says what it is. svg and png show the board as it is now, with 'candidates' these too;\n" +
		"gif (a frame a step, each so long with --delay 1s), html (a page to step through, or to print), md and tex tell the log; json and jsonl are\n" +
		"the log as 'log save' writes it. 'export step N FILE' shows one step, with its pattern on the board before it;\n" +
		"'export brute FILE.gif' the plain trial of 'brute', digit by digit at first and then faster and faster.\n" +
		"'export crux.txt' writes what 'crux' tells as a block for a forum: puzzle, pencil marks, steps, stte.\n" +
		"'export dark ...' writes png and gif on dark paper; svg and html are dark where the reader's screen is.\n" +
		"'export sheet.html 6 hard' makes six puzzles of a level to print, with their answers on the last page; sheet.pdf, too.\n" +
		"'export x-wing.pdf 6 x-wing' boards on which that technique is the next step, the steps on the last page.\n" +
		"pdf is paper: board.pdf, 'candidates', 'step N', 'solution', 'path', and 'collection' for the puzzles of a file. It takes --letter\n" +
		"(A4 is usual), --per-page 1, 2, 4 or 6, --no-level for no level, score and rating beneath, and --answers.\n" +
		"FORMAT prints the board as text in one of the formats that 'help formats' lists, and tells what that leaves out;\n" +
		"'export step N hodoku' the board before a step as a line of HoDoKu's library, with the step.",
}

// isPracticeSheet reports whether export makes puzzles of its own, as in export sheet.pdf 6 x-wing.
func isPracticeSheet(args []string) bool {
	if len(args) < 2 {
		return false
	}
	_, err := strconv.Atoi(args[1])
	return err == nil
}

// isWritten reports whether a word names a format that deduku writes, such as hodoku, or by the extension of its files, such as sdm. A
// file name, with a dot, doesn't name one.
func isWritten(word string) bool {
	f := format.Named(word)
	return f != nil && f.Write != nil && !strings.Contains(word, ".")
}

func exportFile(ctx context.Context, d *state.Desk, args []string) error {
	if lean.Program {
		return lean.Err
	}
	args, flags, err := cutPaperFlags(args)
	if err != nil {
		return err
	}
	all := len(args)
	args, each, err := state.CutDelay(args, 0)
	if err != nil {
		return err
	}
	if len(args) < all && (len(args) == 0 || slices.Contains([]string{"step", "brute"}, args[0]) || !strings.EqualFold(filepath.Ext(args[len(args)-1]), ".gif")) {
		return errors.New("--delay is for the log as gif: export solve.gif --delay 1s")
	}
	dark := len(args) > 0 && args[0] == "dark"
	if dark {
		args = args[1:]
	}
	if file := args[max(0, len(args)-1):]; dark && (len(file) == 0 || !slices.Contains([]string{".png", ".gif"}, strings.ToLower(filepath.Ext(file[0])))) {
		return errors.New("dark is for png and gif: export dark board.png; svg and html are dark where the reader's screen is")
	}
	file, puzzles := strings.Join(args[max(0, len(args)-1):], ""), len(args) > 1 && isCount(args[1]) && args[0] != "step"
	switch {
	case isPaper(file):
		return exportPaper(ctx, d, args, flags)
	case flags.given != "" && !(puzzles && (isPaper(args[0]) || flags.fitHTML())):
		example := "path path.pdf"
		if puzzles {
			example = "sheet.pdf " + strings.Join(args[1:], " ")
		}
		return fmt.Errorf("%s is for pdf: export %s %s", flags.given, example, flags.given)
	case len(args) == 2 && slices.Contains([]string{"solution", "path", "collection"}, args[0]):
		return fmt.Errorf("%s goes into pdf: export %s %s.pdf; not into %s", args[0], args[0], args[0], args[1])
	case len(args) == 1 && filepath.Base(args[0]) == cruxFile:
		return exportCrux(ctx, d, args[0])
	case len(args) == 1 && isWritten(args[0]):
		return exportText(d, format.Named(args[0]).Name)
	case len(args) == 1 && args[0] != "step" && args[0] != "candidates":
		return exportAll(ctx, d, args[0], false, dark, each)
	case puzzles:
		return exportPuzzles(ctx, d, args[0], args[1], strings.Join(args[2:], " "), flags)
	case len(args) == 2 && args[0] == "candidates":
		return exportAll(ctx, d, args[1], true, dark, each)
	case len(args) == 2 && args[0] == "brute":
		return exportBrute(ctx, d, args[1], dark)
	case len(args) == 3 && args[0] == "step":
		log := d.Ahead()
		n, err := state.StepNumber(&log, args[1], 1)
		if err != nil {
			return err
		}
		if slices.Contains(format.Writers(), args[2]) {
			return exportStepText(d, n, args[2])
		}
		return exportStep(ctx, d, n, args[2], dark)
	}
	return errors.New("export takes a file; 'step', a number and a file; or a file and how many puzzles to print: " +
		"export solve.html, export step 31 x-wing.svg, export sheet.pdf 6 hard")
}

// ExportsPath reports whether what export is asked for tells the path of the puzzle, which must be solved for it.
func ExportsPath(args []string) bool {
	if len(args) == 0 || len(args) == 2 && isCount(args[1]) || len(args) == 3 && isCount(args[1]) && args[0] != "step" {
		return false
	}
	if args[0] == "step" || args[0] == "path" {
		return true
	}
	e, err := exporterFor(args[len(args)-1])
	return err == nil && e.sheet != nil && args[0] != "brute"
}

// isCount reports whether a word is a number, as that of puzzles to print.
func isCount(word string) bool {
	_, err := strconv.Atoi(word)
	return err == nil
}

// exportAll writes the board as it is now or, where the kind of file tells a story, the log.
func exportAll(ctx context.Context, d *state.Desk, file string, candidates, dark bool, each time.Duration) error {
	e, err := exporterFor(file)
	if err != nil {
		return err
	}
	if e.drawing == nil && candidates {
		return fmt.Errorf("%s shows the log; candidates go into svg or png", e.extension)
	}
	log := d.Solver.Log()
	sheet := export.Sheet{Log: &log, Name: d.Name, Text: d.Settings.Text(), Dark: dark, Hand: d.Marking.On, Hard: state.HardestStep(&log), Each: each}
	what, lacking := wording.Count(log.Count(), "step", "steps"), unsolved(&log)
	to, err := d.WriteFile(ctx, file, func(w io.Writer) error {
		if e.sheet != nil {
			return e.sheet(&sheet, ctx, w)
		}
		what, lacking = "the board", ""
		if candidates {
			what = "the board with its candidates"
		}
		drawing := export.Board(d.Solver.Board(), d.Settings.Notation, candidates)
		drawing.Dark = dark
		d.Marking.On(&drawing.Picture)
		return e.drawing(drawing, w)
	})
	if err != nil {
		return err
	}
	return d.Give(answer.File{File: file}, func() error {
		d.Say("saved %s %s%s", what, to, lacking)
		return nil
	})
}

// exportStep writes one step with its pattern, on the board on which it was found.
func exportStep(ctx context.Context, d *state.Desk, n int, file string, dark bool) error {
	e, err := exporterFor(file)
	if err != nil {
		return err
	}
	if e.whole {
		return fmt.Errorf("a step is exported as %s; %s holds the whole log", extensions(true), e.extension)
	}
	log := d.Ahead()
	sheet := export.Sheet{Log: &log, Name: d.Name, Text: d.Settings.Text(), Only: n, Dark: dark, Hand: d.Marking.On}
	to, err := d.WriteFile(ctx, file, func(w io.Writer) error {
		if e.sheet != nil {
			return e.sheet(&sheet, ctx, w)
		}
		return e.drawing(sheet.Step(n), w)
	})
	if err != nil {
		return err
	}
	return d.Give(answer.File{File: file}, func() error {
		d.Say("saved %s %s", saidStep(&log, n), to)
		return nil
	})
}

// unsolved says behind a number of steps that none of them is deduced, where that is so: who asks for a solution would else
// find nothing but the givens in it.
func unsolved(log *deduce.Log) string {
	for _, step := range log.All {
		if step.Kind > deduce.Premise {
			return ""
		}
	}
	return "; they are only what came with the board: 'solve' first makes the steps behind it"
}

// saidStep names a step by its number. Of a given it says where the steps begin that somebody may have meant, who counts these alone.
func saidStep(log *deduce.Log, n int) string {
	text := fmt.Sprintf("step %d", n)
	if log.Step(n).Kind != deduce.Init {
		return text
	}
	for k, step := range log.All {
		if step.Kind > deduce.Premise {
			return fmt.Sprintf("%s (a given; the steps behind what came with the board begin with %d)", text, k)
		}
	}
	return text + " (a given; 'solve' makes the steps behind the givens)"
}

// usualFiles are names of files that say what they are, to complete.
var usualFiles = []string{"board.svg", "board.png", "solve.html", "solve.gif", "solve.md", "solve.tex", "sheet.pdf", cruxFile}

// completeExport completes 'step' and files; a number of a step stands between.
func completeExport(d *state.Desk, args []string) []string {
	switch {
	case len(args) == 1:
		return slices.Concat([]string{"step", "candidates", "brute", "solution", "path", "collection"}, usualFiles, format.Writers(), state.CompleteFile(d, args))
	case len(args) == 3 && args[0] != "step" && isCount(args[1]):
		return deduce.Levels()
	case len(args) == 3 && args[0] == "step":
		return append(format.Writers(), state.CompleteFile(d, args[2:])...)
	case len(args) == 2 && slices.Contains([]string{"candidates", "brute", "solution", "path", "collection"}, args[0]):
		return state.CompleteFile(d, args[1:])
	case len(args) == 2 && args[0] == "step":
		return techniqueSteps(d)
	}
	return nil
}

// techniqueSteps are the numbers of the steps that took more than a glance: those that one wants to show.
func techniqueSteps(d *state.Desk) []string {
	var out []string
	log := d.Solver.Log()
	for i := range log.Steps {
		if log.Steps[i].Kind == deduce.Logic {
			out = append(out, fmt.Sprint(i+1))
		}
	}
	return out
}
