package verify

import (
	"fmt"
	"slices"
	"strings"
)

// The damages here go against what a step proves, so they keep the text in
// step with the fields.

// deduces reports whether e has a proof from truths and because alone.
func (e *entry) deduces() bool {
	return len(e.Truths) > 0 && e.Assumes == "" // CONFLICT too
}

// becauses drops entries one by one, and adds wrong ones.
func (d *damager) becauses() bool {
	lines := d.good.lines
	return d.each(func(i int, e *entry) bool {
		for k, n := range e.Because {
			fewer := slices.Delete(slices.Clone(e.Because), k, k+1)
			needed := e.deduces() && !follows(lines, e, fewer) ||
				e.Kind == "BACKTRACK" && (n < e.Undoes || n == e.N-1)
			if needed && !d.change(fmt.Sprintf("%d dropped from because", n), i, func(e *entry) { e.Because = fewer }) {
				return false
			}
		}
		if len(e.Because) == 0 {
			return true
		}
		last := e.Because[len(e.Because)-1]
		return d.change("because names the step itself", i, func(e *entry) { e.Because = append(e.Because, e.N) }) &&
			d.change("because names a later step", i, func(e *entry) { e.Because = append(e.Because, e.N+1) }) &&
			d.change("because names a step twice", i, func(e *entry) { e.Because = append(e.Because, last) }) &&
			d.change("because names step 0", i, func(e *entry) { e.Because = append([]int{0}, e.Because...) }) &&
			d.strangers(i, e)
	})
}

// strangers adds earlier steps to a because that do not belong there: the
// first that is undone, and the first that has nothing to do with it.
func (d *damager) strangers(i int, e *entry) bool {
	force := inForce(d.good.lines[:i])
	var undone, foreign bool
	for n := 1; n < e.N; n++ {
		if slices.Contains(e.Because, n) {
			continue
		}
		more := append(slices.Clone(e.Because), n)
		slices.Sort(more)
		change := func(e *entry) { e.Because = more }
		switch {
		case e.Kind == "BACKTRACK" && n >= e.Undoes:
		case !force[n] && !undone:
			undone = true
			if !d.change("because names an undone step", i, change) {
				return false
			}
		case force[n] && !foreign && (e.Kind == "BACKTRACK" || e.deduces() && !touches(d.good.lines, n, e.Truths)):
			foreign = true
			if !d.change("because names a step that does not matter", i, change) {
				return false
			}
		}
	}
	return true
}

// inForce tells which steps are in force after lines.
func inForce(lines []entry) map[int]bool {
	force := map[int]bool{}
	for _, e := range lines {
		for n := e.Undoes; n > 0 && n < e.N; n++ {
			delete(force, n)
		}
		force[e.N] = true
	}
	return force
}

// touches reports whether step n removes a candidate of a truth.
func touches(lines []entry, n int, truths []string) bool {
	b := rebuilt(lines, []int{n})
	return slices.ContainsFunc(truths, func(t string) bool { return b.left(t) < 9 })
}

// conclusions changes what is placed and eliminated.
func (d *damager) conclusions() bool {
	return d.each(func(i int, e *entry) bool {
		if e.Kind == "PREMISE" || e.Kind == "LOGIC" || len(e.Place)+len(e.Eliminate) == 0 {
			return true
		}
		for digit := 1; digit <= 9; digit++ {
			bad := e.clone()
			if len(e.Place) > 0 {
				bad.Place[0] = bad.Place[0][:5] + fmt.Sprint(digit)
			} else {
				bad.Eliminate[0] = bad.Eliminate[0][:6] + fmt.Sprint(digit)
			}
			bad.retell()
			// Another digit of a guessed cell may be tried as well.
			if e.line() == bad.Text || e.Kind == "GUESS" && slices.Contains(e.From, digit) {
				continue
			}
			if !d.change(fmt.Sprintf("another digit, %d", digit), i, func(e *entry) { *e = bad }) {
				return false
			}
		}
		bad := e.clone()
		bad.Place, bad.Eliminate = nil, nil
		bad.Eliminate = append(bad.Eliminate, strings.ReplaceAll(strings.Join(e.Place, ""), "=", "<>"))
		bad.Place = append(bad.Place, strings.ReplaceAll(strings.Join(e.Eliminate, ""), "<>", "="))
		return d.change("placed and eliminated exchanged", i, func(e *entry) { *e = bad }) &&
			d.change("from changed", i, func(e *entry) { e.From = append(e.From, 9, 9) })
	})
}

