package picture

import (
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
)

// job is how parts of a role are drawn: the mark of their candidates and of their units, whether their open cells are
// outlined, and what players call them; of the units perhaps only boxes. Where there are several of a lettered role, each bears a letter.
type job struct {
	mark, unit      Mark
	cells, lettered bool
	boxes           bool
	noun            string
	filled          string // what cells are called that are filled already, where it counts that they are no givens
}

// jobs says what each role means in a picture.
var jobs = map[deduce.Role]job{
	deduce.Single:    {mark: Pattern, noun: "only candidate"},
	deduce.LastPlace: {mark: Pattern, unit: Region, noun: "only place"},
	deduce.Empty:     {mark: Pattern, unit: Pattern, cells: true, noun: "nothing is possible"},
	deduce.Set:       {mark: Pattern, lettered: true, noun: "set"},
	deduce.Base:      {mark: Pattern, unit: Base, noun: "base"},
	deduce.Strong:    {mark: Pattern, noun: "linked place"},
	deduce.Corner:    {mark: Pattern, noun: "deadly pattern", filled: "filled, not given"},
	deduce.Pivot:     {mark: Pivot, noun: "pivot"},
	deduce.Pincer:    {mark: Pincer, noun: "pincer"},
	deduce.Petal:     {mark: LetterA, lettered: true, noun: "petal"},
	deduce.Guarded:   {mark: Pattern, noun: "ring"},
	deduce.BaseCells: {mark: Pivot, cells: true, noun: "base"},
	deduce.CrossLine: {mark: Seen, unit: Region, noun: "cross line"},
	deduce.Mirror:    {mark: LetterB, noun: "mirror"},
	deduce.Tip:       {mark: Pincer, noun: "free end"},
	deduce.Bridge:    {mark: Pattern, noun: "linked place"}, // the inner ends: the weak link that joins them is drawn

	deduce.Also:             {unit: Region},
	deduce.Filled:           {mark: Seen, noun: "just filled"},
	deduce.Blocker:          {mark: Blocker, noun: "blocker"},
	deduce.Lost:             {},
	deduce.RuledOut:         {},
	deduce.Clash:            {mark: Seen, cells: true, noun: "contradiction"},
	deduce.Within:           {unit: Region},
	deduce.Cover:            {unit: Cover},
	deduce.CoverToo:         {mark: Seen, noun: "cover"},
	deduce.Target:           {mark: Pincer, cells: true, noun: "target"},
	deduce.RestrictedCommon: {}, // a note says which digit it is, and links where it ties the sets
	deduce.Common:           {},

	deduce.Fin:     {mark: Fin, noun: "fin"},
	deduce.EndoFin: {mark: Fin, noun: "endo fin"},
	deduce.Extra:   {mark: Fin, noun: "extra candidate"},

	deduce.ColorA: {mark: LetterA, noun: "colour A"},
	deduce.ColorB: {mark: LetterB, noun: "colour B"},
	deduce.ColorC: {mark: LetterC, noun: "colour C"},
	deduce.ColorD: {mark: LetterD, noun: "colour D"},
}

// Called is cells of a pattern and what players call them; the noun is empty for cells that need none.
type Called struct {
	Noun  string
	Cells board.CellSet
}

// Named are the cells of the pattern of a step on a board by what the legend of its picture calls them, in the order of its parts. Cells
// of units that are drawn as bands have no noun, and nor has the cell of a single, which is alone.
func Named(s *deduce.Step, b *board.Board) (all []Called) {
	apart := pattern.GatherRole(s, deduce.Tip).Cells.Union(pattern.GatherRole(s, deduce.Fin).Cells).Union(pattern.GatherRole(s, deduce.EndoFin).Cells)
	single, coloured := pattern.ShapeOf(s) == deduce.ShapeSingle, len(pattern.PartsOf(s, deduce.ColorA)) > 0
	for i, j := range jobsIn(s, b) {
		p := &s.Parts[i]
		cells := p.Cells
		if cells.Empty() && p.Role.Cites() {
			cells = wording.Places(p.Units, p.Digits, b)
		}
		if p.Role.Cites() {
			cells = cells.Minus(apart)
		}
		if single || j.unit == Base {
			j.noun = ""
		}
		switch {
		case j.noun == "" && !p.Role.Cites(), cells.Empty(), p.Role == deduce.CrossLine:
			continue
		case coloured && p.Role == deduce.Strong: // each has a colour
			continue
		}
		if k := slices.IndexFunc(all, func(c Called) bool { return c.Noun == j.noun }); k >= 0 {
			all[k].Cells = all[k].Cells.Union(cells)
			continue
		}
		all = append(all, Called{j.noun, cells})
	}
	return all
}

