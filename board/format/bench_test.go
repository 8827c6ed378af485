package format

import (
	"bytes"
	"io"
	"strings"
	"testing"
)

// BenchmarkReader guards the claim that reading is not what slows down a run over a large file.
func BenchmarkReader(b *testing.B) {
	rows := new(bytes.Buffer)
	p, _ := Parse(sample)
	if err := Write(rows, "rows", &p); err != nil {
		b.Fatal(err)
	}
	grid := new(bytes.Buffer)
	Write(grid, "grid", &p)
	python := new(bytes.Buffer)
	Write(python, "python", &p)
	for _, bench := range []struct{ name, text string }{
		{"lines", sample + "\n"},
		{"lines with CR", sample + "\r\n"},
		{"lines with comments", sample + " easy-1 # from our own generator\n"},
		{"lines with solutions", sample + "," + solution + "\n"},
		{"lines with ids", "0000183b305c " + sample + "  1.2\n"},
		{"rows", rows.String() + "\n"},
		{"drawings", grid.String() + "\n"},
		{"lists", python.String() + "\n"},
		{"lists on one line", strings.ReplaceAll(python.String(), "\n", "") + " "},
	} {
		b.Run(bench.name, func(b *testing.B) {
			n := 4 << 20 / len(bench.text)
			text := strings.Repeat(bench.text, n)
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				r := NewReader(strings.NewReader(text), "bench.sdm")
				got := 0
				for {
					_, err := r.Next()
					if err == io.EOF {
						break
					}
					if err != nil {
						b.Fatal(err)
					}
					got++
				}
				if got != n {
					b.Fatalf("%d puzzles, want %d", got, n)
				}
			}
		})
	}
}

// BenchmarkUnreadable reads texts that no format takes, which are then tried in all other spellings.
func BenchmarkUnreadable(b *testing.B) {
	for _, bench := range []struct{ name, text string }{
		{"cells", "r1c6=4 r1c8=3 or r2c2=2\n"},
		{"drawings", "│ . . . │ . . 4 │ . 3 │\n"},
		{"prose", "I put a five in the empty cell and got x = 3, y = 41.\n"},
	} {
		b.Run(bench.name, func(b *testing.B) {
			text := strings.Repeat(bench.text, 16<<10/len(bench.text))
			b.SetBytes(int64(len(text)))
			for b.Loop() {
				Parse(text)
			}
		})
	}
}
