package lessons

import (
	"context"
	"fmt"
	"strconv"

	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/path"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/settings"
)

// again is the line that brings a lesson back as it is, in another session, too; empty where it is none, or where a step is told that
// was given up: reviews and the test are short, and begin anew.
func (t *teacher) again() string {
	if t.kind != aLesson {
		return ""
	}
	came := ""
	for _, o := range t.course.Came[:t.course.At] {
		came += strconv.Itoa(int(o))
	}
	return fmt.Sprintf("learn again %s %d %s", t.course.Lesson.Technique.Name, t.dealt, "x"+came)
}

// takeUp brings a lesson back as it was: a technique, the seed of its boards, and behind an x what came of each scene so far.
func (t *teacher) takeUp(ctx context.Context, d *desk.Desk, args []string) error {
	wrong := fmt.Errorf("learn again takes a technique, a seed and what came of each scene, as a lesson gives them in JSON")
	if len(args) != 3 || args[2][0] != 'x' {
		return wrong
	}
	family, err := settings.FamilyNamed(args[0])
	if err != nil {
		return err
	}
	stop := path.At(family[0].Technique)
	seed, err := strconv.ParseUint(args[1], 10, 64)
	if err != nil || stop == nil {
		return wrong
	}
	l, err := lesson.Of(ctx, stop.Technique, seed)
	if err != nil {
		return err
	}
	c := lesson.Begin(l)
	for _, r := range args[2][1:] {
		if !c.Record(lesson.Outcome(r - '0')) {
			return wrong
		}
	}
	t.dealt = seed
	t.begin(d, c, aLesson)
	return t.show(d, answer.Learn{}, true)
}
