package table

import (
	"crypto/sha1"
	"encoding/hex"
	"fmt"

	"deduku/board"
	"deduku/deduce/batch"
)

// bank is the format of the Sudoku Exchange puzzle bank: 100 bytes a puzzle, which are the first 12 hexadecimal digits of the
// SHA-1 hash of its 81 digits, these digits with 0 for open cells, and the Sudoku Explainer rating in 4 characters. The rating is
// blank if it isn't known, if only a lower limit of it is known, or if it is the rating of a puzzle that needs its pencil marks, because
// the record has only the digits.
// https://github.com/grantm/sudoku-exchange-puzzle-bank (README).
var bank = &Format{
	Name:  "bank",
	needs: batch.FieldER,
	Head:  func([]*batch.Field) []byte { return nil },
	Append: func(out []byte, _ []*batch.Field, r *batch.Row) []byte {
		var digits [board.Cells]byte
		for c, d := range r.Puzzle {
			digits[c] = '0' + byte(d)
		}
		const hashBytes = 6
		hash := sha1.Sum(digits[:])
		out = hex.AppendEncode(out, hash[:hashBytes])
		out = append(append(out, ' '), digits[:]...)
		return fmt.Appendf(out, " %4s\n", bankRating(r))
	},
}

func bankRating(r *batch.Row) string {
	if r.Above || r.Rating.ER == 0 || len(r.Eliminated) > 0 && !r.Unique() {
		return ""
	}
	return r.Rating.ER.String()
}
