package rate

import (
	"maps"
	"slices"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate/hint"
	ours "deduku/deduce/technique"
)

// Ladder is the rating's own ladder, in the order of its producers. On each position one rung has a step: the one that the
// rating's path takes there.
var Ladder = ladder(&nexts)

// Safe is the ladder for puzzles with no solution or several: the producers that assume one solution are left out, as if
// they did not exist.
var Safe = ladder(&safeNexts).Where(func(t *deduce.Technique) bool { return !t.Assumes })

// Own are the techniques that are on no other ladder.
var Own = Ladder.Where(func(t *deduce.Technique) bool { return !ours.Standard.Has(t) })

// Known is all techniques that a log may name: the standard ladder, then the rating's own techniques. A technique that the rating's path
// has also finds the step of that path on a position, and the one that it takes if it may not assume one solution.
var Known = known()

func known() deduce.Ladder {
	all := slices.Concat(ours.Standard, Own)
	for i := range all {
		t := all[i].Technique
		if !Ladder.Has(t) {
			continue
		}
		ways := [...]func(*deduce.View, func(*deduce.Step) bool){t.Find, nexts.of(t), safeNexts.of(t)}
		all[i].By = func(v *deduce.View, yield func(*deduce.Step) bool) {
			goesOn := true
			for _, find := range ways {
				if goesOn {
					find(v, func(s *deduce.Step) bool { goesOn = yield(s); return goesOn })
				}
			}
		}
	}
	return all
}

func ladder(nexts *nextIndex) (all deduce.Ladder) {
	add := func(from, to kind) {
		for k := from; k <= to; k++ {
			if t := techniques[k]; t != nil && !all.Has(t) {
				all = append(all, deduce.Rung{Technique: t, By: nexts.of(t)})
			}
		}
	}
	add(0, kind(hint.UniqueLoop1)-1)
	add(rectangle, dynamicAll-1)
	add(kind(hint.UniqueLoop4)+1, rectangle-1)
	add(dynamicAll, kinds-1)
	return all
}

// next is the step that the path takes on a position.
type next struct {
	rater rater
	found bool
}

// nextIndex is the step of the position of a view, looked for once for all rungs.
type nextIndex struct{ *deduce.Index[next] }

var nexts, safeNexts = newNexts(false), newNexts(true)

func newNexts(safe bool) nextIndex {
	return nextIndex{deduce.NewIndex(func(v *deduce.View, n *next) {
		n.rater.halt, n.rater.safe = v.Enough, safe
		n.rater.setTo(v)
		n.found = n.rater.Empty > 0 && n.rater.first()
	})}
}

// of finds the step of the path where it is of a technique.
func (x *nextIndex) of(t *deduce.Technique) func(v *deduce.View, yield func(*deduce.Step) bool) {
	return func(v *deduce.View, yield func(*deduce.Step) bool) {
		if n := x.Of(v); n.found && techniques[n.rater.kind()] == t {
			d := v.Draft()
			n.rater.tell(d)
			yield(&d.Step)
		}
	}
}

// setTo makes the position that of a view.
func (r *rater) setTo(v *deduce.View) {
	var digits board.Grid
	for c := range board.Cell(board.Cells) {
		digits[c] = v.Digit(c)
	}
	r.start(&digits)
	for c := range v.Open().All() {
		for out := r.Cand[c] &^ v.Candidates(c); out != 0; out &= out - 1 {
			r.Remove(c, out.First())
		}
	}
}

// Scale is HoDoKu's scale, with grades for the rating's own techniques.
var Scale = scale()

func scale() *deduce.Scale {
	s := *ours.Hodoku
	s.Grades = maps.Clone(s.Grades)
	for _, t := range Own.Techniques() {
		s.Grades[t] = deduce.Grade{Level: deduce.Extreme, Score: 500}
	}
	for _, t := range []*deduce.Technique{directPointingTechnique, directClaimingTechnique, directHiddenPairTechnique, directHiddenTripleTechnique} {
		s.Grades[t] = deduce.Grade{Level: deduce.Medium, Score: 70}
	}
	for _, t := range []*deduce.Technique{xCycleTechnique, yCycleTechnique, xyCycleTechnique, xChainTechnique, forcingChainTechnique} {
		s.Grades[t] = deduce.Grade{Level: deduce.Unfair, Score: 280}
	}
	for level := range dynamics {
		for _, t := range dynamics[level] {
			s.Grades[t] = deduce.Grade{Level: deduce.Extreme, Score: 600 + 100*level}
		}
	}
	return &s
}
