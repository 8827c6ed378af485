package techniquetest

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
)

// The files of testdata hold small positions for each technique, what it must find there, and near misses: the
// same position but for one fact of the pattern, where it must find nothing. Each file is named for the source
// that it belongs to.
//
//	skyscraper: rows on a column
//	  at    4r2:r2c15 4r8:r8c14
//	  finds Skyscraper: 4 in r2c5,r8c4 (connected by r28c1) => r13c4,r79c5<>4 | 4r2 4r8
//	  but   r8c9 has 4: row 8 has a third place
//
// An entry begins with the name of its technique. After "at" comes a sketch (see Sketch), or a position in
// the form of examples, or "example" for the technique's own, "example x-wing" for another's. "finds" lists all
// steps there, in order and in the notation of players, each with the truths that it cites; "among" lists some of
// them; "finds nothing" is for a position that only looks like the pattern. "but" is a near miss: changes of the
// position (see change), then why there is nothing. Lines that begin with # are comments.

// Pattern is one entry.
type Pattern struct {
	where  string // its file and line
	Tech   string
	title  string
	at     string
	finds  []string
	among  bool // there are more
	Misses []miss
}

// miss is a near miss of a pattern.
type miss struct{ changes, why string }

// Patterns looks at all positions of testdata.
func Patterns(t *testing.T) {
	for _, p := range ReadPatterns(t, "testdata/*.txt") {
		t.Run(p.Tech+"/"+p.title, p.test)
	}
}

// test looks at the position of an entry and at its near misses.
func (p *Pattern) test(t *testing.T) {
	tech := technique.Standard.Lookup(p.Tech)
	if tech == nil {
		t.Fatalf("%s: %q is not on the ladder; add it to ladder.go, or remove this entry", p.where, p.Tech)
	}
	at, err := p.Position()
	if err != nil {
		t.Fatalf("%s: %v", p.where, err)
	}
	got := found(t, at, tech)
	if p.among {
		got = slices.DeleteFunc(got, func(line string) bool { return !slices.Contains(p.finds, line) })
	}
	if !slices.Equal(got, p.finds) {
		t.Errorf("%s: on %s\n got %s\nwant %s", p.where, p.at, strings.Join(got, "\n     "), strings.Join(p.finds, "\n     "))
	}
	for _, m := range p.Misses {
		t.Run(m.why, func(t *testing.T) {
			near, err := at.change(m.changes)
			if err != nil {
				t.Fatalf("%s: %v", p.where, err)
			}
			if got := found(t, near, tech); len(got) > 0 {
				t.Errorf("%s: must find nothing on %s\nbut %s: %s\n got %s", p.where, p.at, m.changes, m.why, strings.Join(got, "\n     "))
			}
		})
	}
}

// Position is the one that stands after "at".
func (p *Pattern) Position() (Position, error) {
	if first, name, _ := strings.Cut(p.at, " "); first == "example" {
		tech := technique.Standard.Lookup(cmp.Or(name, p.Tech))
		if tech == nil {
			return Position{}, fmt.Errorf("there is no technique %q", name)
		}
		return parse(tech.Example)
	}
	if strings.Contains(p.at, "c") {
		return Sketch(p.at)
	}
	return parse(p.at)
}

// found is the steps of a technique on p, in the notation of players and with what they cite.
func found(t *testing.T, p Position, tech *deduce.Technique) (lines []string) {
	t.Helper()
	s := p.Solver(t)
	for _, step := range p.Find(t, tech) {
		line := wording.Text{Compact: true}.Line(&step) + " |"
		for truth := range step.Truths() {
			line += " " + truth.String()
		}
		lines = append(lines, line)
		if err := CheckStep(s, step); err != nil {
			t.Errorf("%s\n%v", line, err)
		}
	}
	return lines
}

