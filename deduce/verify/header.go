package verify

import (
	"bytes"
	"errors"
	"fmt"
)

// A header is the first line of a log.
type header struct {
	puzzle     [allCells]uint8 // the given digits, 0 for none
	givens     int
	unfinished bool // the log was saved before its end
	steps      int  // how many steps an unfinished log has
}

// line is the puzzle as the header has it.
func (h *header) line() string {
	var text [allCells]byte
	for i, d := range h.puzzle {
		text[i] = ".123456789"[d]
	}
	return string(text[:])
}

// decodeHeader reads a loaded line as a header. Fields that it does not know
// are for others: seed, method, techniques and what may come.
func (d *decoder) decodeHeader() error {
	d.header = header{}
	var version, puzzle, unfinished bool
	err := d.object(func(key []byte) error {
		switch string(key) {
		case "deduku":
			return d.once(&version, "deduku", d.version)
		case "puzzle":
			return d.once(&puzzle, "puzzle", d.puzzle)
		case "unfinished":
			return d.once(&unfinished, "unfinished", func() (err error) {
				d.header.steps, err = d.integer()
				return err
			})
		}
		return d.skip(0)
	})
	d.header.unfinished = unfinished
	if err == nil {
		err = d.end()
	}
	switch {
	case err != nil:
		return err
	case !version:
		return errors.New(`this should be the header of a log, like {"deduku":1,"puzzle":"..."}`)
	case !puzzle:
		return errors.New("the header has no puzzle")
	}
	return nil
}

// once reads a field of the header that may not stand twice.
func (d *decoder) once(seen *bool, name string, read func() error) error {
	if *seen {
		return d.fail("the field %s stands twice", name)
	}
	*seen = true
	if err := read(); err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return nil
}

func (d *decoder) version() error {
	n, err := d.integer()
	if err == nil && n != 1 {
		err = d.fail("this is version %d of the log; only version 1 can be checked", n)
	}
	return err
}

func (d *decoder) puzzle() error {
	s, err := d.str()
	if err != nil {
		return err
	}
	if len(s) != allCells {
		return d.fail("the puzzle has %d characters and should have %d", len(s), allCells)
	}
	for i, b := range s {
		if number(b) == 0 && b != '.' {
			return d.fail("character %d of the puzzle is %q and should be a digit 1 to 9 or a point", i+1, b)
		}
		d.header.puzzle[i] = uint8(number(b))
		if b != '.' {
			d.header.givens++
		}
	}
	return nil
}

// notJSON says what a line that is no object seems to be.
func notJSON(line []byte) error {
	for k := range rules {
		if bytes.HasPrefix(bytes.TrimLeft(line, " "), []byte(rules[k].name+" ")) {
			return errors.New("this is the text form of a log; check reads the JSON Lines form")
		}
	}
	return errors.New("this is not an object; check reads the JSON Lines form of a log, one object a line")
}
