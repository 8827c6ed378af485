package coords

import (
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Tables of cells have the names of their columns above three numbers a line: row, column, and digit in any order.

// HeadedExample is a text that ReadHeaded reads, with the givens of the running example.
var HeadedExample = "row,col,value\n" + strings.NewReplacer("initial(", "", "). ", "\n", ").", "").Replace(FactsExample)

// cellColumns are the names of the columns of the row, the column, and the digit.
var cellColumns = [3][]string{
	{"row", "r", "rows", "y", "line", "i", "zeile", "ligne", "fila", "riga", "rij", "linha"},
	{"col", "c", "column", "cols", "x", "j", "spalte", "colonne", "columna", "colonna", "kolom", "coluna"},
	{"value", "val", "v", "digit", "d", "number", "num", "n", "wert", "ziffer", "zahl", "valeur", "chiffre", "valor", "valore", "waarde"},
}

// ReadHeaded reads the names of three columns and the lines of three numbers below them. Rows and columns count from
// 0 if a 0 is among them.
func ReadHeaded(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, at := s.LineAt(0)
	if len(text) > 80 {
		return 0, nil
	}
	var order [3]int
	names := tableFields(text)
	if len(names) != 3 {
		return 0, nil
	}
	for i, known := range cellColumns {
		order[i] = slices.IndexFunc(names, func(n string) bool { return slices.Contains(known, strings.ToLower(n)) })
		if order[i] < 0 {
			return 0, nil
		}
	}
	var all []fact
	for len(all) < board.Cells+1 {
		text, next := s.LineAt(at)
		fields := tableFields(text)
		if next == at || len(fields) == 0 {
			break
		}
		f := fact{at: s.At(at + source.Spaces(text))}
		for i, k := range order {
			if len(fields) != 3 || len(fields[k]) != 1 || !source.IsDigit(rune(fields[k][0])) {
				if len(all) == 0 {
					return 0, nil
				}
				return pastText(s, at), s.Fault(at, "expected %s, as three numbers", strings.Join(names, ", "))
			}
			f.numbers[i] = int(fields[k][0] - '0')
		}
		all = append(all, f)
		at = next
	}
	if len(all) == 0 {
		return 0, nil
	}
	p.At = all[0].at
	return at, placeFacts(all, p)
}

// tableFields returns the fields of a line between commas, semicolons, bars, or spaces, without quotes.
func tableFields(text []byte) []string {
	return strings.FieldsFunc(string(text), func(r rune) bool { return source.IsBreak(r) })
}
