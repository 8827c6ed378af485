package main

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// planned are packages that the style page draws and that are not there yet, and what they are for.
var planned = map[string]string{}

// rooms are rows of the style page that speak of rooms or families in words: each package in the folder is one.
var rooms = []string{"cmd/deduku", "deduce/render", "deduce/technique"}

// additions are packages that the style page does not draw, and what they are for. Those of repl are no rooms: they
// have no commands, and rooms may import them.
var additions = map[string]string{
	"repl/mcp":         "sessions for language models",
	"repl/desk":        "what the commands of all rooms work on",
	"repl/services":    "what a session needs from its program",
	"repl/typed":       "what is typed behind commands, read without a board",
	"repl/work":        "the board of a desk and how it came about",
	"repl/settings":    "the options",
	"repl/reply":       "what a command returns",
	"repl/console":     "replies for terminals and pipes",
	"repl/maker":       "making puzzles, which two rooms do",
	"repl/trial":       "plain trial, which two rooms show",
	"repl/sessionfile": "sessions as text",
	"repl/manual":      "what help says, from the table of commands",
	"repl/boards":      "the example boards",
	"repl/schema":      "the form of replies in JSON",

	"repl/answer/files":             "what is found out of whole files",
	"repl/terminal/editline":        "a line that is edited, for the page too",
	"repl/terminal/keys":            "the key filter, for the page too",
	"repl/terminal/history":         "typed lines in a file",
	"repl/terminal/pager":           "a long text a screen at a time",
	"deduce/export/pdf":             "PDF, whose library the page leaves out",
	"deduce/glossary":               "the dictionary, which the prompt and the handbook look up",
	"deduce/handbook":               "what the handbook says of each technique",
	"deduce/handbook/site":          "the handbook as pages",
	"deduce/handbook/book":          "the handbook on paper",
	"deduce/coach/path":             "the order in which techniques are learnt",
	"deduce/coach/lesson":           "lessons made of their steps",
	"deduce/coach/lesson/scene":     "one board of a lesson, with its question and what answers are worth",
	"deduce/coach/lesson/questions": "the questions of a lesson's idea",
	"deduce/coach/lesson/looks":     "the positions that they show",
	"deduce/coach/lesson/lookalike": "near misses and traps",
	"deduce/coach/review":           "what was answered, and when it comes back",
	"deduce/render/tale/teller":     "what all tales of patterns are told with",
	"deduce/render/tale/sets":       "tales of sets",
	"deduce/render/tale/chains":     "tales of links",
	"deduce/render/tale/deadly":     "tales of what several solutions or none would need",
	"deduce/rate/plain":             "the rating written plainly, for tests to compare with",
	"deduce/rate/grid":              "the board as the rating sees it",
	"deduce/rate/hint":              "what a producer of the rating found",
	"deduce/rate/static":            "the rating's chains in a position that does not change",
	"deduce/rate/quick":             "whether an engine of the rating has any hint",
	"deduce/rate/dynamic":           "the rating's chains that follow assumptions",
	"deduce/foreign/attempt":        "data sets of attempts at puzzles",
	"deduce/refutation":             "a checker of such proofs, which shares no code with deduce/prove",
	"deduce/batch/plans":            "the table of stages, and plans as people write them",
	"deduce/batch/stages":           "stages that look at a row by itself",
	"deduce/batch/groups":           "stages that look at all rows together",
	"deduce/batch/bigsort":          "sorting more than memory holds",
	"deduce/batch/option":           "the options of stages",
	"deduce/batch/lists":            "tables that others have made",
	"deduce/batch/spread":           "several puzzles made of one",
	"deduce/batch/stream":           "puzzles read and shared among workers, which commands use without plans",
	"deduce/easiest":                "the easiest path of a puzzle",
	"deduce/braid":                  "the ratings of D. Berthier, which stand by themselves",

	"deduce/handbook/site/browser":        "the test of these pages in a browser",
	"deduce/batch/frames":                 "packed files of several frames, below the reading of batches",
	"deduce/technique/internal/deadly":    "deadly patterns, which several families look up",
	"deduce/technique/internal/lockedset": "locked sets, which several families look up",
	"deduce/technique/internal/templates": "templates, which several families look up",
	"deduce/technique/internal/found":     "what was found before, which several families look up",

	"board/puzzle":        "what is read of a puzzle, which few need a format for",
	"board/format/source": "the text that formats look at",
	"board/format/packed": "what is compressed or in archives",
	"board/format/coords": "what is said of single cells, which prompts read without any format",
	"board/format/grids":  "formats of nine rows",
	"board/format/lines":  "formats of a line",
	"board/format/data":   "formats of values",
	"board/format/markup": "formats in XML and HTML",
	"board/format/links":  "formats of a word",

	"board/unavoidable":              "which givens many puzzles of one grid need",
	"board/boardtest":                "boards for tests",
	"deduce/prove/secondjudge":       "another program's checker, for tests",
	"deduce/export/browser":          "exported pages in a browser, for tests",
	"deduce/render/rendertest":       "steps for tests of the rooms of render",
	"deduce/technique/techniquetest": "what each technique is held to",
	"repl/schema/describe":           "the schema of replies made from Go types",
	"repl/schema/schematest":         "JSON held to the schemas, for tests",
	"repl/terminal/termtest":         "a terminal for tests",
}

