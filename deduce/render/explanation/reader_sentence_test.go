package explanation_test

import (
	"regexp"
	"strings"

	"deduku/board"
	"deduku/deduce"
)

var (
	reOnlyPlaces = compiled(`[Ii]n UNIT the only places? for DIGITS (?:is|are) CELLS`)
	rePlacesFor  = compiled(`[Ii]n UNIT the places for DIGITS are the outer places? CELLS outside UNIT and, in it, the shared places? CELLS`)
	reHasOnly    = compiled(`[Ii]n UNIT, outside UNIT, the almost locked set CELLS (?:has|have) only DIGITS`)
	reTheyAre    = compiled(`^in UNIT (?:they are|it is) CELLS`)
	reThoseFor   = compiled(`those for D CELLS`)
	reOnlyFor    = compiled(`only places for D: (.*)`)
	rePlaceIn    = compiled(`CELL in UNIT`)
	reLastPlace  = compiled(`CELL is the only place for D in UNIT`)
	reFrom       = compiled(`^DIGITS (?:can be removed )?from CELLS$`)
	reMustBe     = compiled(`^CELLS must be D$`)
	reTied       = compiled(`[Aa]ll places of D in ([A-Z]) see all in ([A-Z])`)
	reLacksSo    = compiled(`^([A-Z]) holds D(?:, so ([A-Z]) lacks D)?`)
	reHoldsAll   = compiled(`^([A-Z]) lacks ([^ ]*(?: or [^ ]*)?), so it holds its DIGITS: (.*)`)
	reFalls      = regexp.MustCompile(`((?:r[1-9]+c[1-9]+(?:, r[1-9]+c[1-9]+)* <> [1-9]+(?:, )?)+) \((` + aUnit + `|sees [^)]*)\)`)
	reRemoval    = regexp.MustCompile(`(r[1-9]+c[1-9]+(?:, r[1-9]+c[1-9]+)*) <> ([1-9]+)`)
	reEither     = compiled(`^CELL is D or D: (.*)`)
	reEitherIn   = compiled(`^D is in CELLS(?: \(UNIT\))?: (.*)`)
	reCandidates = compiled(`[Tt]he candidates of CELL are DIGITS`)
	reBent       = compiled(`Of each digit of ([A-Z]) all places see each other: ([^;]*)((?:; D is only in CELL)*)`)
	reBentIn     = compiled(`DIGITS in UNIT`)
	reBentOnce   = compiled(`D is only in CELL`)
	reRoom       = compiled(`CELLS (?:has|have) no room for DIGITS`)
	reNotIn      = compiled(`has its DIGITS in the set, not in CELLS`)
	reWould      = compiled(`[Aa]n? D in CELLS (?:would|is in no base)`)
	rePlain      = regexp.MustCompile(`\b[1-9]\b`)
	reUsed       = regexp.MustCompile(`(?:row|column|box) [1-9]|r[1-9]+c[1-9]+(?:,r[1-9]+c[1-9]+)*|\([1-9](?: [1-9])*\)|[0-9]+ (?:ways?|cells|digits|open cells)`)
)

