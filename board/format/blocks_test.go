package format

import (
	"fmt"
	"strings"
	"testing"

	"deduku/board"
)

// triples returns the sample as a list of triples.
func triples(t testing.TB) string {
	return coordinates(t, ", ", func(c board.Cell, d board.Digit) string {
		return fmt.Sprint(c.Col()+1, c.Row()+1, " ", d)
	})
}

// assignments returns the sample as a list of assignments.
func assignments(t testing.TB) string {
	return coordinates(t, " ", func(c board.Cell, d board.Digit) string {
		return board.Candidate{Cell: c, Digit: d}.String()
	})
}

func coordinates(t testing.TB, sep string, form func(c board.Cell, d board.Digit) string) string {
	var out []string
	for c, d := range gridOf(t, sample) {
		if d != 0 {
			out = append(out, form(board.Cell(c), d))
		}
	}
	return strings.Join(out, sep)
}

// forms are ways to write the sample, for tests that change them.
func forms(t testing.TB) map[string]string {
	numpy := strings.ReplaceAll(strings.TrimPrefix(written(t, "python"), "grid = "), ",", "")
	flat := strings.Join(strings.Split(strings.ReplaceAll(sample, ".", "0"), ""), ", ")
	return map[string]string{
		"line":           sample,
		"line0":          written(t, "line0"),
		"line, id":       "0000183b305c " + sample + "  1.2",
		"line, comment":  sample + " easy-1 # from our own generator",
		"line, solution": sample + ";" + solution,
		"line, in code":  `puzzle = "` + sample + `"`,
		"line, singles":  strings.Join(strings.Split(sample, ""), " "),
		"groups of nine": strings.ReplaceAll(strings.TrimSpace(written(t, "rows")), "\n", " "),
		"rows":           written(t, "rows"),
		"rows, boxes":    byBoxes(t, " ", "\n"),
		"rows, commas":   strings.ReplaceAll(byBoxes(t, ",", ""), ".", "0"),
		"rows, comments": strings.ReplaceAll(written(t, "rows"), "\n", " # a row\n"),
		"grid":           written(t, "grid"),
		"unicode":        written(t, "unicode"),
		"ss":             strings.Trim(byBoxes(t, "|", "-----------\n"), "-\n"),
		"clipboard":      "*-----------*\n" + barred(byBoxes(t, "|", "---+---+---\n")) + "*-----------*\n",
		"python":         written(t, "python"),
		"numpy":          numpy,
		"numpy floats":   strings.NewReplacer("0", "0.", "5", "5.", "9", "9.").Replace(numpy),
		"matrix":         "m = numpy.matrix(" + strings.TrimPrefix(written(t, "python"), "grid = ") + ")",
		"flat":           "puzzle = np.array([" + flat + "]).reshape(9, 9)",
		"flat, typed":    "puzzle = np.array([" + flat + "], dtype=np.int8)",
		"triples":        triples(t),
		"triples, lines": strings.ReplaceAll(triples(t), ", ", "\n"),
		"assignments":    assignments(t),
	}
}

// byBoxes is nine rows with something between the boxes of a row, and below each band.
func byBoxes(t testing.TB, sep, below string) string {
	var b strings.Builder
	for r := 0; r < board.Cells; r += 9 {
		b.WriteString(sample[r:r+3] + sep + sample[r+3:r+6] + sep + sample[r+6:r+9] + "\n")
		if r%27 == 18 {
			b.WriteString(below)
		}
	}
	return b.String()
}

// barred puts uprights around each line but the last, which ends a drawing.
func barred(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	for i, l := range lines {
		lines[i] = "|" + l + "|\n"
	}
	return strings.Join(lines[:len(lines)-1], "")
}

func TestForms(t *testing.T) {
	for name, text := range forms(t) {
		t.Run(name, func(t *testing.T) { checkForm(t, name, text) })
	}
}

// checkForm checks that a text in one of the forms is read as the sample. Only triples come with a note, since their order is a guess.
func checkForm(t *testing.T, form, text string) {
	t.Helper()
	note := ""
	if strings.HasPrefix(form, "triples") {
		note = "read triples as column, row, digit"
	}
	checkNoted(t, text, note)
}

// checkSample checks that a text is read as the sample, and nothing but the sample, without a note.
func checkSample(t *testing.T, text string) {
	t.Helper()
	checkNoted(t, text, "")
}

func checkNoted(t *testing.T, text, note string) {
	t.Helper()
	p, err := Parse(text)
	if err != nil || p.Givens.String() != sample || p.Placed.Len() > 0 || strings.Join(p.Notes, "; ") != note {
		t.Errorf("got %v placed %v notes %q, %v\nfrom %q", p.Givens, p.Placed.Len(), p.Notes, err, text)
	}
}
