package source

import (
	"bytes"
	"encoding/binary"
	"unicode"
	"unicode/utf8"
)

// People and their programs spell cells and frames in other characters than ASCII has: middle dots for blanks, full-width
// digits, keycap emojis, en dashes in rules. They are replaced in the text before any format looks at it.

// spelled is how many lines are looked at together: more than a drawing has.
const spelled = 40

// Respell replaces such characters in the lines up to an empty one, once for each line.
func (s *Source) Respell() {
	at := int(max(0, s.respelled-s.dropped-int64(s.pos)))
	for n := range spelled {
		text, next := s.LineAt(at)
		if next == at || len(text) == 0 && n >= 9 {
			break // a drawing may have empty lines in it
		}
		if plain := plainSpelling(text); plain != nil {
			next -= s.replace(at, text, plain)
		}
		at = next
	}
	s.respelled = max(s.respelled, s.dropped+int64(s.pos+at))
}

// replace puts other bytes, no more than there were, in the place of the text at the offset, and returns how many fewer
// they are.
func (s *Source) replace(off int, text, by []byte) (fewer int) {
	fewer = len(text) - len(by)
	b := s.Rest()[off:]
	copy(b, by)
	if fewer > 0 {
		copy(b[len(by):], b[len(text):])
		s.end -= fewer
		s.dropped += int64(fewer)
		s.followed = true
	}
	return fewer
}

func isASCII(text []byte) bool {
	for ; len(text) >= 8; text = text[8:] {
		if binary.LittleEndian.Uint64(text)&0x8080808080808080 != 0 {
			return false
		}
	}
	for _, c := range text {
		if c >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// plainSpelling is a line of cells or a rule with ASCII characters up to its first word, nil for another line and where
// that changes nothing.
func plainSpelling(text []byte) []byte {
	if isASCII(text) {
		return nil
	}
	var out []byte
	changed := false
	for at := 0; at < len(text); {
		r, n := utf8.DecodeRune(text[at:])
		if unicode.IsLetter(r) && !IsCell(r) && r != 'O' && r != 'o' && r != 'u' && !isFullWidth(r) {
			out = append(out, text[at:]...)
			break
		}
		switch plain := PlainRune(r); {
		case plain == 0:
			out = append(out, text[at:at+n]...)
		case plain != dropped:
			out = append(out, byte(plain))
			changed = true
		default:
			changed = true
		}
		at += n
	}
	if !changed {
		return nil
	}
	if l := Glance(out); l.Shape == Other && !l.Maybe || l.Shape == Empty || l.Shape == Comment {
		return nil
	}
	return out
}

// dropped stands for a character that is left out.
const dropped rune = -1

// PlainRune is the ASCII character that r is read as, 0 for itself.
func PlainRune(r rune) rune {
	switch r {
	case '\ufe0f', '\u20e3': // what makes an emoji, and a keycap, of the character before it
		return dropped
	case '·', '•', '∙', '⋅', '・', '･', '․', '‧', '◦', '○', '●', '⸱', '。', '˙', '⦁', '∘', '❍', '⚪', '⚫':
		return '.'
	case '▪', '▫', '□', '■', '▢', '◻', '◼', '◽', '◾', '⬜', '⬛', '🔲', '🔳', '▣':
		return '.'
	case '‐', '‑', '‒', '–', '—', '―', '−', '﹘', '﹣', 'ー', '⸺', '⸻', '¯', '‾', '﹍', '﹎', '﹏':
		return '-'
	case '\u00a0', '\u2007', '\u202f', '\u2002', '\u2003', '\u2009', '\u3000':
		return ' '
	case '‖', '∥', '∣', '❘', '❙', '❚', '￨':
		return '|'
	}
	if isFullWidth(r) {
		return r - 0xfee0
	}
	return 0
}

// isFullWidth holds for the full-width forms of the characters of ASCII.
func isFullWidth(r rune) bool { return 0xff01 <= r && r <= 0xff5e }

// IsFence holds for the line that opens or closes a block of code in Markdown: three backticks or tildes, and maybe a word.
func IsFence(text []byte) bool {
	text = bytes.TrimLeft(text, " \t")
	if len(text) < 3 || len(text) > spelled || text[0] != '`' && text[0] != '~' {
		return false
	}
	word := bytes.TrimLeft(text, string(text[:1]))
	return len(text)-len(word) >= 3 && bytes.IndexFunc(word, func(r rune) bool { return IsDigit(r) || r == '`' }) < 0
}
