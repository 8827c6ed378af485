package format

import (
	"encoding/binary"
	"maps"
	"slices"
	"strings"
	"testing"
	"unicode/utf16"
)

// TestMoreSpellings reads one puzzle with other signs and words for blanks, with labels and sizes
// around it, in statements of programming languages, in tables, and in other encodings.
func TestMoreSpellings(t *testing.T) {
	t.Parallel()
	rows, spaced := spacedRows(".", ""), spacedRows(".", " ")
	framed := func(blank string) string {
		return "| " + strings.ReplaceAll(strings.TrimSpace(spacedRows(blank, " | ")), "\n", " |\n| ") + " |\n"
	}
	lists := func(blank, between, open, closing string) string {
		return open + strings.ReplaceAll(strings.TrimRight(spacedRows(blank, between), "\n"), "\n", closing+",\n"+open) + closing
	}
	labeled := func(rows, names string) string { // with names at both sides
		out := ""
		for i, line := range strings.Split(strings.TrimRight(rows, "\n"), "\n") {
			out += names[i:i+1] + "  " + line + "  " + names[i:i+1] + "\n"
		}
		return out
	}
	after := func(rows, names string) string { // with names at the right
		out := ""
		for i, line := range strings.Split(strings.TrimRight(rows, "\n"), "\n") {
			out += line + " " + names[i:i+1] + "\n"
		}
		return out
	}
	prefixed := func(before string) string {
		return before + strings.ReplaceAll(strings.TrimSpace(spacedRows("0", ",")), "\n", "\n"+before) + "\n"
	}
	texts := map[string]string{
		"# in rows":             spacedRows("#", ""),
		"# between bars":        framed("#"),
		"# with spaces":         spacedRows("#", " "),
		"tabs and empty quotes": spacedRows("''", "\t"),
		"commas and quotes":     spacedRows(`""`, ","),
		"commas and a space":    spacedRows("' '", ","),
		"np.nan":                "np.array([" + lists("np.nan", ", ", "[", "]") + "])",
		"False":                 lists("False", ", ", "[", "]"),
		"n/a in CSV":            spacedRows("n/a", ","),
		"missing":               "[" + lists("missing", ", ", "[", "]") + "]",
		"an unknown word":       "x = [" + lists("E", ", ", "[", "]") + "]",
		"gaps":                  "const g = [" + lists("", ",", "[", "]") + "];",
		"Scheme":                "(define g '#(" + strings.ReplaceAll(lists("#f", " ", "#(", ")"), ",", "") + "))",
		"Ruby":                  "g = [" + lists(".", " ", "%w[", "]") + "]",
		"joined with +":         "String p = " + strings.ReplaceAll(lists(".", "", `"`, `"`), ",", " +") + ";",
		"joined in C":           "const char *p =\n" + strings.ReplaceAll(lists(" ", "", `"`, `"`), ",", "") + ";",
		"9 9 above":             "9 9\n" + spacedRows("0", " "),
		"3 3 above":             "3 3\n" + spacedRows("0", " "),
		"9x9 above":             "9x9\n" + spacedRows("0", " "),
		"labels on all sides":   "   a b c d e f g h i\n" + labeled(spaced, "987654321") + "   a b c d e f g h i\n",
		"labels to the right":   after(spaced, "123456789") + "1 2 3 4 5 6 7 8 9\n",
		"letters to the right":  after(rows, "ABCDEFGHI"),
		"rows of SQL with NULL": "INSERT INTO board (r,c1,c2,c3,c4,c5,c6,c7,c8,c9) VALUES\n" + numberedTuples(lists("NULL", ",", "(", ")")) + ";",
		"one INSERT for each":   "INSERT INTO b VALUES " + strings.ReplaceAll(lists("NULL", ",", "(", ")"), "),", ");\nINSERT INTO b VALUES ") + ";",
		"UNION SELECT": cellsBy(func(r, c int, d string) string {
			return "UNION ALL SELECT " + digit(r+1) + "," + digit(c+1) + "," + d + "\n"
		}),
		"UPDATE": cellsBy(func(r, c int, d string) string {
			return "UPDATE b SET val = " + d + " WHERE row = " + digit(r+1) + " AND col = " + digit(c+1) + ";\n"
		}),
		"UPDATE, column first": cellsBy(func(r, c int, d string) string {
			return "update b set val='" + d + "' where x=" + digit(c) + " and y=" + digit(r) + ";\n"
		}),
		"UPDATE of columns": cellsBy(func(r, c int, d string) string {
			return "UPDATE b SET c" + digit(c+1) + " = " + d + " WHERE r = " + digit(r+1) + ";\n"
		}),
		"psql": " row | col | val \n-----+-----+-----\n" +
			cellsBy(func(r, c int, d string) string {
				return "   " + digit(r+1) + " |   " + digit(c+1) + " |   " + d + "\n"
			}) + "(30 rows)\n",
		"a table in Markdown": "| col | row | value |\n|---|---|---|\n" + cellsBy(func(r, c int, d string) string {
			return "| " + digit(c) + " | " + digit(r) + " | " + d + " |\n"
		}),
		"row 1, column 1": cellsBy(func(r, c int, d string) string {
			return "row " + digit(r+1) + ", column " + digit(c+1) + ": " + d + "\n"
		}),
		"column 1, row 1": cellsBy(func(r, c int, d string) string {
			return "Column " + digit(c+1) + ", Row " + digit(r+1) + " is " + d + "\n"
		}),
		"cell_1_1": "[puzzle]\n" + cellsBy(func(r, c int, d string) string { return "cell_" + digit(r+1) + "_" + digit(c+1) + "=" + d + "\n" }),
		"cells in XML": "<s>" + cellsBy(func(r, c int, d string) string {
			return `<cell row="` + digit(r+1) + `" col="` + digit(c+1) + `">` + d + "</cell>"
		}) + "</s>",
		"cells in XML, x first": "<s>" + cellsBy(func(r, c int, d string) string {
			return `<cell x='` + digit(c) + `' y='` + digit(r) + `'>` + d + "</cell>"
		}) + "</s>",
		"bmatrix":                `\[\begin{bmatrix}` + strings.ReplaceAll(strings.TrimSpace(spacedRows(`\cdot`, " & ")), "\n", `\\`) + `\end{bmatrix}\]`,
		"BASIC":                  prefixed("100 DATA "),
		"assembly":               "grid: " + prefixed("  .byte ")[2:],
		"a table in RTF":         `{\rtf1\ansi \trowd\cellx500\intbl ` + strings.ReplaceAll(strings.TrimSpace(spacedRows("", `\cell\intbl `)), "\n", "\\cell\\row\n\\trowd\\cellx500\\intbl ") + `\cell\row}`,
		"code page 437":          "R\x84tsel\n\xda\xc4\xc4\xc4\xbf\n\xb3 " + strings.ReplaceAll(strings.TrimSpace(spacedRows("\xfa", " \xb3 ")), "\n", " \xb3\n\xb3 ") + " \xb3\n\xc0\xc4\xc4\xc4\xd9\n",
		"Mac OS Roman":           spacedRows("\xe1", " "),
		"UTF-16LE without mark":  wideText("R\u00e4tsel\n"+spacedRows("·", ""), 2, binary.LittleEndian),
		"UTF-16BE without mark":  wideText(fieldPuzzle+"\n", 2, binary.BigEndian),
		"UTF-32LE with its mark": wideText("\ufeff"+rows, 4, binary.LittleEndian),
		"UTF-32BE with its mark": wideText("\ufeff"+rows, 4, binary.BigEndian),
		"UTF-32 without mark":    wideText(rows, 4, binary.LittleEndian),
	}
	for _, sign := range []string{"=", "~", "×", "▒", "█", "@", "+", "…", "∅", "#", "z", "⬜\ufe0f", "/"} {
		texts["81 cells with "+sign] = strings.ReplaceAll(fieldPuzzle, "0", sign) + "\n"
	}
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		p, err := NewReader(strings.NewReader(texts[name]), "").Next()
		if got := strings.ReplaceAll(p.Givens.String(), ".", "0"); err != nil || got != fieldPuzzle {
			t.Errorf("%s: got %s, %v\n%q", name, got, err, texts[name])
		}
	}
}

