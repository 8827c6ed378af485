package coach

import (
	"context"
	"slices"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/technique"
)

// What an answer on a board for practice is worth besides [Wrong], see [Practice.Judge].
const (
	Right       Verdict = "right"         // by a technique that was asked for
	Partly      Verdict = "partly"        // a part of the conclusions of such a technique
	Weaker      Verdict = "weaker"        // by a technique that stands before the one that was asked for
	Other       Verdict = "other"         // by one that stands behind it
	Unjustified Verdict = "not justified" // not in one step
)

// Score counts answers.
type Score struct {
	Right       int
	Other       int // by another technique than those asked for
	Unjustified int
	Wrong       int
}

// Add counts an answer.
func (s *Score) Add(v Verdict) {
	switch v {
	case Right:
		s.Right++
	case Weaker, Other:
		s.Other++
	case Unjustified:
		s.Unjustified++
	case Wrong:
		s.Wrong++
	}
}

// Answer is an edit on a board for practice, judged.
type Answer struct {
	Verdict  Verdict
	By       *deduce.Technique // the technique that decides the worth of a justified answer
	Steps    []deduce.Step     // that give it
	Given    int               // of a part, how many of the conclusions are there
	Of       int               // how many there are
	Solution board.Candidate   // of a wrong answer, the true candidate; zero where it only leaves no solution
	Single   bool              // the board has one solution, so an answer that is not wrong is true
}

// Judge says how good edits are on the board of a solver, by the techniques that are asked for or else by others. A part
// of a step is remembered, and the next answer may complete it.
func (p *Practice) Judge(ctx context.Context, before *deduce.Solver, edits []coords.Edit, others deduce.Ladder) (Answer, error) {
	answer, err := refuted(ctx, before.Board(), edits)
	if err != nil || answer.Verdict == Wrong {
		return answer, err
	}
	if part, err := p.part(ctx, before, edits); err != nil || part.Steps != nil {
		return part, err
	}
	given, err := p.given(ctx, before, edits, others)
	if err != nil || given.Steps != nil {
		return given, err
	}
	return answer, nil
}

// Rest is the step of which a part was answered; without a step where none was.
func (p *Practice) Rest(ctx context.Context, before *deduce.Solver) (Answer, error) {
	if len(p.soFar) == 0 {
		return Answer{}, nil
	}
	return p.part(ctx, before, nil)
}

// Make logs steps that were found on the board of a solver, one after the other. The board changes with each, so that the
// next is looked for again.
func Make(ctx context.Context, solver *deduce.Solver, steps []deduce.Step) error {
	for i := range steps {
		step := &steps[i]
		if i > 0 {
			left := open(step, solver.Board())
			if conclusions(left) == 0 {
				continue
			}
			again, err := giving(ctx, solver, deduce.LadderOf(step.Technique), left)
			if err != nil {
				return err
			}
			if again == nil {
				if err := Enter(solver, left); err != nil {
					return err
				}
				continue
			}
			step = again
		}
		solver.Apply(*step)
	}
	return nil
}

// open is what of the conclusions of a step is not on a board yet.
func open(step *deduce.Step, b *board.Board) *deduce.Step {
	left := deduce.Step{Kind: deduce.Premise}
	for _, x := range step.Placements {
		if b.Digit(x.Cell) == 0 {
			left.Placements = append(left.Placements, x)
		}
	}
	for _, x := range step.Eliminations {
		if b.Has(x) {
			left.Eliminations = append(left.Eliminations, x)
		}
	}
	return &left
}

// part is what edits are worth as a part, which may be all, of one step by a technique that is asked for, together with what
// was answered before or alone; without a step where they are none.
func (p *Practice) part(ctx context.Context, before *deduce.Solver, edits []coords.Edit) (Answer, error) {
	for _, all := range [][]coords.Edit{slices.Concat(p.soFar, edits), edits} {
		step, given, err := nearest(ctx, before, p.Asked, all)
		if err != nil {
			return Answer{}, err
		}
		if step == nil {
			continue
		}
		answer := Answer{Verdict: Right, By: step.Technique, Steps: []deduce.Step{*step}, Given: given, Of: conclusions(step)}
		if p.soFar = all; given < answer.Of {
			answer.Verdict = Partly
		}
		return answer, nil
	}
	return Answer{}, nil
}

