package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// Teach is the command teach.
var Teach = state.Command{
	Name: "teach", Args: "[TECHNIQUE|LEVEL]", Group: "study", Free: state.Always, Summary: "a technique, shown", Run: teach, Complete: state.CompleteTechnique,
	Results: []answer.Result{answer.Techniques{}, answer.Lesson{}},
	Short:   "say what a technique is, with an example told and drawn, or list those of a level",
}

// teach says what a technique is, with an example drawn; of a level or family, what techniques it has; alone, of all levels.
// The board of the session stays as it is.
func teach(ctx context.Context, d *state.Desk, args []string) error {
	if len(args) == 0 {
		return teachLevels(d)
	}
	name := strings.Join(args, " ")
	level, t, err := state.LevelOrTechnique(name)
	family := technique.Family(name)
	switch {
	case err != nil && len(family) > 0:
		return teachThose(d, family.Has)
	case err != nil:
		return err
	case t == nil:
		return teachThose(d, state.OfLevel(level))
	}
	return teachTechnique(ctx, d, t)
}

// teachLevels lists the techniques of each level by name.
func teachLevels(d *state.Desk) error {
	return d.Give(d.TechniquesWhere(func(*deduce.Technique) bool { return true }), func() error {
		return d.Page(func(tell func(string, ...any)) {
			for _, name := range deduce.Levels() {
				var all []string
				for _, t := range technique.Standard.Where(state.OfLevel(deduce.LevelNamed(name))) {
					all = append(all, t.Name)
				}
				tell("%s:\n  %s", name, strings.Join(all, ", "))
			}
		})
	})
}

// teachThose lists the techniques that are wanted with what they are in a sentence.
func teachThose(d *state.Desk, wanted func(*deduce.Technique) bool) error {
	return d.Give(d.TechniquesWhere(wanted), func() error {
		return d.Page(func(tell func(string, ...any)) {
			for _, t := range technique.Standard.Where(wanted) {
				summary, _, _ := strings.Cut(t.Doc, ". ")
				tell("%s (%s)\n  %s.", t.Title, t.Name, strings.TrimSuffix(summary, "."))
			}
		})
	})
}

// teachTechnique tells of one technique and shows it at work.
func teachTechnique(ctx context.Context, d *state.Desk, t *deduce.Technique) error {
	lesson, err := coach.Teach(ctx, t)
	if err != nil {
		return err
	}
	shown, before := lesson.Step, lesson.Example.Board()
	about := d.TechniquesWhere(func(u *deduce.Technique) bool { return u == t }).Techniques[0]
	facts := answer.Lesson{
		Technique: about, Example: t.Example, Step: answer.Step{N: 1, Step: shown},
		Sentences: explanation.Step(wording.Text{Full: true}, shown, before)[1:],
	}
	return d.Give(facts, func() error {
		text := d.Settings.Text()
		text.Full = true
		paragraphs := explanation.Step(text, shown, before)[1:] // the first says again what it is
		return d.Show(reply.Page{
			reply.Verbatim{Text: d.AboutTechnique(t) + "\nAn example:\n"}, d.ConclusionLine("", shown, before), d.Told(paragraphs, shown, before),
			d.Pattern(shown, before), reply.Verbatim{Text: "\n" + d.NotesOn(t) + "\n"}, reply.Told{Text: fmt.Sprintf("'practice %s' gives boards to try it on.", t.Name)},
		})
	})
}
