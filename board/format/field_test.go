package format

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestField reads what people have in their files. The boards in testdata/field have 0 for a blank.
func TestField(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("testdata/field/*.in.*")
	if err != nil || len(files) == 0 {
		t.Fatal("no files", err)
	}
	for _, file := range files {
		name, _, _ := strings.Cut(file, ".in.")
		t.Run(filepath.Base(name), func(t *testing.T) {
			want, err := os.ReadFile(name + ".want")
			if err != nil {
				t.Fatal(err)
			}
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			p, err := NewReader(bytes.NewReader(text), file).Next()
			if got := strings.ReplaceAll(p.Givens.String(), ".", "0"); err != nil || got != strings.TrimSpace(string(want)) {
				t.Errorf("got %s, %v\nwant %s", got, err, want)
			}
		})
	}
}

const (
	fieldPuzzle   = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
	fieldSolution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

func nestedRows(line string) [][]int {
	out := make([][]int, 9)
	for i, c := range line {
		out[i/9] = append(out[i/9], int(c-'0'))
	}
	return out
}

func asJSON(t *testing.T, value any) string {
	t.Helper()
	text, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// spacedRows is the puzzle with a sign for blanks and another between cells.
func spacedRows(blank, between string) string {
	var out strings.Builder
	for row := range 9 {
		cells := strings.Split(fieldPuzzle[9*row:9*row+9], "")
		for i, c := range cells {
			if c == "0" {
				cells[i] = blank
			}
		}
		out.WriteString(strings.Join(cells, between) + "\n")
	}
	return out.String()
}

// cellsBy is the givens, each as write has it for the row, column, and digit, with rows and columns from 0.
func cellsBy(write func(row, col int, d string) string) string {
	var out strings.Builder
	for i, c := range fieldPuzzle {
		if c != '0' {
			out.WriteString(write(i/9, i%9, string(c)))
		}
	}
	return out.String()
}

func digit(n int) string { return string(rune('0' + n)) }
