package format

import (
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/board/format/data"
	"deduku/board/format/grids"
	"deduku/board/format/links"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

func seed(f *testing.F) {
	for _, text := range forms(f) {
		f.Add(text)
		f.Add(text[:len(text)/2] + "\n" + text)
	}
	for _, text := range positions(f) {
		f.Add(text)
		f.Add(text[:len(text)/2] + "\n" + text)
	}
	for i := range formats {
		example := formats[i].Example
		f.Add(example)
		f.Add(example[:len(example)/2] + "\n" + example)
	}
	f.Add(tsv(f))
	f.Add(data.OpenSudokuHead + `<game data="` + openSudokuOf(f, 4, "&#10;") + `"/>`)
	f.Add("id,puzzle\n1,\"" + sample[:40] + "\n" + sample[40:] + "\"\n")
	f.Add("scl" + links.LZEncode("{ce:[[{v:5},,'x',],[t,f]],ca:[{v:'12'}]}"))
	f.Add(gzipped(f, sample+"\n"))
	for _, text := range []string{"", "r4c7<>25", "[[1,2],[3", `{"grid":[],"size":9}`, "+---+\n| 1 ", "\xff\xfe1\x00",
		"000000000 00\x9f\x9f",
		`{"cells":[{"cell_type":"code","source":["\`, `{"cells":[{"cell_type":"code","source":[],"x":"\`} {
		f.Add(text)
	}
}

func FuzzParse(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Parse(text)
		checkResult(t, text, p, err)
		Prefix(text)
	})
}

func FuzzReader(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, text string) {
		var before, after runtime.MemStats
		if source.IsCompressed([]byte(text)) {
			return // what is packed may be much longer
		}
		runtime.ReadMemStats(&before)
		r := NewReader(&uneven{text: text}, "f")
		for n := 0; ; n++ {
			p, err := r.Next()
			if err == io.EOF {
				break
			}
			checkResult(t, text, p, err)
			if n > len(text) {
				t.Fatalf("%d puzzles in %d bytes: %q", n, len(text), text)
			}
		}
		runtime.ReadMemStats(&after)
		// A line of one byte may become an error of some hundred bytes.
		if used, most := after.TotalAlloc-before.TotalAlloc, uint64(1<<20+4096*len(text)); used > most {
			t.Errorf("%d bytes used for %d bytes: %.100q", used, len(text), text)
		}
	})
}

// checkResult holds for all that Parse and Next return.
func checkResult(t *testing.T, text string, p puzzle.Puzzle, err error) {
	t.Helper()
	var se *puzzle.SyntaxError
	if err != nil {
		if !errors.As(err, &se) || strings.HasPrefix(se.Msg, "a fault of deduku") || se.Line < 1 || se.Column < 1 || se.Msg == "" || strings.Contains(err.Error(), "\n") {
			t.Fatalf("error %q for %q", err, text)
		}
		if max := strings.Count(text, "\n") + strings.Count(text, "\r") + 1; se.Line > max && !strings.Contains(text, "\x00") {
			t.Fatalf("error %q is on line %d of %d: %q", err, se.Line, max, text)
		}
		return
	}
	if p.At.Line < 1 || p.At.Column < 1 {
		t.Fatalf("no position for %v from %q", p.Givens, text)
	}
	for c := range board.Cells {
		if p.Givens[c] > 9 || p.Placed[c] > 9 || p.Givens[c] != 0 && p.Placed[c] != 0 {
			t.Fatalf("%v and %v in %v: %q", p.Givens[c], p.Placed[c], board.Cell(c), text)
		}
	}
	b := p.Board()
	if err := b.Check(); err != nil {
		t.Fatalf("%v: %q", err, text)
	}
	if p.HasSolution() && (!p.Solution.Solved() || !p.Solution.Contains(p.Givens)) {
		t.Fatalf("solution %v of %v: %q", p.Solution, p.Givens, text)
	}
}

