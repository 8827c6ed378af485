package technique_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// key is the candidate key of a step (the library's second field): of some techniques the digits concluded, of
// the others those of the pattern.
func key(code string, s *deduce.Step) string {
	var digits board.DigitSet
	if eliminatedKey[code[:4]] {
		for _, x := range append(slices.Clone(s.Placements), s.Eliminations...) {
			digits = digits.With(x.Digit)
		}
		return digitString(digits)
	}
	if code == "0404" {
		return digitString(s.Parts[0].Digits) // of two kites the first names both
	}
	for _, p := range s.Parts {
		if p.Role == deduce.Corner {
			return digitString(p.Digits)
		}
		if p.Role.Cites() {
			digits |= p.Digits
		}
	}
	if code == "0610" {
		return ""
	}
	return digitString(digits)
}

var eliminatedKey = map[string]bool{
	"0702": true, "0706": true, "0707": true, "0708": true, "0709": true, "0710": true, "0711": true,
	"0901": true, "0902": true, "0903": true, "0904": true, "1101": true,
	"1201": true, "1202": true,
}

func digitString(digits board.DigitSet) string {
	var b strings.Builder
	for d := range digits.All() {
		b.WriteString(d.String())
	}
	return b.String()
}

// tally counts the outcomes of the cases of one code.
type tally struct{ cases, pass, strict, covered, sound int }

// TestLibrary judges each technique by its cases in the regression library, as HoDoKu's own tester does: pass,
// when a step concludes exactly what is expected; strict, when no other step of that technique and key
// concludes anything else; covered, when it does not pass but a step concludes all that is expected and more;
// sound, when no step of the technique contradicts the solution.
func TestLibrary(t *testing.T) {
	tallies := map[string]*tally{}
	missing := map[string]int{}
	for _, c := range techniquetest.ReadLibrary(t, "hodoku-reglib-1.4.txt") {
		rule, ok := codes[c.Full()]
		tech := technique.Standard.Lookup(rule.title)
		if !ok || tech == nil {
			missing[c.Full()]++
			continue
		}
		ta := tallies[c.Full()]
		if ta == nil {
			ta = &tally{}
			tallies[c.Full()] = ta
		}
		judge(t, ta, &c, tech, rule.scope)
	}
	var all tally
	for _, code := range slices.Sorted(maps.Keys(tallies)) {
		ta := tallies[code]
		t.Logf("%-7s %-36s %4d cases %4d pass %4d strict %3d covered %4d sound", code, codes[code].title, ta.cases, ta.pass, ta.strict, ta.covered, ta.sound)
		all.cases += ta.cases
		all.pass += ta.pass
		all.strict += ta.strict
		all.covered += ta.covered
		all.sound += ta.sound
	}
	t.Logf("%-44s %4d cases %4d pass %4d strict %3d covered %4d sound", "all", all.cases, all.pass, all.strict, all.covered, all.sound)
	var later []string
	for _, code := range slices.Sorted(maps.Keys(missing)) {
		later = append(later, fmt.Sprintf("%s (%d)", code, missing[code]))
	}
	t.Logf("not built yet: %s", strings.Join(later, ", "))
}

func judge(t *testing.T, ta *tally, c *techniquetest.LibraryCase, tech *deduce.Technique, scope func(*deduce.View, *deduce.Step) bool) {
	ta.cases++
	solution := c.At.Solution(t)
	view := c.At.View(t)
	exact, other, covered, sound := false, "", false, true
	for _, step := range c.At.Find(t, tech) {
		sound = techniquetest.Agrees(t, solution, &step) && sound
		if scope != nil && !scope(view, &step) {
			continue
		}
		got := techniquetest.Triples(append(slices.Clone(step.Placements), step.Eliminations...))
		switch {
		case key(c.Code, &step) != c.Key:
			covered = covered || holds(got, c.Want)
		case got == c.Want:
			exact = true
			if n := linksOf(&step); c.Links > 0 && n > c.Links {
				t.Errorf("line %d, %s: %d links, the library has %d:\n%s", c.Line, c.Full(), n, c.Links, techniquetest.Told(&step))
			}
		default:
			other = techniquetest.Told(&step)
			covered = covered || holds(got, c.Want)
		}
	}
	if sound {
		ta.sound++
	}
	where := fmt.Sprintf("line %d, %s %s, key %s, %v, want %s", c.Line, c.Full(), tech.Title, c.Key, c.At, c.Want)
	switch {
	case c.Fail:
		if exact || other != "" {
			t.Errorf("%s: must not be found, is:\n%s", where, other)
			return
		}
		ta.pass++
		ta.strict++
	case exact && other == "":
		ta.pass++
		ta.strict++
	case exact:
		ta.pass++
		t.Logf("%s: not strict, there is also\n%s", where, other)
	default:
		if covered {
			ta.covered++
		}
		t.Errorf("%s: not found (covered: %v); there is:\n%s", where, covered, other)
	}
}

