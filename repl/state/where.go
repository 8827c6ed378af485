package state

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/deduce"
)

// WhereWord is the argument behind which an expression stands: find where len(strikes) > 3.
const WhereWord = "where"

// StepCondition says whether something is true of a step and its number.
type StepCondition = func(n int, step *deduce.Step) (bool, error)

// stepField is something of a step that expressions can speak of.
type stepField struct{ Name, means string }

// StepFields are all of them, as package filter has them.
var StepFields = []stepField{
	{"technique", `its technique: technique == "x-wing"; uses("unique rectangle") asks for any of a family`},
	{"kind", `POS_DED, NEG_DED1, NEG_DED2, LOGIC, GUESS, ...`},
	{"level", `of its technique: level >= "hard", of easy, medium, hard, unfair, extreme`},
	{"score", "of its technique, or of a guess"},
	{"digits", "those of its pattern and of what it concludes: 5 in digits"},
	{"cells", `those of its pattern: "r4c7" in cells, len(cells) <= 4`},
	{"units", `those of its pattern: "b9" in units`},
	{"strikes", `the candidates that it eliminates: "r3c4<>4" in strikes, len(strikes) > 3`},
	{"places", `the digits that it places: "r5c5=3" in places`},
	{"truths", `what it rests on: "r4c7" in truths, "5b9" in truths`},
	{"n", "its number in the log, or in the list of find"},
	{"depth", "how many guesses are open"},
}

// WhereTopic is the help on expressions.
func WhereTopic() string {
	var b strings.Builder
	b.WriteString("expressions about steps, for 'find where' and 'log where': find where uses(\"fish\") && len(strikes) > 3\n")
	for _, f := range StepFields {
		fmt.Fprintf(&b, "  %-10s %s\n", f.Name, f.means)
	}
	b.WriteString("There are == != < <= > >=, && || !, + - * / %, in, contains, startsWith, endsWith, matches, c ? a : b, lists [1, 2], and\n" +
		"abs, ceil, floor, join, len, lower, max, min, round, sum, trim, upper. Texts are in quotes, cells written as r4c7.\n")
	return b.String()
}

// CutWhere cuts arguments at the word where: those before it, and the condition behind it, nil where there is none.
func (d *Desk) CutWhere(args []string) ([]string, StepCondition, error) {
	at := slices.Index(args, WhereWord)
	if at < 0 {
		return args, nil, nil
	}
	condition, err := d.readCondition(strings.Join(args[at+1:], " "))
	return args[:at], condition, err
}

// readCondition reads an expression. Its errors, also those that only the steps show, come with its text.
func (d *Desk) readCondition(text string) (StepCondition, error) {
	switch {
	case d.Where == nil:
		return nil, ErrNoExpressions
	case text == "":
		return nil, errors.New("an expression follows where, as len(strikes) > 3; 'help where' tells more")
	}
	holds, err := d.Where(text)
	if err != nil {
		return nil, InExpression(text, err, "where")
	}
	return func(n int, step *deduce.Step) (bool, error) {
		ok, err := holds(n, step)
		if err != nil {
			return false, InExpression(text, err, "where")
		}
		return ok, nil
	}, nil
}

// ErrNoExpressions is the answer to an expression of a program that goes without.
var ErrNoExpressions = errors.New("expressions are left out of this program; deduku in a terminal has them")

// CompleteWhere completes a field at the end of an expression; ok is false where the arguments are none.
func CompleteWhere(args []string) (words []string, ok bool) {
	if at := slices.Index(args, WhereWord); at < 0 || at == len(args)-1 {
		return nil, false
	}
	last := args[len(args)-1]
	typed := strings.TrimLeft(last, "!(-")
	for _, f := range StepFields {
		words = append(words, last[:len(last)-len(typed)]+f.Name)
	}
	return append(words, last[:len(last)-len(typed)]+"uses("), true
}

// InExpression is an error of an expression, with its text and the help that tells more.
func InExpression(text string, err error, topic string) error {
	return fmt.Errorf("%s: %w; 'help %s' tells more", Shortened(text), err, topic)
}
