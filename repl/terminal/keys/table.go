package keys

import "strings"

// What readline understands, by what it does.
const (
	lineStart = "\x01"
	left      = "\x02"
	lineEnd   = "\x05"
	right     = "\x06"
	enter     = "\r"
	next      = "\x0e"
	previous  = "\x10"
	wordLeft  = "\x1bb"
	wordRight = "\x1bf"
	killWord  = "\x1bd"
	eraseWord = "\x1b\x7f"
)

// metaKeys are the keys with Alt that readline knows; it would type the letter of any other.
var metaKeys = map[byte]string{
	'b': wordLeft, 'B': wordLeft,
	'f': wordRight, 'F': wordRight,
	'd': killWord, 'D': killWord,
	0x7f: eraseWord, 0x08: eraseWord,
}

// controls are the control characters that readline acts upon. It types any other into the line, and
// takes NUL, which is Ctrl-Space, for the end of input.
const controls = "\x01\x02\x03\x04\x05\x06\x07\x08\x09\x0b\x0e\x10\x12\x13\x14\x15\x17\x19\x7f"

func (f *Filter) control(b byte) {
	switch {
	case b == '\r' || b == '\n':
		f.emit(Key, enter)
	case b == 0x0c:
		f.emit(Clear, "")
	case b == 0x1a:
		f.emit(Suspend, "")
	case strings.IndexByte(controls, b) >= 0:
		f.emit(Key, string(rune(b)))
	}
}

// translate emits the key that a sequence with this last byte and these parameters stands for. Function
// keys, and what nobody knows, stand for nothing.
func (f *Filter) translate(last byte, params string, meta bool) {
	first, modifier, _ := strings.Cut(params, ";")
	if modifier == "" && 'A' <= last && last <= 'Z' {
		modifier = first // Esc [ 5 C is an old way to say Esc [ 1 ; 5 C
	}
	word := meta || withAltOrCtrl(modifier)
	switch last {
	case 'A':
		f.emit(Key, previous)
	case 'B':
		f.emit(Key, next)
	case 'C':
		f.emit(Key, either(word, wordRight, right))
	case 'D':
		f.emit(Key, either(word, wordLeft, left))
	case 'H':
		f.emit(Key, lineStart)
	case 'F':
		f.emit(Key, lineEnd)
	case '~', '^', '$', '@': // rxvt says with the last byte which of Ctrl and Shift were held
		f.editKey(first, word || last == '^' || last == '@')
	}
}

// editKey emits what a numbered key stands for.
func (f *Filter) editKey(number string, word bool) {
	switch number {
	case "1", "7":
		f.emit(Key, lineStart)
	case "4", "8":
		f.emit(Key, lineEnd)
	case "3":
		if word {
			f.emit(Key, killWord)
			return
		}
		f.emit(Delete, "")
	case "5":
		f.emit(Named, PageUp)
	case "6":
		f.emit(Named, PageDown)
	}
}

// withAltOrCtrl reports whether a modifier, which is 1 more than a sum of 1 for Shift, 2 for Alt and 4 for
// Ctrl, has one of the latter. All terminals agree that Shift alone changes no movement.
func withAltOrCtrl(modifier string) bool {
	return len(modifier) == 1 && modifier[0] >= '1' && modifier[0] <= '8' && (modifier[0]-'1')&6 != 0
}

func either(yes bool, a, b string) string {
	if yes {
		return a
	}
	return b
}
