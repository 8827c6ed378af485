package jsonl

import (
	"context"
	"io"

	"deduku/deduce"
)

// ReadOwnLog reads a log with its parts, as files of our own have them, for the tests.
func ReadOwnLog(ctx context.Context, r io.Reader, ladder deduce.Ladder) (deduce.Log, error) {
	return readLog(ctx, r, Reader{Own: true, ladder: ladder})
}
