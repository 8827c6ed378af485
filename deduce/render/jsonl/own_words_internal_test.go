package jsonl

import (
	"bytes"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/internal/testutil/boardtest"
)

// TestOwnWords holds the words that are written without a look at them to needing no escapes, and logs that are passed on piece by
// piece to being the same.
func TestOwnWords(t *testing.T) {
	own := 0
	for _, puzzle := range boardtest.First(t, "top1465.txt", 40) {
		s := deduce.New(puzzle, deduce.Options{Seed: 1, Limit: 3000})
		s.Solve(t.Context()) // or as far as it gets
		log := s.Log()
		for i := range log.Steps {
			step := &log.Steps[i]
			if text := (wording.Text{}).Line(step); ownWords(step) {
				own++
				if !plain([]byte(text)) {
					t.Errorf("%q is written as it is", text)
				}
			}
		}
		var whole, pieces []byte
		whole = new(Writer).Append(nil, &log)
		rest := new(Writer).AppendTo(nil, &log, func(b []byte) []byte {
			if len(b) > 1000 {
				pieces = append(pieces, b...)
				return b[:0]
			}
			return b
		})
		if pieces = append(pieces, rest...); !bytes.Equal(pieces, whole) {
			t.Errorf("%v: %d bytes in pieces, %d in one", puzzle, len(pieces), len(whole))
		}
	}
	if own < 1000 {
		t.Errorf("%d steps with words of our own", own)
	}
}