// sentence reads one sentence by its form.
func (r *reader) sentence(s string) {
	r.places(s)
	r.lists(s)
	for _, m := range reTied.FindAllStringSubmatch(s, -1) {
		d := board.Digit(m[1][0] - '0')
		a, b := r.sets[m[2]].And(r.b.CellsFor(d)), r.sets[m[3]].And(r.b.CellsFor(d))
		if a.Empty() || b.Empty() || !b.Within(a.SeenByAll()) {
			r.fault("not so: %s", m[0])
		}
	}
	if m := reLacksSo.FindStringSubmatch(s); m != nil {
		r.passes(m)
	}
	if strings.HasSuffix(s, "removed") || strings.Contains(s, "can be removed from") {
		r.removals(s)
	}
	r.ring(s)
	r.counts(s)
	r.extras(s)
	r.run(s)
	r.fish(s)
	for _, m := range reCandidates.FindAllStringSubmatch(s, -1) {
		if r.union(r.cellsIn(m[1])) != r.digitsIn(m[2]) {
			r.fault("not so: %s", m[0])
		}
	}
	for _, m := range reBent.FindAllStringSubmatch(s, -1) {
		r.bent(r.sets[m[1]], m[2], m[3], m[0])
	}
	for _, m := range reRoom.FindAllStringSubmatch(s, -1) {
		r.eliminated(r.cellsIn(m[1]), r.digitsIn(m[2]), m[0])
	}
	for _, m := range reNotIn.FindAllStringSubmatch(s, -1) {
		for c := range r.cellsIn(m[2]).All() {
			if !r.removesAny(c, r.digitsIn(m[1])) {
				r.fault("not so: %s", m[0])
			}
		}
	}
	for _, m := range reWould.FindAllStringSubmatch(s, -1) {
		r.eliminated(r.cellsIn(m[2]), r.digitsIn(m[1]), m[0])
	}
	for _, d := range rePlain.FindAllString(reUsed.ReplaceAllString(s, ""), -1) {
		if !r.digits.Has(board.Digit(d[0]-'0')) && !strings.Contains(s, "others hold") && !strings.Contains(s, "digits that stay") && !strings.Contains(s, "lockers") {
			r.fault("%s has nothing to do with it: %s", d, s)
		}
	}
	if strings.HasPrefix(s, "Suppose that ") || strings.HasPrefix(s, "Then ") || strings.HasPrefix(s, "If ") {
		r.chain(s)
	}
}

var (
	reFins    = compiled(`([Aa]ll|All of them|[Aa]ll others|but the fins? CELLS) are in the [a-z]+ covers, (.*?)(?:;|$)`)
	reTakes   = compiled(`([1-9]) in CELLS (?:is in no base, but )?would (?:take|use up) (?:two covers \()?(` + aUnit + `(?: and ` + aUnit + `)?)`)
	reElseFin = compiled(`(?:Else|If) CELL is (?:not )?D`)
)

// fish reads the covers of a fish, its fins, and what would take its covers.
func (r *reader) fish(s string) {
	if r.step.Technique.Shape != deduce.ShapeFish && r.step.Technique.Shape != deduce.ShapeKraken {
		return
	}
	var bases, covers board.CellSet
	fins := r.fins()
	for i := range r.step.Parts {
		if p := &r.step.Parts[i]; p.Role == deduce.Base {
			for u := range p.Units.All() {
				bases = bases.Union(r.homes(u, p.Digits))
			}
		}
	}
	if m := reFins.FindStringSubmatch(s); m != nil {
		for _, u := range reUnits.FindAllString(m[3], -1) {
			covers = covers.Union(unitIn(u).Cells())
		}
		if m[2] != "" && !r.list(m[2]).Within(bases) || !bases.Minus(covers).Within(fins.Union(r.cellsIn(m[2]))) || r.cellsIn(m[2]).Meets(covers) {
			r.fault("the covers are not so: %s", s)
		}
		for _, u := range reUnits.FindAllString(m[3], -1) {
			if !unitIn(u).Cells().Meets(bases) || strings.Count(m[3], u) > 1 {
				r.fault("%s covers nothing: %s", u, s)
			}
		}
	}
	for _, m := range reTakes.FindAllStringSubmatch(s, -1) {
		for _, u := range reUnits.FindAllString(m[3], -1) {
			if !r.list(m[2]).Within(unitIn(u).Cells()) {
				r.fault("not so: %s", m[0])
			}
		}
	}
	if m := reElseFin.FindStringSubmatch(s); m != nil && r.step.Technique.Shape == deduce.ShapeFish && !r.cellsIn(m[1]).Within(fins) {
		r.fault("no fin: %s", s)
	}
}

