package format

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"deduku/board/format/data"
	"deduku/board/format/source"
)

// file is a member of an archive in a test.
type file struct{ name, text string }

func zipped81(t testing.TB, files ...file) string {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		m, err := w.Create(f.name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(m, f.text); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func tarred(t testing.TB, files ...file) string {
	var out bytes.Buffer
	w := tar.NewWriter(&out)
	for _, f := range files {
		if err := w.WriteHeader(&tar.Header{Name: f.name, Mode: 0o644, Size: int64(len(f.text))}); err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, f.text); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// answers are the places of the puzzles that a text has, all of which must be the sample, and the errors.
func answers(t *testing.T, r *Reader) (out []string) {
	t.Helper()
	for {
		p, err := r.Next()
		switch {
		case err == io.EOF:
			return out
		case err != nil:
			out = append(out, err.Error())
			if !isSyntax(err) {
				return out
			}
		case p.Givens.String() != sample:
			t.Fatalf("got %v at %v", p.Givens, p.At)
		default:
			out = append(out, p.At.String())
		}
	}
}

func TestArchives(t *testing.T) {
	line, csv := sample+"\n", "puzzle,solution\n"+sample+","+solution+"\n"
	files := []file{{"a.sdm", line + line}, {"folder/", ""}, {"folder/b.csv", csv}, {"c.txt.gz", gzipped(t, line)}, {"__MACOSX/._a.sdm", "\x00\x05\x16"},
		{"../../etc/passwd", line}, {"a\nname.txt", "12\n"}, {"picture.png", "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"}}
	want := []string{"f:a.sdm:1:1", "f:a.sdm:2:1", "f:folder/b.csv:2:1", "f:c.txt.gz:1:1", "f:../../etc/passwd:1:1",
		"f:a?name.txt:1:3: 2 cells, expected 81", "f:picture.png:1:1: this member is no text"}
	tared := slices.DeleteFunc(slices.Clone(files), func(f file) bool { return strings.HasSuffix(f.name, "/") })
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"zip", zipped81(t, files...), want},
		{"tar", tarred(t, tared...), want},
		{"tar.gz", gzipped(t, tarred(t, tared...)), want},
		{"tar.xz", xzipped(t, tarred(t, tared...)), want},
		{"a zip in a zip", zipped81(t, file{"in.zip", zipped81(t, files[0])}), []string{"f:in.zip:a.sdm:1:1", "f:in.zip:a.sdm:2:1"}},
		{"hsol", zipped81(t, file{"game", data.HsolExample}, file{"steps", data.JavaObject + "sr\x00\x0bsudoku"}), []string{"f:game:1:1",
			"f:steps:1:1: this is a saved game of HoDoKu in which the puzzle does not stand as text: copy the puzzle in HoDoKu, or save it as .txt"}},
		{"nothing in it", zipped81(t), nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			for _, in := range []io.Reader{&uneven{text: test.text}, fileOf(t, test.text)} {
				if got := answers(t, NewReader(in, "f")); !slices.Equal(got, test.want) {
					t.Errorf("got  %q\nwant %q", got, test.want)
				}
			}
		})
	}
}

// fileOf is a file with a text.
func fileOf(t *testing.T, text string) *os.File {
	path := filepath.Join(t.TempDir(), "a")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { f.Close() })
	return f
}

// TestArchiveLimits has archives with more than they may have, and with what cannot be read.
func TestArchiveLimits(t *testing.T) {
	line := sample + "\n"
	var many []file
	for i := range 5 {
		many = append(many, file{fmt.Sprint(i), line})
	}
	deep := zipped81(t, file{"a", line})
	for i := range 4 {
		deep = zipped81(t, file{fmt.Sprint(i, ".zip"), deep})
	}
	whole := zipped81(t, file{"a", line}, file{"b", strings.Repeat(line, 1000)}, file{"c", line})
	damaged := []byte(whole)
	damaged[strings.Index(whole, "b")+5] ^= 0x55
	locked := strings.ReplaceAll(zipped81(t, file{"a", line}, file{"b", line}), "PK\x01\x02\x14\x00\x14\x00\x08", "PK\x01\x02\x14\x00\x14\x00\x09")
	for _, test := range []struct {
		name, text string
		limits     source.Limits
		want       []string
	}{
		{"members", zipped81(t, many...), source.Limits{Members: 3, Bytes: 1000, Held: 1 << 20, Depth: 1},
			[]string{"f:0:1:1", "f:1:1:1", "f:2:1:1", "f:1:1: an archive may have 3 members, this one has more"}},
		{"bytes", tarred(t, many...), source.Limits{Members: 9, Bytes: 2*82 + 40, Held: 1 << 20, Depth: 1},
			[]string{"f:0:1:1", "f:1:1:1", "f:2:1:41: 40 cells, expected 81", "f:1:1: the members of an archive may have 204 bytes, these have more"}},
		{"held", zipped81(t, many...), source.Limits{Members: 9, Bytes: 1000, Held: 100, Depth: 1},
			[]string{"f:1:1: this zip has more than 0 MiB and comes from a pipe or an archive: give it as a file"}},
		{"depth", deep, source.UsualLimits, []string{"f:3.zip:2.zip:1.zip:1:1: this archive is in an archive in an archive; deduku goes 3 deep"}},
		{"encrypted", locked, source.UsualLimits, []string{"f:a:1:1: this member cannot be read: it is encrypted", "f:b:1:1: this member cannot be read: it is encrypted"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := NewReader(&uneven{text: test.text}, "f")
			r.limits = test.limits
			if got := answers(t, r); !slices.Equal(got, test.want) {
				t.Errorf("got  %q\nwant %q", got, test.want)
			}
		})
	}
	got := answers(t, NewReader(bytes.NewReader(damaged), "f"))
	if n := len(got); n < 3 || got[0] != "f:a:1:1" || got[n-1] != "f:c:1:1" || !slices.ContainsFunc(got, func(s string) bool {
		return strings.HasPrefix(s, "f:b:1:1: this member cannot be read")
	}) {
		t.Errorf("damaged: %.300q", got)
	}
}

// TestArchiveHasNoPlace sees that nobody goes on in the middle of an archive.
func TestArchiveHasNoPlace(t *testing.T) {
	r := NewReader(strings.NewReader(zipped81(t, file{"a", strings.Repeat(sample+"\n", 3)})), "f")
	for range 2 {
		r.Next()
	}
	if at, ok := r.Place(); ok {
		t.Errorf("the place is %v", at)
	}
}
