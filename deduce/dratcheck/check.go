package dratcheck

import (
	"errors"
	"fmt"
	"io"
)

// Result is what a proof that holds came to.
type Result struct {
	Form      string // "DRAT" or "LRAT"
	Variables int    // of the formula
	Clauses   int    // of the formula
	Lines     int    // clauses of the proof, to the empty one
	Deletions int    // clauses of the proof or of the formula that it drops on the way
}

// A checker takes the lines of a proof one by one.
type checker interface {
	// add takes a clause that is claimed to follow. For the empty clause, which ends a proof, done is true.
	add(line *proofLine) (done bool, err error)
	remove(line *proofLine) error
}

// Check reads a formula and a proof, and reports whether the proof shows that the formula can't be satisfied. An error says which
// file is at fault, by the names given, and in which line.
func Check(formula, proof io.Reader, formulaName, proofName string) (Result, error) {
	f, err := readFormula(formula)
	if err != nil {
		return Result{}, fmt.Errorf("%s: %w", formulaName, err)
	}
	result := Result{Variables: f.variables, Clauses: f.len()}
	lines := newProofReader(proof, f.variables)
	literals := len(f.literals)
	var c checker
	for {
		line, err := lines.next()
		switch {
		case errors.Is(err, io.EOF):
			return result, fmt.Errorf("%s: the proof ends without the empty clause", proofName)
		case err != nil:
			return result, fmt.Errorf("%s: %w", proofName, err)
		case c == nil:
			result.Form, c = lines.form(), f.checkerOf(lines.isLRAT)
		}
		if line.deletes {
			result.Deletions++
			err = c.remove(line)
		} else {
			result.Lines++
			literals += len(line.clause)
			var done bool
			if err = tooMany(f.len()+result.Lines, literals); err == nil {
				done, err = c.add(line)
			}
			if done {
				return result, nil
			}
		}
		if err != nil {
			return result, fmt.Errorf("%s: %w", proofName, lines.at(err))
		}
	}
}

func (f *formula) checkerOf(isLRAT bool) checker {
	if isLRAT {
		return newLRAT(f)
	}
	return newDRAT(f)
}
