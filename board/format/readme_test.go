package format

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"deduku/board/puzzle"
)

// readme returns the page about the formats.
func readme(t testing.TB) string {
	t.Helper()
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(page)
}

// readmeExample matches a block of code with the name of a format.
var readmeExample = regexp.MustCompile("(?ms)^```([a-z0-9]+)\n(.*?)^```$")

// TestREADME checks that the page has the formats in the order of the table and an example of
// each, and that every example loads as its format and gives the board of all examples. Code is
// often quoted with spaces in front of all lines, so the test also reads the examples in this form.
func TestREADME(t *testing.T) {
	page := readme(t)
	_, table, _ := strings.Cut(page, "| format | sign |")
	table, _, _ = strings.Cut(table, "\n\n")
	var names, rows []string
	for i := range formats {
		names = append(names, formats[i].Name)
	}
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z0-9]+)`").FindAllStringSubmatch(table, -1) {
		rows = append(rows, row[1])
	}
	for _, name := range names {
		if !slices.Contains(rows, name) {
			t.Errorf("README.md lists no format %s: add a row to its table", name)
		}
	}
	for _, name := range rows {
		if !slices.Contains(names, name) {
			t.Errorf("README.md lists the format %s, which formats.go doesn't have; remove its row", name)
		}
	}
	if !t.Failed() && !slices.Equal(rows, names) {
		t.Errorf("README.md lists the formats in the order\n%v\nbut formats.go in the order\n%v", rows, names)
	}
	shown := map[string]int{}
	for _, m := range readmeExample.FindAllStringSubmatch(page, -1) {
		name, text := m[1], m[2]
		shown[name]++
		t.Run(fmt.Sprint(name, " ", shown[name]), func(t *testing.T) { checkReadmeExample(t, name, text) })
	}
	for _, name := range names {
		if shown[name] == 0 {
			t.Errorf("README.md has no example of %s: add a block of code that begins with ```%s", name, name)
		}
	}
}

// TestREADMELinks checks that each link of the page leads to a heading or a file.
func TestREADMELinks(t *testing.T) {
	page := readme(t)
	headings := map[string]bool{}
	for _, h := range regexp.MustCompile("(?m)^#+ (.*)$").FindAllStringSubmatch(page, -1) {
		headings["#"+strings.ReplaceAll(strings.ToLower(h[1]), " ", "-")] = true
	}
	for _, link := range regexp.MustCompile(`\]\(([^)]+)\)`).FindAllStringSubmatch(page, -1) {
		file, _, _ := strings.Cut(link[1], "#")
		if _, err := os.Stat(file); err != nil && !headings[link[1]] {
			t.Errorf("nothing is at %s", link[1])
		}
	}
}

// checkReadmeExample checks that a text loads as the format, and with the board of the format's
// example in the code or of the running example.
func checkReadmeExample(t *testing.T, name, text string) {
	f := Named(name)
	if f == nil {
		t.Fatalf("there is no format %q", name)
	}
	own, _ := boardsOf(f, f.Example)
	givens := puzzle.Puzzle{Givens: gridOf(t, sample)}
	solved := puzzle.Puzzle{Givens: givens.Givens, Solution: gridOf(t, solution)}
	want := []string{own, boardText(&givens), boardText(&solved)}
	got, format := boardsOf(f, text)
	if !slices.Contains(want, got) || format != readAs(f) {
		t.Errorf("read as %q:\n%s\nwant %q:\n%s\nfrom\n%s", format, got, readAs(f), strings.Join(want, "\nor\n"), text)
	}
	if name == "msk" || name == "log" {
		return // a space is a cell of a pattern, and no line of a log begins with one
	}
	indented := "    " + strings.ReplaceAll(strings.TrimSuffix(text, "\n"), "\n", "\n    ") + "\n"
	if got, _ := boardsOf(f, indented); !slices.Contains(want, got) {
		t.Errorf("got\n%s\nwant\n%s\nfrom\n%s", got, strings.Join(want, "\nor\n"), indented)
	}
}

// readAs returns the name of the format that texts in f are read as.
func readAs(f *Format) string {
	switch {
	case f.Name == "msk": // which is not a puzzle
		return ""
	case f.Name == "url": // the address has 81 cells
		return "line"
	case f.Read == nil:
		return f.ReadAs
	}
	return f.Name
}

// boardsOf reads a file of the format. It returns the boards and errors, one on each line, and the
// format of the last puzzle.
func boardsOf(f *Format, text string) (boards, format string) {
	var out []string
	r := NewReader(strings.NewReader(text), "a"+append(f.Ext, "")[0])
	for {
		p, err := r.Next()
		switch {
		case err == io.EOF:
			return strings.Join(out, "\n"), format
		case err != nil:
			out = append(out, err.Error())
		default:
			out, format = append(out, boardText(&p)), p.Format
		}
	}
}

// boardText returns the board of a puzzle on one line.
func boardText(p *puzzle.Puzzle) string {
	removed := make([]string, 0, len(p.Eliminated))
	for _, x := range p.Eliminated {
		removed = append(removed, x.String())
	}
	slices.Sort(removed)
	return fmt.Sprintf("%v, placed %v, removed %v, solution %v", p.Givens, p.Placed, removed, p.Solution)
}
