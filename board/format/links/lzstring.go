package links

import (
	"errors"
	"strings"
	"unicode/utf16"
)

// LZ-string is the compression that f-puzzles and SudokuPad put into addresses: a dictionary that grows while reading,
// in units of UTF-16, with bits in characters of base64. A number of k bits is written lowest bit first; the bits of a
// character come highest first.

const base64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

// The numbers that are no entries of the dictionary.
const (
	lzByte = iota // a unit of 8 bits follows
	lzWord        // a unit of 16 bits follows
	lzEnd
)

var errLZ = errors.New("the compressed text is damaged")

// lzReader reads numbers from base64.
type lzReader struct {
	text string
	at   int  // of the next character
	char int  // the current one, as a number
	mask int  // of its next bit
	over bool // more was read than there is
}

func (r *lzReader) bits(k int) int {
	n := 0
	for i := range k {
		if r.mask == 0 {
			if r.at == len(r.text) {
				r.over = true
				return lzEnd
			}
			r.char, r.mask = strings.IndexByte(base64Digits, r.text[r.at]), 1<<5
			r.at++
		}
		if r.char&r.mask != 0 {
			n |= 1 << i
		}
		r.mask >>= 1
	}
	return n
}

// unit reads what follows lzByte or lzWord.
func (r *lzReader) unit(code int) uint16 { return uint16(r.bits(8 << code)) }

// LZDecode unpacks a text of at most so many units.
func LZDecode(token string, most int) (string, error) {
	token = strings.TrimRight(token, "=")
	if strings.Trim(token, base64Digits) != "" {
		return "", errLZ
	}
	r := lzReader{text: token}
	code := r.bits(2)
	if code > lzEnd || r.over {
		return "", errLZ
	}
	if code == lzEnd {
		return "", nil
	}
	w := []uint16{r.unit(code)}
	entries := [][]uint16{nil, nil, nil, w}
	out := append([]uint16(nil), w...)
	for k, left := 3, 4; ; {
		spend := func() {
			if left--; left == 0 {
				left = 1 << k
				k++
			}
		}
		code := r.bits(k)
		if code == lzByte || code == lzWord {
			entries = append(entries, []uint16{r.unit(code)})
			code = len(entries) - 1
			spend()
		}
		switch {
		case r.over || code > len(entries) || len(out) > most:
			return "", errLZ
		case code == lzEnd:
			return string(utf16.Decode(out)), nil
		}
		e := append(w[:len(w):len(w)], w[0]) // the entry that is being made
		if code < len(entries) {
			e = entries[code]
		}
		out = append(out, e...)
		entries = append(entries, append(w[:len(w):len(w)], e[0]))
		spend()
		w = e
	}
}

// lzWriter writes numbers as base64.
type lzWriter struct {
	out       []byte
	char, n   int // the character in the making and its bits so far
	k, left   int // the width of numbers, and how many more have it
	entries   map[string]int
	freshUnit map[string]bool // units that were not written yet
}

func (w *lzWriter) bits(number, k int) {
	for range k {
		w.char = w.char<<1 | number&1
		number >>= 1
		if w.n++; w.n == 6 {
			w.out = append(w.out, base64Digits[w.char])
			w.char, w.n = 0, 0
		}
	}
}

func (w *lzWriter) spend() {
	if w.left--; w.left == 0 {
		w.left = 1 << w.k
		w.k++
	}
}

// emit writes an entry of the dictionary; a unit that comes for the first time is spelled.
func (w *lzWriter) emit(entry string) {
	if !w.freshUnit[entry] {
		w.bits(w.entries[entry], w.k)
		w.spend()
		return
	}
	delete(w.freshUnit, entry)
	unit := int(entry[0])<<8 | int(entry[1])
	if unit < 1<<8 {
		w.bits(lzByte, w.k)
		w.bits(unit, 8)
	} else {
		w.bits(lzWord, w.k)
		w.bits(unit, 16)
	}
	w.spend()
	w.spend()
}

// LZEncode packs a text. Entries are kept as strings of two bytes a unit.
func LZEncode(text string) string {
	w := lzWriter{k: 2, left: 2, entries: map[string]int{}, freshUnit: map[string]bool{}}
	next := 3
	entry := ""
	for _, u := range utf16.Encode([]rune(text)) {
		unit := string([]byte{byte(u >> 8), byte(u)})
		if _, ok := w.entries[unit]; !ok {
			w.entries[unit] = next
			next++
			w.freshUnit[unit] = true
		}
		if _, ok := w.entries[entry+unit]; ok {
			entry += unit
			continue
		}
		w.emit(entry)
		w.entries[entry+unit] = next
		next++
		entry = unit
	}
	if entry != "" {
		w.emit(entry)
	}
	w.bits(lzEnd, w.k)
	w.bits(0, 1)
	for w.n > 0 {
		w.bits(0, 1)
	}
	for len(w.out)%4 != 0 {
		w.out = append(w.out, '=')
	}
	return string(w.out)
}
