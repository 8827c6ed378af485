package spelling_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"deduku/internal/spelling"
)

func TestCount(t *testing.T) {
	for n, want := range map[int]string{0: "0 steps", 1: "1 step", 2: "2 steps"} {
		if got := spelling.Count(n, "step", "steps"); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}

// things are nouns that deduku counts.
var things = regexp.MustCompile(`%d (steps|puzzles|boards|givens|clues|rows|cells|hints|logs|solutions|tries|colons|lines|guesses|pages) ?`)

// always are texts whose number is never 1, and why.
var always = map[string]string{
	"%s: %d of %d cells are solved":                                      "of 81",
	"%s: %d of %d cells are solved%s":                                    "of 81",
	"%d of %d cells are solved, %d of them given":                        "of 81",
	"%d steps, the last %d: %s":                                          "one step has words of its own",
	"%s has %d puzzles: 'puzzle next' goes on, 'puzzle list' lists them": "of several",
	"there are paths of %d puzzles; this is the first":                   "of several",
	", of %d puzzles":                                                    "of several",
	"%d pages; begin with %s\\n":                                         "a page for each technique",
	"this is the first of %d puzzles":                                    "of several",
	"a collection has %d puzzles at most":                                "the most",
	"a file to print has at most %d puzzles, not %d":                     "the most",
	"a file to print has at most %d puzzles, and %s has %d":              "the most",
	"%d boards are to be kept of %d":                                     "of a damaged file",
	"%s: %d files deep; does a file source itself?":                      "the most",
	"This is long, so %d of its %d steps have a picture.":                "of a thousand",
}

// TestOneThing finds no text with a number and a noun in the plural that could come to say "1 steps": Count says these.
func TestOneThing(t *testing.T) {
	root := filepath.Join("..", "..")
	seen := 0
	for _, dir := range []string{"repl", "cmd/deduku", "deduce/export", "deduce/coach", "internal"} {
		err := filepath.WalkDir(filepath.Join(root, dir), func(path string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || strings.Contains(path, "rename") || strings.Contains(path, "testutil") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
			if err != nil {
				return err
			}
			ast.Inspect(file, func(n ast.Node) bool {
				if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING {
					seen++
					words := strings.Trim(text.Value, "`\"")
					if _, fine := always[words]; things.MatchString(words) && !fine {
						t.Errorf("%s: %s", path, words)
					}
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if seen < 1000 {
		t.Errorf("only %d texts were looked at", seen)
	}
}
