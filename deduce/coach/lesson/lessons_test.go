package lesson

import (
	"iter"
	"testing"

	"deduku/deduce"
	"deduku/deduce/coach/review"
)

// lessonKey is what a lesson is made of.
type lessonKey struct {
	technique *deduce.Technique
	seed      uint64
}

// made are the lessons that tests have made so far. They take long to make, so tests share them: a lesson is never changed, a learner's
// way through it is a course.
var made = map[lessonKey]*Lesson{}

// lessonOf is the lesson of a technique with a seed.
func lessonOf(t *testing.T, tech *deduce.Technique, seed uint64) *Lesson {
	t.Helper()
	key := lessonKey{tech, seed}
	if made[key] == nil {
		l, err := Of(t.Context(), tech, seed)
		if err != nil {
			t.Fatal(err)
		}
		made[key] = l
	}
	return made[key]
}

// everyLesson are the lessons of the path, each with several seeds.
func everyLesson(t *testing.T) iter.Seq2[*Lesson, uint64] {
	seeds := uint64(3)
	if testing.Short() {
		seeds = 1
	}
	return func(yield func(*Lesson, uint64) bool) {
		for _, s := range review.Stops() {
			for seed := range seeds {
				if !yield(lessonOf(t, s.Technique, seed), seed) {
					return
				}
			}
		}
	}
}

// patternScenes are the scenes of the lessons of the path that show one pattern: all with a step but the look-alikes.
func patternScenes(t *testing.T) iter.Seq2[*Lesson, *Scene] {
	return func(yield func(*Lesson, *Scene) bool) {
		for l := range everyLesson(t) {
			for i := range l.Scenes {
				if s := &l.Scenes[i]; s.Step != nil && s.Part != Alike && !yield(l, s) {
					return
				}
			}
		}
	}
}

// everyLessonAnd are the lessons of the path and more of one technique, by other seeds.
func everyLessonAnd(t *testing.T, more *deduce.Technique, seeds uint64) iter.Seq2[*Lesson, uint64] {
	return func(yield func(*Lesson, uint64) bool) {
		for l, seed := range everyLesson(t) {
			if !yield(l, seed) {
				return
			}
		}
		for seed := range seeds {
			if !yield(lessonOf(t, more, 100+seed), 100+seed) {
				return
			}
		}
	}
}
