package drat

import (
	"context"
	"math"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// Figures says what a proof came to.
type Figures struct {
	Clauses  int // of the proof
	Steps    int // of the log that became clauses
	Split    int // of those, steps that needed cases
	Left     int // steps that were left out: they assume one solution, or rest on such a step
	Searched int // cases that were tried after the log's end, as its steps did not suffice
}

// Plus adds the figures of two proofs.
func (f Figures) Plus(g Figures) Figures {
	return Figures{f.Clauses + g.Clauses, f.Steps + g.Steps, f.Split + g.Split, f.Left + g.Left, f.Searched + g.Searched}
}

// perStep is how many cases a conclusion of a step may take. A valid step needs far fewer; one that rests on a promise that is
// not proved here may never end.
const perStep = 5000

// run goes through the log and adds clauses until the empty clause ends the proof.
func (p *prover) run(log *deduce.Log) (out Figures) {
	var open []literal // the guesses that are open, negated
	var truths []deduce.Truth
	for i := range log.Steps {
		s := &log.Steps[i]
		if p.refuted || p.ctx.Err() != nil {
			break
		}
		switch s.Kind {
		case deduce.Guess:
			open = append(open, -of(s.Placements[0]))
			continue
		case deduce.Backtrack:
			open = open[:len(open)-1]
		case deduce.PosDed, deduce.NegDed1, deduce.NegDed2, deduce.Logic, deduce.Conflict:
		default:
			continue
		}
		if s.Assumes() {
			out.Left++
			continue
		}
		truths = slices.AppendSeq(truths[:0], s.Truths())
		shown, split := p.step(s, open, truths)
		switch {
		case !shown:
			out.Left++
		case split:
			out.Steps, out.Split = out.Steps+1, out.Split+1
		default:
			out.Steps++
		}
	}
	if !p.refuted {
		out.Searched = p.search()
	}
	return out
}

// step adds the clauses of a step's conclusions. It says whether all follow, and whether that took cases.
func (p *prover) step(s *deduce.Step, open []literal, truths []deduce.Truth) (shown, split bool) {
	var assumed []literal
	show := func(l ...literal) bool {
		assumed = assumed[:0]
		for _, x := range open {
			assumed = append(assumed, -x)
		}
		p.cases, p.limit = 0, perStep
		done := p.refute(append(assumed, l...), truths) != 0
		split = split || p.cases > 0
		return done
	}
	if s.Kind == deduce.Conflict {
		return show(), split
	}
	shown = true
	for _, x := range s.Placements {
		shown = shown && show(-of(x))
	}
	for _, x := range s.Eliminations {
		shown = shown && show(of(x))
	}
	return shown, split
}

// search ends a proof that the log leaves open: it splits all truths into cases.
func (p *prover) search() int {
	all := make([]deduce.Truth, board.Truths)
	for t := range all {
		all[t] = deduce.Truth(t)
	}
	p.cases, p.limit = 0, math.MaxInt
	p.refute(nil, all)
	return p.cases
}

// under is the prover for a formula, which hands on its clauses.
func under(ctx context.Context, f *Formula, emit func(n int32, clause []literal, hints []int32)) *prover {
	p := &prover{ctx: ctx, emit: emit}
	p.begin(f)
	return p
}