var (
	reThree   = compiled(`[1-9], [1-9](?:, [1-9])* (?:and|or) [1-9]`)
	reTaken   = compiled(`these take D and D from ([A-Z])`)
	reInAOr   = compiled(`D is in ([A-Z]) or (?:in )?([A-Z])\b`)
	reEndoFin = compiled(`CELL \(UNIT and UNIT\)`)
	reSeeFins = compiled(`if (?:a fin|CELL) is D, (?:CELLS) sees? (.*)`)
	reHolds   = compiled(`(?:holds|hold the) DIGITS (?:in some order|of UNIT)`)
)

// lists reads lists of digits, which are in order, and what sets are said to hold.
func (r *reader) lists(s string) {
	for _, m := range reThree.FindAllString(reUnits.ReplaceAllString(s, ""), -1) {
		if !rising(strings.Join(reDigit.FindAllString(m, -1), "")) {
			r.fault("not in order: %s", m)
		}
	}
	for _, m := range reTaken.FindAllStringSubmatch(s, -1) {
		if m[1] == m[2] || r.digitsIn(m[1]+m[2])&^r.union(r.sets[m[3]]) != 0 {
			r.fault("not so: %s", m[0])
		}
	}
	for _, m := range reInAOr.FindAllStringSubmatch(s, -1) {
		if a, b := r.union(r.sets[m[2]]), r.union(r.sets[m[3]]); r.digitsIn(m[1])&^(a&b) != 0 {
			r.fault("not so: %s", m[0])
		} else {
			r.removesDigit(m[1], s)
		}
	}
	for _, m := range reEndoFin.FindAllStringSubmatch(s, -1) {
		if !r.cellsIn(m[1]).Within(unitIn(m[2]).Cells().And(unitIn(m[3]).Cells())) {
			r.fault("not so: %s", m[0])
		}
	}
	if m := reSeeFins.FindStringSubmatch(s); m != nil && r.step.Technique.Shape == deduce.ShapeFish {
		for clause := range strings.SplitSeq(m[4], "; ") {
			if _, what, ok := strings.Cut(clause, "see"); ok {
				clause = what
			}
			if !r.cellsIn(clause).Within(r.fins()) {
				r.fault("no fins: %s", clause)
			}
		}
	}
	for _, m := range reHolds.FindAllStringSubmatch(s, -1) {
		if r.digitsIn(m[1])&^r.digits != 0 || !rising(strings.Join(reDigit.FindAllString(m[1], -1), "")) {
			r.fault("not so: %s", m[0])
		}
	}
	if m := reMustBe.FindStringSubmatch(s); m != nil && len(r.step.Placements) > 0 {
		var placed board.CellSet
		for _, x := range r.step.Placements {
			if x.Digit == board.Digit(m[2][0]-'0') {
				placed = placed.With(x.Cell)
			}
		}
		if r.list(m[1]) != placed {
			r.fault("that is not placed: %s", s)
		}
	}
}

// bent holds a set that is not in one unit to having the places of each of its digits in a unit, or just one.
func (r *reader) bent(set board.CellSet, shared, once, text string) {
	var told board.DigitSet
	for _, m := range reBentIn.FindAllStringSubmatch(shared, -1) {
		for d := range r.digitsIn(m[1]).All() {
			if places := set.And(r.b.CellsFor(d)); places.Rest().Empty() || !places.Within(unitIn(m[2]).Cells()) {
				r.fault("not so: %s", text)
			}
		}
		told |= r.digitsIn(m[1])
	}
	for _, m := range reBentOnce.FindAllStringSubmatch(once, -1) {
		if set.And(r.b.CellsFor(board.Digit(m[1][0]-'0'))) != r.cellsIn(m[2]) {
			r.fault("not so: %s", text)
		}
		told |= r.digitsIn(m[1])
	}
	if told != r.union(set) {
		r.fault("not all digits of the set: %s", text)
	}
}

