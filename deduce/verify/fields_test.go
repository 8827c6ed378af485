package verify

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestFieldsInLOG checks that LOG.md has a row for each field that the checker takes, and no others.
func TestFieldsInLOG(t *testing.T) {
	page, err := os.ReadFile("../LOG.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(page), "| field | type | in | meaning |")
	table, _, _ = strings.Cut(table, "\n\n")
	var rows []string
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z]+)` ").FindAllStringSubmatch(table, -1) {
		rows = append(rows, row[1])
	}
	for _, name := range fieldNames {
		if !slices.Contains(rows, name) {
			t.Errorf("deduce/LOG.md has no row for the field %q; add one", name)
		}
	}
	for _, name := range rows {
		if !slices.Contains(fieldNames[:], name) {
			t.Errorf("deduce/LOG.md has the field %q, which fieldNames in kind.go doesn't; remove it or add it there", name)
		}
	}
}
