package drat

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strconv"

	"deduku/deduce"
)

// Form is how a proof is written.
type Form uint8

// The forms of a proof, both as text.
const (
	DRAT Form = iota // a clause a line
	LRAT             // each with its number and those of the clauses that show it, so that checking takes no search
)

// write writes the proof that a formula can't be satisfied, by the steps of a log of its puzzle. Steps of the log that
// do not follow from the rules alone are left out, and where the rest does not suffice, cases of all truths end the proof. The error is
// of the context, of the writer, errMinimal or ErrOpen.
func write(ctx context.Context, w io.Writer, form Form, f *Formula, log *deduce.Log) (Figures, error) {
	if f.Minimal {
		return Figures{}, errMinimal
	}
	buffered := bufio.NewWriter(w)
	var line []byte
	clauses := 0
	p := under(ctx, f, func(n int32, clause []literal, hints []int32) {
		clauses++
		line = line[:0]
		if form == LRAT {
			line = append(strconv.AppendInt(line, int64(n), 10), ' ')
		}
		line = appendClause(line, clause)
		if form == LRAT {
			line[len(line)-1] = ' '
			for _, h := range hints {
				line = append(strconv.AppendInt(line, int64(h), 10), ' ')
			}
			line = append(line, '0', '\n')
		}
		buffered.Write(line) // its error stays, and Flush tells it
	})
	out := p.run(log)
	out.Clauses = clauses
	if err := buffered.Flush(); err != nil {
		return out, err
	}
	if err := ctx.Err(); err != nil {
		return out, err
	}
	if !p.refuted {
		return out, ErrOpen
	}
	return out, nil
}

// errMinimal is the error for a proof of a minimal formula: its steps do not follow by propagation.
var errMinimal = errors.New("proofs are of the extended encoding: a formula in the minimal one is written without a proof")

// ErrOpen says that there is nothing to prove: the formula can be satisfied, so the claim is false.
var ErrOpen = errors.New("the claim is false: the puzzle has another solution")