// removesDigit holds a digit to being removed somewhere.
func (r *reader) removesDigit(digit, text string) {
	for _, x := range r.step.Eliminations {
		if x.Digit.String() == digit {
			return
		}
	}
	r.fault("%s is not removed: %s", digit, text)
}

// fins are the fins of a fish.
func (r *reader) fins() (fins board.CellSet) {
	for i := range r.step.Parts {
		if p := &r.step.Parts[i]; p.Role == deduce.Fin || p.Role == deduce.EndoFin {
			fins = fins.Union(p.Cells)
		}
	}
	return fins
}

// places reads where the only places of digits are.
func (r *reader) places(s string) {
	var digits board.DigitSet
	for _, clause := range strings.Split(s, "; ") {
		if m := reOnlyPlaces.FindStringSubmatch(clause); m != nil {
			digits = r.digitsIn(m[2])
			r.just(unitIn(m[1]), digits, r.cellsIn(m[3]), clause)
			for _, m2 := range reThoseFor.FindAllStringSubmatch(clause, -1) {
				r.just(unitIn(m[1]), r.digitsIn(m2[1]), r.cellsIn(m2[2]), clause)
			}
		} else if m := reTheyAre.FindStringSubmatch(clause); m != nil {
			r.just(unitIn(m[1]), digits, r.cellsIn(m[2]), clause)
		}
	}
	if m := rePlacesFor.FindStringSubmatch(s); m != nil {
		r.just(unitIn(m[1]), r.digitsIn(m[2]), r.cellsIn(m[3]).Union(r.cellsIn(m[5])), s)
		if box := unitIn(m[4]).Cells(); r.cellsIn(m[3]).Meets(box) || !r.cellsIn(m[5]).Within(box) {
			r.fault("not so: %s", s)
		}
	}
	if m := reHasOnly.FindStringSubmatch(s); m != nil {
		if cells := r.list(m[3]); r.union(cells) != r.digitsIn(m[4]) || !cells.Within(unitIn(m[1]).Cells()) || cells.Meets(unitIn(m[2]).Cells()) {
			r.fault("not so: %s", s)
		}
	}
	if m := reOnlyFor.FindStringSubmatch(s); m != nil {
		for _, p := range rePlaceIn.FindAllStringSubmatch(m[2], -1) {
			r.just(unitIn(p[2]), r.digitsIn(m[1]), r.cellsIn(p[1]), p[0])
		}
	}
	if m := reLastPlace.FindStringSubmatch(s); m != nil {
		r.just(unitIn(m[3]), r.digitsIn(m[2]), r.cellsIn(m[1]), s)
	}
}

// just holds digits to having just these places in a unit.
func (r *reader) just(u board.Unit, digits board.DigitSet, cells board.CellSet, text string) {
	if r.homes(u, digits) != cells {
		r.fault("not the places: %s", text)
	}
}

// removals holds the last sentence to what the step removes.
func (r *reader) removals(s string) {
	var said, want [board.Cells]board.DigitSet
	for _, clause := range strings.Split(s, "; ") {
		if i := strings.Index(clause, "In every case "); i == 0 {
			clause = clause[len("In every case "):]
		}
		m := reFrom.FindStringSubmatch(clause)
		if m == nil {
			return
		}
		for c := range r.cellsIn(m[2]).All() {
			said[c] |= r.digitsIn(m[1])
		}
	}
	for _, x := range r.step.Eliminations {
		want[x.Cell] = want[x.Cell].With(x.Digit)
	}
	if said != want {
		r.fault("the step does not remove that: %s", s)
	}
}

// eliminated holds digits of cells to being removed.
func (r *reader) eliminated(cells board.CellSet, digits board.DigitSet, text string) {
	for c := range cells.All() {
		if !r.removesAny(c, digits) {
			r.fault("nothing of that is removed: %s", text)
		}
	}
	for d := range digits.All() {
		some := false
		for c := range cells.All() {
			some = some || r.removesAny(c, board.Digits(d))
		}
		if !some {
			r.fault("%d is not removed: %s", d, text)
		}
	}
}

