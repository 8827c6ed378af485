package dratcheck

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"

	"deduku/internal/sanitize"
	"deduku/internal/spelling"
)

// The limits of a formula and its proof together, so that checking them takes less than 100 MiB. The proofs of the hardest
// puzzles have some thousand clauses.
const (
	maxVariables = 1 << 18
	maxClauses   = 1 << 17
	maxLiterals  = 1 << 20
	maxLine      = 1 << 20 // bytes
)

// tooMany returns an error if there are more clauses or literals than a checker takes.
func tooMany(clauses, literals int) error {
	switch {
	case clauses > maxClauses:
		return fmt.Errorf("the formula and the proof have more than %d clauses, which is the limit", maxClauses)
	case literals > maxLiterals:
		return fmt.Errorf("the formula and the proof have more than %d literals, which is the limit", maxLiterals)
	}
	return nil
}

// formula is clauses that are given.
type formula struct {
	variables int
	literals  []int32 // the clauses, one after the other
	ends      []int   // where each of them ends
}

func (f *formula) len() int { return len(f.ends) }

// clause is clause i, counted from 0.
func (f *formula) clause(i int) []int32 {
	begin := 0
	if i > 0 {
		begin = f.ends[i-1]
	}
	return f.literals[begin:f.ends[i]]
}

// readFormula reads DIMACS CNF. Clauses may go over several lines, as the format allows; comments are skipped.
func readFormula(in io.Reader) (*formula, error) {
	f, lines := new(formula), newLines(in)
	announced, open := -1, false
	for {
		text, err := lines.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
		words := bytes.Fields(text)
		switch {
		case len(words) == 0 || words[0][0] == 'c':
			continue
		case announced < 0:
			if f.variables, announced, err = header(words); err != nil {
				return nil, lines.at(err)
			}
			continue
		}
		for _, word := range words {
			l, err := literal(word, f.variables)
			if err != nil {
				return nil, lines.at(err)
			}
			if open = l != 0; open {
				f.literals = append(f.literals, l)
			} else {
				f.ends = append(f.ends, len(f.literals))
			}
		}
		if f.len() > announced {
			return nil, lines.at(fmt.Errorf("there are more clauses than the %d that the first line says", announced))
		}
		if err := tooMany(f.len(), len(f.literals)); err != nil {
			return nil, lines.at(err)
		}
	}
	switch {
	case announced < 0:
		return nil, fmt.Errorf("no line \"p cnf VARIABLES CLAUSES\": this is no formula in DIMACS CNF")
	case open:
		return nil, lines.at(errors.New("the last clause has no 0 at its end"))
	case f.len() != announced:
		return nil, fmt.Errorf("%s, where the first line says %d", spelling.Count(f.len(), "clause", "clauses"), announced)
	}
	return f, nil
}

// header reads the line p cnf VARIABLES CLAUSES.
func header(words [][]byte) (variables, clauses int, err error) {
	if len(words) == 4 && string(words[0]) == "p" && string(words[1]) == "cnf" {
		var e1, e2 error
		variables, e1 = strconv.Atoi(string(words[2]))
		clauses, e2 = strconv.Atoi(string(words[3]))
		if e1 == nil && e2 == nil && variables >= 0 && clauses >= 0 {
			if variables > maxVariables {
				return 0, 0, fmt.Errorf("%d variables; up to %d are taken", variables, maxVariables)
			}
			return variables, clauses, nil
		}
	}
	return 0, 0, fmt.Errorf("a formula begins with \"p cnf VARIABLES CLAUSES\", not %.40q", bytes.Join(words, []byte(" ")))
}

// literal reads a literal, or the 0 that ends a list.
func literal(word []byte, variables int) (int32, error) {
	l, err := strconv.ParseInt(string(word), 10, 32)
	if err != nil {
		return 0, fmt.Errorf("%.20q is no literal: it is a number, as 12 or -12", word)
	}
	if l > int64(variables) || -l > int64(variables) {
		return 0, fmt.Errorf("literal %d: the formula has %s", l, spelling.Count(variables, "variable", "variables"))
	}
	return int32(l), nil
}

// lines reads lines and counts them.
type lines struct {
	in   *sanitize.Lines
	line int
}

func newLines(in io.Reader) lines { return lines{in: sanitize.NewLines(in)} }

// next returns the next line, which is good until the one after it, or io.EOF at the end. Any other error says which line is
// at fault.
func (l *lines) next() ([]byte, error) {
	text, err := l.in.Next()
	if err != nil {
		return nil, err
	}
	l.line++
	if len(text) > maxLine {
		return nil, l.at(fmt.Errorf("the line has %d bytes; the limit is 1 MiB", len(text)))
	}
	return text, nil
}

// at returns an error with the number of the last line, or nil if there is none.
func (l *lines) at(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("line %d: %w", l.line, err)
}