// almostLocked is the job of almost locked sets.
var almostLocked = job{mark: LetterA, lettered: true, noun: "almost locked set"}

// subset stands for pair, triple and quadruple.
const subset = "subset"

// jobsOf are the jobs that a role has in patterns of one shape instead.
var jobsOf = map[deduce.Shape]map[deduce.Role]job{
	deduce.ShapeNakedSet:         {deduce.Set: {mark: Pattern, noun: subset}},
	deduce.ShapeHiddenSet:        {deduce.Base: {mark: Pattern, unit: Region, noun: subset}},
	deduce.ShapeLocked:           {deduce.Base: {mark: Pattern, unit: Region, noun: "only place"}, deduce.Cover: {unit: Region}},
	deduce.ShapeTurbot:           {deduce.Strong: {mark: Pattern, noun: "joined end"}, deduce.Bridge: {mark: Pattern, noun: "joined end"}},
	deduce.ShapeEmptyRectangle:   {deduce.Strong: {mark: Pattern, unit: Region, boxes: true, noun: "place"}, deduce.Bridge: {mark: Pattern, noun: "place"}, deduce.Tip: {mark: Pincer, noun: "far end"}, deduce.Within: {}},
	deduce.ShapeDistantPair:      {deduce.Set: {mark: Pincer, noun: "pair"}, deduce.Base: {mark: Pattern, unit: Region, noun: "only place"}, deduce.Strong: {mark: Pattern, noun: "pair"}},
	deduce.ShapeFireworks:        {deduce.Base: {mark: Pattern, unit: Region, noun: "firework"}},
	deduce.ShapeAlmostLocked:     {deduce.Set: {mark: LetterA, noun: "almost locked set"}, deduce.Base: {mark: Pattern, unit: Region, noun: "shared place"}, deduce.Cover: {unit: Region}, deduce.Fin: {mark: Fin, noun: "outer place"}},
	deduce.ShapeTemplate:         {deduce.Base: {mark: Pattern, noun: "place"}},
	deduce.ShapeWing:             {deduce.Strong: {mark: Pattern, noun: "place"}},
	deduce.ShapeBentSet:          {deduce.Set: {mark: Pattern, noun: "bent set"}},
	deduce.ShapeChain:            {deduce.Strong: {mark: Pattern, noun: "chain"}, deduce.Set: almostLocked},
	deduce.ShapeForcing:          {deduce.Set: almostLocked, deduce.Base: {unit: Region}, deduce.Strong: {}},
	deduce.ShapeKraken:           {deduce.Set: almostLocked},
	deduce.ShapeAlmostLockedSets: {deduce.Set: almostLocked, deduce.Pivot: {mark: LetterC, noun: "almost locked set C"}, deduce.Strong: {mark: Pattern, noun: "place"}},
	deduce.ShapeSectors:          {deduce.Pivot: {mark: Pivot, noun: "crossing cell"}},
	deduce.ShapeDeadly:           {deduce.Base: {mark: Pattern, unit: Region, noun: "deadly pattern"}, deduce.Set: {mark: LetterA, noun: "naked subset"}},
	deduce.ShapeBlossom:          {deduce.Pivot: {mark: Pivot, noun: "stem"}, deduce.Base: {mark: Pivot, unit: Region, noun: "stem"}},
	deduce.ShapeCombinations:     {deduce.Pivot: {mark: Pivot, noun: "aligned cell"}, deduce.Petal: almostLocked, deduce.Base: {mark: Pattern, noun: "place"}},
}

// jobOf is the job of a role in a shape; of one without a row, what all roles like it have.
func jobOf(shape deduce.Shape, r deduce.Role) job {
	if j, ok := jobsOf[shape][r]; ok {
		return j
	}
	if j, ok := jobs[r]; ok {
		return j
	}
	if r.Cites() {
		return job{mark: Pattern}
	}
	return job{mark: Seen}
}

