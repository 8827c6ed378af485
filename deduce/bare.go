package deduce

import (
	"slices"

	"deduku/board"
)

// bareDeduction is deduction without what it rests on.
func (j *journal) bareDeduction(m *memory, step *Step, t Truth, unit board.UnitSet) {
	if c, ok := t.Cell(); ok {
		step.Kind, step.Technique = PosDed, NakedSingle
		if unit != 0 {
			step.Technique = FullHouse
		}
		step.Placements = m.candidate(c, j.board.Candidates(c).First())
		return
	}
	_, d := t.Unit()
	step.Kind, step.Technique = NegDed2, HiddenSingle
	step.Placements = m.candidate(placeOf(&j.board, t), d)
}

// removed is the number of the step that removed x, zero for a candidate that is possible. A bare journal looks for it in its log.
func (j *journal) removed(x board.Candidate) int {
	if !j.bare {
		return int(j.by[x.Cell][x.Digit])
	}
	in := j.log.InForce()
	for i := range j.log.Steps {
		if in[i] && board.DigitSet(digitsRuledOut(&j.log.Steps[i], x.Cell)).Has(x.Digit) {
			return i + 1
		}
	}
	return 0
}

// assumes reports whether the proof that there is no solution, which the log has come to, assumes one solution; in a bare journal
// whether any step did.
func (j *journal) assumes() bool {
	if j.bare {
		return j.forgotAssumption || slices.ContainsFunc(j.log.Steps, func(s Step) bool { return s.Assumes() })
	}
	return j.forgotAssumption || j.log.assumes(len(j.log.Steps))
}
