package sanitize

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"strings"
	"testing"
	"testing/iotest"
	"unicode"
	"unicode/utf8"
)

func TestVisible(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"plain", "my board.txt ~", "my board.txt ~"},
		{"letters of other scripts", "Prüfung 数独 судоку 🧩", "Prüfung 数独 судоку 🧩"},
		{"an accent of its own", "e\u0301", "e\u0301"},
		{"a space that does not break", "a\u00a0b", "a\u00a0b"},
		{"control characters", "a\x1b[2Jb\a\x7f\x00", `a\x1b[2Jb\x07\x7f\x00`},
		{"line ends and tabs", "a\nb\r\tc", `a\nb\r\tc`},
		{"C1", "a\u009b2Jb\u0085", `a\x9b2Jb\x85`},
		{"bidirectional", "gpj.\u202egnp\u2066x\u200f", `gpj.\u202egnp\u2066x\u200f`},
		{"no width", "a\u200bb\u200dc\ufeffd\u00ad", `a\u200bb\u200dc\ufeffd\xad`},
		{"fillers and selectors", "a\u3164b\ufe0fc\U000e0100", `a\u3164b\ufe0fc\U000e0100`},
		{"separators of lines", "a\u2028b\u2029", `a\u2028b\u2029`},
		{"private use and tags", "\ue000\U000e0041", `\ue000\U000e0041`},
		{"not UTF-8", "a\xffb\xc3", `a\xffb\xc3`},
		{"the sign for what could not be read", "\ufffd", "\ufffd"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := Visible(test.text); got != test.want {
				t.Errorf("got  %q\nwant %q", got, test.want)
			}
		})
	}
	if got, want := VisibleLines("a\x1b\nb\r\n"), `a\x1b`+"\nb"+`\r`+"\n"; got != want {
		t.Errorf("lines: got %q, want %q", got, want)
	}
}

func TestMessage(t *testing.T) {
	if got := Message("short\x1b"); got != `short\x1b` {
		t.Errorf("got %q", got)
	}
	if got := Message("bad\ndeduku: 1 log ok, all proved"); got != `bad\ndeduku: 1 log ok, all proved` {
		t.Errorf("a line is forged: %q", got)
	}
	for _, text := range []string{strings.Repeat("a", 1<<20), strings.Repeat("ü", 1<<20), "a" + strings.Repeat("🧩", 1<<20), strings.Repeat("\xbf", 1<<20)} {
		got := Message(text)
		if len(got) > 5*maxMessage || !utf8.ValidString(got) || !strings.HasSuffix(got, "...") {
			t.Errorf("of %d bytes, %d are left, and end in %q", len(text), len(got), got[len(got)-10:])
		}
	}
}

func TestVisibleJSON(t *testing.T) {
	for _, text := range []string{"", "plain r4c7<>5", "\x7f\u009b2J", "\u202e\u200b\ufeff", "Prüfung 数独\u2028", "\U000e0041🧩", "\x1b\n"} {
		line, err := json.Marshal(map[string]string{text: text})
		if err != nil {
			t.Fatal(err)
		}
		got := VisibleJSON(line)
		if Visible(string(got)) != string(got) {
			t.Errorf("%q is not visible", got)
		}
		back := map[string]string{}
		if err := json.Unmarshal(got, &back); err != nil || back[text] != text {
			t.Errorf("%q says %q, %v, want %q", got, back, err, text)
		}
	}
}

// FuzzVisible wants nothing that a terminal obeys, and what is visible to stay.
func FuzzVisible(f *testing.F) {
	f.Add("a\x1b[2J\u202e\xff\n")
	f.Fuzz(func(t *testing.T, text string) {
		got := Visible(text)
		if !utf8.ValidString(got) {
			t.Fatalf("%q is not UTF-8", got)
		}
		for _, r := range got {
			if !unicode.IsGraphic(r) || unicode.Is(unicode.Cf, r) {
				t.Fatalf("%q has %q", got, r)
			}
		}
		if again := Visible(got); again != got {
			t.Fatalf("%q becomes %q", got, again)
		}
	})
}

func TestLines(t *testing.T) {
	long := strings.Repeat("x", 200_000)
	for _, test := range []struct {
		text string
		want []string
	}{
		{"", nil},
		{"\n", []string{""}},
		{"a", []string{"a"}},
		{"a\n", []string{"a"}},
		{"a\r\nb\n\nc", []string{"a", "b", "", "c"}},
		{long + "\n" + long + "\r\nb", []string{long, long, "b"}},
	} {
		for name, in := range map[string]io.Reader{"": strings.NewReader(test.text), " byte by byte": iotest.OneByteReader(strings.NewReader(test.text))} {
			lines := NewLines(in)
			at := 0
			for i, source := range strings.SplitAfter(test.text, "\n")[:len(test.want)] {
				got, err := lines.Next()
				if want := test.want[i]; err != nil || string(got) != want {
					t.Fatalf("%.20q%s: line %d is %.20q, %v, want %.20q", test.text, name, i+1, got, err, want)
				}
				if lines.Number() != i+1 || lines.Offset() != int64(at) || lines.Whole() != strings.HasSuffix(source, "\n") {
					t.Errorf("%.20q%s: line %d is said to be %d, at %d, whole %v; it is at %d", test.text, name, i+1, lines.Number(), lines.Offset(), lines.Whole(), at)
				}
				at += len(source)
			}
			if _, err := lines.Next(); err != io.EOF {
				t.Errorf("%.20q%s: got %v, want the end", test.text, name, err)
			}
		}
	}
}

// TestLongLine has lines about as long as may be.
func TestLongLine(t *testing.T) {
	for _, end := range []string{"", "\n", "\r\n"} {
		for _, size := range []int{MaxLine - 1, MaxLine, MaxLine + 1, MaxLine + 2, MaxLine + 3} {
			lines := NewLines(io.MultiReader(strings.NewReader("first\n"), bytes.NewReader(bytes.Repeat([]byte("x"), size)), strings.NewReader(end)))
			lines.Next()
			line, err := lines.Next()
			if size <= MaxLine {
				if err != nil || len(line) != size {
					t.Errorf("%d bytes and %q: got %d, %v", size, end, len(line), err)
				}
				continue
			}
			var long *LongLineError
			if !errors.As(err, &long) || long.Line != 2 || long.Offset != 6 {
				t.Errorf("%d bytes and %q: got %d, %v", size, end, len(line), err)
			}
			if _, again := lines.Next(); again != err {
				t.Errorf("after %v comes %v", err, again)
			}
		}
	}
}

// zeros is an endless stream of one byte, which counts what was read of it.
type zeros struct{ read int }

func (z *zeros) Read(p []byte) (int, error) {
	clear(p)
	z.read += len(p)
	return len(p), nil
}

// TestEndless has a line without an end: no more of it is read than may be kept.
func TestEndless(t *testing.T) {
	var in zeros
	if _, err := NewLines(&in).Next(); err == nil || err.Error() != "line 1, from byte 0 on, is longer than 16 MiB" {
		t.Errorf("got %v", err)
	}
	if in.read > MaxLine+1<<20 {
		t.Errorf("%d bytes were read", in.read)
	}
}

func TestReadError(t *testing.T) {
	lines := NewLines(io.MultiReader(strings.NewReader("a\nb"), iotest.ErrReader(os.ErrClosed)))
	if line, err := lines.Next(); err != nil || string(line) != "a" {
		t.Errorf("got %q, %v", line, err)
	}
	if line, err := lines.Next(); err != os.ErrClosed {
		t.Errorf("got %q, %v, want the error", line, err)
	}
}