// jobsIn are the jobs of the parts of a step, lettered roles with their letters. A set that is all there is needs none.
func jobsIn(s *deduce.Step, b *board.Board) []job {
	shape := pattern.ShapeOf(s)
	out := make([]job, len(s.Parts))
	citing := 0
	for i := range s.Parts {
		out[i] = jobOf(shape, s.Parts[i].Role)
		if s.Parts[i].Role == deduce.Tip && s.Argument != nil && pattern.IsRing(s.Argument.Links) { // a ring has no ends
			out[i] = jobOf(shape, deduce.Strong)
		}
		if s.Parts[i].Role.Cites() {
			citing++
		}
	}
	refine(out, s)
	petals := pattern.LettersOf(pattern.PartsOf(s, deduce.Petal))
	before := map[deduce.Role]int{} // parts of each role so far
	chainSets, along := chainSets(s, b)
	for i := range out {
		j, r := &out[i], s.Parts[i].Role
		if r == deduce.Filled && s.Parts[i].Cells.Within(b.Givens()) {
			j.noun = "given"
		}
		if n := slices.IndexFunc(chainSets, func(set *deduce.Part) bool { return set.Cells == s.Parts[i].Cells }); r == deduce.Set && isChain(shape) {
			switch {
			case n < 0:
				*j = job{mark: Pattern, noun: "naked subset"}
			case slices.Contains(along, n):
				j.mark = letter(n)
				j.noun += " " + pattern.LetterOf(n)
			default: // of another branch
				*j = job{}
			}
			continue
		}
		if j.lettered && (citing > 1 || j.mark != Pattern) {
			n := before[r]
			if before[r]++; r == deduce.Petal {
				n = petals[n]
			}
			j.mark = letter(n)
			j.noun += " " + pattern.LetterOf(n)
		}
	}
	return out
}

// isChain reports whether patterns of a shape are chains, alone or several.
func isChain(shape deduce.Shape) bool {
	return shape == deduce.ShapeChain || shape == deduce.ShapeForcing || shape == deduce.ShapeKraken
}

// chainSets are the almost locked sets of a chain and the numbers of those that the links drawn go through.
func chainSets(s *deduce.Step, b *board.Board) (sets []*deduce.Part, along []int) {
	if s.Argument == nil {
		return nil, nil
	}
	p := pattern.Pattern{Step: s, Board: b}
	return p.ChainSets(), p.SetsAlong(s.Argument.Links)
}

// refine adapts the jobs of parts to what else the pattern has, where players call them by that.
func refine(out []job, s *deduce.Step) {
	shape := pattern.ShapeOf(s)
	for i := range out {
		j, p := &out[i], &s.Parts[i]
		switch {
		case p.Role == deduce.Guarded && p.Digits.Len() == 3:
			j.noun = "tridagon"
		case p.Role == deduce.Extra && shape == deduce.ShapeImpossible && pattern.GatherRole(s, deduce.Guarded).Units != 0:
			j.noun = "guardian" // of units, not of cells
		case p.Role == deduce.Extra && shape == deduce.ShapeDeadly && len(pattern.PartsOf(s, deduce.Common)) > 0:
			*j = job{} // the digit that would complete the pattern is removed; the others of its cell say nothing
		case j.noun == subset:
			j.noun = wording.SetNoun(p.Digits.Len())
		}
	}
}

// notes are what the pattern has beyond marks: which digits tie sets together, and which they share.
func notes(s *deduce.Step) (out []string) {
	for _, n := range []struct {
		role       deduce.Role
		name, what string
	}{{deduce.RestrictedCommon, "x", " (restricted common)"}, {deduce.Common, "z", ""}} {
		switch shape := pattern.ShapeOf(s); {
		case n.role == deduce.Common && shape == deduce.ShapeDeadly: // the digit that is removed, which needs no letter
			continue
		case n.role == deduce.RestrictedCommon && shape == deduce.ShapeBlossom: // the digits of the stem, which is no set that has them in common with a petal
			continue
		}
		var digits board.DigitSet
		for _, p := range pattern.PartsOf(s, n.role) {
			digits |= p.Digits
		}
		if digits != 0 && digits.Len() <= 3 {
			out = append(out, n.name+" = "+wording.Digits(digits)+n.what)
		}
	}
	return out
}
