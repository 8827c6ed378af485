package command

import (
	"context"
	"errors"
	"strings"

	"deduku/repl/answer"
	"deduku/repl/state"
)

// Assert is the command assert.
var Assert = state.Command{
	Name: "assert", Args: "EXPRESSION", Group: "study", Run: assert,
	Results: []answer.Result{answer.Asserted{}},
	Short:   "check that an expression about the board and the log is true, for scripts: assert r1c1 == 5",
	Long: "r1c1 to r9c9 are the digits, 0 for an open cell; open and filled count cells; solved is whether the board is full and right;\n" +
		"steps, guesses and backtracks count those of the log; level, score and hardest are those of its techniques, and\n" +
		"uses(\"x-wing\") asks for one: assert level <= \"hard\" && guesses == 0. Where it is not so the answer is no: a script stops.",
}

func assert(_ context.Context, d *state.Desk, args []string) error {
	text := unquoted(strings.Join(args, " "))
	switch {
	case d.Assert == nil:
		return state.ErrNoExpressions
	case text == "":
		return errors.New("assert takes an expression: assert r1c1 == 5; 'help assert' tells more")
	}
	log := d.Solver.Log()
	holds, values, err := d.Assert(text, &log, d.Solver.Board())
	if err != nil {
		return state.InExpression(text, err, "assert")
	}
	err = d.Give(answer.Asserted{Expression: text, Holds: holds}, func() error {
		if holds {
			d.Say("so it is")
		}
		return nil
	})
	if err == nil && !holds {
		return answer.No("not so: %s%s", text, values)
	}
	return err
}

// unquoted is a text without the quotes around the whole of it that shells teach.
func unquoted(text string) string {
	for _, quote := range []string{"'", `"`} {
		inside, begins := strings.CutPrefix(text, quote)
		inside, ends := strings.CutSuffix(inside, quote)
		if begins && ends && !strings.Contains(inside, quote) {
			return inside
		}
	}
	return text
}