func (r *reader) removesAny(c board.Cell, digits board.DigitSet) bool {
	for _, x := range r.step.Eliminations {
		if x.Cell == c && digits.Has(x.Digit) {
			return true
		}
	}
	return false
}

// passes reads a line of a chain of sets: A holds 1, so B lacks 1.
func (r *reader) passes(m []string) {
	d := board.Digit(m[2][0] - '0')
	a := r.sets[m[1]].And(r.b.CellsFor(d))
	if a.Empty() {
		r.fault("%s has no %d", m[1], d)
	}
	if m[3] == "" {
		return
	}
	b := r.sets[m[3]].And(r.b.CellsFor(d))
	if m[4] != m[2] || b.Empty() || !b.Within(a.SeenByAll()) {
		r.fault("not so: %s", m[0])
	}
}

// ring reads what a ring makes certain.
func (r *reader) ring(s string) {
	if m := reHoldsAll.FindStringSubmatch(s); m != nil {
		set := r.sets[m[1]]
		lacks := r.digitsIn(m[2])
		if lacks.Len() != 2 || lacks&^r.union(set) != 0 {
			r.fault("%s does not lack one of %s", m[1], m[2])
		}
		if r.digitsIn(m[3])|lacks != r.union(set) || r.digitsIn(m[3])&lacks != 0 {
			r.fault("%s does not hold %s", m[1], m[3])
		}
		for _, f := range reFalls.FindAllStringSubmatch(m[4], -1) {
			r.falls(f[1], f[2], func(d board.Digit) board.CellSet { return set.And(r.b.CellsFor(d)) })
		}
		r.removed(m[4])
	}
	if m := reEither.FindStringSubmatch(s); m != nil {
		r.candidates(r.cellsIn(m[1]), m[3], s)
		r.removed(m[4])
		for _, f := range reRemoval.FindAllStringSubmatch(m[4], -1) {
			if r.cellsIn(f[1]) != r.cellsIn(m[1]) || r.digitsIn(f[2])&r.digitsIn(m[2]+m[3]) != 0 {
				r.fault("not so: %s", s)
			}
		}
	}
	if m := reEitherIn.FindStringSubmatch(s); m != nil {
		r.removed(m[4])
		for _, f := range reRemoval.FindAllStringSubmatch(m[4], -1) {
			if r.digitsIn(f[2]) != r.digitsIn(m[1]) || !r.cellsIn(f[1]).Within(r.cellsIn(m[2]).SeenByAll()) {
				r.fault("not so: %s", s)
			}
		}
		if m[3] != "" && !r.cellsIn(m[2]).Union(r.cellsIn(m[4])).Within(unitIn(m[3]).Cells()) {
			r.fault("not so: %s", s)
		}
	}
}

// falls holds what falls to seeing all places of its digits, in the unit that is named.
func (r *reader) falls(what, by string, places func(board.Digit) board.CellSet) {
	for _, x := range reRemoval.FindAllStringSubmatch(what, -1) {
		for d := range r.digitsIn(x[2]).All() {
			cells, all := r.cellsIn(x[1]), places(d)
			if all.Empty() || !cells.Within(all.SeenByAll()) || !strings.HasPrefix(by, "sees") && !cells.Union(all).Within(unitIn(by).Cells()) {
				r.fault("not so: %s (%s)", what, by)
			}
		}
	}
}

// removed holds eliminations in a text to those of the step.
func (r *reader) removed(text string) {
	for _, x := range reRemoval.FindAllStringSubmatch(text, -1) {
		for c := range r.cellsIn(x[1]).All() {
			for d := range r.digitsIn(x[2]).All() {
				if !r.removesAny(c, board.Digits(d)) {
					r.fault("not removed: %s", x[0])
				}
			}
		}
	}
}

var (
	reEureka = regexp.MustCompile(`\(([1-9](?:[-=][1-9]+)*)\)(` + aGroup + `)`)
)

