package format

import "io"

// Parse reads the one puzzle of a text that was typed or pasted. Where there are several it is the first, and
// a note says how many more there are.
func Parse(text string) (Puzzle, error) {
	r := &Reader{src: textSource(text)}
	first, err := r.Next()
	if err == io.EOF {
		return Puzzle{}, &SyntaxError{Pos{Line: 1, Column: 1}, "nothing to read"}
	}
	if err != nil {
		return Puzzle{}, err
	}
	more := 0
	for {
		_, err := r.Next()
		if err == io.EOF {
			break
		}
		more++
	}
	switch {
	case more == 1:
		first.note("1 more puzzle follows; this is the first")
	case more > 1:
		first.note("%d more puzzles follow; this is the first", more)
	}
	return first, nil
}

// Prefix reports whether text is the beginning of a grid of nine rows, drawn or not, and which row, 1 to 9,
// is to come next. A prompt uses it to go on reading.
func Prefix(text string) (next int, ok bool) {
	s := textSource(text)
	d := gather(&s, 0)
	if d.end != len(s.rest()) || len(d.lines) == 0 || d.rows >= 9 {
		return 0, false
	}
	rows, _ := d.nine()
	if _, ok := readCells(rows); !ok || len(rows) >= 9 {
		return 0, false
	}
	return len(rows) + 1, true
}