// TestStyle compares the table of packages with the drawing on the style page. Each package that is drawn is there, but for
// the planned ones; each that is there is drawn, or stands in the list of additions; and all that a package imports is
// drawn below it.
func TestStyle(t *testing.T) {
	rows := drawnPackages(t, readStyle(t))
	table := allowed(t)
	names := slices.Sorted(maps.Keys(table))
	for i, patterns := range rows {
		for _, p := range patterns {
			exists := slices.ContainsFunc(names, func(name string) bool {
				return rowOf(rows, name) == i && (covers(p, name) || slices.Contains(rooms, p) && covers(p+"/*", name))
			})
			if isPlanned := planned[p] != ""; exists == isPlanned && p != "examples/*" {
				t.Errorf("%s is drawn, planned: %v, and there: %v", p, isPlanned, exists)
			}
		}
	}
	for _, name := range names {
		row := rowOf(rows, name)
		if added := additions[name] != ""; added == (row >= 0) {
			t.Errorf("%s is drawn in row %d of the style page, from 0, and in the list of additions: %v", name, row, added)
		}
		for _, other := range table[name] {
			if to := rowOf(rows, other); to >= 0 && to < row && !covers("internal/*", name) {
				t.Errorf("%s imports %s, which is drawn above it", name, other)
			} else if to >= 0 && to == row && slices.Contains(rows[row], "repl/<room>") {
				t.Errorf("%s is a room as %s is, and imports it", name, other)
			}
		}
	}
	for name := range additions {
		if _, ok := table[name]; !ok {
			t.Errorf("the list of additions has %s, of which there is no package", name)
		}
	}
	for name := range planned {
		if !slices.ContainsFunc(rows, func(row []string) bool { return slices.Contains(row, name) }) {
			t.Errorf("%s is planned and not drawn", name)
		}
	}
}

// readStyle is the style page, which stands beside a clone where the specification is there.
func readStyle(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "spec", "style.md"))
	if errors.Is(err, fs.ErrNotExist) {
		t.Skip("the style page is not here")
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// drawnPackages are the names in each row of the drawing in section c of the style page, the highest row first.
func drawnPackages(t *testing.T, page string) [][]string {
	t.Helper()
	_, section, _ := strings.Cut(page, "\n## c. ")
	_, drawing, _ := strings.Cut(section, "\n```\n")
	drawing, _, ok := strings.Cut(drawing, "\n```\n")
	if !ok {
		t.Fatal("the style page has no drawing of the packages in section c")
	}
	columns, inBrackets := regexp.MustCompile(` {2,}`), regexp.MustCompile(`\(([a-z]+(?:, [a-z]+)*)\)$`)
	var rows [][]string
	for line := range strings.Lines(drawing) {
		fields := columns.Split(strings.TrimSpace(line), 3)
		row := strings.Split(fields[0], ", ")
		if m := inBrackets.FindStringSubmatch(fields[len(fields)-1]); m != nil {
			for _, part := range strings.Split(m[1], ", ") {
				row = append(row, fields[0]+"/"+part)
			}
		}
		if slices.Contains(rooms, fields[0]) {
			row = append(row, fields[0]+"/*")
		}
		rows = append(rows, row)
	}
	return rows
}

// rowOf is the row in which a package is drawn: by its name, or else by a pattern where it is no addition; -1 for none.
func rowOf(rows [][]string, name string) int {
	named := func(row []string) bool { return slices.Contains(row, name) }
	if i := slices.IndexFunc(rows, named); i >= 0 || additions[name] != "" {
		return i
	}
	return slices.IndexFunc(rows, func(row []string) bool {
		return slices.ContainsFunc(row, func(p string) bool { return covers(p, name) })
	})
}

// covers reports whether a name of the drawing is a package's: its own, or a pattern such as internal/* or repl/<room>.
func covers(pattern, name string) bool {
	ok, err := path.Match(strings.ReplaceAll(pattern, "<room>", "*"), name)
	return err == nil && ok
}
