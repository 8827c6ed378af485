package explanation

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/wording"
)

// Line is a line of the argument of a step, with what it opens.
type Line struct {
	Name   string // what the claim is called that it tells, as lemma.Names has it; empty for none
	Text   string
	More   []Line   // how a lemma is proved, or what follows in a case; empty for what stands for itself
	Opens  string   // of a lemma told with its proof: the line before that, in place of Text
	Closes string   // and the line behind it
	Lemma  bool     // it tells a lemma
	Same   bool     // a lemma that Text tells by one before it, so that More needs no telling
	Case   bool     // a case, whose lines are part of the argument; those of a lemma are told on request
	Block  bool     // a block of a long argument, whose lines are part of it, under what they are for
	Causes []string // what the claims are called that it rests on
	from   int      // of a lemma, the claim with which it begins
}

// Argument is the argument of a step on the board before it, to be followed line by line; nil where the step has none.
func Argument(t wording.Text, s *deduce.Step, b *board.Board) []Line {
	if !lemma.HasArgument(s) {
		return nil
	}
	a := newArguing(explainer{t}, s, b)
	if lemma.Contradiction(a.claims) == nil {
		return a.cases()
	}
	return a.lines(1, len(a.claims)-1, "")
}

// arguing tells the claims of an argument.
type arguing struct {
	explainer
	claims []deduce.Claim
	board  *board.Board
	names  []string // what each claim is called
}

func newArguing(t explainer, s *deduce.Step, b *board.Board) *arguing {
	return &arguing{explainer: t, claims: s.Argument.Claims, board: b, names: lemma.Names(s.Argument.Claims)}
}

// part reports whether a line stands above others that are part of the argument.
func (l *Line) part() bool { return l.Case || l.Block }

// branch is what is supposed on top of what the argument starts from, in words; empty for nothing.
type branch string

// lines tell the claims from one on, up to another, which all stand on the same assumptions or more.
func (a *arguing) lines(from, to int, in branch) (out []Line) {
	var told lemma.Proofs
	patterns := map[string]bool{} // those told, by their names
	for i := from; i < to; i++ {
		c := &a.claims[i]
		if p, next, ok := lemma.PatternAt(a.claims[:to], i); ok {
			if name := a.names[next-1]; !patterns[name] { // else it was told with one before
				patterns[name] = true
				out = append(out, a.pattern(&p, i, to, name))
			}
			i = next - 1
			continue
		}
		if c.Kind != deduce.Assume {
			line := Line{Name: a.names[i], Text: a.line(c), from: i}
			if line.Lemma = a.isLemma(i); line.Lemma {
				line.Text = "lemma " + line.Name + ": " + line.Text
			}
			out = append(out, line)
			continue
		}
		end := i + 1
		for end < to && a.claims[end].Depth > c.Depth {
			end++
		}
		now := lemma.Proof{From: i, To: end, Name: a.names[end]}
		if before, ok := told.Alike(a.claims, i, end); ok {
			out = append(out, a.asBefore(&before, &now, in))
		} else {
			told = append(told, now)
			out = append(out, a.lemma(i, end, in))
		}
		i = end
	}
	for i := range out {
		out[i].Causes = a.causesOf(&out[i])
	}
	return a.blocks(out, from, to)
}