// FuzzFormats has each format look at a text that may be none of it.
func FuzzFormats(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, text string) {
		for i := range formats {
			if formats[i].Read == nil {
				continue
			}
			named := source.New(nil, "a.msk")
			s := &newReader(named.Part(text, 0, 1)).src
			for len(s.Rest()) > 0 { // as a Reader does it, with this format alone
				p := puzzle.Puzzle{At: puzzle.Pos{Line: 1, Column: 1}}
				read := formats[i].Read
				if s.Series != nil {
					read = s.Series.Next
				}
				n, err := read(s, &p)
				if n > len(s.Rest()) || n < 0 {
					t.Fatalf("%s took %d of %d bytes", formats[i].Name, n, len(s.Rest()))
				}
				if n > 0 && err != source.ErrNone {
					checkResult(t, text, p, err)
				}
				if n == 0 {
					s.SkipLine()
				}
				s.Skip(n)
			}
		}
	})
}

// FuzzUnpack unpacks what may be damaged.
func FuzzUnpack(f *testing.F) {
	f.Add(gzipped(f, sample))
	f.Add(zstandard(f, sample))
	f.Add("BZh91AY&SY")
	f.Fuzz(func(t *testing.T, text string) {
		r := NewReader(strings.NewReader(text), "f")
		for range 100 {
			if _, err := r.Next(); err != nil {
				return
			}
		}
	})
}

// FuzzArchive reads archives that may be damaged.
func FuzzArchive(f *testing.F) {
	files := []file{{"a.sdm", sample + "\n"}, {"b.csv", data.CSVExample}, {"c.zip", zipped81(f, file{"d", gridExample})}}
	f.Add(zipped81(f, files...))
	f.Add(tarred(f, files...))
	f.Add(xzipped(f, sample+"\n"))
	f.Fuzz(func(t *testing.T, text string) {
		r := NewReader(strings.NewReader(text), "f")
		r.limits.Bytes = 1 << 20
		for range 100 {
			p, err := r.Next()
			if err != nil && !isSyntax(err) {
				return
			}
			if err == nil {
				checkResult(t, strings.Repeat("\n", 1<<20), p, nil)
			}
		}
	})
}

// FuzzPrograms looks at texts as the formats of other programs and languages do.
func FuzzPrograms(f *testing.F) {
	for _, example := range []string{links.SoloExample, grids.LaTeXExample, grids.DokuExample, data.KSudokuExample, data.HTMLExample, data.YAMLExample, coords.FactsExample} {
		f.Add(example)
	}
	f.Add(data.HsolExample)
	f.Add("\xd0\x0e\xae\x8f\xd4\xe6\xe6\xa8\xa3\x87<table")
	f.Add(soloSave(f))
	f.Add(penpa("sudoku,9,9,38", penpaLayer(gridOf(f, sample), ""), "{zN:{}}"))
	f.Fuzz(func(t *testing.T, text string) {
		r := NewReader(&uneven{text: text}, "f")
		for range len(text) + 2 {
			p, err := r.Next()
			if err == io.EOF {
				return
			}
			checkResult(t, text, p, err)
		}
	})
}

// FuzzQuoted has something in front of each line of a text that may be anything.
func FuzzQuoted(f *testing.F) {
	for _, mark := range []string{"> ", " * ", "# ", "1. ", "`", "·"} {
		f.Add(mark, grids.RowsExample)
		f.Add(mark, gridExample)
	}
	f.Fuzz(func(t *testing.T, mark, text string) {
		text = mark + strings.ReplaceAll(text, "\n", "\n"+mark)
		p, err := Parse(text)
		checkResult(t, text, p, err)
	})
}

func FuzzAssignments(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, line string) {
		for _, order := range []board.Notation{board.RC, board.XY, board.A1} {
			edits, err := coords.Assignments(line, order)
			var se *puzzle.SyntaxError
			if err != nil && (!errors.As(err, &se) || se.Line != 1 || se.Column < 1 || se.Column > len([]rune(line))+1) {
				t.Fatalf("error %v for %q", err, line)
			}
			for _, e := range edits {
				if e.Cell >= board.Cells || e.Digit < 1 || e.Digit > 9 || e.Column < 1 {
					t.Fatalf("edit %v for %q", e, line)
				}
			}
			coords.ParseCell(line, order)
		}
	})
}
