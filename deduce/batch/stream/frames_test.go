package stream

import (
	"bytes"
	"encoding/binary"
	"io"
	"slices"
	"strings"
	"testing"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"
)

// texts are what the frames of the files here hold: a line begins in one frame and ends in the next.
var texts = []string{"first line\nsec", "ond line\n", strings.Repeat("more\n", 20_000), "last"}

// zstdFile is a file with a frame a text, and one to be skipped before the third. Starts are where the frames of text begin.
func zstdFile(t testing.TB, checksum bool) (file []byte, starts []int64) {
	packer, err := zstd.NewWriter(nil, zstd.WithEncoderCRC(checksum))
	if err != nil {
		t.Fatal(err)
	}
	for i, text := range texts {
		if i == 2 {
			file = append(binary.LittleEndian.AppendUint32(append(file, "\x53\x2a\x4d\x18"...), 5), "skip!"...)
		}
		starts = append(starts, int64(len(file)))
		file = packer.EncodeAll([]byte(text), file)
	}
	return file, starts
}

// gzipFile is a file with a member a text; where the heads say how long members are, as bgzip writes them.
func gzipFile(t testing.TB, sized bool) (file []byte, starts []int64) {
	for _, text := range texts {
		var member bytes.Buffer
		w := gzip.NewWriter(&member)
		if sized {
			w.Extra = []byte("BC\x02\x00\x00\x00")
		}
		if _, err := io.WriteString(w, text); err != nil {
			t.Fatal(err)
		}
		if err := w.Close(); err != nil {
			t.Fatal(err)
		}
		const sizeAt = 16
		if sized {
			binary.LittleEndian.PutUint16(member.Bytes()[sizeAt:], uint16(member.Len()-1))
		}
		starts = append(starts, int64(len(file)))
		file = append(file, member.Bytes()...)
	}
	return file, starts
}

func startsOf(t *testing.T, file []byte) (starts []int64, packed bool) {
	packed, err := frameStarts(bytes.NewReader(file), func(at int64) bool {
		starts = append(starts, at)
		return true
	})
	if err != nil {
		t.Fatal(err)
	}
	return starts, packed
}

func TestStarts(t *testing.T) {
	for name, file := range map[string]func() ([]byte, []int64){
		"zstd":                   func() ([]byte, []int64) { return zstdFile(t, false) },
		"zstd with checksums":    func() ([]byte, []int64) { return zstdFile(t, true) },
		"bgzip":                  func() ([]byte, []int64) { return gzipFile(t, true) },
		"gzip without lengths":   func() ([]byte, []int64) { f, _ := gzipFile(t, false); return f, nil },
		"zstd, the end cut off":  func() ([]byte, []int64) { f, s := zstdFile(t, false); return f[:s[3]], s[:3] },
		"zstd and then a letter": func() ([]byte, []int64) { f, s := zstdFile(t, true); return append(f, 'x'), s },
	} {
		t.Run(name, func(t *testing.T) {
			packed, want := file()
			got, isPacked := startsOf(t, packed)
			if !isPacked || !slices.Equal(got, want) {
				t.Errorf("packed %v, frames begin at %v, want %v", isPacked, got, want)
			}
		})
	}
	if starts, packed := startsOf(t, []byte("plain text")); packed || starts != nil {
		t.Errorf("plain text is packed: %v, %v", packed, starts)
	}
}

// From each frame on the text is that of this frame and of all behind it, and each place in it is told by its frame.
func TestOpenAtFrames(t *testing.T) {
	for name, make := range map[string]func(testing.TB, bool) ([]byte, []int64){"zstd": zstdFile, "gzip": gzipFile} {
		file, starts := make(t, true)
		for i, at := range starts {
			r, err := openFrame(bytes.NewReader(file), at)
			if err != nil {
				t.Fatal(err)
			}
			got, err := io.ReadAll(r)
			if want := strings.Join(texts[i:], ""); err != nil || string(got) != want {
				t.Errorf("%s from frame %d: %d bytes, %v, want %d", name, i, len(got), err, len(want))
			}
			text := int64(0)
			for j := i; j < len(texts); j++ {
				for _, in := range []int64{1, int64(len(texts[j]))} {
					if f, n := r.frameAt(text + in); f != starts[j] || n != in {
						t.Errorf("%s from frame %d: byte %d is %d of the frame at %d, want %d of that at %d", name, i, text+in, n, f, in, starts[j])
					}
				}
				text += int64(len(texts[j]))
			}
			if r.bytes() != int64(len(file)) {
				t.Errorf("%s: %d bytes of the file read, it has %d", name, r.bytes(), len(file))
			}
			r.Close()
		}
	}
}

// A file that is not packed, or cannot be read at any place, is left as it was.
func TestOpenLeavesOthersAlone(t *testing.T) {
	plain := strings.NewReader("1.3 plain")
	if r, err := openFrame(plain, 0); r != nil || err != nil || plain.Len() != len("1.3 plain") {
		t.Errorf("plain text: %v, %v, %d bytes left", r, err, plain.Len())
	}
	file, _ := zstdFile(t, false)
	pipe := bytes.NewBuffer(file)
	if r, err := openFrame(pipe, 0); r != nil || err != nil || pipe.Len() != len(file) {
		t.Errorf("a pipe: %v, %v, %d bytes left", r, err, pipe.Len())
	}
}

// Damage is told, whatever byte is damaged: never a panic, never other text without an error where there are checksums.
func TestDamageIsTold(t *testing.T) {
	file, _ := zstdFile(t, true)
	want := strings.Join(texts, "")
	for i := range file {
		damaged := bytes.Clone(file)
		damaged[i] ^= 0x55
		r, err := openFrame(bytes.NewReader(damaged), 0)
		if r == nil || err != nil {
			continue // who reads the file as it is says what is wrong
		}
		got, err := io.ReadAll(r)
		r.Close()
		if err == nil && string(got) != want && i >= len(zstdMagic) { // a damaged first head can be that of a frame to be skipped
			t.Errorf("byte %d damaged: %d bytes of text and no error", i, len(got))
		}
	}
	r, err := openFrame(bytes.NewReader(file[:len(file)-3]), 0)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	if _, err := io.ReadAll(r); err == nil || !strings.Contains(err.Error(), "this zstd file is damaged or cut off") {
		t.Errorf("a file that is cut off: %v", err)
	}
}