// causesOf are what the claims are called that a line rests on, each once; for a lemma that is proved, those in its branch.
func (a *arguing) causesOf(l *Line) (names []string) {
	end := l.from
	for a.claims[end].Depth > a.claims[l.from].Depth || a.claims[end].Kind == deduce.Assume {
		end++
	}
	own := a.names[end]
	for i := l.from; i <= end; i++ {
		for _, r := range a.claims[i].Rests {
			if name := a.names[r]; name != "" && int(r) < l.from && name != own && !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return names
}

// isLemma reports whether a claim is one that a lemma proves.
func (a *arguing) isLemma(claim int) bool { return a.names[claim] != "" && !a.claims[claim].True }

// lemma tells the claims from an assumption to the one that concludes that it is false.
func (a *arguing) lemma(from, end int, in branch) Line {
	x, name := a.claims[from].Candidate, a.names[end]
	supposed := a.Notation.Placement(x)
	l := Line{Lemma: true, Name: name, from: from, Opens: "lemma " + name + ": suppose also " + supposed}
	if in != "" {
		l.Opens += ", on top of " + string(in)
	}
	l.More = a.lines(from+1, end, branch(supposed))
	l.Text = "lemma " + name + ": " + a.isOut(x) + "    " + a.proof(from, end)
	l.Closes = "so " + a.IsNot(board.CellsOf(x.Cell), board.Digits(x.Digit)) + " (lemma " + name + ")"
	return l
}

// asBefore tells a lemma that is proved as one before it, but for what is supposed.
func (a *arguing) asBefore(before, now *lemma.Proof, in branch) Line {
	x, y := a.claims[before.From].Candidate, a.claims[now.From].Candidate
	l := a.lemma(now.From, now.To, in)
	l.Same = true
	l.Text = "lemma " + now.Name + ": " + a.isOut(y) + "    as lemma " + before.Name + ", with " + a.Notation.Placement(y) + " in place of " + a.Notation.Placement(x)
	return l
}

// pattern tells a pattern with all that it removes in the branch whose claims go from one to another.
func (a *arguing) pattern(p *lemma.Pattern, from, to int, name string) Line {
	var removes []board.Candidate
	for i := from; i < to; i++ {
		if a.names[i] == name {
			removes = append(removes, a.claims[i].Candidate)
		}
	}
	text := "lemma " + name + ": " + a.Eliminations(removes) + "    " + wording.Capital(p.Name) + ": "
	cells, digits := a.Cells(p.Cells), strings.Split(wording.Digits(p.Digits), ", ")
	switch {
	case p.Cells.Empty():
		text += a.lockedIn(p, removes)
	case p.Hidden():
		u, _ := p.Truths[0].Unit()
		text += wording.And(digits) + " in " + a.Notation.Unit(u) + " can only be in " + wording.And(cells)
	default:
		text += wording.And(cells) + " can only hold " + wording.And(digits)
	}
	return Line{Text: text + a.sinceOut(p.Truths[0], a.outside(p), p.Rests), Lemma: true, Name: name, from: from}
}

// outside are the candidates of the truths of a pattern that are not in it.
func (a *arguing) outside(p *lemma.Pattern) (out []board.Candidate) {
	for _, truth := range p.Truths {
		for _, x := range a.members(truth) {
			in := p.Cells.Has(x.Cell) && p.Digits.Has(x.Digit)
			if p.Cells.Empty() { // locked candidates: those that nothing rules out
				in = !slices.ContainsFunc(p.Rests, func(r int32) bool { return falsifies(&a.claims[r], x) })
			}
			if !in && !slices.Contains(out, x) {
				out = append(out, x)
			}
		}
	}
	return out
}

// lockedIn says where the digit of locked candidates must be.
func (a *arguing) lockedIn(p *lemma.Pattern, removes []board.Candidate) string {
	u, d := p.Truths[0].Unit()
	left := a.board.CellsFor(d).And(u.Cells())
	for c := range left.All() {
		if slices.ContainsFunc(p.Rests, func(r int32) bool { return falsifies(&a.claims[r], board.Candidate{Cell: c, Digit: d}) }) {
			left = left.Without(c)
		}
	}
	text := d.String() + " in " + a.Notation.Unit(u) + " must be in "
	all := left
	for _, x := range removes {
		all = all.With(x.Cell)
	}
	if common := all.CommonUnits(); common != 0 {
		text += a.Notation.Unit(common.First()) + " "
	}
	return text + "(" + strings.Join(a.Cells(left), ", ") + ")"
}

// falsifies reports whether what a claim says makes a candidate false.
func falsifies(c *deduce.Claim, x board.Candidate) bool {
	y := c.Candidate
	if !c.True {
		return c.Kind != deduce.Conflict && x == y
	}
	return y.Excludes(x)
}

// line tells one claim: what it says, what it follows from, and the claims that it rests on.
func (a *arguing) line(c *deduce.Claim) string {
	switch {
	case c.Kind == deduce.Conflict:
		return a.NothingFor(c.Truth) + " is left" + a.sinceOut(c.Truth, a.members(c.Truth), c.Rests)
	case c.True:
		others := slices.DeleteFunc(a.members(c.Truth), func(x board.Candidate) bool { return x == c.Candidate })
		return a.Notation.Placement(c.Candidate) + "    " + a.only(c.Truth) + a.sinceOut(c.Truth, others, c.Rests)
	}
	since := a.since(c.Rests)
	name := "each " + a.MemberOf(c.Truth) + " rules it out"
	if c.Technique != nil {
		name = c.Technique.Title + ": " + name
	}
	return a.isOut(c.Candidate) + "    " + name + since
}

// supposed is what an argument starts from, or comes to.
func (t explainer) supposed(c *deduce.Claim) string {
	if c.True {
		return t.Notation.Placement(c.Candidate)
	}
	return t.isOut(c.Candidate)
}

// isOut is a candidate that goes, as eliminations are written.
func (t explainer) isOut(x board.Candidate) string { return t.Eliminations([]board.Candidate{x}) }

// only says that a candidate is the last of a truth.
func (a *arguing) only(truth deduce.Truth) string {
	if c, ok := truth.Cell(); ok {
		return "only candidate of " + a.Notation.Cell(c)
	}
	u, d := truth.Unit()
	return "only place for " + d.String() + " in " + a.Notation.Unit(u)
}

// placed is a placement as later lines cite it: with its number, where it has one.
func (a *arguing) placed(claim int32) string {
	text := a.Notation.Placement(a.claims[claim].Candidate)
	if name := a.names[claim]; name != "" {
		text += " (" + name + ")"
	}
	return text
}

// since names the claims that a claim rests on: what they say rules out what else its truth had. What one lemma removes
// stands together, with its letter.
func (a *arguing) since(rests []int32) string {
	var all []string
	told := map[string]bool{}
	for _, r := range rests {
		of := &a.claims[r]
		name := a.names[r]
		switch {
		case of.True:
			all = append(all, a.placed(r))
		case name == "":
			all = append(all, a.isOut(of.Candidate))
		case !told[name]:
			told[name] = true
			var xs []board.Candidate
			for _, s := range rests {
				if a.names[s] == name {
					xs = append(xs, a.claims[s].Candidate)
				}
			}
			all = append(all, a.Eliminations(xs)+" (lemma "+name+")")
		}
	}
	if len(all) == 0 {
		return ""
	}
	return ", since " + wording.And(all)
}
