package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// In HoDoKu's regression library a line is a position and a step: a code for the technique, the digits that the step is
// about, and what it concludes.

// concludes are the codes, by their first digits, whose lines name the digits concluded and not those of the pattern.
var concludes = map[string]bool{
	"0702": true, "0706": true, "0707": true, "0708": true, "0709": true, "0710": true, "0711": true, "0901": true, "0902": true, "0903": true, "0904": true,
	"1101": true, "1201": true, "1202": true,
}

// LibraryCode is the code of the technique of a step and the digits that a line of the library has for the step; no code
// for what the library has no lines of.
func LibraryCode(s *deduce.Step) (code string, digits board.DigitSet) {
	if s.Technique == nil {
		return "", 0
	}
	if i := Standard.Index(s.Technique); i >= 0 {
		code = table[i].code
	}
	switch {
	case code == "" || code == "0610": // a universal grave is about no digit
		return code, 0
	case concludes[code]:
		for _, x := range s.Placements {
			digits = digits.With(x.Digit)
		}
		for _, x := range s.Eliminations {
			digits = digits.With(x.Digit)
		}
		return code, digits
	}
	for i := range s.Parts {
		switch p := &s.Parts[i]; {
		case p.Role == deduce.Corner, i == 0 && code == "0404": // of two kites the first names the digits
			return code, p.Digits
		case p.Role.Cites():
			digits |= p.Digits
		}
	}
	return code, digits
}

// Coded is the techniques whose lines in the library have a code. A Siamese fish has the code of the plain one and a 1.
func Coded(code string) deduce.Ladder {
	return Standard.Where(func(t *deduce.Technique) bool {
		own := table[Standard.Index(t)].code
		return own != "" && (own == code || own == code[:min(4, len(code))])
	})
}
