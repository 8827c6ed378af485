package drat

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/deduce"
)

// prover adds clauses that follow from those before, and hands each of them on with the clauses that show it.
type prover struct {
	engine
	ctx     context.Context
	emit    func(n int32, clause []literal, hints []int32) // all good until it returns
	cases   int                                            // how many have been tried since it was set to 0
	limit   int                                            // how many may be
	refuted bool                                           // the empty clause has been added
	marked  [variables]bool                                // in one walk over reasons
	hints   []int32
	reasons []int32
	roots   []literal
	learnt  []literal
}

// begin takes the clauses of a formula.
func (p *prover) begin(f *Formula) {
	p.reset()
	p.refuted = false
	f.clauses(func(clause []literal) { p.add(clause) })
	p.settle()
}

// settle propagates what rests on no assumption. A contradiction there is the end of the proof.
func (p *prover) settle() {
	broken := p.propagate()
	p.keep()
	if broken != 0 && !p.refuted {
		p.refuted = true
		p.explain(broken, 0)
		p.conclude(broken)
	}
}

// refute shows that the assumptions can't all be true, and adds a clause that says so of some of them: by propagation alone
// or, where that meets no contradiction, in cases, one for each member of the truth that has the fewest left. The clause is
// 0 where the truths do not suffice, the limit is reached or the context is done.
func (p *prover) refute(assumed []literal, truths []deduce.Truth) (clause int32) {
	if clause = p.contradict(assumed); clause != 0 {
		return clause
	}
	cases := p.fewest(truths)
	p.forget()
	for _, x := range cases {
		if p.cases++; p.cases > p.limit || p.ctx.Err() != nil {
			return 0
		}
		clause = p.refute(append(slices.Clip(assumed), x), truths)
		if clause == 0 || !slices.Contains(p.clause(clause), -x) {
			return clause
		}
	}
	if cases == nil {
		return 0
	}
	return p.contradict(assumed) // as now no member of the truth is left
}

// contradict assumes literals one by one. Where propagation meets a contradiction, it takes the assumptions back and gives a
// clause that says that they can't all be true; else they stand, and the clause is 0.
func (p *prover) contradict(assumed []literal) (clause int32) {
	if p.refuted {
		return p.last()
	}
	for _, l := range assumed {
		if p.of(l) < 0 {
			return p.clash(l)
		}
		if p.of(l) == 0 {
			p.set(l, 0)
		}
		if broken := p.propagate(); broken != 0 {
			p.explain(broken, 0)
			return p.conclude(broken)
		}
	}
	return 0
}

// clash concludes from an assumption whose opposite follows from those before it.
func (p *prover) clash(l literal) int32 {
	if p.isKept(l) {
		p.forget()
		return p.say(-l)
	}
	broken := p.reason[l.variable()]
	p.explain(broken, l)
	p.learnt = append(p.learnt, -l)
	return p.conclude(broken)
}

// isKept reports whether the value of a literal's variable rests on no assumption.
func (p *prover) isKept(l literal) bool { return p.place[l.variable()] < int32(p.kept) }

// explain finds, for a clause that has no literal left but perhaps that of an assumption, the assumptions that this rests on,
// the clauses between, the last first, and the literals that rest on none.
func (p *prover) explain(broken int32, but literal) {
	p.learnt, p.reasons, p.roots = p.learnt[:0], p.reasons[:0], p.roots[:0]
	p.mark(broken, but)
	for i := len(p.trail) - 1; i >= p.kept; i-- {
		l := p.trail[i]
		if !p.marked[l.variable()] {
			continue
		}
		p.marked[l.variable()] = false
		if because := p.reason[l.variable()]; because == 0 {
			p.learnt = append(p.learnt, -l)
		} else {
			p.reasons = append(p.reasons, because)
			p.mark(because, l)
		}
	}
}

// mark marks the variables of a clause, but one literal's, as to be explained.
func (p *prover) mark(n int32, but literal) {
	for _, l := range p.clause(n) {
		v := l.variable()
		if v == but.variable() || p.marked[v] {
			continue
		}
		p.marked[v] = true
		if p.isKept(l) {
			p.roots = append(p.roots, v)
		}
	}
}

// conclude adds the clause that explain has found, shown by a broken clause at the end of its hints, and takes the
// assumptions back.
func (p *prover) conclude(broken int32) int32 {
	p.hints = p.hints[:0]
	for _, v := range p.roots {
		p.marked[v] = false
	}
	for _, v := range p.roots {
		p.hints = append(p.hints, p.say(v))
	}
	slices.Reverse(p.reasons)
	p.hints = append(append(p.hints, p.reasons...), broken)
	p.forget()
	n := p.add(p.learnt)
	p.emit(n, p.learnt, p.hints)
	p.settle()
	return n
}

// say is the clause that says the value of a variable that rests on no assumption; where there is none yet, it is added.
func (p *prover) say(l literal) int32 {
	v := l.variable()
	if p.single[v] != 0 {
		return p.single[v]
	}
	var hints [board.Cells + 1]int32
	because := p.reason[v]
	used := hints[:0]
	for i := range p.clause(because) {
		if other := p.clause(because)[i]; other.variable() != v {
			used = append(used, p.say(other))
		}
	}
	if p.of(v) < 0 {
		v = -v
	}
	n := p.add([]literal{v})
	p.emit(n, []literal{v}, append(used, because))
	return n
}

// fewest are the members left of the truth that has the fewest of them, of those that have none that is true; nil where all
// have.
func (p *prover) fewest(truths []deduce.Truth) (cases []literal) {
	var all [board.Side]literal
	for _, t := range truths {
		left, settled := all[:0], false
		for _, x := range appendMembers(all[:0], t) {
			switch p.of(x) {
			case 0:
				left = append(left, x)
			case 1:
				settled = true
			}
		}
		if !settled && (cases == nil || len(left) < len(cases)) {
			cases = slices.Clone(left)
		}
	}
	return cases
}
