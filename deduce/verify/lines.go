package verify

import (
	"bufio"
	"errors"
	"io"
)

// maxLine bounds a line, and with it the memory that any input can ask for.
const maxLine = 16 << 20

var errLong = errors.New("the line is longer than 16 MiB")

// lines reads a stream line by line.
type lines struct {
	r    *bufio.Reader
	long []byte // a line that did not fit into the buffer of r
	n    int    // the number of the last line
}

// next gives the next line without its end, valid until the next call. After
// the last line the error is io.EOF.
func (l *lines) next() ([]byte, error) {
	l.n++
	line, err := l.r.ReadSlice('\n')
	if err == bufio.ErrBufferFull {
		line, err = l.rest(line)
	}
	switch {
	case err == nil:
		return line[:len(line)-1], nil
	case err == io.EOF && len(line) > 0:
		return line, nil
	}
	return nil, err
}

// rest reads on where a line did not fit.
func (l *lines) rest(line []byte) ([]byte, error) {
	l.long = append(l.long[:0], line...)
	for {
		part, err := l.r.ReadSlice('\n')
		if len(l.long)+len(part) > maxLine {
			return nil, errLong
		}
		if need := len(l.long) + len(part); need > cap(l.long) {
			// Twice the memory, so that what a line leaves behind is no more than what it takes.
			l.long = append(make([]byte, 0, max(2*cap(l.long), need)), l.long...)
		}
		l.long = append(l.long, part...)
		if err != bufio.ErrBufferFull {
			return l.long, err
		}
	}
}
