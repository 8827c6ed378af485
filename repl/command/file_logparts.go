package command

import (
	"bytes"
	"deduku/repl/answer"
	"io"
	"iter"
	"slices"
)

// logPart is some whole logs of a stream, to be checked by themselves.
type logPart struct {
	text    []byte
	rest    io.Reader // what comes after text: nothing, all that is left of the stream, or the error that ended it
	after   int       // the lines of the stream before it
	checked answer.Checked
	err     error
}

// How long a part is at least, unless the stream ends, and at most: where no other log begins until then, the rest of the
// stream is in it.
const (
	shortPart = 128 << 10
	longPart  = 4 << 20
)

// nextLog is how the first line of a log begins after the end of another. A line that is a step does not begin so.
var nextLog = []byte("\n{\"deduku\":")

// logParts yields the parts of a stream of logs, at least one. Their texts may be given back through free, to be used again.
func logParts(in io.Reader, free <-chan []byte) iter.Seq[*logPart] {
	return func(yield func(*logPart) bool) {
		lines := 0
		var text []byte
		for {
			looked := max(0, len(text)-len(nextLog))
			var err error
			if text, err = readMore(in, text); err != nil {
				yield(&logPart{text: text, rest: failing{err}, after: lines})
				return
			}
			end := lastLog(text[looked:])
			switch {
			case end > 0:
				end += looked
				part := &logPart{text: text[:end], rest: failing{io.EOF}, after: lines}
				lines += bytes.Count(part.text, nextLog[:1])
				text = append(again(free), text[end:]...)
				if !yield(part) {
					return
				}
			case len(text) > longPart:
				yield(&logPart{text: text, rest: in, after: lines})
				return
			}
		}
	}
}

// lastLog is where the last log begins that begins behind the end of a line, 0 where none does. Line by line from the end it
// is found sooner than by bytes.LastIndex.
func lastLog(text []byte) int {
	for end := bytes.LastIndexByte(text, nextLog[0]); end >= 0; end = bytes.LastIndexByte(text[:end], nextLog[0]) {
		if bytes.HasPrefix(text[end:], nextLog) {
			return end + 1
		}
	}
	return 0
}

// again is memory that was given back and is not too large to keep, or new memory.
func again(free <-chan []byte) []byte {
	select {
	case text := <-free:
		if cap(text) <= longPart {
			return text[:0]
		}
	default:
	}
	return make([]byte, 0, 2*shortPart)
}

// readMore appends what comes next, up to a short part of it. The error is that of in, io.EOF at its end.
func readMore(in io.Reader, text []byte) ([]byte, error) {
	from := len(text)
	text = slices.Grow(text, shortPart)[:from+shortPart]
	n, err := io.ReadFull(in, text[from:])
	if err == io.ErrUnexpectedEOF {
		err = io.EOF
	}
	return text[:from+n], err
}

// failing is a stream that ended so.
type failing struct{ error }

func (f failing) Read([]byte) (int, error) { return 0, f.error }
