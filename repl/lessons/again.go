package lessons

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach/lesson"
	"deduku/deduce/coach/path"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/settings"
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
func (t *teacher) takeUp(ctx context.Context, d *desk.Desk, args []string) error {
	wrong := fmt.Errorf("learn again takes a technique, a seed and what came of each scene, as a lesson gives them in JSON")
	if len(args) != 3 {
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
func testOf(stop *path.Stop, text string) (p placement, ok bool) {
	p = placement{at: slices.IndexFunc(path.Stops(), func(s *path.Stop) bool { return s == stop }), failed: map[int]bool{}}
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

// restLine is the line that asks what is open of a lesson of which so much was done.
func restLine(tech *deduce.Technique, done [len(lesson.Counting)]int) string {
	return fmt.Sprintf("learn rest %s %d-%d", tech.Name, done[0], done[1])
}

// rest asks what is open of a lesson, on other boards: a technique, and how many scenes of each part that counts were done.
func (t *teacher) rest(ctx context.Context, d *desk.Desk, args []string) error {
	wrong := errors.New("learn rest takes a technique and what was done, as the end of a lesson gives them")
	if len(args) != 2 {
		return wrong
	}
	family, err := settings.FamilyNamed(args[0])
	if err != nil {
		return err
	}
	var done [len(lesson.Counting)]int
	n, err := fmt.Sscanf(args[1], "%d-%d", &done[0], &done[1])
	stop := path.At(family[0].Technique)
	if err != nil || n != len(done) || stop == nil {
		return wrong
	}
	return t.beginRest(ctx, d, stop, done)
}

// beginRest begins what is open of a lesson.
func (t *teacher) beginRest(ctx context.Context, d *desk.Desk, stop *path.Stop, done [len(lesson.Counting)]int) error {
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
