package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"

	"deduku/deduce/rate"
	"deduku/deduce/render/jsonl"
)

// longLog bounds a log whose names are confirmed: it is held in memory as a whole. Logs of the hardest boards take a few MiB.
const longLog = 64 << 20

// readWhole reads the rest of the stream into a part, which is then all in its text.
func (p *logPart) readWhole() error {
	rest, err := io.ReadAll(io.LimitReader(p.rest, longLog))
	if err != nil {
		p.rest = failing{err} // the checker says what the part holds before that
	} else {
		p.rest = failing{io.EOF}
	}
	if len(rest) == longLog {
		return fmt.Errorf("after line %d a log is longer than 64 MiB, which is more than names are confirmed of", p.after)
	}
	p.text = append(p.text, rest...)
	return nil
}

// unconfirmed counts the steps of logs, one behind the other after so many lines, that are not found again under their names.
func unconfirmed(ctx context.Context, text []byte, after int) (n int, err error) {
	for len(text) > 0 {
		end := bytes.Index(text, nextLog) + 1
		if end == 0 {
			end = len(text)
		}
		log, err := jsonl.ReadStrange(ctx, bytes.NewReader(text[:end]), rate.Known)
		if err != nil {
			var at *jsonl.ReadError
			if errors.As(err, &at) {
				at.Line += after
			}
			return n, err
		}
		after += bytes.Count(text[:end], nextLog[:1])
		n += log.Unconfirmed()
		text = text[end:]
	}
	return n, nil
}
