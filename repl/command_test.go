package repl

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"deduku/board/search"
	"deduku/internal/spelling"
	"deduku/repl/command"
	"deduku/repl/state"
)

// TestTable checks the table of commands: names and aliases are unique, each row has what help needs, and
// its group is one that help lists.
func TestTable(t *testing.T) {
	t.Parallel()
	seen := map[string]bool{}
	for _, c := range Commands() {
		for _, name := range append([]string{c.Name}, c.Aliases...) {
			if seen[name] {
				t.Errorf("%s stands for two commands", name)
			}
			seen[name] = true
		}
		if c.Short == "" || c.Group == "" || c.Run == nil {
			t.Errorf("%s: short text, group or body is missing", c.Name)
		}
		if c.Group != "" && !slices.Contains(state.Families, c.Group) {
			t.Errorf("%s: help doesn't list the group %q; the groups are %q", c.Name, c.Group, state.Families)
		}
	}
}

// TestListed checks that the list has every row that is declared in this package and in the packages below it.
func TestListed(t *testing.T) {
	t.Parallel()
	listed := map[string]bool{}
	for _, c := range Commands() {
		listed[c.Name] = true
	}
	files, err := filepath.Glob("*/*.go")
	own, errOwn := filepath.Glob("cmd_*.go")
	if err != nil || errOwn != nil {
		t.Fatal(err, errOwn)
	}
	declaration := regexp.MustCompile(`(?s)(?:var \w+ = state\.Command|return state\.Command)\{\s*Name: "([\w-]+)"`)
	rows := 0
	for _, file := range append(files, own...) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range declaration.FindAllStringSubmatch(string(text), -1) {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			rows++
			if !listed[m[1]] {
				t.Errorf("%s declares the command %s, which is not in the list in commands.go", file, m[1])
			}
		}
	}
	if rows != len(listed) {
		t.Errorf("%d commands are listed, %d rows are declared", len(listed), rows)
	}
}

func TestLookup(t *testing.T) {
	t.Parallel()
	table := Commands()
	for _, test := range []struct{ word, want string }{
		{"solve", "solve"},
		{"s", "solve"}, // an alias goes before beginnings
		{"solv", "solve"},
		{"so", ""}, // solve or source
		{"unse", "unset"},
		{"quit", "exit"},
		{"", ""},
		{"solver", ""},
	} {
		got := ""
		if c, ok := lookup(table, test.word); ok {
			got = c.Name
		}
		if got != test.want {
			t.Errorf("%q: got %q, want %q", test.word, got, test.want)
		}
	}
}

func TestClosest(t *testing.T) {
	t.Parallel()
	words := names(Commands())
	for _, test := range []struct{ typed, want string }{
		{"sovle", "solve"}, {"exmaple", "example"}, {"bord", "board"}, {"candidate", "candidates"}, {"qqqqqqqqq", ""},
		{"foo", ""}, {"frob", ""}, {"frobnicate", ""},
	} {
		got := ""
		if near := spelling.Words(words, test.typed); len(near) > 0 {
			got = near[0]
		}
		if got != test.want {
			t.Errorf("%q: got %q, want %q", test.typed, got, test.want)
		}
	}
}

func TestSplit(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		line string
		want [][]string
	}{
		{"solve", [][]string{{"solve"}}},
		{" load  'my file.txt' ; solve;", [][]string{{"load", "my file.txt"}, {"solve"}}},
		{`set r4c7 5 # why not`, [][]string{{"set", "r4c7", "5"}}},
		{`log save a"b c"d`, [][]string{{"log", "save", "ab cd"}}},
		{"load a#b", [][]string{{"load", "a#b"}}},
		{"teach Thor's hammer; solve", [][]string{{"teach", "Thor's", "hammer"}, {"solve"}}},
		{"set prompt a'b c' d", [][]string{{"set", "prompt", "ab c", "d"}}},
		{";;", nil},
	} {
		clauses, err := split(test.line)
		if err != nil {
			t.Errorf("%q: %v", test.line, err)
		}
		var got [][]string
		for _, c := range clauses {
			got = append(got, c.words)
		}
		if !slices.EqualFunc(got, test.want, slices.Equal) {
			t.Errorf("%q: got %q, want %q", test.line, got, test.want)
		}
	}
	if _, err := split("load 'x"); err == nil {
		t.Error("an open quote is accepted")
	}
}

// TestBoards holds the example boards to what their descriptions promise about solutions.
func TestBoards(t *testing.T) {
	t.Parallel()
	want := map[string]int{"two": 2, "ten": 10, "none": 0, "clash": 0}
	for _, b := range state.Boards {
		p := search.OfGrid(b.Grid)
		n, ok := want[b.Name]
		if !ok {
			n = 1
		}
		if got := search.Count(&p, 100); got != n {
			t.Errorf("%s has %d solutions, want %d", b.Name, got, n)
		}
	}
	if len(state.Boards) < 12 {
		t.Errorf("%d example boards, want a dozen", len(state.Boards))
	}
}

// TestLetters numbers a list by letters, and reads them back in any case.
func TestLetters(t *testing.T) {
	for i, want := range map[int]string{0: "a", 25: "z", 26: "aa", 27: "ab", 51: "az", 52: "ba", 701: "zz", 702: "aaa"} {
		back, ok := command.Lettered(strings.ToUpper(want))
		if got := command.Letters(i); got != want || !ok || back != i {
			t.Errorf("%d is %s and back %d, want %s", i, got, back, want)
		}
	}
	for _, text := range []string{"", "2", "a1", "abcdefg"} {
		if i, ok := command.Lettered(text); ok {
			t.Errorf("%q stands for %d", text, i)
		}
	}
}
