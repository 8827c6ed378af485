package technique_test

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"deduku/board/boardtest"
)

// A libraryCase is one line of the regression library.
type libraryCase struct {
	line    int
	code    string
	variant string
	key     string
	at      position
	want    string // the conclusions, as triples
	fail    bool   // nothing must be found
	links   int    // how long the chain is, zero where the library does not say or counts in its own way
}

// full is code and variant as the library writes them.
func (c *libraryCase) full() string {
	if c.variant == "" {
		return c.code
	}
	return c.code + "-" + c.variant
}

func readLibrary(t testing.TB, name string) []libraryCase {
	f, err := os.Open(boardtest.Path(t, name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var cases []libraryCase
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		text := strings.TrimSpace(lines.Text())
		if text == "" || text[0] == '#' {
			continue
		}
		fields := append(strings.Split(text, ":"), "")
		c := libraryCase{line: n, key: fields[2], at: mustParse(t, fields[3]+":"+fields[4])}
		c.code, c.variant, _ = strings.Cut(fields[1], "-")
		want, err := parseTriples(fields[5] + " " + fields[6])
		if err != nil {
			t.Fatal(n, err)
		}
		c.want = triples(want)
		c.fail = c.variant == "x" || len(want) == 0
		if links := append(fields, "")[7]; links != "" && !ownCount[c.full()] {
			if c.links, err = strconv.Atoi(links); err != nil {
				t.Fatal(n, err)
			}
		}
		cases = append(cases, c)
	}
	return cases
}

// ownCount are the codes of chains with almost locked sets, whose links the library counts in its own way.
var ownCount = map[string]bool{"0709-2": true, "0710-3": true, "0710-4": true, "0711-3": true, "0711-4": true}
