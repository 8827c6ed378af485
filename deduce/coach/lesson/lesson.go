package lesson

import (
	"context"
	"fmt"

	"deduku/deduce"
	"deduku/deduce/coach/review"
)

// Lesson is a technique to learn: its scenes, in their order.
type Lesson struct {
	Technique *deduce.Technique
	Scenes    []Scene
}

// Of is the lesson of a technique of the path. The seed decides how its boards are turned and in which order they come, so that who
// takes a lesson again does not know them. Its error says that there is no lesson, or is that of ctx.
func Of(ctx context.Context, t *deduce.Technique, seed uint64) (*Lesson, error) {
	if s := review.At(t); s == nil || s.Technique != t {
		return nil, fmt.Errorf("%s has no lesson", t.Title)
	}
	d, err := dealt(ctx, t, seed)
	if err != nil {
		return nil, err
	}
	l := &Lesson{Technique: t}
	for _, scenes := range []func(context.Context, *deal) []Scene{ideaScenes, seenScenes, alikeScenes, findScenes, wildScenes} {
		l.Scenes = append(l.Scenes, scenes(ctx, d)...)
	}
	return l, ctx.Err()
}

// first is the number of the first scene of a part, from 0.
func (l *Lesson) first(p Part) int {
	for i := range l.Scenes {
		if l.Scenes[i].Part >= p {
			return i
		}
	}
	return len(l.Scenes)
}

// Place is which scene of its part a scene is, from 1, and how many that part has.
func (l *Lesson) Place(at int) (n, of int) {
	part := l.Scenes[at].Part
	return at - l.first(part) + 1, l.first(part+1) - l.first(part)
}