// nearest is the step by a ladder that concludes all that was typed and the least besides, and how many of its conclusions
// were typed; nil for none.
func nearest(ctx context.Context, before *deduce.Solver, ladder deduce.Ladder, edits []coords.Edit) (best *deduce.Step, given int, err error) {
	premise := premiseOf(edits...)
	for _, t := range ladder.Techniques() {
		before.Find(ctx, t, func(step deduce.Step) bool {
			if gives(&step, premise) && (best == nil || conclusions(&step) < conclusions(best)) {
				best = &step
			}
			return best == nil || conclusions(best) > len(edits) // else there is none nearer
		})
		if ctx.Err() != nil {
			return nil, 0, ctx.Err()
		}
	}
	if best != nil {
		given = typed(best, edits)
	}
	return best, given, nil
}

// conclusions is how many conclusions a step has.
func conclusions(step *deduce.Step) int { return len(step.Placements) + len(step.Eliminations) }

// typed is how many conclusions of a step are among edits.
func typed(step *deduce.Step, edits []coords.Edit) int {
	said := func(x board.Candidate, eliminate bool) bool {
		return slices.ContainsFunc(edits, func(e coords.Edit) bool { return e.Candidate == x && e.Eliminate == eliminate })
	}
	n := 0
	for _, x := range step.Placements {
		if said(x, false) {
			n++
		}
	}
	for _, x := range step.Eliminations {
		if said(x, true) {
			n++
		}
	}
	return n
}

// given is an answer that techniques give; without steps where none do.
func (p *Practice) given(ctx context.Context, before *deduce.Solver, edits []coords.Edit, others deduce.Ladder) (Answer, error) {
	for _, ladder := range []deduce.Ladder{p.Asked, others} {
		steps, err := GivingAll(ctx, before, ladder, edits)
		if err != nil {
			return Answer{}, err
		}
		if steps != nil {
			verdict, by := p.worth(steps)
			return Answer{Verdict: verdict, By: by, Steps: steps}, nil
		}
	}
	return Answer{}, nil
}

// worth is what an answer is worth that these steps give, and the technique that decides it.
func (p *Practice) worth(steps []deduce.Step) (Verdict, *deduce.Technique) {
	for i := range steps {
		t := steps[i].Technique
		switch {
		case p.Asked.Has(t):
		case technique.Standard.Index(t) < technique.Standard.Index(p.Asked[0].Technique):
			return Weaker, t
		default:
			return Other, t
		}
	}
	return Right, steps[0].Technique
}

// premiseOf is what was typed as one step.
func premiseOf(edits ...coords.Edit) *deduce.Step {
	step := deduce.Step{Kind: deduce.Premise}
	for _, e := range edits {
		if e.Eliminate {
			step.Eliminations = append(step.Eliminations, e.Candidate)
		} else {
			step.Placements = append(step.Placements, e.Candidate)
		}
	}
	return &step
}

// GivingAll are steps by techniques of a ladder that give all that was typed: one, if one does, else one for each, where
// there are such.
func GivingAll(ctx context.Context, before *deduce.Solver, ladder deduce.Ladder, edits []coords.Edit) ([]deduce.Step, error) {
	step, err := giving(ctx, before, ladder, premiseOf(edits...))
	if err != nil {
		return nil, err
	}
	if step != nil {
		return []deduce.Step{*step}, nil
	}
	var steps []deduce.Step
	for _, e := range edits {
		step, err := giving(ctx, before, ladder, premiseOf(e))
		if step == nil || err != nil {
			return nil, err
		}
		steps = append(steps, *step)
	}
	return steps, nil
}

// refuted says whether what was typed cannot be so.
func refuted(ctx context.Context, b *board.Board, edits []coords.Edit) (Answer, error) {
	puzzle := search.Of(b)
	known, err := Ask(ctx, &puzzle)
	if err != nil {
		return Answer{}, err
	}
	after := *b
	for _, e := range edits {
		if known.Single() && Contradicts(premiseOf(e), &known.Solution) {
			return Answer{Verdict: Wrong, Solution: board.Candidate{Cell: e.Cell, Digit: known.Solution[e.Cell]}, Single: true}, nil
		}
		if e.Eliminate {
			after.Eliminate(e.Cell, e.Digit)
		} else {
			after.Place(e.Cell, e.Digit)
		}
	}
	left := search.Of(&after)
	answer := Answer{Verdict: Unjustified, Single: known.Single()}
	switch n, err := search.CountContext(ctx, &left, 1); {
	case err != nil:
		return Answer{}, err
	case n == 0:
		answer.Verdict = Wrong
	}
	return answer, nil
}
