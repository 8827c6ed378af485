package verify

import (
	"bytes"
	"fmt"
	"iter"
	"maps"
	"regexp"
	"slices"
	"strings"
)

// A damager makes wrong logs of a good one. Each of its methods yields those
// of one sort through give, which reports whether to go on. Only damage that
// surely makes the log wrong is given: where a step may well bear it (a
// because entry that other entries cover, say) the plain search decides.
type damager struct {
	good  *sheet
	log   []byte
	lines [][]byte // of log, with their ends
	step  int      // look at every step-th line only, for long logs
	give  func(name string, log []byte) bool
}

// damages goes through damaged forms of a good log that holds one log. It
// gives about most of them, evenly spread over the lines, if there are more.
func damages(good []byte, most int) iter.Seq2[string, []byte] {
	return func(yield func(string, []byte) bool) {
		if len(good) > 0 && good[len(good)-1] != '\n' {
			good = append(slices.Clone(good), '\n')
		}
		s, err := parseSheet(good)
		if err != nil {
			yield("not damaged: "+err.Error(), good)
			return
		}
		d := &damager{good: s, log: good, lines: bytes.SplitAfter(good, []byte("\n")), step: 1 + 40*len(s.lines)/most, give: yield}
		_ = d.cuts() && d.raw() && d.heads() && d.ends() && d.moves() && d.depths() &&
			d.becauses() && d.conclusions() && d.truths() && d.doubles() && d.kinds() && d.texts() && d.invented()
	}
}

// each calls do for the entries to look at, until it says no.
func (d *damager) each(do func(i int, e *entry) bool) bool {
	for i := 0; i < len(d.good.lines); i += d.step {
		if !do(i, &d.good.lines[i]) {
			return false
		}
	}
	// The end is always worth a look.
	last := len(d.good.lines) - 1
	return last < 0 || last%d.step == 0 || do(last, &d.good.lines[last])
}

// change gives the log with entry i changed.
func (d *damager) change(what string, i int, change func(e *entry)) bool {
	e := d.good.lines[i].clone()
	change(&e)
	return d.give(fmt.Sprintf("%s in step %d (%s)", what, i+1, d.good.lines[i].Kind), join(d.lines, i+1, encode(e)))
}

// cuts ends the log at every line and within every line.
func (d *damager) cuts() bool {
	at := 0
	for i, line := range d.lines {
		for _, cut := range []int{0, 1, len(line) / 2, len(line) - 2} {
			// A log of no steps may be a good unfinished one.
			if len(line) < 4 || i%d.step != 0 || cut == 0 && i == 1 && len(d.good.lines) == 0 {
				continue
			}
			if !d.give(fmt.Sprintf("cut off at line %d, byte %d", i+1, cut), d.log[:at+cut]) {
				return false
			}
		}
		at += len(line)
	}
	return true
}

// raw damages the bytes of lines.
func (d *damager) raw() bool {
	swaps := []struct{ name, from, to string }{
		{"unknown field", `{"n":`, `{"m":1,"n":`},
		{"null for a field", `,"text":`, `,"depth":null,"text":`},
		{"null for a kind", `"kind":"`, `"kind":null,"k":"`},
		{"number in quotes", `"kind":`, `"undoes":"1","kind":`},
		{"key in capitals", `"kind":`, `"KIND":`},
		{"key twice", `"text":`, `"text":"","text":`},
		{"empty list", `,"text":`, `,"because":[],"text":`},
		{"bytes that are not UTF-8", `"text":"`, "\"text\":\"\xff"},
		{"escape sequence of a terminal", `"text":"`, `"text":"\u001b[2J`},
		{"two objects", `{"n":`, `{}{"n":`},
		{"garbage", `"kind"`, "\x00\x01\x02"},
		{"text form", `{"n":`, "INIT      r1c1 = 1"},
	}
	return d.each(func(i int, e *entry) bool {
		line := d.lines[i+1]
		for _, s := range swaps {
			bad := bytes.Replace(line, []byte(s.from), []byte(s.to), 1)
			if !bytes.Equal(bad, line) && !d.give(fmt.Sprintf("%s in step %d", s.name, i+1), join(d.lines, i+1, bad)) {
				return false
			}
		}
		return d.give("trailing space", join(d.lines, i+1, bytes.Replace(line, []byte("\n"), []byte(" \n"), 1))) &&
			d.give("empty line", join(d.lines, i+1, append([]byte("\n"), line...)))
	})
}

// join puts lines together with line i replaced.
func join(lines [][]byte, i int, line []byte) []byte {
	l := slices.Clone(lines)
	l[i] = line
	return bytes.Join(l, nil)
}

// heads damages the header.
func (d *damager) heads() bool {
	puzzle := d.good.header["puzzle"].(string)
	begun := len(d.good.lines) > 81-strings.Count(puzzle, ".") // all givens are on the board
	for i, b := range []byte(puzzle) {
		to := "x"
		switch {
		case begun && b == '.':
			to = "x5"
		case begun:
			to = "x." + string('1'+(b-'0')%9)
		}
		for _, c := range to {
			if !d.head("puzzle", puzzle[:i]+string(c)+puzzle[i+1:]) {
				return false
			}
		}
	}
	return d.head("deduku", 2) && d.head("deduku", nil) && d.head("puzzle", puzzle+".") && d.head("puzzle", nil) &&
		d.head("unfinished", len(d.good.lines)+1) && d.head("unfinished", nil)
}

