package command

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/review"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// again is the line that brings a lesson, a review or the test back as it is, in another session, too; empty where a step is told that
// was given up.
func (t *teacher) again() string {
	name := t.course.Lesson.Technique.Name
	switch t.kind {
	case aReview:
		return fmt.Sprintf("learn again %s %d review", name, t.dealt)
	case aTest:
		failed := ""
		for _, i := range slices.Sorted(maps.Keys(t.test.failed)) {
			failed += fmt.Sprintf("-%d", i)
		}
		return fmt.Sprintf("learn again %s %d test-%d%s", name, t.dealt, t.test.asked, failed)
	}
	came := ""
	for _, o := range t.course.Came {
		came += strconv.Itoa(int(o))
	}
	return fmt.Sprintf("learn again %s %d %s", name, t.dealt, "x"+strings.TrimRight(came, "0"))
}

// takeUp brings back what was open: a technique, the seed of its boards, and what it was. Behind an x stands what came of each scene of a
// lesson so far, behind test the number of the board and the stops that were not known.
func (t *teacher) takeUp(ctx context.Context, d *state.Desk, args []string) error {
	wrong := fmt.Errorf("learn again takes a technique, a seed and what came of each scene, as a lesson gives them in JSON")
	if len(args) != 3 {
		return wrong
	}
	stop, _, err := stopNamed(args[0])
	if err != nil {
		return err
	}
	seed, err := strconv.ParseUint(args[1], 10, 64)
	if err != nil {
		return wrong
	}
	if came, ok := strings.CutPrefix(args[2], "x"); ok {
		l, err := lesson.Of(ctx, stop.Technique, seed)
		if err != nil {
			return err
		}
		var before []lesson.Outcome
		for _, r := range came {
			before = append(before, lesson.Outcome(r-'0'))
		}
		c, ok := lesson.Resume(l, before)
		if !ok {
			return wrong
		}
		t.dealt = seed
		t.begin(d, c, aLesson)
		return t.show(d, answer.Learn{}, true)
	}
	k := aReview
	if test, ok := strings.CutPrefix(args[2], "test-"); ok {
		k = aTest
		if t.test, ok = testOf(stop, test); !ok {
			return wrong
		}
	} else if args[2] != string(aReview) {
		return wrong
	}
	l, err := lesson.Review(ctx, stop.Technique, seed)
	if err != nil {
		return err
	}
	t.dealt = seed
	t.begin(d, lesson.Begin(l), k)
	return t.show(d, answer.Learn{}, true)
}

// testOf is the placement test at a stop: the number of the board and behind it the stops that were not known, as 3-12-4.
func testOf(stop *review.Stop, text string) (p placement, ok bool) {
	p = placement{at: slices.IndexFunc(review.Stops(), func(s *review.Stop) bool { return s == stop }), failed: map[int]bool{}}
	for i, word := range strings.Split(text, "-") {
		n, err := strconv.Atoi(word)
		switch {
		case err != nil || n < 0:
			return p, false
		case i == 0:
			p.asked = n
		default:
			p.failed[n] = true
		}
	}
	return p, p.at >= 0 && p.asked >= 1 && p.asked <= boardsOfTest
}
