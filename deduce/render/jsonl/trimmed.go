package jsonl

import (
	"context"
	"errors"
	"slices"

	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// A log that was trimmed keeps the numbers of its steps. Its file is numbered without gaps, so that whatever reads logs reads it, and has
// these numbers in its header: "numbers":[1,2,3,31]. In memory the gaps are steps of kind Omitted.

// checkNumbers says what is wrong with the numbers of a header.
func checkNumbers(numbers []int) error {
	for i, n := range numbers {
		switch {
		case n <= i || i > 0 && n <= numbers[i-1]:
			return fieldError("numbers", "%d should be higher than what stands before it", n)
		case n > deduce.UsualLimit:
			return fieldError("numbers", "%d is too high: %d is the highest that is read", n, deduce.UsualLimit)
		}
	}
	return nil
}

// omit takes the number n for a step that was left out.
func (r *Reader) omit(ctx context.Context, n int) error {
	_, err := r.solver.Recall(ctx, &deduce.Step{Kind: deduce.Omitted}, nil)
	if err != nil && ctx.Err() == nil {
		err = &ReadError{Stray: true, Err: err}
	}
	return err
}

// renumber gives the step of the line n its number, and what it rests on theirs.
func (r *Reader) renumber(ctx context.Context, n int, step *deduce.Step) error {
	if n > len(r.numbers) {
		return fieldError("n", "the header has the numbers of %s; this is one more", wording.Count(len(r.numbers), "step", "steps"))
	}
	for k := r.numbers[n-1] - r.omitted - n; k > 0; k-- {
		if err := r.omit(ctx, n); err != nil {
			return err
		}
		r.omitted++
	}
	of := func(k int) (int, error) {
		if k < 1 || k >= n {
			return 0, errors.New("because and undoes name steps before this one")
		}
		return r.numbers[k-1], nil
	}
	var err error
	step.Because = slices.Clone(step.Because)
	for i, k := range step.Because {
		if step.Because[i], err = of(k); err != nil {
			return &ReadError{Stray: true, Err: err}
		}
	}
	if step.Kind == deduce.Backtrack {
		undoes, err := of(int(step.Undoes))
		if err != nil {
			return &ReadError{Stray: true, Err: err}
		}
		step.Undoes = int32(undoes)
	}
	return nil
}