// ReadPatterns reads the files that match, relative to the folder of the test.
func ReadPatterns(t *testing.T, match ...string) (all []Pattern) {
	t.Helper()
	var names []string
	for _, m := range match {
		some, err := filepath.Glob(m)
		if err != nil || len(some) == 0 {
			t.Fatalf("no patterns in %s: %v", m, err)
		}
		names = append(names, some...)
	}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for line := range strings.Lines(string(text)) {
			n++
			line = strings.TrimRight(line, "\n")
			where := fmt.Sprintf("%s:%d", name, n)
			switch {
			case line == "" || line[0] == '#':
			case line[0] != ' ':
				tech, title, _ := strings.Cut(line, ": ")
				all = append(all, Pattern{where: where, Tech: tech, title: title})
			case len(all) == 0 || !all[len(all)-1].read(strings.TrimSpace(line)):
				t.Fatalf("%s: want at, finds, among or but, in this order, not %q", where, line)
			}
		}
	}
	for _, p := range all {
		if p.at == "" || p.title == "" || p.finds == nil {
			t.Errorf("%s: want a title, at and finds", p.where)
		}
	}
	return all
}

// read reads one line of an entry after its head.
func (p *Pattern) read(line string) bool {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "at":
		p.at = strings.TrimSpace(p.at + " " + rest)
		return p.finds == nil
	case "finds", "among":
		if p.among = word == "among"; rest == "nothing" {
			p.finds = []string{}
		} else {
			p.finds = append(p.finds, rest)
		}
		return p.Misses == nil
	case "but":
		changes, why, ok := strings.Cut(rest, ": ")
		p.Misses = append(p.Misses, miss{changes, why})
		return ok && len(p.finds) > 0
	}
	return false
}

// change is p with some changes, joined by commas:
//
//	r2c14 has 57     the cells have candidates back
//	r2c14 lacks 57   they lose them
//	r2c1 is 5        the digit is placed there
//	r2c1 is given    it stood there from the start
//	r2c1 is open     it does not stand there
//
// A change that changes nothing is an error.
func (p Position) change(text string) (Position, error) {
	p.Eliminated = slices.Clone(p.Eliminated)
	for change := range strings.SplitSeq(text, ", ") {
		words := strings.Fields(change)
		if len(words) != 3 {
			return p, fmt.Errorf("%q is no change: want cells, a verb and digits", change)
		}
		cells, err := parseCells(words[0])
		if err != nil {
			return p, err
		}
		for c := range cells.All() {
			if !p.changeCell(c, words[1], words[2]) {
				return p, fmt.Errorf("%q changes nothing in %v", change, c)
			}
		}
	}
	return p, nil
}

// changeCell makes one change in one cell; it reports whether there was one to make.
func (p *Position) changeCell(c board.Cell, verb, what string) bool {
	stands := p.Placed[c] != 0 || p.Givens[c] != 0
	switch verb + " " + what {
	case "is given":
		ok := p.Placed[c] != 0
		p.Givens[c], p.Placed[c] = p.Placed[c], 0
		return ok
	case "is open":
		p.Givens[c], p.Placed[c] = 0, 0
		return stands
	}
	digits, err := parseDigits(what)
	if err != nil {
		return false
	}
	for d := range digits.All() {
		x := board.Candidate{Cell: c, Digit: d}
		gone := slices.Contains(p.Eliminated, x)
		switch {
		case verb == "is":
			p.Placed[c] = d
		case verb == "has" && gone && !p.ruledOut(x):
			p.Eliminated = slices.DeleteFunc(p.Eliminated, func(y board.Candidate) bool { return y == x })
		case verb == "lacks" && !gone && !stands && !p.ruledOut(x):
			p.Eliminated = append(p.Eliminated, x)
		default:
			return false
		}
	}
	return true
}

// ruledOut reports whether a digit on the board rules x out.
func (p *Position) ruledOut(x board.Candidate) bool {
	for c := range x.Cell.Peers().All() {
		if p.Placed[c] == x.Digit || p.Givens[c] == x.Digit {
			return true
		}
	}
	return false
}
