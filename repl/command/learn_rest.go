package command

import (
	"context"
	"errors"
	"fmt"

	"deduku/deduce"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/review"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// restLine is the line that asks what is open of a lesson of which so much was done.
func restLine(tech *deduce.Technique, done [len(lesson.Counting)]int) string {
	return fmt.Sprintf("learn rest %s %d-%d", tech.Name, done[0], done[1])
}

// rest asks what is open of a lesson, on other boards: a technique, and how many scenes of each part that counts were done.
func (t *teacher) rest(ctx context.Context, d *state.Desk, args []string) error {
	wrong := errors.New("learn rest takes a technique and what was done, as the end of a lesson gives them")
	if len(args) != 2 {
		return wrong
	}
	stop, _, err := stopNamed(args[0])
	if err != nil {
		return err
	}
	var done [len(lesson.Counting)]int
	if _, err := fmt.Sscanf(args[1], "%d-%d", &done[0], &done[1]); err != nil {
		return wrong
	}
	return t.beginRest(ctx, d, stop, done)
}

// beginRest begins what is open of a lesson.
func (t *teacher) beginRest(ctx context.Context, d *state.Desk, stop *review.Stop, done [len(lesson.Counting)]int) error {
	t.dealt = t.seed(d)
	l, err := lesson.Of(ctx, stop.Technique, t.dealt)
	if err != nil {
		return err
	}
	c, ok := lesson.Rest(l, done)
	if !ok {
		return answer.No("nothing of the lesson of %s is open; 'learn %s' takes it again", stop.Technique.Title, stop.Technique.Name)
	}
	t.begin(d, c, aLesson)
	t.preface = []string{stop.Technique.Title + ": what is open, on other boards"}
	return t.show(d, answer.Learn{}, true)
}
