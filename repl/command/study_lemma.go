package command

import (
	"fmt"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/repl/answer"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// cutLemma takes the name of a lemma off the end of arguments: lemma 2.1. It is empty where none is asked for, and anyLemma where
// only the name is missing.
func cutLemma(args []string) (left []string, number string) {
	switch n := len(args); {
	case n >= 2 && args[n-2] == "lemma":
		return args[:n-2], args[n-1]
	case n >= 2 && args[n-1] == "lemma":
		return args[:n-1], anyLemma
	}
	return args, ""
}

const anyLemma = "?"

// noLemma says which lemmas a step has where it has none of a name.
func noLemma(d *state.Desk, step *deduce.Step, before *board.Board, n int, number string) error {
	lemmas := explanation.Lemmas(d.Settings.Text(), step, before)
	has := "no lemmas"
	switch len(lemmas) {
	case 0:
	case 1:
		has = "lemma " + lemmas[0]
	default:
		has = "lemmas " + lemmas[0] + " to " + lemmas[len(lemmas)-1]
	}
	if number == anyLemma && len(lemmas) > 0 {
		return fmt.Errorf("step %d has %s: explain %d lemma %s", n, has, n, lemmas[0])
	}
	if number == anyLemma {
		return fmt.Errorf("step %d has %s", n, has)
	}
	return fmt.Errorf("step %d has %s, and none called %s", n, has, state.Shortened(number))
}

// explainLemma tells one lemma of a net, below the board that its branch has come to.
func explainLemma(d *state.Desk, log *deduce.Log, n int, number string) error {
	before := deduce.Resume(log.First(n-1), d.Solving()).Board()
	told, begins, ok := explanation.Lemma(d.Settings.Text(), log.Step(n), before, number)
	if !ok {
		return noLemma(d, log.Step(n), before, n, number)
	}
	f := answer.ExplanationOf(log, n, &begins, true)
	f.Sentences = told
	return d.Give(f, func() error {
		return d.Show(reply.Page{reply.Words{Paragraphs: told[:1]}, d.Pattern(nil, &begins), reply.Words{Paragraphs: told[1:]}})
	})
}
