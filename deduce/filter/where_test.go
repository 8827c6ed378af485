package filter_test

import (
	"math"
	"testing"

	"deduku/deduce/filter"
)

// row is something with a field of each type.
type row struct {
	er         float64
	n          int
	unique     bool
	level      string
	puzzle     string
	cells      []string
	digits     []int
	techniques map[string]int
}

var rows = filter.Vocabulary[*row]{
	Fields: []filter.Field[*row]{
		{Name: "er", Like: 0.0, Of: func(r *row) any { return r.er }},
		{Name: "n", Like: 0, Of: func(r *row) any { return r.n }},
		{Name: "unique", Like: false, Of: func(r *row) any { return r.unique }},
		{Name: "level", Like: 0.0, Word: filter.LevelWord, Of: func(r *row) any { return filter.Level(r.level) }},
		{Name: "puzzle", Like: "", Of: func(r *row) any { return r.puzzle }},
		{Name: "cells", Like: []string(nil), Of: func(r *row) any { return r.cells }},
		{Name: "digits", Like: []int(nil), Of: func(r *row) any { return r.digits }},
		{Name: "techniques", Like: map[string]int(nil), Word: filter.TechniqueWord, Of: func(r *row) any { return r.techniques }},
	},
	Named: filter.TechniquesNamed,
	Uses: func(r *row, names []string) bool {
		for _, name := range names {
			if r.techniques[name] > 0 {
				return true
			}
		}
		return false
	},
}

var one = row{
	er: 8.9, n: 7, unique: true, level: "hard", puzzle: "94..2.7..", cells: []string{"r1c1", "r4c7"}, digits: []int{3, 5},
	techniques: map[string]int{"x-wing": 2, "unique-loop-2": 1},
}

func TestHolds(t *testing.T) {
	for _, test := range []struct {
		text string
		want bool
	}{
		{"er >= 8.9", true}, {"er > 8.9", false}, {"er == 8.9", true}, {"er >= 9", false}, {"n == 7", true}, {"n % 2 == 0", false},
		{"unique", true}, {"!unique", false}, {"not unique or n < 8", true}, {"unique && n > 7", false}, {"-n < 0", true},
		{`level == "hard"`, true}, {`level >= "medium"`, true}, {`"extreme" > level`, true}, {`level > "hard"`, false},
		{`level in ["easy", "hard"]`, true}, {`level in ["easy"]`, false}, {`level != "easy"`, true}, {`level < "extreme"`, true},
		{`"r4c7" in cells`, true}, {`"r4c8" in cells`, false}, {`5 in digits`, true}, {`4 not in digits`, true}, {"len(cells) == 2", true},
		{`n in [1, 7]`, true}, {`er in [8.9, 9.0]`, true}, {"sum(digits) == 8 && max(digits) == 5 && min(digits) == 3", true},
		{`uses("x-wing")`, true}, {`uses("X-Wing")`, true}, {`uses("xy-wing")`, false}, {`uses("unique loop")`, true}, {`!uses("swordfish")`, true},
		{`techniques["x-wing"] == 2`, true}, {`techniques["X-Wing"] >= 2`, true}, {`techniques["swordfish"] == 0`, true}, {`"x-wing" in techniques`, true},
		{`puzzle startsWith "94" && puzzle endsWith "7.." && puzzle contains "2"`, true}, {`puzzle matches "^9[0-4]"`, true},
		{`upper("r") + "4" == "R4"`, true}, {`join(cells, " ") == "r1c1 r4c7"`, true}, {`trim(" a ") == "a"`, true},
		{"abs(-2) == 2 && floor(er) == 8 && ceil(er) == 9 && round(er) == 9", true}, {"(unique ? n : 0) == 7", true}, {"2 ** 3 == 8", true},
		{"er / 2 < 4.5 and er * 2 > 17", true},
	} {
		f, err := filter.Compile(test.text, &rows)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		for _, f := range []*filter.Filter[*row]{f, f.Clone()} {
			if got, err := f.Holds(&one); err != nil || got != test.want {
				t.Errorf("%s: %v %v, want %v", test.text, got, err, test.want)
			}
		}
	}
}

// TestNone has a number that is not known: each comparison with it is false, but !=.
func TestNone(t *testing.T) {
	unknown := row{er: filter.None}
	for text, want := range map[string]bool{
		"er >= 0": false, "er < 100": false, "er == 5": false, "er != 5": true, "er in [5]": false, `level < "extreme"`: false,
		`level >= "easy"`: false, `level == "easy"`: false, `level in ["easy", "hard"]`: false, "er + 1 > 0": false, `uses("x-wing")`: false,
	} {
		f, err := filter.Compile(text, &rows)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if got, err := f.Holds(&unknown); err != nil || got != want {
			t.Errorf("%s: %v %v, want %v", text, got, err, want)
		}
	}
	if !math.IsNaN(filter.Level("")) {
		t.Error("no level is a level")
	}
}