// truths changes and drops truths.
func (d *damager) truths() bool {
	lines := d.good.lines
	return d.each(func(i int, e *entry) bool {
		if !e.deduces() {
			return true
		}
		for k, truth := range e.Truths {
			fewer := slices.Delete(slices.Clone(e.Truths), k, k+1)
			bad := e.clone()
			bad.Truths = fewer
			if (len(fewer) == 0 || !follows(lines, &bad, bad.Because)) && !d.change("without truth "+truth, i, func(e *entry) { *e = bad }) {
				return false
			}
			bad = e.clone()
			bad.Truths[k] = otherTruth(truth)
			if e.Kind == "CONFLICT" {
				bad.retell()
			}
			simple := strings.Contains(e.Kind, "_DED")
			if (simple || !follows(lines, &bad, bad.Because)) && !d.change("another truth for "+truth, i, func(e *entry) { *e = bad }) {
				return false
			}
		}
		return true
	})
}

// doubles lists an entry of each list twice.
func (d *damager) doubles() bool {
	return d.each(func(i int, e *entry) bool {
		for name, list := range map[string]func(e *entry) *[]string{
			"a placement":      func(e *entry) *[]string { return &e.Place },
			"an elimination":   func(e *entry) *[]string { return &e.Eliminate },
			"a truth":          func(e *entry) *[]string { return &e.Truths },
			"a cell of deadly": func(e *entry) *[]string { return &e.Deadly },
		} {
			if len(*list(e)) == 0 {
				continue
			}
			ok := d.change(name+" twice", i, func(e *entry) { l := list(e); *l = append(*l, (*l)[0]) })
			if !ok {
				return false
			}
		}
		return true
	})
}

// otherTruth gives the truth of the next digit, or the next cell in the row.
func otherTruth(t string) string {
	at := 0
	if t[0] == 'r' {
		at = 3
	}
	return t[:at] + string('1'+(t[at]-'0')%9) + t[at+1:]
}

// kinds says another kind than it is.
func (d *damager) kinds() bool {
	plain := !slices.ContainsFunc(d.good.lines, func(e entry) bool { return len(e.Place) > 0 && len(e.Place)+len(e.Eliminate) > 1 })
	all := []string{"INIT", "PREMISE", "POS_DED", "NEG_DED1", "NEG_DED2", "LOGIC", "GUESS", "CONFLICT", "BACKTRACK", "SOLVED", "UNSOLVABLE", "STUCK", "solved", ""}
	return d.each(func(i int, e *entry) bool {
		for _, kind := range all {
			switch {
			case kind == e.Kind:
				continue
			// A simple deduction may be called LOGIC, and LOGIC may be simple.
			case isDeduction(kind) && isDeduction(e.Kind) && (kind == "LOGIC" || e.Kind == "LOGIC"):
				continue
			// One step that did both things makes both kinds right.
			case !plain && strings.HasPrefix(e.Kind, "NEG_DED") && strings.HasPrefix(kind, "NEG_DED"):
				continue
			}
			ok := d.change("kind "+kind, i, func(e *entry) {
				e.Kind = kind
				e.retell()
			})
			if !ok {
				return false
			}
		}
		return true
	})
}

func isDeduction(kind string) bool { return kind == "LOGIC" || strings.Contains(kind, "_DED") }

// invented eliminates a digit of the solution beside what LOGIC steps eliminate.
// Nothing that is right proves that, unless a step assumes one solution and
// there are more.
func (d *damager) invented() bool {
	if len(d.good.lines) == 0 || slices.ContainsFunc(d.good.lines, func(e entry) bool { return e.Assumes != "" }) {
		return true
	}
	grid := d.good.lines[len(d.good.lines)-1].Grid
	return d.each(func(i int, e *entry) bool {
		if grid == "" || e.Kind != "LOGIC" || e.Depth > 0 {
			return true
		}
		ok := true
		for c := i % 9; c < 81; c += 9 {
			extra := name(c, int(grid[c]-'0'), "<>")
			ok = ok && d.change("invented elimination "+extra, i, func(e *entry) {
				e.Eliminate = append(e.Eliminate, extra)
				e.retell()
			})
		}
		return ok
	})
}