// linksOf is how many links the chain of a step has, as the library counts them: a chain that comes back to its beginning
// begins and ends with a cell, so where it comes to that cell by another digit, no link is counted for the change. A ring
// begins in such a cell if it has one.
func linksOf(s *deduce.Step) int {
	if s.Argument == nil {
		return 0
	}
	links := s.Argument.Links
	last := len(links) - 1
	for i, l := range links {
		ring := links[last].To == links[0].From && links[0].Strong && !links[last].Strong
		if l.From.Cells == l.To.Cells && (ring || !l.Strong && (i == 0 || i == last)) {
			return last
		}
	}
	return last + 1
}

// holds reports whether all of the triples want are among got.
func holds(got, want string) bool {
	have := strings.Fields(got)
	for _, x := range strings.Fields(want) {
		if !slices.Contains(have, x) {
			return false
		}
	}
	return true
}

// fixtures are the techniques that may make the eliminations of a case of the second library, by code: one of
// them must make at least those.
var fixtures = map[string][]string{
	"0620": {"Unique Loop Type 1", "Unique Loop Type 2", "Unique Loop Type 3", "Unique Loop Type 4"},
	"0621": {"Extended Unique Rectangle Type 1", "Extended Unique Rectangle Type 2", "Extended Unique Rectangle Type 3", "Extended Unique Rectangle Type 4"},
	"0622": {"BUG Lite Type 1", "BUG Lite Type 2", "BUG Lite Type 3", "BUG Lite Type 4"},
	"0623": {"Reverse BUG"},
	"0802": {"Bent Quad"},
	"0803": {"W-Wing"},
	"0804": {"WXYZ-Wing"},
	"0805": {"VWXYZ-Wing"},
	"0806": {"UVWXYZ-Wing"},
	"0807": {"TUVWXYZ-Wing"},
	"0808": {"STUVWXYZ-Wing", "TUVWXYZ-Wing"},
	"0809": {"RSTUVWXYZ-Wing"},
	"1101": {"Sue de Coq"},
	"1400": {"Broken Wing"},
	"1401": {"Bivalue Oddagon"},
	"1402": {"Tridagon"},
}

// subsumed are the techniques that make the eliminations of some cases in an easier way, by code.
var subsumed = map[string][]string{
	"1401": {"Naked Triple"}, // an odd ring with three cells of one unit
}

// TestFixtures judges the techniques that HoDoKu lacks.
func TestFixtures(t *testing.T) {
	for _, c := range techniquetest.ReadLibrary(t, "hodoku-enhanced-fixtures.txt") {
		solution := c.At.Solution(t)
		found, built, steps := false, false, ""
		titles := slices.Clip(fixtures[c.Code])
		if !c.Fail {
			titles = append(titles, subsumed[c.Code]...)
		}
		for _, title := range titles {
			tech := technique.Standard.Lookup(title)
			if tech == nil {
				continue
			}
			built = true
			for _, step := range c.At.Find(t, tech) {
				techniquetest.Agrees(t, solution, &step)
				got := techniquetest.Triples(append(slices.Clone(step.Placements), step.Eliminations...))
				found = found || holds(got, c.Want)
				steps += techniquetest.Told(&step) + "\n"
			}
		}
		where := fmt.Sprintf("line %d, %s, %v, want %s", c.Line, c.Full(), c.At, c.Want)
		switch {
		case !built:
			t.Logf("%s: not built yet", where)
		case c.Fail && steps != "":
			t.Errorf("%s: must not be found, is:\n%s", where, steps)
		case !c.Fail && !found:
			t.Errorf("%s: not found; there is:\n%s", where, steps)
		}
	}
}
