package deduce

import (
	"slices"
	"strings"
)

// Ladder is a list of rungs in the order in which they are tried, easiest first.
type Ladder []Rung

// Rung is a technique on a ladder and how to pick among the steps that it finds.
type Rung struct {
	*Technique
	Pick Pick
	// By finds the steps on this ladder instead of the technique's own Find, under the same contract; nil for that.
	By func(v *View, yield func(*Step) bool)
}

// Pick reports whether a step is to be taken rather than the best one so far, both of one technique. Where there
// is none the first step is taken.
type Pick func(step, best *Step) bool

// Most takes the step that places most; of several the one that eliminates most, then the one whose conclusions
// come first on the board, then the one with fewer parts.
func Most(step, best *Step) bool {
	if n, m := len(step.Placements), len(best.Placements); n != m {
		return n > m
	}
	if n, m := len(step.Eliminations), len(best.Eliminations); n != m {
		return n > m
	}
	if n, m := step.positions(), best.positions(); n != m {
		return n < m
	}
	return len(step.Parts) < len(best.Parts)
}

// positions adds up the positions of the eliminations.
func (s *Step) positions() (sum int) {
	for _, x := range s.Eliminations {
		sum += int(x.Cell)
	}
	return sum
}

// LadderOf is a ladder of techniques, of each of which the first step is taken.
func LadderOf(techniques ...*Technique) Ladder {
	l := make(Ladder, len(techniques))
	for i, t := range techniques {
		l[i].Technique = t
	}
	return l
}

// Techniques are the techniques of the rungs, in order.
func (l Ladder) Techniques() []*Technique {
	all := make([]*Technique, len(l))
	for i := range l {
		all[i] = l[i].Technique
	}
	return all
}

// Index is where a technique stands on the ladder, -1 where it does not.
func (l Ladder) Index(t *Technique) int {
	return slices.IndexFunc(l, func(r Rung) bool { return r.Technique == t })
}

// Has reports whether a technique is on the ladder.
func (l Ladder) Has(t *Technique) bool { return l.Index(t) >= 0 }

// Lookup is the technique with a name or title, in any case; nil for none.
func (l Ladder) Lookup(name string) *Technique {
	for _, r := range l {
		if strings.EqualFold(name, r.Name) || strings.EqualFold(name, r.Title) {
			return r.Technique
		}
	}
	return nil
}

// Where is the rungs whose techniques are wanted.
func (l Ladder) Where(wanted func(*Technique) bool) Ladder {
	return slices.DeleteFunc(slices.Clone(l), func(r Rung) bool { return !wanted(r.Technique) })
}
