package format

import (
	"bytes"
	"io"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/puzzle"
)

// TestTable holds each row of the table of formats to what it promises: the example is read as that very format, and
// what is written of it is read again.
func TestTable(t *testing.T) {
	var names, ends []string
	for i := range formats {
		f := &formats[i]
		t.Run(f.Name, func(t *testing.T) {
			if f.Name == "" || f.Doc == "" || f.Example == "" || slices.Contains(names, f.Name) {
				t.Fatal("a format needs a name of its own, a few words about it and an example")
			}
			for _, e := range f.Ext {
				if !strings.HasPrefix(e, ".") || slices.Contains(ends, e) || ForFile("A"+strings.ToUpper(e)) != f {
					t.Errorf("%s does not lead to this format alone", e)
				}
			}
			names, ends = append(names, f.Name), append(ends, f.Ext...)
			if f.Read == nil && (Named(f.ReadAs) == nil || Named(f.ReadAs).Read == nil) {
				t.Errorf("written and not read, nor read as %q", f.ReadAs)
			}
			if f.Read == nil && f.Write == nil {
				t.Error("neither read nor written")
			}
			checkExample(t, f)
		})
	}
	if Named("odt") != nil || ForFile("boards.odt") != nil || ForFile("boards") != nil {
		t.Error("there is a format for everything")
	}
}

// checkExample reads an example and what is written of it. The example of every format is the sample.
func checkExample(t *testing.T, f *Format) {
	if f.Name == "msk" { // a pattern is no puzzle
		r := NewReader(strings.NewReader(f.Example), "a.msk")
		if _, err := r.Next(); err == nil || !strings.Contains(err.Error(), "a pattern of 29 cells, not a puzzle: use it with generate --pattern") {
			t.Errorf("got %v", err)
		}
		if text := f.Text(&puzzle.Puzzle{Givens: gridOf(t, sample)}); text != f.Example {
			t.Errorf("writes\n%s", text)
		}
		return
	}
	r := NewReader(strings.NewReader(f.Example), "a"+append(f.Ext, "")[0])
	p, err := r.Next()
	name := f.Name
	if f.Read == nil {
		name = f.ReadAs
	}
	if f.Name == "url" {
		name = "line" // what stands in the address
	}
	if err != nil || p.Format != name || f.Name != "sukaku" && p.Givens.String() != sample && p.Digits().String() != marked5(sample) {
		t.Fatalf("read as %q: %v placed %d, %v", p.Format, p.Givens, p.Placed.Len(), err)
	}
	if more, err := r.Next(); err != io.EOF {
		t.Errorf("behind the example: %v, %v", more, err)
	}
	if f.Write != nil {
		again, err := Parse(f.Text(&p))
		if err != nil || !kept(f, &p, &again) {
			t.Errorf("writes, with %v\n%s", err, f.Text(&p))
		}
	}
}

// marked5 is the sample with the digits that are placed where it stands in progress.
func marked5(line string) string { return line[:34] + "1" + line[35:37] + "9" + line[38:] }

// kept reports whether what comes back of a puzzle is what the format keeps.
func kept(f *Format, p, back *puzzle.Puzzle) bool {
	want, got := p.Board(), back.Board()
	switch {
	case f.Name == "sdx": // a single candidate that no peer lists is written as a digit is
		return back.Givens.Contains(p.Givens) && back.Placed == p.Placed && sameCandidates(&want, &got)
	case f.Keeps&KeepsPlaced != 0:
		if p.Givens != back.Givens || p.Placed != back.Placed {
			return false
		}
	case f.Keeps&DropsPlaced != 0:
		return p.Givens == back.Givens
	case f.Keeps&KeepsCandidates == 0:
		return p.Digits() == back.Givens
	}
	return f.Keeps&KeepsCandidates == 0 || sameCandidates(&want, &got)
}

// TestRoundTrip writes files of random positions in each format and reads them back.
func TestRoundTrip(t *testing.T) {
	rounds := 40
	for i := range formats {
		f := &formats[i]
		if f.Write == nil || f.Name == "msk" {
			continue
		}
		t.Run(f.Name, func(t *testing.T) {
			random := rand.New(rand.NewPCG(3, uint64(i)))
			for range rounds {
				var want []puzzle.Puzzle
				text := bytes.NewBufferString(f.Head)
				for n := range 1 + random.IntN(4) {
					if n > 0 && f.Apart {
						text.WriteString("\n")
					}
					b := randomPosition(random)
					p := puzzle.Of(&b)
					want = append(want, p)
					text.Write(f.Write(nil, &p))
				}
				text.WriteString(f.Foot)
				checkStream(t, f, text.String(), want)
			}
		})
	}
}

// checkStream reads a file through small and uneven reads.
func checkStream(t *testing.T, f *Format, text string, want []puzzle.Puzzle) {
	t.Helper()
	r := NewReader(&uneven{text: text}, "")
	for i := range want {
		p, err := r.Next()
		if err != nil || !kept(f, &want[i], &p) {
			t.Fatalf("puzzle %d: %v placed %v eliminated %d as %s, notes %q, %v\nwant %v placed %v eliminated %d\nfrom\n%s", i,
				p.Givens, p.Placed, len(p.Eliminated), p.Format, p.Notes, err, want[i].Givens, want[i].Placed, len(want[i].Eliminated), text)
		}
	}
	if p, err := r.Next(); err != io.EOF {
		t.Fatalf("after the last puzzle: %v, %v\nfrom\n%s", p.Givens, err, text)
	}
}

// TestDrops names what a format leaves out.
func TestDrops(t *testing.T) {
	b := progress(t)
	p := puzzle.Of(&b)
	for _, test := range []struct{ format, want string }{
		{"line", "2 placed digits and 1 removed candidate"}, {"grid", "1 removed candidate"}, {"csv", "1 removed candidate"},
		{"sdk", ""}, {"pm", ""},
	} {
		if got := Named(test.format).Drops(&p); got != test.want {
			t.Errorf("%s drops %q, want %q", test.format, got, test.want)
		}
	}
}

// TestMerge makes givens of placed digits.
func TestMerge(t *testing.T) {
	b := progress(t)
	p := puzzle.Of(&b)
	p.Merge()
	if p.Givens.String() != marked5(sample) || p.Placed != (board.Grid{}) {
		t.Errorf("got %v placed %v", p.Givens, p.Placed)
	}
}

// TestForFile sees that names of files lead to formats in any case.
func TestForFile(t *testing.T) {
	for _, test := range []struct{ file, want string }{
		{"a.sdk", "sdk"}, {"B.SDM", "line"}, {filepath.Join("x", "y.opensudoku2"), "opensudoku"}, {"n.ipynb", "notebook"}, {"a.txt", "grid"},
	} {
		if f := ForFile(test.file); f == nil || f.Name != test.want {
			t.Errorf("%s: got %v, want %s", test.file, f, test.want)
		}
	}
}
