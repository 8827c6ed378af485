package stream

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/binary"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"

	"deduku/board/puzzle"
)

// places is a worker that says of each puzzle where it stands.
type places struct{}

func (places) Answer(_ context.Context, p *puzzle.Puzzle, b *Block) error {
	b.Out = fmt.Appendf(b.Out, "%d %s %v\n", b.N, p.At, p.Digits())
	return nil
}

func (places) Unread(m *Miss, b *Block) { b.Out = fmt.Appendf(b.Out, "%d %v\n", b.N, m.Err) }

// aFile is a text that is closed as a file is, and can be read at any place.
type aFile struct{ *strings.Reader }

func (aFile) Close() error { return nil }

// placesOf is a run over texts.
func placesOf(texts map[string]string, names ...string) *Run {
	r := &Run{Files: names, Workers: 2, NewWorker: func() Worker { return places{} }}
	r.Open = func(name string) (io.ReadCloser, string, error) {
		return aFile{strings.NewReader(texts[name])}, name, nil
	}
	size := int64(0)
	for _, name := range names {
		r.Starts = append(r.Starts, size)
		size += int64(len(texts[name]))
	}
	return r
}

func toldBy(t *testing.T, r *Run) string {
	t.Helper()
	var out strings.Builder
	if _, err := r.Each(t.Context(), func(b *Block) error {
		out.Write(b.Out)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// piecesOf cuts a text into some pieces, at any byte.
func piecesOf(text string, n int) (pieces []string) {
	for i := range n {
		pieces = append(pieces, text[len(text)*i/n:len(text)*(i+1)/n])
	}
	return pieces
}

func zstdOf(t *testing.T, pieces ...string) string {
	t.Helper()
	w, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	var out []byte
	for i, piece := range pieces {
		if i%2 == 1 { // a frame that is to be skipped, as pzstd and seekable files have
			out = binary.LittleEndian.AppendUint32(out, 0x184d2a50+5)
			out = append(binary.LittleEndian.AppendUint32(out, 3), "xyz"...)
		}
		out = w.EncodeAll([]byte(piece), out)
	}
	return string(out)
}

func gzipOf(t *testing.T, bgzip bool, pieces ...string) string {
	t.Helper()
	var out []byte
	for _, piece := range pieces {
		var member bytes.Buffer
		w := gzip.NewWriter(&member)
		if bgzip {
			w.Extra = []byte("BC\x02\x00\x00\x00")
		}
		if _, err := io.WriteString(w, piece); err != nil || w.Close() != nil {
			t.Fatal(err)
		}
		if b := member.Bytes(); bgzip {
			binary.LittleEndian.PutUint16(b[16:], uint16(len(b)-1))
		}
		out = append(out, member.Bytes()...)
	}
	return string(out)
}

// manyLines is a text of puzzles a line, some of which cannot be read, with remarks between them.
func manyLines(n int) string {
	var text strings.Builder
	for i := range n {
		switch i % 17 {
		case 5:
			text.WriteString("12345\n")
		case 11:
			text.WriteString("# a remark\n\n")
		default:
			text.WriteString(row(1 + i%9))
		}
	}
	return text.String()
}

// TestCut cuts inputs of many kinds into any number of shards, each begun at its mark by itself: together they say what one
// run says, of the same puzzles with the same numbers and lines. Where an input can be cut, none of a few shards is empty.
func TestCut(t *testing.T) {
	lines := manyLines(300)
	table := "id,puzzle\n"
	for i, line := range strings.SplitAfter(strings.ReplaceAll(manyLines(60), "12345\n", ""), "\n") {
		if len(line) > 80 {
			table += fmt.Sprintf("%d,%s", i, line)
		}
	}
	texts := map[string]string{
		"lines": lines, "crlf": strings.ReplaceAll(lines, "\n", "\r\n"), "table": table, "end": strings.TrimSuffix(row(3)+row(4), "\n"), "none": "",
		"zst": zstdOf(t, piecesOf(lines, 40)...), "zst1": zstdOf(t, lines), "gz": gzipOf(t, false, piecesOf(lines, 40)...),
		"bgz": gzipOf(t, true, append(piecesOf(lines, 40), "")...), "gz1": gzipOf(t, false, lines),
		"byline": zstdOf(t, strings.SplitAfter(lines, "\n")...),
	}
	for _, test := range []struct {
		names []string
		full  bool // four shards have puzzles each
	}{
		{[]string{"lines"}, true}, {[]string{"crlf"}, true}, {[]string{"table"}, false}, {[]string{"zst"}, true}, {[]string{"gz"}, true},
		{[]string{"bgz"}, true}, {[]string{"byline"}, true}, {[]string{"zst1"}, false}, {[]string{"gz1"}, false},
		{[]string{"end", "none", "table", "zst", "lines", "none", "bgz", "gz1", "gz", "crlf", "end"}, false},
	} {
		r := placesOf(texts, test.names...)
		want := toldBy(t, r)
		size := int64(0)
		for _, name := range test.names {
			size += int64(len(texts[name]))
		}
		for _, shards := range []int{1, 2, 3, 4, 7, 30, 101} {
			cuts := Shares(size, shards)
			marks, err := r.Cut(t.Context(), cuts)
			if err != nil || len(marks) != shards {
				t.Fatal(len(marks), err)
			}
			got, empty := "", 0
			for i, from := range marks {
				part := r.between(from, append(cuts, 0)[i])
				out := toldBy(t, part)
				got += out
				if out == "" {
					empty++
				}
				if end, err := part.Skim(t.Context()); i+1 < shards && (err != nil || end != marks[i+1]) {
					t.Errorf("%v: shard %d of %d ends at %+v, the next begins at %+v; %v", test.names, i+1, shards, end, marks[i+1], err)
				}
			}
			if got != want {
				t.Errorf("%v: %d shards:\n%.300s\nwant\n%.300s", test.names, shards, got, want)
			}
			if test.full && shards <= 4 && empty > 0 {
				t.Errorf("%v: %d of %d shards are empty", test.names, empty, shards)
			}
		}
	}
}

// TestStretches supposes right where shards begin in files of lines, plain and packed: none is read a second time.
func TestStretches(t *testing.T) {
	lines := manyLines(300)
	texts := map[string]string{"lines": lines, "zst": zstdOf(t, piecesOf(lines, 40)...), "bgz": gzipOf(t, true, piecesOf(lines, 40)...)}
	for name, text := range texts {
		r := placesOf(texts, name)
		stretches, err := r.Stretches(Shares(int64(len(text)), 6))
		if err != nil {
			t.Fatal(err)
		}
		at := Mark{}
		for i := range stretches {
			s := &stretches[i]
			r.Count(t.Context(), s)
			to, ok := s.after(at)
			if !ok {
				t.Errorf("%s: stretch %d begins at %+v, not %+v", name, i, at, s.From)
			}
			at = to
		}
		if want := strings.Count(toldBy(t, placesOf(texts, name)), "\n"); at.Records != int64(want) {
			t.Errorf("%s: %d puzzles, want %d", name, at.Records, want)
		}
	}
}

// TestMarkPacked begins a run where each block of another ended, in a packed file.
func TestMarkPacked(t *testing.T) {
	lines := manyLines(60)
	texts := map[string]string{"zst": zstdOf(t, piecesOf(lines, 7)...), "gz": gzipOf(t, false, piecesOf(lines, 7)...)}
	for name := range texts {
		r := placesOf(texts, name)
		r.Size = 3
		want := toldBy(t, r)
		var ends []Mark
		if _, err := r.Each(t.Context(), func(b *Block) error { ends = append(ends, b.End); return nil }); err != nil {
			t.Fatal(err)
		}
		for _, mark := range slices.Clip(ends) {
			r.From = mark
			if rest := toldBy(t, r); !strings.HasSuffix(want, rest) || strings.Count(rest, "\n") != strings.Count(want, "\n")-int(mark.Records) {
				t.Errorf("%s from %+v:\n%s", name, mark, rest)
			}
		}
	}
}

// TestDamagedPacked says what is wrong with packed files, also where it is in a frame behind the first.
func TestDamagedPacked(t *testing.T) {
	lines := manyLines(60)
	for name, text := range map[string]string{"zstd": zstdOf(t, piecesOf(lines, 7)...), "gzip": gzipOf(t, true, piecesOf(lines, 7)...)} {
		for _, damaged := range []string{text[:len(text)/2], text[:len(text)-2], text[:len(text)/2] + "xxxxxx" + text[len(text)/2+6:], text + "garbage"} {
			r := placesOf(map[string]string{"f": damaged}, "f")
			_, err := r.Each(t.Context(), func(*Block) error { return nil })
			if err == nil || !strings.Contains(err.Error(), "this "+name+" file is damaged or cut off") {
				t.Errorf("%s: %v", name, err)
			}
			if _, err := r.Cut(t.Context(), Shares(int64(len(damaged)), 5)); err == nil {
				t.Logf("%s: cut at the last share, before what is damaged", name)
			}
		}
	}
}
