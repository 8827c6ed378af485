package repl

import (
	"bytes"
	"context"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"deduku/board/format"
	"deduku/internal/sanitize"
)

// TestDamagedFiles loads files that were damaged at random, of every kind that a session reads: each is taken or refused
// in words, the board stays what a board is, and a log that comes of it passes the checker.
func TestDamagedFiles(t *testing.T) {
	times := 1_000
	switch {
	case os.Getenv("DEDUKU_FULL") != "":
		times = 30_000
	case testing.Short():
		times = 300
	}
	rng := rand.New(rand.NewPCG(1, 2))
	files := wholeFiles(t)
	taken := 0
	for range times {
		good := files[rng.IntN(len(files))]
		bad := good.text
		for range 1 + rng.IntN(3) {
			bad = damaged(rng, bad, files[rng.IntN(len(files))].text)
		}
		var out bytes.Buffer
		s := newSession(&out)
		s.Files = pageFiles{fstest.MapFS{"file": {Data: bad}}}
		err := s.Do(context.Background(), good.command).Err
		s.Report(err)
		if err == nil {
			taken++
		}
		text := out.String()
		if sanitize.VisibleLines(text) != text || strings.Contains(text, "defect") || len(text) > 1<<20 {
			t.Errorf("%s of %q writes %.1000q", good.command, bad, text)
		}
		if err := s.Solver.Board().Check(); err != nil {
			t.Errorf("%s of %q: %v", good.command, bad, err)
		}
		if err := passes(s); err != nil {
			t.Errorf("%s of %q: %v", good.command, bad, err)
		}
	}
	t.Logf("%d of %d damaged files are taken", taken, times)
	if taken < times/20 || taken > times*19/20 {
		t.Errorf("%d of %d damaged files are taken: the test tests nothing", taken, times)
	}
}

// wholeFile is a file that a command reads.
type wholeFile struct {
	command string
	text    []byte
}

// wholeFiles are a session, logs, a script and a board of each format.
func wholeFiles(t *testing.T) (files []wholeFile) {
	var out bytes.Buffer
	s := newSession(&out)
	page := pageFiles{fstest.MapFS{}}
	s.Files = page
	for _, line := range []string{
		"step 3", "undo", "guess", "r1c1<>1", "alias q count 2", "session save file",
		"example medium", "solve", "log save log", "set method logic", "example two", "solve", "log save logic",
	} {
		if err := s.Do(context.Background(), line).Err; err != nil && !strings.HasPrefix(line, "r1c1") {
			t.Fatalf("%s: %v", line, err)
		}
	}
	for _, f := range []struct{ name, command string }{
		{"file", "session load file"}, {"file", "source file"}, {"log", "load file"}, {"log", "check file"}, {"logic", "load file"},
	} {
		files = append(files, wholeFile{f.command, page.MapFS[f.name].Data})
	}
	files = append(files, wholeFile{"source file", []byte("step 3\nset notation a1; amount\nr4c7<>5\nalias x step\nundo\n")})
	for _, f := range format.Formats() {
		files = append(files, wholeFile{"load file", []byte(f.Example)})
	}
	return files
}

// damaged is a text with something in it changed; other is where pieces come from.
func damaged(rng *rand.Rand, text, other []byte) []byte {
	if len(text) == 0 || len(other) == 0 {
		return other
	}
	at := rng.IntN(len(text))
	end := min(len(text), at+1+rng.IntN(20))
	piece := other[rng.IntN(len(other)):]
	piece = piece[:min(len(piece), 1+rng.IntN(40))]
	lines := bytes.SplitAfter(text, []byte("\n"))
	line := rng.IntN(len(lines))
	switch rng.IntN(8) {
	case 0:
		return text[:at]
	case 1:
		return bytes.Join([][]byte{text[:at], text[end:]}, nil)
	case 2:
		return bytes.Join([][]byte{text[:at], piece, text[at:]}, nil)
	case 3:
		return bytes.Join([][]byte{text[:at], piece, text[end:]}, nil)
	case 4:
		text = bytes.Clone(text)
		text[at] ^= 1 << rng.IntN(8)
		return text
	case 5: // a digit for a digit
		text = bytes.Clone(text)
		for i := range text {
			if c := &text[(at+i)%len(text)]; '0' <= *c && *c <= '9' {
				*c = '0' + byte(rng.IntN(10))
				break
			}
		}
		return text
	case 6:
		return bytes.Join(append(lines[:line:line], lines[min(line+1, len(lines)):]...), nil)
	}
	return bytes.Join(append(lines[:line+1:line+1], lines[line:]...), nil)
}
