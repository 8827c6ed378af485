package lesson

import (
	"fmt"
)

// What is passed over, and what of a lesson is open at its end.

// Skips names what [Course.Next] would pass over or, of a whole part, [Course.NextPart]; it is empty where nothing is asked.
func (c *Course) Skips(part bool) string {
	s := c.Scene()
	switch {
	case s == nil || !part && s.Asks == Nothing:
		return ""
	case s.Asks == Play:
		return s.Part.String()
	case part:
		return "the rest of " + s.Part.String()
	}
	return c.Lesson.named(c.At)
}

// named is a scene by its part, and its number in that where there are several.
func (l *Lesson) named(at int) string {
	part := l.Scenes[at].Part.String()
	if n, of := l.Place(at); of > 1 {
		return fmt.Sprintf("%s, %d of %d", part, n, of)
	}
	return part
}

// Left are the scenes of a part that were not answered by the learner, each with what came of it.
func (c *Course) Left(p Part) (all []string) {
	for i := range c.Lesson.Scenes {
		if c.Lesson.Scenes[i].Part != p {
			continue
		}
		switch c.Came[i] {
		case WasShown:
			all = append(all, c.Lesson.named(i)+" (shown)")
		case Skipped:
			all = append(all, c.Lesson.named(i)+" (skipped)")
		}
	}
	return all
}
