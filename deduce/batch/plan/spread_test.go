package plan

import (
	"strings"
	"testing"

	"deduku/board/format"
	"deduku/deduce/batch"
)

// TestSpread says of each row that is made of another where it comes from, and of the plan what its rows know.
func TestSpread(t *testing.T) {
	for _, test := range []struct{ plan, want string }{
		{"solutions(2), shuffle(2)", "parent=1.1 child=1|parent=1.1 child=2|parent=1.2 child=1|parent=1.2 child=2|"},
		{"rate, solutions(1)", "parent=1 child=1|"},
		{"minimals", ""}, // it has several solutions
		{"solutions(1), where(givens == 81 && child == 1 && parent == \"1\")", "parent=1 child=1|"},
	} {
		if got := strings.ReplaceAll(said(t, parsed(t, test.plan), someSolutions), "\n", "|"); got != test.want {
			t.Errorf("%s: %s", test.plan, got)
		}
	}
	for plan, want := range map[string]int{
		"plus(1)": 64, "plus(1, limit=3)": 3, "expand": 1, "expand(hard)": 1, "twins, where(givens == 17)": -1, "cousins(limit=2)": -1,
		"relabel(3, seed=2)": 3, "shuffle(2, seed=18446744073709551615)": 2, "removeredundant": 1, "vicinity(-1+1, any, limit=9)": 9,
	} {
		lines := strings.Count(said(t, parsed(t, plan), "000000010400000000020000000000050407008000300001090000300400200050100000000806000"), "\n")
		if _, err := Parse("minimals, where(unique), vicinity(-1+1), where(unique)"); err != nil {
			t.Fatal(err)
		}
		if want >= 0 && lines != want {
			t.Errorf("%s: %d rows, want %d", plan, lines, want)
		}
	}
}

// TestSpreadOfSukaku checks that only the stage solutions makes rows of a Sukaku, and that the others note why they don't.
func TestSpreadOfSukaku(t *testing.T) {
	const solution = "915724836423681759687935124546897213198253647372146598231478965864519372759362481"
	for _, k := range Kinds {
		var text string
		switch k.Name {
		case "vicinity":
			text = "vicinity(-0+1, limit=1)"
		case "plus", "shuffle", "relabel", "solutions":
			text = k.Name + "(1)"
		default:
			text = k.Name
		}
		p, err := Parse(text)
		if err != nil || !p.Spreads() || p.Source() != nil {
			continue
		}
		stage := p.Stages[0].NewSpread()
		read, err := format.Parse(sukaku)
		if err != nil {
			t.Fatal(err)
		}
		row := batch.RowOf(1, &read)
		var made []string
		if err := stage(t.Context(), &row, func(r *batch.Row) error {
			made = append(made, r.Puzzle.String())
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		note := k.Name + " works on digits alone, and the pencil marks are part of this puzzle (a Sukaku)"
		if k.Name == "solutions" {
			if len(made) != 1 || made[0] != solution || row.Note != "" {
				t.Errorf("%s: %v %q", text, made, row.Note)
			}
		} else if made != nil || row.Note != note {
			t.Errorf("%s: %v %q, want the note %q", text, made, row.Note, note)
		}
	}
}

func TestSpreadRefused(t *testing.T) {
	for plan, want := range map[string]string{
		"vicinity":                     "column 1: vicinity takes how many givens are taken and added: vicinity(-1+1)",
		"vicinity(1)":                  `column 10: size of vicinity: how many givens are taken and added, from -0+1 to -9+9, not "1"`,
		"plus":                         "column 1: plus takes a number: plus(1)",
		"plus(-1)":                     `column 6: n of plus: a whole number, 1 or more, not "-1"`,
		"expand(4)":                    `column 8: level of expand: one of easy, medium, hard, unfair, extreme, not "4"`,
		"solutions":                    "column 1: solutions takes how many there may be: solutions(100)",
		"rate, generate(5)":            "column 7: generate makes its own puzzles: it is the first stage of a plan",
		"generate":                     "column 1: generate takes how many puzzles: generate(1000)",
		"generate(5, clues=5)":         "column 13: clues of generate: at most 5 clues; a puzzle with one solution has at least 17",
		"generate(5, clues=0)":         "column 13: clues of generate: at most 0 clues; a puzzle with one solution has at least 17",
		"generate(5, clues=82)":        "column 13: clues of generate: at least 82 clues; a board has room for 0 to 81",
		"generate(5, clues=few)":       `column 13: clues of generate: clues are a number or a range, as 24-26, not "few"`,
		"scan(clues=16)":               `column 6: clues of scan: a whole number, 17 to 81, not "16"`,
		"scan(clues=82)":               `column 6: clues of scan: a whole number, 17 to 81, not "82"`,
		"scan(12, clues=20)":           `column 6: grid of scan: a full grid of 81 digits that obeys the rules, not "12"`,
		"pattern(..1, 5)":              "",
		"rate, plus(1), where(er > 2)": "",
	} {
		_, err := Parse(plan)
		if err == nil || want != "" && err.Error() != want {
			t.Errorf("%s: %v, want %s", plan, err, want)
		}
	}
}
