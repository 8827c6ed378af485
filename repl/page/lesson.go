package page

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce/coach"
	"deduku/deduce/export"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/picture"
	"deduku/deduce/technique"
	"deduku/repl/state"
)

// teach shows a technique on its example, in parts: what it is, what to see, what follows. The board of the session stays.
func (p *Page) teach(name string) {
	line := "teach " + name
	_, t, err := state.LevelOrTechnique(name)
	if err == nil && t == nil {
		err = fmt.Errorf("%q is no technique", name)
	}
	if err != nil {
		p.refuse(line, err)
		return
	}
	ctx, stop := p.interruptible(context.Background())
	defer stop()
	lesson, err := coach.Teach(ctx, t)
	if err != nil {
		p.refuse(line, err)
		return
	}
	text := p.session.View().Text
	text.Full = true
	before := lesson.Example.Board()
	bare, drawn := export.Board(before, text.Notation, true), &export.Drawing{Picture: picture.Draw(before, lesson.Step, text.Notation)}
	told := explanation.Step(text, lesson.Step, before)
	f := &Lesson{Name: t.Name, Title: t.Title, Stages: []Stage{
		{SVG: bare.Embedded(), Words: []string{t.Doc, "This is a board on which it is. Can you find it?"}},
		{SVG: drawn.Embedded(), Words: told[1:], Roles: rolesOf(drawn)},
		{SVG: drawn.Embedded(), Words: []string{text.Conclusion(lesson.Step), "How to spot it: " + t.Spot}, Roles: rolesOf(drawn)},
	}}
	if t.Spot == "" {
		f.Stages = f.Stages[:2]
	}
	if related := technique.Related(t); len(related) > 0 {
		var titles []string
		for _, r := range related {
			titles = append(titles, r.Title)
		}
		last := &f.Stages[len(f.Stages)-1]
		last.Words = append(last.Words, "Related: "+strings.Join(titles, ", ")+".")
	}
	p.send(Message{Lesson: f})
}

// rolesOf are the marks of a drawing with their words.
func rolesOf(d *export.Drawing) (out []Role) {
	for _, s := range d.Samples() {
		out = append(out, Role{Words: s.Words, SVG: s.SVG})
	}
	return out
}
