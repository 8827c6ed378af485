package handbook

import (
	"context"
	"fmt"
	"slices"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/review"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
)

// Entry is what the handbook says of a technique beside its own words.
type Entry struct {
	Technique *deduce.Technique
	Chapter   int // from 0

	Idea    Shown   // with nothing open but what matters, as far as that can be
	Example Shown   // as teach shows it
	Further []Shown // other positions
	Near    Shown   // where one thing is missing; without a board where the technique has no near miss
	Missing string  // which

	Names    []string // that stand for it alone
	Families []string // that stand for it and others
	Explains string   // what Sudoku Explainer calls it; empty where it does not know it
	Worth    string   // what Sudoku Explainer thinks it worth; empty where it does not know it
	Grade    deduce.Grade
	On       bool   // it is tried though nobody asks for it
	Often    string // how often it is needed; empty where that is not known

	Needs   []*deduce.Technique // to know first
	Why     string              // why it comes where the path has it
	Lesson  *deduce.Technique   // whose lesson teaches it: itself, or one that it is a relative of; nil for none
	Related []*deduce.Technique
	Source  technique.Source // without text where none is known
}

// further is how many positions an entry has beside its example.
const further = 2

// fill fills the entry of a technique.
func (e *Entry) fill(ctx context.Context) error {
	e.fillFacts()
	return e.fillBoards(ctx)
}

// fillFacts says what tables say.
func (e *Entry) fillFacts() {
	t := e.Technique
	for _, u := range technique.UsualNames() {
		switch {
		case !slices.Contains(u.Techniques, t):
		case len(u.Techniques) == 1:
			e.Names = append(e.Names, u.Names...)
		default:
			e.Families = append(e.Families, u.Names[0])
		}
	}
	e.Explains = rate.NameOf(t)
	if worth, ok := rate.WorthOf(t); ok {
		e.Worth = worth.String()
	}
	e.Grade, e.On = technique.GradeOf(t), technique.Everything.Has(t)
	if e.On {
		e.Often = review.FrequencyOf(t).String()
	}
	if s := review.At(t); s != nil {
		e.Lesson = s.Technique
		if s.Technique == t {
			e.Needs, e.Why = s.Needs, s.Why
		}
	}
	e.Related, e.Source = technique.Related(t), technique.SourceOf(t)
}

// fillBoards shows the technique on boards.
func (e *Entry) fillBoards(ctx context.Context) error {
	t := e.Technique
	taught, err := coach.Teach(ctx, t)
	if err != nil {
		return err
	}
	position, err := format.Parse(t.Example)
	if err != nil {
		return fmt.Errorf("the example of %s: %w", t.Title, err)
	}
	all := []lesson.Look{{Position: &position, Step: taught.Step}}
	for _, p := range boardsOf(t) {
		if look := lesson.At(ctx, &p, t); look.Step != nil {
			all = append(all, look)
		}
	}
	few := all[:min(further+1, len(all))]
	e.Example = shown(all[0])
	for _, look := range few[1:] {
		e.Further = append(e.Further, shown(look))
	}
	e.Idea = shown(barest(ctx, few))
	e.fillNear(ctx, all)
	return ctx.Err()
}

// fillNear shows the first near miss of some looks: with what does not matter filled, if that leaves one.
func (e *Entry) fillNear(ctx context.Context, all []lesson.Look) {
	for _, look := range all {
		for _, at := range []lesson.Look{lesson.Cleared(ctx, look), look} {
			if near, miss := lesson.NearMiss(ctx, at, func(int) int { return 0 }); miss.Is {
				e.Near, e.Missing = missed(near, miss)
				return
			}
		}
	}
}

// barest is the look with the fewest open cells, once what does not matter is filled.
func barest(ctx context.Context, all []lesson.Look) (best lesson.Look) {
	fewest := 0
	for _, look := range all {
		bare := lesson.Cleared(ctx, look)
		b := bare.Board()
		if open := b.Open().Len(); best.Step == nil || open < fewest {
			best, fewest = bare, open
		}
	}
	return best
}
