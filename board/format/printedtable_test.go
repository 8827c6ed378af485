package format

import (
	"strings"
	"testing"
)

// TestPrintedTableRefused has tables with names of rows that are not one board: none is opened as one.
func TestPrintedTableRefused(t *testing.T) {
	var rows []string
	for i, row := range strings.Split(strings.TrimSpace(spacedRows("", ",")), "\n") {
		rows = append(rows, "r"+digit(i+1)+","+row)
	}
	joined := func(rows ...string) string { return strings.Join(rows, "\n") + "\n" }
	for name, text := range map[string]string{
		"a row missing":      joined(append(rows[:4:4], rows[5:]...)...),
		"a row twice":        joined(append(rows[:4:4], rows[3:8]...)...),
		"a cell missing":     strings.Replace(joined(rows...), "r5,4,", "r5,", 1),
		"a letter in a cell": strings.Replace(joined(rows...), "r5,4,", "r5,q,", 1),
		"slashes, a cell missing": strings.Replace(strings.ReplaceAll(strings.TrimSpace(spacedRows(".", "")), "\n", "/"),
			"..", ".", 1),
	} {
		if p, err := Parse(text); err == nil {
			t.Errorf("%s: read as %v, %s, from\n%s", name, p.Givens, p.Format, text)
		}
	}
	two := joined(rows...) + "\n" + sample + "\n"
	if got := all(two); len(got) < 2 || !strings.HasPrefix(got[len(got)-1], sample) {
		t.Errorf("a table and another board: got %v", got)
	}
}
