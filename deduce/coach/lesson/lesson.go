package lesson

import (
	"context"
	"fmt"

	"deduku/deduce"
	"deduku/deduce/coach/path"
)

// Lesson is a technique to learn: its scenes, in their order.
type Lesson struct {
	Technique *deduce.Technique
	Scenes    []Scene
}

// Part is a part of a lesson.
type Part int

// The parts, in their order.
const (
	Idea  Part = iota // one question after another about one position
	Seen              // a position told in full
	Alike             // three boards, of which one is it
	Find              // positions on which it is the next step
	Wild              // a whole puzzle
	parts
)

var partTitles = [parts]string{"the idea", "seen once", "look alike", "find it", "in the wild"}

// String is the title of a part.
func (p Part) String() string { return partTitles[p] }

// PartTitles are the titles of all parts.
func PartTitles() []string { return partTitles[:] }

// Of is the lesson of a technique of the path. The seed decides how its boards are turned and in which order they come, so that who
// takes a lesson again does not know them. Its error says that there is no lesson, or is that of ctx.
func Of(ctx context.Context, t *deduce.Technique, seed uint64) (*Lesson, error) {
	if s := path.At(t); s == nil || s.Technique != t {
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

// First is the number of the first scene of a part, from 0.
func (l *Lesson) First(p Part) int {
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
	return at - l.First(part) + 1, l.First(part+1) - l.First(part)
}
