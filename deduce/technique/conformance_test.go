package technique_test

import (
	"bufio"
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/boardtest"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// codes are the techniques of the regression library that are built, by the code and, where the variant narrows
// the scope, by code and variant. Titles are those of the ladder.
var codes = map[string]struct {
	title string
	scope func(v *deduce.View, s *deduce.Step) bool // which steps of ours count; nil for all
}{
	"0000":   {title: "Full House"},
	"0002":   {title: "Hidden Single"},
	"0003":   {title: "Naked Single"},
	"0100":   {title: "Locked Candidates Type 1 (Pointing)"},
	"0101":   {title: "Locked Candidates Type 2 (Claiming)"},
	"0110-1": {title: "Locked Pair"},
	"0111-1": {title: "Locked Triple"},
	"0200":   {title: "Naked Pair"},
	"0201":   {title: "Naked Triple"},
	"0202":   {title: "Naked Quadruple"},
	"0210":   {title: "Hidden Pair"},
	"0211":   {title: "Hidden Triple"},
	"0212":   {title: "Hidden Quadruple"},
	"0300":   {title: "X-Wing"},
	"0301":   {title: "Swordfish"},
	"0302":   {title: "Jellyfish"},
	"0303":   {title: "Squirmbag"},
	"0304":   {title: "Whale"},
	"0305":   {title: "Leviathan"},
	"0310":   {title: "Finned X-Wing"},
	"0311":   {title: "Finned Swordfish"},
	"03111":  {title: "Siamese Finned Swordfish"},
	"0312":   {title: "Finned Jellyfish"},
	"03121":  {title: "Siamese Finned Jellyfish"},
	"0313":   {title: "Finned Squirmbag"},
	"0314":   {title: "Finned Whale"},
	"0315":   {title: "Finned Leviathan"},
	"0320":   {title: "Sashimi X-Wing"},
	"0321":   {title: "Sashimi Swordfish"},
	"03211":  {title: "Siamese Sashimi Swordfish"},
	"0322":   {title: "Sashimi Jellyfish"},
	"03221":  {title: "Siamese Sashimi Jellyfish"},
	"0323":   {title: "Sashimi Squirmbag"},
	"0324":   {title: "Sashimi Whale"},
	"0325":   {title: "Sashimi Leviathan"},
	"0330":   {title: "Franken X-Wing"},
	"0331":   {title: "Franken Swordfish"},
	"0332":   {title: "Franken Jellyfish"},
	"0333":   {title: "Franken Squirmbag"},
	"0334":   {title: "Franken Whale"},
	"0335":   {title: "Franken Leviathan"},
	"0340":   {title: "Finned Franken X-Wing"},
	"0341":   {title: "Finned Franken Swordfish"},
	"03411":  {title: "Siamese Finned Franken Swordfish"},
	"0342":   {title: "Finned Franken Jellyfish"},
	"03421":  {title: "Siamese Finned Franken Jellyfish"},
	"0343":   {title: "Finned Franken Squirmbag"},
	"0344":   {title: "Finned Franken Whale"},
	"0345":   {title: "Finned Franken Leviathan"},
	"0350":   {title: "Mutant X-Wing"},
	"0351":   {title: "Mutant Swordfish"},
	"0352":   {title: "Mutant Jellyfish"},
	"0353":   {title: "Mutant Squirmbag"},
	"0354":   {title: "Mutant Whale"},
	"0355":   {title: "Mutant Leviathan"},
	"0360":   {title: "Finned Mutant X-Wing"},
	"0361":   {title: "Finned Mutant Swordfish"},
	"03611":  {title: "Siamese Finned Mutant Swordfish"},
	"0362":   {title: "Finned Mutant Jellyfish"},
	"03621":  {title: "Siamese Finned Mutant Jellyfish"},
	"0363":   {title: "Finned Mutant Squirmbag"},
	"0364":   {title: "Finned Mutant Whale"},
	"0365":   {title: "Finned Mutant Leviathan"},
	"0400":   {title: "Skyscraper"},
	"0401":   {title: "2-String Kite"},
	"0402":   {title: "Empty Rectangle", scope: threeInBox},
	"0402-1": {title: "Empty Rectangle"},
	"0403":   {title: "Turbot Fish"},
	"0404":   {title: "Dual 2-String Kite"},
	"0405":   {title: "Dual Empty Rectangle"},
	"0500":   {title: "Simple Colors Trap"},
	"0501":   {title: "Simple Colors Wrap"},
	"0502":   {title: "Multi Colors 1"},
	"0503":   {title: "Multi Colors 2"},
	"0600-1": {title: "Uniqueness Test 1", scope: fullCorners},
	"0600-2": {title: "Uniqueness Test 1"},
	"0601-1": {title: "Uniqueness Test 2", scope: fullCorners},
	"0601-2": {title: "Uniqueness Test 2"},
	"0602-1": {title: "Uniqueness Test 3", scope: fullCorners},
	"0602-2": {title: "Uniqueness Test 3"},
	"0603-1": {title: "Uniqueness Test 4", scope: fullCorners},
	"0603-2": {title: "Uniqueness Test 4"},
	"0604-1": {title: "Uniqueness Test 5", scope: fullCorners},
	"0604-2": {title: "Uniqueness Test 5"},
	"0605-1": {title: "Uniqueness Test 6", scope: fullCorners},
	"0605-2": {title: "Uniqueness Test 6"},
	"0606-1": {title: "Hidden Rectangle", scope: fullCorners},
	"0606-2": {title: "Hidden Rectangle"},
	"0606-x": {title: "Hidden Rectangle"},
	"0607-1": {title: "Avoidable Rectangle Type 1"},
	"0608-1": {title: "Avoidable Rectangle Type 2"},
	"0610":   {title: "Bivalue Universal Grave + 1"},
	"0610-x": {title: "Bivalue Universal Grave + 1"},
	"0703":   {title: "Remote Pair"},
	"0800":   {title: "XY-Wing"},
	"0801":   {title: "XYZ-Wing"},
	"0803":   {title: "W-Wing"},
	"0901-1": {title: "Almost Locked Set XZ-Rule", scope: linkedBy(1)},
	"0901-2": {title: "Almost Locked Set XZ-Rule", scope: linkedBy(2)},
	"0902-1": {title: "Almost Locked Set XY-Wing", scope: apart},
	"0902-2": {title: "Almost Locked Set XY-Wing"},
	"0903":   {title: "Almost Locked Set Chain"},
	"0903-1": {title: "Almost Locked Set Chain"},
	"0904-1": {title: "Death Blossom", scope: func(v *deduce.View, s *deduce.Step) bool { return apart(v, s) && petalForEach(v, s) }},
	"0904-2": {title: "Death Blossom", scope: petalForEach},
	"1101":   {title: "Sue de Coq"},
	"1201":   {title: "Template Set"},
	"1202":   {title: "Template Delete"},
}

// fullCorners reports whether every corner of a rectangle has both digits.
func fullCorners(v *deduce.View, s *deduce.Step) bool {
	for _, p := range s.Parts {
		if p.Role == deduce.Corner {
			for c := range p.Cells.All() {
				if p.Digits&^v.Candidates(c) != 0 {
					return false
				}
			}
		}
	}
	return true
}

// linkedBy narrows almost locked sets to those tied by as many digits.
func linkedBy(n int) func(*deduce.View, *deduce.Step) bool {
	return func(_ *deduce.View, s *deduce.Step) bool {
		for _, p := range s.Parts {
			if p.Role == deduce.Channel {
				return p.Digits.Len() == n
			}
		}
		return false
	}
}

// apart narrows almost locked sets to those without a cell in common.
func apart(_ *deduce.View, s *deduce.Step) bool {
	var cells board.CellSet
	n := 0
	for _, p := range s.Parts {
		if p.Role.Cites() {
			cells = cells.Union(p.Cells)
			n += p.Cells.Len()
		}
	}
	return cells.Len() == n
}

// threeInBox narrows empty rectangles to boxes with three places for the digit or more.
func threeInBox(_ *deduce.View, s *deduce.Step) bool { return s.Parts[0].Cells.Len() >= 3 }

// petalForEach narrows blossoms to those with a petal for each digit of the stem.
func petalForEach(_ *deduce.View, s *deduce.Step) bool {
	n := 0
	for _, p := range s.Parts {
		switch p.Role {
		case deduce.Pivot:
			n += p.Digits.Len()
		case deduce.Petal:
			n--
		}
	}
	return n == 0
}

// A libraryCase is one line of the regression library.
type libraryCase struct {
	line    int
	code    string
	variant string
	key     string
	at      position
	want    string // the conclusions, as triples
	fail    bool   // nothing must be found
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
		cases = append(cases, c)
	}
	return cases
}

