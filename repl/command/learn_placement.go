package command

import (
	"context"

	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/review"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// boardsOfTest is how many boards the placement test has.
const boardsOfTest = 8

// jumps are how many stops the test goes up or down after each board.
var jumps = [boardsOfTest]int{12, 8, 5, 3, 2, 1, 1, 1}

// placement is the placement test: harder after what was right, easier after anything else, and over where the
// easiest was not known.
type placement struct {
	at     int          // the stop that is asked
	asked  int          // which board it is, from 1
	failed map[int]bool // the stops that were not known
}

// firstOfTest is the stop of the first board.
const firstOfTest = 12

// beginTest begins the placement test.
func (t *teacher) beginTest(ctx context.Context, d *state.Desk) error {
	t.test = placement{at: firstOfTest, failed: map[int]bool{}}
	d.Hush("eight boards at most, harder or easier as it goes; one answer each, and 'learn next' says that you don't know it")
	return t.askTest(ctx, d, answer.Learn{})
}

// askTest puts the next board of the test.
func (t *teacher) askTest(ctx context.Context, d *state.Desk, f answer.Learn) error {
	t.dealt = t.seed(d)
	l, err := lesson.Review(ctx, review.Stops()[t.test.at].Technique, t.dealt)
	if err != nil {
		return err
	}
	t.test.asked++
	t.begin(d, lesson.Begin(l), aTest)
	return t.show(d, f, true)
}

// nextOfTest goes on after a board of the test. At its end all stops before where it came to are known, but for those that were not.
func (t *teacher) nextOfTest(ctx context.Context, d *state.Desk, f answer.Learn, came lesson.Outcome) error {
	jump := jumps[t.test.asked-1]
	over := t.test.asked == boardsOfTest
	if came == lesson.AtOnce || came == lesson.Helped {
		t.test.at = min(t.test.at+jump, len(review.Stops())-1)
	} else {
		over = over || t.test.at == 0 // nothing is easier
		t.test.failed[t.test.at] = true
		t.test.at = max(t.test.at-jump, 0)
	}
	if !over {
		return t.askTest(ctx, d, f)
	}
	d.Learn(func(s *review.State) {
		for i, stop := range review.Stops()[:t.test.at] {
			if mark := s.StandingOf(stop.Technique, d.Clock()).Mark; !t.test.failed[i] && mark < review.CanDo {
				s.Add(d.Clock(), stop.Technique, "", review.Placed)
				f.Known++
				f.Placed = append(f.Placed, stop.Technique.Title)
			}
		}
	})
	tech := t.course.Lesson.Technique
	t.finish(d, &f)
	return d.Give(f, func() error { return tellEnd(d, &f, aTest, tech) })
}
