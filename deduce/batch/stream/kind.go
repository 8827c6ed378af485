package stream

import (
	"strings"
	"unicode"
)

// kindOf is what a column holds in some rows.
func kindOf(rows [][]string, column int) Kind {
	whole, tenths, some := true, true, false
	for _, row := range rows {
		if column >= len(row) || row[column] == "" {
			continue
		}
		some = true
		whole = whole && Whole.holds(row[column])
		tenths = tenths && Tenths.holds(row[column])
	}
	switch {
	case some && whole:
		return Whole
	case some && tenths:
		return Tenths
	}
	return Text
}

// holds reports whether a text can be a value of the kind; nothing always can. Numbers are written as deduku writes them:
// what has zeros in front is a text, so that it stays as it is.
func (k Kind) holds(text string) bool {
	switch {
	case k == Text || text == "":
		return true
	case k == Whole:
		return digits(strings.TrimPrefix(text, "-")) && text != "-0"
	}
	before, behind, point := strings.Cut(text, ".")
	return digits(before) && len(before) < 16 && (!point || len(behind) == 1 && behind[0] >= '0' && behind[0] <= '9')
}

// digits reports whether a text is a number of digits that fits into a word, without zeros before it.
func digits(text string) bool {
	return text != "" && len(text) < 19 && (text[0] != '0' || len(text) == 1) && strings.Trim(text, "0123456789") == ""
}

// usable reports whether a column may have a name: it stands in headers of csv and in JSON as it is.
func usable(name string) bool {
	for i, r := range name {
		if r == unicode.ReplacementChar || i == 0 && !unicode.IsLetter(r) && r != '_' || !unicode.IsGraphic(r) || strings.ContainsRune("\"'`\\,", r) {
			return false
		}
	}
	return len(name) < 200
}