// eureka reads links as players write them.
func (r *reader) eureka(text string) {
	_, links, ok := strings.Cut(text, "The chain: ")
	if !ok {
		return
	}
	links, _, _ = strings.Cut(links, ". ")
	var before deduce.Node
	sign := ""
	var left board.CellSet // the set before
	for _, span := range reEureka.FindAllStringIndex(links, -1) {
		part := links[span[0]:span[1]]
		m := reEureka.FindStringSubmatch(part)
		sign = strings.TrimSpace(links[max(0, span[0]-2):span[0]])
		if sign == "" || sign == "," {
			before = deduce.Node{}
		}
		at := r.cellsIn(m[2])
		r.inside(m[1], at, part)
		first := board.Digit(m[1][0] - '0')
		node := deduce.Node{Cells: at.And(r.b.CellsFor(first)), Digit: first}
		if node.Cells.Empty() {
			r.fault("no place for %d: %s", first, part)
		}
		if from := left.And(r.b.CellsFor(first)); !left.Empty() && (from.Empty() || !node.Cells.Within(from.SeenByAll())) && !node.Cells.Within(left) {
			r.fault("no link to %s", part)
		}
		if sign == "=" && before.Digit != 0 && !r.strong(before, node) {
			r.fault("no strong link to %s", part)
		}
		if sign == "-" && before.Digit != 0 && before.Digit == first && !node.Cells.Within(before.Cells.SeenByAll()) {
			r.fault("no weak link to %s", part)
		}
		if before.Digit != 0 && before.Digit != first && before.Cells != node.Cells && sign == "-" && !before.Cells.Within(node.Cells) && !node.Cells.Within(before.Cells) {
			r.fault("no link to %s", part)
		}
		ends := strings.FieldsFunc(m[1], func(c rune) bool { return c == '-' || c == '=' })
		last := board.Digit(ends[len(ends)-1][0] - '0')
		before, left = deduce.Node{Cells: at.And(r.b.CellsFor(last)), Digit: last}, board.CellSet{}
		if strings.Contains(m[1], "=") && !at.Rest().Empty() {
			before, left = deduce.Node{}, at // a set, which may be left by any of its digits
		}
	}
}

// strong reports whether one of two nodes must be true: as the only places in a unit, by a set, or by a pattern of guards.
func (r *reader) strong(a, b deduce.Node) bool {
	both := a.Cells.Union(b.Cells)
	if a.Digit == b.Digit {
		for u := range both.CommonUnits().All() {
			if r.homes(u, board.Digits(a.Digit)) == both {
				return true
			}
		}
	}
	if b.Cells == a.Cells && both.Rest().Empty() && r.b.Candidates(both.First()) == board.Digits(a.Digit, b.Digit) {
		return true
	}
	for _, set := range r.sets {
		if set.And(r.b.CellsFor(a.Digit)) == a.Cells && set.And(r.b.CellsFor(b.Digit)) == b.Cells {
			return true
		}
	}
	guards := 0
	for i := range r.step.Parts {
		if p := &r.step.Parts[i]; p.Role == deduce.Extra || p.Role == deduce.Base && p.Units != 0 {
			guards++
		}
	}
	return guards > 0
}

// inside reads the digits before cells: (9=2) of a cell that has just these, (4=57) of an almost locked set.
func (r *reader) inside(digits string, at board.CellSet, text string) {
	if r.digitsIn(digits)&^r.union(at) != 0 {
		r.fault("%s is not there", text)
	}
	for i := 0; i+2 < len(digits); i += 2 {
		if digits[i] == digits[i+2] {
			r.fault("%s: one digit twice", text)
		}
	}
	if strings.Contains(digits, "=") && strings.Count(digits, "-") == 0 {
		if r.union(at) != r.digitsIn(digits) || r.union(at).Len() != at.Len()+1 {
			r.fault("%s: there are more digits", text)
		}
	}
}
