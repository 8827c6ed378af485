package dratcheck

import (
	"strings"
	"testing"

	"deduku/internal/sanitize"
)

// pigeons says that two pigeons sit in one hole: clauses 1 to 3.
const pigeons = "p cnf 2 3\n1 0\n2 0\n-1 -2 0\n"

// square has all four clauses of two variables.
const square = "c a comment\np cnf 2 4\n1 2 0\n1 -2\n0\n-1 2 0 -1 -2 0\n"

func TestCheck(t *testing.T) {
	for _, test := range []struct {
		name, formula, proof string
		want                 Result
		err                  string
	}{
		{"drat", square, "1 0\n0\n", Result{"DRAT", 2, 4, 2, 0}, ""},
		{"drat at once", pigeons, "0\n", Result{"DRAT", 2, 3, 1, 0}, ""},
		{"drat deletes", square, "1 0\nd 2 1 0\n0\n", Result{"DRAT", 2, 4, 2, 1}, ""},
		{"lrat", square, "5 1 0 1 2 0\n6 0 5 3 4 0\n", Result{"LRAT", 2, 4, 2, 0}, ""},
		{"lrat deletes", square, "5 1 0 1 2 0\n5 d 1 2 0\n6 0 5 3 4 0\n", Result{"LRAT", 2, 4, 2, 1}, ""},
		{"lrat, what comes after the end", pigeons, "4 0 1 2 3 0\nnonsense", Result{"LRAT", 2, 3, 1, 0}, ""},
		{"windows", strings.ReplaceAll(square, "\n", "\r\n"), "1 0\r\n0\r\n", Result{"DRAT", 2, 4, 2, 0}, ""},

		{"nothing shown", square, "", Result{}, "proof: the proof ends without the empty clause"},
		{"no end", square, "1 0\n", Result{}, "proof: the proof ends without the empty clause"},
		{"does not follow", "p cnf 2 2\n1 2 0\n1 -2 0\n", "2 0\n", Result{}, "proof: line 1: clause [2] does not follow by unit propagation"},
		{"resolution asymmetric", "p cnf 3 1\n1 2 0\n", "3 1 0\n", Result{}, "proof: line 1: clause [3 1] does not follow"},
		{"deletes what is not there", square, "d 1 0\n", Result{}, "proof: line 1: clause [1] can't be deleted: it does not stand"},
		{"deletes twice", square, "d 1 2 0\nd 1 2 0\n", Result{}, "proof: line 2: clause [1 2] can't be deleted"},

		{"empty clause with a large number", square, "99999999 0 0\n", Result{}, "proof: line 1: clause 99999999: its hints end without a clause that has no literal left"},
		{"number too small", square, "4 1 0 1 2 0\n", Result{}, "proof: line 1: clause 4: numbers grow, and the last one was 4"},
		{"lrat deletes twice", square, "5 d 1 0\n5 d 1 0\n", Result{}, "proof: line 2: clause 1 can't be deleted: it does not stand"},
		{"lrat deletes what is not there", square, "5 d 77 0\n", Result{}, "proof: line 1: clause 77 can't be deleted"},
		{"hint is not unit", square, "5 2 0 2 0\n", Result{}, "proof: line 1: clause 5: hint 2 has 2 literals left"},
		{"hint has two left", "p cnf 3 2\n1 2 3 0\n-1 0\n", "3 0 1 0\n", Result{}, "proof: line 1: clause 3: hint 1 has 3 literals left, so it forces nothing"},
		{"hint is gone", square, "5 d 1 0\n6 1 0 1 2 0\n", Result{}, "proof: line 2: clause 6: its hint 1 is no clause that stands"},
		{"rat hint", square, "5 1 0 -1 2 0\n", Result{}, "proof: line 1: -1 is a hint of a clause that keeps the formula satisfiable (RAT)"},

		{"a deleted clause is not used", square, "d 1 2 0\nd 1 -2 0\n1 0\n", Result{}, "proof: line 3: clause [1] does not follow"},
		{"hint forces what is true", square, "5 1 0 1 1 2 0\n", Result{}, "proof: line 1: clause 5: hint 1 is true already"},
		{"hint after the last", pigeons, "4 0 1 2 3 1 0\n", Result{}, "proof: line 1: clause 4: hint 3 has no literal left, and 1 hint comes after it"},
		{"word after the end of a line", square, "5 1 0 1 2 0 7\n", Result{}, `proof: line 1: "7" after the 0 that ends the line`},

		{"no header", "1 2 0\n", "0\n", Result{}, `formula: line 1: a formula begins with "p cnf VARIABLES CLAUSES", not "1 2 0"`},
		{"nothing", "", "0\n", Result{}, "formula: no line"},
		{"fewer clauses", "p cnf 2 3\n1 0\n", "0\n", Result{}, "formula: 1 clause, where the first line says 3"},
		{"variable too high", "p cnf 2 1\n3 0\n", "0\n", Result{}, "formula: line 2: literal 3: the formula has 2 variables"},
		{"variable too high in the proof", square, "3 0\n", Result{}, "proof: line 1: literal 3: the formula has 2 variables"},
		{"cut", "p cnf 2 1\n1 2\n", "0\n", Result{}, "formula: line 2: the last clause has no 0"},
		{"cut proof", square, "1", Result{}, "proof: line 1: the clause has no 0 at its end"},
		{"words", square, "one 0\n", Result{}, `proof: line 1: "one" is no literal`},
		{"very many variables", "p cnf 999999999 0\n", "0\n", Result{}, "formula: line 1: 999999999 variables; up to"},
		{"binary", square, "a\x02\x00", Result{}, "proof: line 1: this proof is binary"},

		{"a long line of the formula", "c " + strings.Repeat("x", sanitize.MaxLine), "0\n", Result{}, "formula: line 1, from byte 0 on, is longer than 16 MiB"},
		{"a line with too many words", "p cnf 1 1\n" + strings.Repeat("1 ", 1<<19+1), "0\n", Result{}, "formula: line 2: the line has 1048578 bytes; the limit is 1 MiB"},
		{"a long line of the proof", square, "1 0\n" + strings.Repeat("1", sanitize.MaxLine+1), Result{}, "proof: line 2, from byte 4 on, is longer than 16 MiB"},
		{"more clauses", "p cnf 1 1\n1 0\n1 0\n1 0\n", "0\n", Result{}, "formula: line 3: there are more clauses than the 1 that the first line says"},
		{"a formula with too many clauses", "p cnf 1 999999999\n" + strings.Repeat("1 0\n", maxClauses+1), "0\n", Result{}, "formula: line 131074: the formula and the proof have more than 131072 clauses"},
		{"a clause with too many literals", "p cnf 1 1\n" + strings.Repeat("1 1 1 1\n", maxLiterals/4+1), "0\n", Result{}, "formula: line 262146: the formula and the proof have more than 1048576 literals"},
		{"a proof with too many clauses", square, strings.Repeat("1 2 0\n", maxClauses), Result{}, "proof: line 131069: the formula and the proof have more than 131072 clauses"},
	} {
		t.Run(test.name, func(t *testing.T) {
			got, err := Check(strings.NewReader(test.formula), strings.NewReader(test.proof), "formula", "proof")
			switch {
			case test.err == "" && (err != nil || got != test.want):
				t.Errorf("got %+v, %v, want %+v", got, err, test.want)
			case test.err != "" && (err == nil || !strings.HasPrefix(err.Error(), test.err)):
				t.Errorf("got %v, want %s", err, test.err)
			}
		})
	}
}

// FuzzCheck looks that no text ends in a panic, and that no formula with a model is called unsatisfiable.
func FuzzCheck(f *testing.F) {
	f.Add(square, "5 1 0 1 2 0\n6 0 5 3 4 0\n")
	f.Add(square, "1 0\nd 1 2 0\n0\n")
	f.Add("p cnf 3 2\n1 2 3 0\n-1 0\n", "2 3 0\n0\n")
	f.Fuzz(func(t *testing.T, formula, proof string) {
		_, err := Check(strings.NewReader(formula), strings.NewReader(proof), "formula", "proof")
		if err != nil {
			return
		}
		read, err := readFormula(strings.NewReader(formula))
		if err != nil {
			t.Fatal(err)
		}
		if read.variables <= 10 && satisfiable(read) {
			t.Errorf("proved, though it can be satisfied: %q by %q", formula, proof)
		}
	})
}

// satisfiable tries all values.
func satisfiable(f *formula) bool {
	for values := range 1 << f.variables {
		holds := true
		for i := range f.len() {
			clause := false
			for _, l := range f.clause(i) {
				clause = clause || values>>(max(l, -l)-1)&1 != 0 == (l > 0)
			}
			holds = holds && clause
		}
		if holds {
			return true
		}
	}
	return false
}
