package sanitize

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
)

// MaxLine is the most bytes of a line, its end not counted.
const MaxLine = 16 << 20

// LongLineError says that a line is longer than [MaxLine].
type LongLineError struct {
	Line   int   // its number, from 1
	Offset int64 // of its first byte, from 0
}

func (e *LongLineError) Error() string {
	return fmt.Sprintf("line %d, from byte %d on, is longer than 16 MiB", e.Line, e.Offset)
}

// Lines reads a stream line by line. It keeps no more than one line in memory, and no line that is too long.
type Lines struct {
	in     *bufio.Reader
	long   []byte // a line that did not fit into the buffer of in
	number int
	offset int64 // of the line
	next   int64 // offset of the line behind it
	whole  bool
	err    error // a line that was too long ends the reading
}

// NewLines reads lines from in.
func NewLines(in io.Reader) *Lines { return &Lines{in: bufio.NewReaderSize(in, 64<<10)} }

// Next is the next line without its end, LF or CR LF. It is valid until the next call. The last line need not have an
// end; behind it the error is io.EOF. A *[LongLineError] stays.
func (l *Lines) Next() ([]byte, error) {
	if l.err != nil {
		return nil, l.err
	}
	l.number++
	l.offset = l.next
	line, err := l.in.ReadSlice('\n')
	if err == bufio.ErrBufferFull {
		line, err = l.rest(line)
	}
	l.next += int64(len(line))
	l.whole = err == nil
	if err != nil && (err != io.EOF || len(line) == 0) {
		return nil, err
	}
	return withoutEnd(line), nil
}

// Ready reports whether another line is in memory, so that Next returns without waiting for it.
func (l *Lines) Ready() bool {
	loaded, _ := l.in.Peek(l.in.Buffered())
	return bytes.IndexByte(loaded, '\n') >= 0
}

// rest reads on where a line did not fit into the buffer.
func (l *Lines) rest(line []byte) ([]byte, error) {
	l.long = append(l.long[:0], line...)
	for {
		part, err := l.in.ReadSlice('\n')
		if len(l.long)+len(part) > MaxLine+len("\r\n") {
			l.err = &LongLineError{l.number, l.offset}
			return nil, l.err
		}
		if need := len(l.long) + len(part); need > cap(l.long) {
			// Twice the memory, so that what a line leaves behind is no more than what it takes.
			l.long = append(make([]byte, 0, max(2*cap(l.long), need)), l.long...)
		}
		l.long = append(l.long, part...)
		if err != bufio.ErrBufferFull {
			if len(withoutEnd(l.long)) > MaxLine {
				l.err = &LongLineError{l.number, l.offset}
				return nil, l.err
			}
			return l.long, err
		}
	}
}

func withoutEnd(line []byte) []byte {
	if n := len(line); n > 0 && line[n-1] == '\n' {
		line = line[:n-1]
	}
	if n := len(line); n > 0 && line[n-1] == '\r' {
		line = line[:n-1]
	}
	return line
}

// Number is the number of the last line, from 1.
func (l *Lines) Number() int { return l.number }

// Offset is where the last line begins, in bytes from the start.
func (l *Lines) Offset() int64 { return l.offset }

// Whole reports whether the last line had an end. A file that was cut short has none.
func (l *Lines) Whole() bool { return l.whole }
