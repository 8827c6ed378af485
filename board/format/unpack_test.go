package format

import (
	"bytes"
	"encoding/base64"
	"io"
	"strings"
	"testing"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
	"github.com/ulikunitz/xz"
)

// bzipped is the sample and a line end, as bzip2 packs it.
const bzipped = "QlpoOTFBWSZTWTlykTEAAA5YAGgQAAE/4CAAUIAAA1PEUek/UShpEaAmDzbhq01RiQ46cIlqcQPcfaQ+vjwhFkZv8XckU4UJA5cpExA="

func gzipped(t testing.TB, text string) string {
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func zstandard(t testing.TB, text string) string {
	w, err := zstd.NewWriter(nil)
	if err != nil {
		t.Fatal(err)
	}
	return string(w.EncodeAll([]byte(text), nil))
}

func xzipped(t testing.TB, text string) string {
	var out bytes.Buffer
	w, err := xz.NewWriter(&out)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func TestUnpack(t *testing.T) {
	line := sample + "\n"
	bz, err := base64.StdEncoding.DecodeString(bzipped)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name, text string
		want       int // puzzles
	}{
		{"gzip", gzipped(t, line+line), 2},
		{"two members", gzipped(t, line) + gzipped(t, line), 2},
		{"zstd", zstandard(t, line+line), 2},
		{"bzip2", string(bz), 1},
		{"xz", xzipped(t, line+line), 2},
		{"a mark of the byte order in it", gzipped(t, "\ufeff"+line), 1},
		{"packed twice", zstandard(t, gzipped(t, line)), 1},
		{"long", gzipped(t, strings.Repeat(line, 5000)), 5000},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := NewReader(&uneven{text: test.text}, "f")
			for n := range test.want {
				if p, err := r.Next(); err != nil || p.Givens.String() != sample {
					t.Fatalf("puzzle %d: %v, %v", n, p.Givens, err)
				}
			}
			if _, err := r.Next(); err != io.EOF {
				t.Errorf("behind the last: %v", err)
			}
			if r.Offset() != int64(len(test.text)) {
				t.Errorf("the offset is %d of %d bytes", r.Offset(), len(test.text))
			}
		})
	}
}

func TestCannotUnpack(t *testing.T) {
	whole := gzipped(t, strings.Repeat(sample+" a comment\n", 1000))
	for _, test := range []struct{ name, text, want string }{
		{"xz", "\xfd7zXZ\x00 and so on", "f:1:1: this begins as xz does, and cannot be unpacked: xz: "},
		{"xz with a large dictionary", "\xfd7zXZ\x00\x00\x04\xe6\xd6\xb4F\x02\x00\x21\x01\x28\x00\x00\x00", "f:1:1: this begins as xz does, and cannot be unpacked: it needs more than 64 MiB of memory"},
		{"7-zip", "7z\xbc\xaf\x27\x1c and so on", "f:1:1: this is compressed as 7-zip, which deduku does not unpack: give it what '7z x -so FILE' writes"},
		{"zip", "PK\x03\x04 and so on", "f:1:1: this begins as zip does, and cannot be read: zip: not a valid zip file"},
		{"cut off", whole[:len(whole)/2], "this gzip file is damaged or cut off"},
		{"a bad head", "\x1f\x8b\x99 and so on", "f:1:1: this begins as gzip does, and cannot be unpacked: gzip: invalid header"},
	} {
		r := NewReader(strings.NewReader(test.text), "f")
		var err error
		for err == nil {
			_, err = r.Next()
		}
		if !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: got %v, want %s", test.name, err, test.want)
		}
	}
}
