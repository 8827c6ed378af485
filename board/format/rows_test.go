package format

import (
	"strings"
	"testing"
)

// TestDrawings are drawings in which it is not plain what is a cell.
func TestDrawings(t *testing.T) {
	rows := written(t, "rows")
	dashes := strings.ReplaceAll(rows, ".", "-")
	noRowFour := strings.Replace(dashes, "54-------", "---------", 1)
	for _, test := range []struct {
		name, text string
		want       string // the grid; empty for the sample
	}{
		{name: "dashes for blanks", text: dashes},
		{name: "dashes for blanks, an empty row", text: noRowFour, want: without(27, 36)},
		{name: "dashes for blanks, an empty row and longer rules", text: ruled(noRowFour, "-----------"),
			want: without(27, 36)},
		{name: "rules of nine dashes", text: ruled(rows, "---------")},
		{name: "rules of nine dashes and an empty row of them", text: ruled(noRowFour, "---------"),
			want: without(27, 36)},
		{name: "rules of nine dashes around it", text: "---------\n" + ruled(rows, "---------") + "---------\n"},
		{name: "rules with a plus", text: ruled(byBoxes(t, "|", ""), "---+---+---")},
		{name: "dashes for blanks, rules with a plus",
			text: ruled(strings.ReplaceAll(byBoxes(t, "|", ""), ".", "-"), "---+---+---")},
		{name: "rules of dashes and spaces", text: ruled(spaced(t, " "), "- - - - - - - - - - -")},
		{name: "double rules", text: ruled(rows, "=========")},
		{name: "corners with dots", text: ".-------.\n" + barred(rows+"\n-") + ":-------:\n'-------'\n"},
		{name: "spaces for blanks", text: strings.ReplaceAll(rows, ".", " ")},
		{name: "spaces for blanks, not at the end of rows", text: trimmed(strings.ReplaceAll(rows, ".", " "))},
		{name: "spaces for blanks, an empty row", text: strings.Replace(strings.ReplaceAll(rows, ".", " "),
			"54       ", "         ", 1), want: without(27, 36)},
		{name: "a frame around each cell", text: framed(t, " ")},
		{name: "a frame around each cell, double at the boxes",
			text: strings.ReplaceAll(framed(t, " "), "+---+\n", "+---+\n")},
		{name: "a table without outer lines", text: strings.ReplaceAll(strings.ReplaceAll(framed(t, "."), "\n|", "\n"), "|\n", "\n")},
		{name: "commas, empty fields", text: strings.ReplaceAll(separated(","), ".", "")},
		{name: "tabs, empty fields", text: strings.ReplaceAll(separated("\t"), ".", "")},
		{name: "boxes of spaces without padding", text: strings.ReplaceAll(byBoxes(t, "|", "---+---+---\n"), ".", " ")},
		{name: "wide boxes", text: strings.ReplaceAll(wide(t), ".", " ")},
		{name: "exclamation marks", text: strings.ReplaceAll(written(t, "grid"), "|", "!")},
		{name: "comments behind rows", text: strings.ReplaceAll(rows, "\n", " row 1, with 9 cells\n")},
		{name: "comments behind a frame", text: strings.ReplaceAll(written(t, "grid"), "|\n", "|  <- here\n")},
		{name: "in a string", text: "grid = \"\"\"\n" + rows + "\"\"\"\n"},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := Parse(test.text)
			want := test.want
			if want == "" {
				want = sample
			}
			if err != nil || p.Givens.String() != want {
				t.Errorf("\n got %v, %v\nwant %s\nfrom\n%s", p.Givens, err, want, test.text)
			}
		})
	}
}

// without is the sample with a range of cells blank.
func without(from, to int) string {
	return sample[:from] + strings.Repeat(".", to-from) + sample[to:]
}

// ruled puts a line behind the third and the sixth row.
func ruled(rows, line string) string {
	l := strings.SplitAfter(rows, "\n")
	return strings.Join(l[:3], "") + line + "\n" + strings.Join(l[3:6], "") + line + "\n" + strings.Join(l[6:], "")
}

func trimmed(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		b.WriteString(strings.TrimRight(line, " \n") + "\n")
	}
	return b.String()
}

func separated(sep string) string {
	var b strings.Builder
	for r := 0; r < 81; r += 9 {
		b.WriteString(strings.Join(strings.Split(sample[r:r+9], ""), sep) + "\n")
	}
	return b.String()
}

func spaced(t *testing.T, sep string) string { return separated(sep) }

// framed has an upright at both sides of each cell.
func framed(t *testing.T, blank string) string {
	rule := strings.Repeat("+---", 9) + "+\n"
	var b strings.Builder
	b.WriteString(rule)
	for line := range strings.Lines(strings.ReplaceAll(separated(" | "), ".", blank)) {
		b.WriteString("| " + strings.TrimSuffix(line, "\n") + " |\n" + rule)
	}
	return b.String()
}

// wide has two spaces between cells.
func wide(t *testing.T) string {
	var b strings.Builder
	for r := 0; r < 81; r += 9 {
		for c := 0; c < 9; c += 3 {
			b.WriteString("|  " + strings.Join(strings.Split(sample[r+c:r+c+3], ""), "  ") + "  ")
		}
		b.WriteString("|\n")
	}
	return b.String()
}

func TestDrawingErrors(t *testing.T) {
	grid, rows := written(t, "grid"), written(t, "rows")
	for _, test := range []struct{ name, text, want string }{
		{"a bad character", strings.Replace(grid, "| 1 . 8 | . 5 .", "| 1 . 8 | . S .", 1),
			`7:13: row 5: "S" is neither a digit nor a blank symbol (one of .0-*_xX?)`},
		{"a control byte", strings.Replace(rows, "54.", "54\x00", 1), "4:3: row 4: control byte 0x00"},
		{"a short row padded on the left", strings.Replace(rows, ".236..7..", "236..7..", 1),
			"2:9: row 2 has 8 cells, expected 9"},
		{"a short row, a space in itself only", strings.Replace(rows, ".236..7..", ".236. 7.", 1),
			"2:9: row 2 has 7 cells, expected 9"},
		{"a frame with a row missing", strings.Replace(grid, "| 1 . 8 | . 5 . | 6 . 7 |\n", "", 1),
			"11:26: 8 rows, expected 9"},
		{"sixteen rows with numbers", strings.Repeat("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n", 16),
			"1:1: this is a 16x16 grid; deduku solves 9x9"},
		{"sixteen rows", strings.Repeat("1...............\n", 16), "1:1: this is a 16x16 grid; deduku solves 9x9"},
		{"seventeen small grids", strings.Repeat("1...............\n", 17), "1:1: this is a 4x4 grid; deduku solves 9x9"},
		{"a line of 256 cells", strings.Repeat("1..4567890ABCDEF", 16), "1:1: this is a 16x16 grid; deduku solves 9x9"},
		{"full-width digits", "５３．．７", `1:6: 5 cells, expected 81`},
		{"text", "hello", `1:1: no puzzle in "hello": expected 81 cells, nine rows, a list of numbers or r1c1=5`},
		{"a frame and nothing in it", "+---+\n+---+\n", "1:1: nothing to read"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if p, err := Parse(test.text); err == nil || err.Error() != test.want {
				t.Errorf("\n got %v, %v\nwant %s", p.Givens, err, test.want)
			}
		})
	}
}
