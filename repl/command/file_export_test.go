package command

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestExporters checks that the help of export names each kind of file that it writes, and that a
// transcript writes one.
func TestExporters(t *testing.T) {
	var written strings.Builder
	for _, path := range []string{"testdata/export.txt", "testdata/paths.txt", "../testdata/session.txt"} {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if strings.HasPrefix(line, "> export ") {
				written.WriteString(line)
			}
		}
	}
	words := regexp.MustCompile(`\w+`).FindAllString(Export.Long, -1)
	for _, e := range exporters {
		if !slices.Contains(words, e.extension) {
			t.Errorf("the Long text of Export in export.go doesn't say what %s files hold; add it", e.extension)
		}
		if !regexp.MustCompile(`\.` + e.extension + `\b`).MatchString(written.String()) {
			t.Errorf("no transcript exports a .%s file: add one to testdata/export.txt", e.extension)
		}
	}
}