func TestRefused(t *testing.T) {
	const others = "; there are er, n, unique, level, puzzle, cells, digits, techniques"
	for _, test := range []struct{ text, want string }{
		{"", "column 1: an expression is missing, as er >= 8.9"},
		{"unique && eer > 5", "column 11: there is no field eer here; did you mean er?"},
		{"difficulty > 5", "column 1: there is no field difficulty here" + others},
		{"er >", "column 4: the expression ends too early"},
		{"er >= 8.9)", `column 10: unexpected ")"`},
		{`er > "hard"`, "column 4: invalid operation: > (mismatched types float64 and string)"},
		{`level > "hrad"`, `column 9: there is no level "hrad"; there are easy, medium, hard, unfair, extreme`},
		{`level in ["easy", "had"]`, `column 19: there is no level "had"; there are easy, medium, hard, unfair, extreme`},
		{`uses("x-wng")`, `column 6: there is no technique "x-wng"; did you mean x-wing, w-wing or xy-wing?`},
		{`uses(puzzle)`, `column 1: uses is asked for a technique: uses("x-wing")`},
		{`use("x-wing")`, "column 1: there is no function use; did you mean uses?"},
		{"uses", `column 1: uses is asked for a technique: uses("x-wing")`},
		{`techniques["x-wng"] > 1`, `column 12: there is no technique "x-wng"; did you mean x-wing, w-wing or xy-wing?`},
		{`cells[0] == "r1c1"`, `column 6: brackets and dots are for fields that count, as techniques["x-wing"]`},
		{"er", "column 1: the expression is to be true or false, and is float64"},
		{"unique ? er : n", "column 1: the expression is to be true or false, and is unknown"},
		{`puzzle matches puzzle`, `column 16: what is matched is a pattern in quotes, as "^r[1-3]"`},
		{`puzzle matches "["`, "column 8: error parsing regexp: missing closing ]: `[`"},
		{"n in 1..5", "column 7: there is no operator .. in expressions"},
		{"now() > 1", "column 1: there is no function now"},
		{`repeat("a", 10) == "a"`, "column 1: there is no function repeat"},
		{"all(digits, # > 1)", "column 1: there is no function all"},
	} {
		_, err := filter.Compile(test.text, &rows)
		if err == nil || err.Error() != test.want {
			t.Errorf("%s:\n got %v\nwant %s", test.text, err, test.want)
		}
	}
}

// TestBounded has what could take long or much refused: each of these is in the language of the library.
func TestBounded(t *testing.T) {
	long := make([]byte, 5000)
	for i := range long {
		long[i] = '('
	}
	for _, text := range []string{
		"let a = puzzle + puzzle; a == puzzle", "n; unique", "{n: 1} == {n: 2}", "digits[0:1] == digits", "reduce(1..1000000, #acc + #, 0) > 1",
		"any(1..100000, any(1..100000, # > 5))", `sum(digits, # * 2) > 5`, `join([puzzle, puzzle], puzzle) == ""`, `join(cells, puzzle) == ""`,
		`replace(puzzle, "", puzzle) == ""`, "nil == n", "n ?? 5 == 5", "puzzle?.a == 1", "digits | len() | now() > 1", string(long),
		`if unique { true } else { false }`, "puzzle.len() > 5", "#n == 1", `$env["n"] == 1`,
	} {
		if _, err := filter.Compile(text, &rows); err == nil {
			t.Errorf("%.60s is taken", text)
		}
	}
}

// TestValues has an error that only the values show.
func TestValues(t *testing.T) {
	f, err := filter.Compile("100 % (n - 7) == 0", &rows)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.Holds(&one); err == nil {
		t.Error("a remainder of a division by zero is taken")
	}
	if got, err := f.Holds(&row{n: 9}); err != nil || !got {
		t.Errorf("after an error: %v %v", got, err)
	}
}

// FuzzCompile holds what is compiled to be true or false, or an error, of any row, and the same of a clone; and
// errors to stand within the text.
func FuzzCompile(f *testing.F) {
	for _, text := range []string{
		`er >= 8.9 && uses("x-wing")`, `level in ["easy"]`, `techniques["x-wing"] > 1`, `join(cells, ",") matches "r1"`, "(unique ? n : 0) % 7 == -1",
		`puzzle contains "9" or not (5 in digits)`, "2 ** 3 ^ n", "max(digits) / 0 > 1", "((((((", `"`, "1e999 > er", "9223372036854775807 + n > 0",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		compiled, err := filter.Compile(text, &rows)
		if err != nil {
			at, ok := err.(*filter.Error)
			if !ok || at.Column < 1 || at.Column > len(text)+2 {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		for _, r := range []*row{&one, {}, {er: filter.None}} {
			a, errA := compiled.Holds(r)
			b, errB := compiled.Clone().Holds(r)
			if a != b || (errA == nil) != (errB == nil) {
				t.Fatalf("%q: %v %v, cloned %v %v", text, a, errA, b, errB)
			}
		}
	})
}

func BenchmarkHolds(b *testing.B) {
	f, err := filter.Compile(`er >= 8.9 && unique && uses("x-wing")`, &rows)
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if holds, err := f.Holds(&one); err != nil || !holds {
			b.Fatal(holds, err)
		}
	}
}
