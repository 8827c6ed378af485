package plan

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce/batch"
	"deduku/deduce/rate"
)

// parsed is a plan that must be right.
func parsed(t testing.TB, text string) *batch.Plan {
	t.Helper()
	plan, err := Parse(text)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return plan
}

func TestParsePlan(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"count(2), where(unique), rate(max=9.5), where(er >= 8.9), canonical, dedupe", ""},
		{"  count ( 2 ) ,where( unique ),canonical,dedupe,", "count(2), where(unique), canonical, dedupe"},
		{"# hard ones\ncount(limit=2)\nwhere(unique && givens < 25)\n\n# and\nlogic, where(uses(\"x-wing\"))\r\n",
			"count(2), where(unique && givens < 25), logic, where(uses(\"x-wing\"))"},
		{"logic, where((steps + 1) * 2 > 5 || hardest in ['swordfish', \"x-wing\"] || hardest contains \")(\")", ""},
		{"rate, histogram(er)", ""}, {"rate, top(100, er)", ""}, {"rate, top(by=er, n=100)", "rate, top(100, er)"},
		{"where(source != `\\`), count", ""}, {`where(source != "\")"), count`, ""}, {`where(source != "\\\\"), count`, ""}, {"where(source != `)'`), count", ""},
		{"sample(1000)", "sample(1000, 1)"}, {"sample(1000, seed=7)", "sample(1000, 7)"}, {"rate, histogram(er), where(rows > 5)", ""},
	} {
		if test.want == "" {
			test.want = test.text
		}
		plan := parsed(t, test.text)
		if got := plan.String(); got != test.want {
			t.Errorf("%s: %s, want %s", test.text, got, test.want)
		}
		if again := parsed(t, plan.String()); again.String() != plan.String() {
			t.Errorf("%s: %s", plan, again)
		}
	}
}

func TestParsePlanRefused(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"", "the plan has no stage; there are "},
		{"count(2), rte", `column 11: there is no stage "rte"; did you mean rate or te?`},
		{"count(2) rate", `column 10: a comma stands between two stages, not "rate"`},
		{"count(2), ?", `column 11: there is no stage "?"; there are `},
		{"count(2", "column 6: the bracket is not closed"},
		{"count(no)", `column 7: limit of count: a whole number, 1 or more, not "no"`},
		{"count, where(uniqe)", "column 14: there is no field uniqe here; did you mean unique?"},
		{"where( er >= 8.9 )", "column 8: there is no field er here; there are n, source, puzzle, givens"},
		{"count\nrate\nwhere(solutions > \"a\")", "line 3, column 17: invalid operation: > (mismatched types int and string)"},
		{"where", "column 1: where takes an expression: where(er >= 8.9)"},
		{"where()", "column 7: an expression is missing, as er >= 8.9"},
		{"givens", `column 1: there is no stage "givens"; there are `},
		{"dedupe", "column 1: dedupe compares canonical forms: the stage canonical comes before it"},
		{"histogram(er)", `column 11: by of histogram: there is no field "er" here; there are n, source, puzzle, givens`},
		{"logic, histogram(techniques)", "column 18: by of histogram: the values of techniques have no order"},
		{"top(er)", `column 5: n of top: a whole number, 1 or more, not "er"`},
		{"top(5)", "column 1: top takes how many rows and by which field: top(100, er)"},
		{"rate, histogram(er), where(unique)", "column 28: there is no field unique here; there are er, rows"},
		{"sample(5, 1, 2)", "column 14: an option of sample is NAME=VALUE, with the names n, seed"},
	} {
		_, err := Parse(test.text)
		if err == nil || !strings.HasPrefix(err.Error(), test.want) {
			t.Errorf("%s:\n got %v\nwant %s", test.text, err, test.want)
		}
	}
}

// TestPlanError asks the error of a plan for the place.
func TestPlanError(t *testing.T) {
	for _, test := range []struct {
		text         string
		line, column int
	}{
		{"count(2), rte", 0, 11}, {"count\n\nwhere(n > nowhere)", 3, 11}, {"count\ntop(5)", 2, 1}, {"count\nsample(5, 1, 2)", 2, 14},
	} {
		_, err := Parse(test.text)
		var at *batch.PlanError
		if !errors.As(err, &at) || at.Line != test.line || at.Column != test.column {
			t.Errorf("%q: %v", test.text, err)
		}
	}
	inner := errors.New("column 5 is meant")
	if err := (&planLine{text: "ab"}).placed(1, inner); !errors.Is(err, inner) || err.Error() != "column 2: column 5 is meant" {
		t.Errorf("an error that speaks of a column is placed as %v", err)
	}
}

// FuzzParsePlan holds plans to be what their text says: the text of a plan is that plan again.
func FuzzParsePlan(f *testing.F) {
	for _, text := range []string{
		"count(2), where(unique), rate(max=9.5), where(er >= 8.9), canonical, dedupe", "# a\nlogic\nwhere(uses(\"x-wing\"))", "top(5, givens)",
		"where('(' in puzzle)", "where(puzzle contains \"\\\")\")", "sample(3, seed=4), histogram(givens)",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		plan, err := Parse(text)
		if err != nil {
			if strings.Contains(err.Error(), "\n") && !strings.Contains(text, "\n") {
				t.Fatalf("%q: an error of several lines: %v", text, err)
			}
			return
		}
		again, err := Parse(plan.String())
		if err != nil || again.String() != plan.String() {
			t.Fatalf("%q is %q and then %v %v", text, plan, again, err)
		}
	})
}

// TestWhere compares which rows an expression keeps with what is known of them.
func TestWhere(t *testing.T) {
	rows := []batch.Row{
		{N: 1, Puzzle: board.Grid{1, 2, 3}, Rating: rate.Rating{ER: 89}, Logic: batch.Logic{Level: "hard", Hardest: "x-wing", Techniques: []batch.Use{{Technique: "x-wing", Steps: 2}}}},
		{N: 2, Puzzle: board.Grid{1}, Rating: rate.Rating{ER: 12}, Logic: batch.Logic{Level: "easy", Hardest: "full-house"}},
		{N: 3},
		{N: 4, Logic: batch.Logic{Level: "medium"}},
		{N: 5, Logic: batch.Logic{Level: "extreme"}},
	}
	for text, want := range map[string][]int64{
		"er >= 8.9": {1}, "er < 8.9": {2}, "givens >= 1": {1, 2}, `level >= "easy"`: {1, 2, 4, 5}, `level > "medium"`: {1, 5}, `level < "unfair"`: {1, 2, 4}, `level == "medium"`: {4}, `hardest == "X-Wing"`: {1},
		`uses("x-wing")`: {1}, `techniques["x-wing"] > 1 || n == 3`: {1, 3}, `puzzle startsWith "12"`: {1}, `puzzle == ""`: {3, 4, 5}, "!solved": {1, 2, 3, 4, 5},
	} {
		plan := parsed(t, "logic, rate, where("+text+")")
		work := plan.Stages[2].NewWork()
		var got []int64
		for i := range rows {
			keep, err := work(context.Background(), &rows[i])
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			if keep {
				got = append(got, rows[i].N)
			}
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s keeps %v, want %v", text, got, want)
		}
	}
	work := parsed(t, "where(1 % (n - 1) == 0)").Stages[0].NewWork()
	if _, err := work(context.Background(), &batch.Row{N: 1, Source: "a.txt:1"}); err == nil || !strings.HasPrefix(err.Error(), "a.txt:1: where(1 % (n - 1) == 0): column 3: ") {
		t.Errorf("a remainder of a division by zero: %v", err)
	}
}