// head gives the log with a field of the header changed.
func (d *damager) head(key string, value any) bool {
	header := maps.Clone(d.good.header)
	header[key] = value
	return d.give(fmt.Sprintf("header with %s %v", key, value), join(d.lines, 0, encode(header)))
}

// ends damages the counts and the grid of the end.
func (d *damager) ends() bool {
	last := len(d.good.lines) - 1
	if last < 0 || !slices.Contains([]string{"SOLVED", "UNSOLVABLE", "STUCK"}, d.good.lines[last].Kind) {
		return true
	}
	ok := d.change("guesses changed", last, func(e *entry) { e.Guesses++ }) &&
		d.change("backtracks changed", last, func(e *entry) { e.Backtracks++ }) &&
		d.change("premises changed", last, func(e *entry) { e.Premises++ })
	grid := d.good.lines[last].Grid
	if grid == "" {
		return ok
	}
	for i, b := range []byte(grid) {
		ok = ok && d.change(fmt.Sprintf("cell %d of the grid changed", i), last, func(e *entry) {
			e.Grid = grid[:i] + string('1'+(b-'0')%9) + grid[i+1:]
		})
	}
	return ok && d.change("no grid", last, func(e *entry) { e.Grid = "" }) &&
		d.change("short grid", last, func(e *entry) { e.Grid = grid[:80] }) &&
		d.change("grid with a gap", last, func(e *entry) { e.Grid = "." + grid[1:] })
}

// moves drops, repeats and swaps lines.
func (d *damager) moves() bool {
	return d.each(func(i int, e *entry) bool {
		s := d.good.clone()
		s.lines = slices.Delete(s.lines, i, i+1)
		if !d.give(fmt.Sprintf("step %d dropped", i+1), s.bytes()) {
			return false
		}
		s = d.good.clone()
		s.lines = slices.Insert(s.lines, i, *e)
		if !d.give(fmt.Sprintf("step %d repeated as it is", i+1), s.bytes()) {
			return false
		}
		s.renumber(i+1, 1)
		if !d.give(fmt.Sprintf("step %d (%s) repeated and all renumbered", i+1, e.Kind), s.bytes()) {
			return false
		}
		if i+1 == len(d.good.lines) {
			return true
		}
		next := &d.good.lines[i+1]
		s = d.good.clone()
		s.lines[i], s.lines[i+1] = s.lines[i+1], s.lines[i]
		if !d.give(fmt.Sprintf("steps %d and %d swapped", i+1, i+2), s.bytes()) {
			return false
		}
		if !slices.Contains(next.Because, e.N) && (e.Kind == "INIT") == (next.Kind == "INIT") {
			return true
		}
		s.lines[i].N, s.lines[i+1].N = i+1, i+2
		return d.give(fmt.Sprintf("steps %d and %d swapped and renumbered", i+1, i+2), s.bytes())
	})
}

// renumber adds by to all step numbers from index i on, where they are said
// and where they are named.
func (s *sheet) renumber(i, by int) {
	for j := range s.lines[i:] {
		e := &s.lines[i+j]
		e.N += by
		for k, n := range e.Because {
			if n > i {
				e.Because[k] += by
			}
		}
		if e.Undoes > i {
			e.Undoes += by
		}
	}
	if n, ok := s.header["unfinished"].(float64); ok {
		s.header["unfinished"] = int(n) + by
	}
}

// depths damages depth, undoes and n.
func (d *damager) depths() bool {
	return d.each(func(i int, e *entry) bool {
		ok := d.change("n changed", i, func(e *entry) { e.N++ }) &&
			d.change("depth raised", i, func(e *entry) { e.Depth++ })
		if e.Depth > 0 {
			ok = ok && d.change("depth left out", i, func(e *entry) { e.Depth = 0 })
		}
		if e.Undoes > 0 {
			ok = ok && d.change("undoes raised", i, func(e *entry) { e.Undoes++ }) &&
				d.change("undoes lowered", i, func(e *entry) { e.Undoes-- })
		}
		return ok
	})
}

// texts makes the text tell something else.
func (d *damager) texts() bool {
	return d.each(func(i int, e *entry) bool {
		ok := d.change("text of another kind", i, func(e *entry) { e.Text = "GUESSED   " + strings.TrimLeft(e.Text, " ") })
		for _, p := range append(slices.Clone(e.Place), e.Eliminate...) {
			cell, digit := p[:4], p[len(p)-1:]
			text := strings.TrimLeft(e.Text, " ")
			head, tail, _ := strings.Cut(text[9:], "    ")
			told := regexp.MustCompile("(= |<> [1-9]*)" + digit) // the digit, alone or among others
			for _, other := range []string{strings.ReplaceAll(head, cell, "r0c0"), told.ReplaceAllString(head, "${1}0")} {
				ok = ok && d.change("text without "+p, i, func(e *entry) { e.Text = text[:9] + other + "    " + tail })
			}
		}
		return ok
	})
}
