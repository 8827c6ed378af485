package dratcheck

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
)

// proofLine is a clause that a proof adds, or one or several that it drops.
type proofLine struct {
	deletes bool
	id      int     // of an added clause, in LRAT
	clause  []int32 // that it adds or, in DRAT, drops
	ids     []int   // in LRAT: the clauses that show an added one, or that are dropped
}

// proofReader reads the lines of a proof. The first that is no comment tells whether it is LRAT.
type proofReader struct {
	lines
	variables int
	known     bool
	isLRAT    bool
	read      proofLine
}

func newProofReader(in io.Reader, variables int) *proofReader {
	return &proofReader{lines: newLines(in), variables: variables}
}

func (r *proofReader) form() string {
	if r.isLRAT {
		return "LRAT"
	}
	return "DRAT"
}

// next is the next line, good until the one after it; io.EOF at the end.
func (r *proofReader) next() (*proofLine, error) {
	for {
		text, err := r.lines.next()
		if err != nil {
			return nil, err
		}
		words := bytes.Fields(text)
		if len(words) == 0 || words[0][0] == 'c' {
			continue
		}
		if !r.known {
			if bytes.IndexByte(text, 0) >= 0 {
				return nil, r.at(errors.New("this proof is binary; proofs are read as text (cadical --no-binary writes it)"))
			}
			r.known, r.isLRAT = true, isLRAT(words)
		}
		r.read = proofLine{clause: r.read.clause[:0], ids: r.read.ids[:0]}
		if r.isLRAT {
			return &r.read, r.at(r.lrat(words))
		}
		return &r.read, r.at(r.drat(words))
	}
}

// isLRAT reports whether a line is LRAT: it has two lists that end with 0, or its second word is d.
func isLRAT(words [][]byte) bool {
	zeros := 0
	for _, w := range words {
		if string(w) == "0" {
			zeros++
		}
	}
	return zeros == 2 || len(words) > 1 && string(words[1]) == "d"
}

// drat reads LITERAL... 0, or d LITERAL... 0.
func (r *proofReader) drat(words [][]byte) (err error) {
	if string(words[0]) == "d" {
		r.read.deletes, words = true, words[1:]
	}
	words, err = r.literals(words)
	if err == nil && len(words) > 0 {
		err = fmt.Errorf("%.20q after the 0 that ends the clause", words[0])
	}
	return err
}

// lrat reads ID LITERAL... 0 HINT... 0, or ID d ID... 0.
func (r *proofReader) lrat(words [][]byte) (err error) {
	if r.read.id, err = number(words[0]); err != nil {
		return err
	}
	words = words[1:]
	if len(words) > 0 && string(words[0]) == "d" {
		r.read.deletes, words = true, words[1:]
	} else if words, err = r.literals(words); err != nil {
		return err
	}
	for i, w := range words {
		if string(w) == "0" {
			if i+1 < len(words) {
				return fmt.Errorf("%.20q after the 0 that ends the line", words[i+1])
			}
			return nil
		}
		id, err := number(w)
		if err != nil {
			return err
		}
		r.read.ids = append(r.read.ids, id)
	}
	return errors.New("the line has no 0 at its end")
}

// literals reads a clause to its 0, and gives what comes after.
func (r *proofReader) literals(words [][]byte) (rest [][]byte, err error) {
	for i, w := range words {
		l, err := literal(w, r.variables)
		if err != nil {
			return nil, err
		}
		if l == 0 {
			return words[i+1:], nil
		}
		r.read.clause = append(r.read.clause, l)
	}
	return nil, errors.New("the clause has no 0 at its end")
}

// number reads the number of a clause.
func number(word []byte) (int, error) {
	n, err := strconv.Atoi(string(word))
	switch {
	case err != nil:
		return 0, fmt.Errorf("%.20q is no number of a clause", word)
	case n < 0:
		return 0, fmt.Errorf("%d is a hint of a clause that keeps the formula satisfiable (RAT), which is not taken here: each clause must follow", n)
	case n == 0:
		return 0, errors.New("clauses are numbered from 1")
	}
	return n, nil
}