// numberedTuples puts the number of the row into each of nine tuples.
func numberedTuples(rows string) string {
	for i := range 9 {
		rows = strings.Replace(rows, "(", "<"+digit(i+1)+",", 1)
	}
	return strings.ReplaceAll(rows, "<", "(")
}

// wideText is a text in UTF-16 or UTF-32.
func wideText(text string, width int, order binary.AppendByteOrder) string {
	var out []byte
	if width == 2 {
		for _, u := range utf16.Encode([]rune(text)) {
			out = order.AppendUint16(out, u)
		}
		return string(out)
	}
	for _, r := range text {
		out = order.AppendUint32(out, uint32(r))
	}
	return string(out)
}

// TestStillNoPuzzle refuses texts that only look like the spellings above: a digit is missing, the
// order is not known, or nothing says which of two signs is a blank.
func TestStillNoPuzzle(t *testing.T) {
	t.Parallel()
	for name, text := range map[string]string{
		"two signs":         strings.Replace(strings.ReplaceAll(fieldPuzzle, "0", "="), "=", "@", 20) + "\n",
		"80 cells":          strings.ReplaceAll(fieldPuzzle[1:], "0", "=") + "\n",
		"no digits":         strings.Repeat("=", 81) + "\n",
		"O next to zeros":   strings.Replace(fieldPuzzle, "0", "O", 20) + "\n",
		"a gap among zeros": "[" + strings.Replace("["+strings.ReplaceAll(strings.TrimSpace(spacedRows("0", ",")), "\n", "],\n[")+"]", "5,", ",", 1) + "]",
		"column named first": cellsBy(func(r, c int, d string) string {
			return "SELECT " + digit(c+1) + " AS col, " + digit(r+1) + " AS row, " + d + "\n"
		}),
		"a damaged row of SQL": "INSERT INTO b VALUES (1,2,3,4,5,6,7,8,9);\n" +
			strings.Replace("INSERT INTO b VALUES ("+strings.ReplaceAll(strings.TrimSpace(spacedRows("NULL", ",")), "\n", ");\nINSERT INTO b VALUES (")+");\n", "(5,3,", "(5,", 1),
		"eight rows of SQL": strings.Repeat("INSERT INTO b VALUES (5,3,NULL,NULL,7,NULL,NULL,NULL,NULL);\n", 8),
	} {
		if p, err := NewReader(strings.NewReader(text), "").Next(); err == nil {
			t.Errorf("%s: loads %v\n%s", name, p.Givens, text)
		}
	}
}

// TestColumnNumbers checks that a line of column numbers above or below a drawing is not a row of it.
func TestColumnNumbers(t *testing.T) {
	const want = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	var plain, spaced, barred []string
	for row := range 9 {
		line := want[9*row : 9*row+9]
		plain, spaced = append(plain, line), append(spaced, strings.Join(strings.Split(line, ""), " "))
		barred = append(barred, line[:3]+"|"+line[3:6]+"|"+line[6:])
	}
	for numbers, rows := range map[string][]string{
		"123456789": plain, "1 2 3 4 5 6 7 8 9": spaced, "0 1 2 3 4 5 6 7 8": spaced, "123|456|789": barred,
	} {
		drawing := strings.Join(rows, "\n")
		for _, text := range []string{numbers + "\n" + drawing + "\n", drawing + "\n" + numbers + "\n"} {
			p, err := Parse(text)
			if err != nil || p.Givens.String() != want {
				t.Errorf("%q: %v, %v", text, p.Givens, err)
			}
		}
	}
	ten := strings.Join(append(plain, plain[1]), "\n")
	if _, err := Parse(ten); err == nil {
		t.Error("ten rows without column numbers are read")
	}
}