// key is the candidate key of a step (the library's second field): of some techniques the digits concluded, of
// the others those of the pattern.
func key(code string, s *deduce.Step) string {
	var digits board.DigitSet
	if struckKey[code[:4]] {
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

var struckKey = map[string]bool{
	"0706": true, "0707": true, "0708": true, "0709": true, "0710": true, "0711": true,
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
	for _, c := range readLibrary(t, "hodoku-reglib-1.4.txt") {
		rule, ok := codes[c.full()]
		tech := technique.Standard.Lookup(rule.title)
		if !ok || tech == nil {
			missing[c.full()]++
			continue
		}
		ta := tallies[c.full()]
		if ta == nil {
			ta = &tally{}
			tallies[c.full()] = ta
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

func judge(t *testing.T, ta *tally, c *libraryCase, tech *deduce.Technique, scope func(*deduce.View, *deduce.Step) bool) {
	ta.cases++
	solution := c.at.solution(t)
	view := c.at.view(t)
	exact, other, covered, sound := false, "", false, true
	for _, step := range c.at.find(t, tech) {
		sound = testTrue(t, solution, &step) && sound
		if scope != nil && !scope(view, &step) {
			continue
		}
		got := triples(append(slices.Clone(step.Placements), step.Eliminations...))
		switch {
		case key(c.code, &step) != c.key:
			covered = covered || holds(got, c.want)
		case got == c.want:
			exact = true
		default:
			other = told(&step)
			covered = covered || holds(got, c.want)
		}
	}
	if sound {
		ta.sound++
	}
	where := fmt.Sprintf("line %d, %s %s, key %s, %v, want %s", c.line, c.full(), tech.Title, c.key, c.at, c.want)
	switch {
	case c.fail:
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
	"1101": {"Sue de Coq", "Extended Sue de Coq"},
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
	for _, c := range readLibrary(t, "hodoku-enhanced-fixtures.txt") {
		solution := c.at.solution(t)
		found, built, steps := false, false, ""
		titles := slices.Clip(fixtures[c.code])
		if !c.fail {
			titles = append(titles, subsumed[c.code]...)
		}
		for _, title := range titles {
			tech := technique.Standard.Lookup(title)
			if tech == nil {
				continue
			}
			built = true
			for _, step := range c.at.find(t, tech) {
				testTrue(t, solution, &step)
				got := triples(append(slices.Clone(step.Placements), step.Eliminations...))
				found = found || holds(got, c.want)
				steps += told(&step) + "\n"
			}
		}
		where := fmt.Sprintf("line %d, %s, %v, want %s", c.line, c.full(), c.at, c.want)
		switch {
		case !built:
			t.Logf("%s: not built yet", where)
		case c.fail && steps != "":
			t.Errorf("%s: must not be found, is:\n%s", where, steps)
		case !c.fail && !found:
			t.Errorf("%s: not found; there is:\n%s", where, steps)
		}
	}
}
