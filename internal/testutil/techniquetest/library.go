package techniquetest

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"deduku/internal/testutil/boardtest"
)

// SampleFile is the sample of library lines, from the folder of package technique.
const SampleFile = "testdata/library/sample.txt"

// A LibraryCase is one line of the regression library.
type LibraryCase struct {
	Line    int
	Code    string
	variant string
	Key     string
	At      Position
	Want    string // the conclusions, as triples
	Fail    bool   // nothing must be found
	Links   int    // how long the chain is, zero where the library does not say or counts in its own way
}

// Full is code and variant as the library writes them.
func (c *LibraryCase) Full() string {
	if c.variant == "" {
		return c.Code
	}
	return c.Code + "-" + c.variant
}

// ReadLibrary reads the cases of a file of the regression library or, where it is absent, those of the sample.
func ReadLibrary(t testing.TB, name string) []LibraryCase {
	t.Helper()
	return LibraryAt(t, boardtest.PathOr(t, name, boardtest.File(t, "deduce", "technique", SampleFile)))
}

// LibraryAt reads the cases of the library at a path.
func LibraryAt(t testing.TB, path string) []LibraryCase {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var cases []LibraryCase
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" || text[0] == '#' {
			continue
		}
		cases = append(cases, ParseLibrary(t, n, text))
	}
	return cases
}

// ParseLibrary reads a line of a library, which has a number.
func ParseLibrary(t testing.TB, n int, text string) LibraryCase {
	t.Helper()
	fields := append(strings.Split(text, ":"), "")
	c := LibraryCase{Line: n, Key: fields[2], At: MustParse(t, fields[3]+":"+fields[4])}
	c.Code, c.variant, _ = strings.Cut(fields[1], "-")
	want, err := parseTriples(fields[5] + " " + fields[6])
	if err != nil {
		t.Fatal(n, err)
	}
	c.Want = Triples(want)
	c.Fail = c.variant == "x" || len(want) == 0
	if links := append(fields, "")[7]; links != "" && !ownCount[c.Full()] {
		if c.Links, err = strconv.Atoi(links); err != nil {
			t.Fatal(n, err)
		}
	}
	return c
}

// ownCount are the codes of chains with almost locked sets, whose links the library counts in its own way.
var ownCount = map[string]bool{"0709-2": true, "0710-3": true, "0710-4": true, "0711-3": true, "0711-4": true}
