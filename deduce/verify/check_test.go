package verify

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"
)

func TestReadError(t *testing.T) {
	log := easy().bytes()
	broken := errors.New("the disk is on fire")
	for _, n := range []int{0, 10, len(log) / 2, len(log) - 1} {
		r := io.MultiReader(bytes.NewReader(log[:n]), iotest.ErrReader(broken))
		if _, err := Check(r); err != broken {
			t.Errorf("after %d bytes: got %v, want the reader's error", n, err)
		}
	}
}

func TestSmallReads(t *testing.T) {
	log := nested().bytes()
	got, err := Check(iotest.OneByteReader(bytes.NewReader(log)))
	if err != nil || got != mustPass(t, log) {
		t.Errorf("byte by byte: %+v, %v", got, err)
	}
}

// TestLongLine has lines beyond the read buffer, up to the most that is taken.
func TestLongLine(t *testing.T) {
	log := string(xyWing().bytes())
	for _, size := range []int{1 << 16, 1 << 20, maxLine - 200, maxLine} {
		long := strings.Replace(log, "and why", strings.Repeat("y", size), 1)
		line := strings.Split(long, "\n")[1]
		_, err := check([]byte(long))
		if (err != nil) != (len(line) >= maxLine) {
			t.Errorf("a line of %d bytes: %v", len(line), err)
		}
	}
}

// TestDamagedRealLogs damages the logs of testdata, which the program wrote:
// solved by the ladder, solved with guesses that were taken back, unsolvable.
func TestDamagedRealLogs(t *testing.T) {
	files, err := filepath.Glob("testdata/*.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatal("testdata has no logs (*.jsonl)")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			logs := split(data)
			if len(logs) == 0 {
				t.Fatal("the file has no log")
			}
			for _, log := range logs {
				if _, err := check(log); err != nil {
					t.Fatalf("a real log is refused: %v", err)
				}
				for name, bad := range damages(log, some(1_000, 5_000)) {
					if _, err := check(bad); err == nil {
						t.Errorf("passes: %s", name)
					}
				}
			}
		})
	}
}

// split cuts a stream into its logs.
func split(stream []byte) (logs [][]byte) {
	for _, line := range bytes.SplitAfter(stream, []byte("\n")) {
		if bytes.HasPrefix(line, []byte(`{"deduku"`)) {
			logs = append(logs, nil)
		}
		if n := len(logs); n > 0 {
			logs[n-1] = append(logs[n-1], line...)
		}
	}
	return logs
}

// maxSeed is how long a log may be from which a fuzzer starts: in longer ones it would look for very long before it
// finds something to change that matters.
const maxSeed = 8 << 10

// FuzzCheck wants no panic, no wrong type of error and a result that makes
// sense, whatever the input.
func FuzzCheck(f *testing.F) {
	for _, good := range goodLogs() {
		log := good.log.bytes()
		if len(log) > maxSeed {
			continue
		}
		f.Add(log)
		i := 0
		for _, bad := range damages(log, 500) {
			if i++; i%200 == 0 {
				f.Add(bad)
			}
		}
	}
	f.Add([]byte(""))
	f.Add([]byte("INIT      r1c3 = 9\n"))
	f.Add(append(xyWing().bytes(), givesUp().bytes()...))
	f.Fuzz(func(t *testing.T, in []byte) {
		got, err := check(in)
		if _, ok := err.(*Error); err != nil && (!ok || strings.Contains(err.Error(), "\n")) {
			t.Errorf("%T: %v", err, err)
		}
		lines := bytes.Count(in, []byte("\n")) + 1
		if err == nil && (got.Logs == 0 || got.Unfinished > got.Logs || got.Logs+got.Steps > lines || got.Premises+got.Unique > got.Steps) {
			t.Errorf("%d lines, but %+v", lines, got)
		}
	})
}

// BenchmarkCheck checks one log of 1,600 steps with 92 backtracks. The second
// measurement is what encoding/json alone would take to read it.
func BenchmarkCheck(b *testing.B) {
	log := solve(hardPuzzle).bytes()
	b.Run("check", func(b *testing.B) {
		b.SetBytes(int64(len(log)))
		b.ReportAllocs()
		for b.Loop() {
			if _, err := Check(bytes.NewReader(log)); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("encoding/json", func(b *testing.B) {
		b.SetBytes(int64(len(log)))
		b.ReportAllocs()
		for b.Loop() {
			if _, err := parseSheet(log); err != nil {
				b.Fatal(err)
			}
		}
	})
}
