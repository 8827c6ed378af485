package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"deduku/internal/testutil/boardtest"
)

// BenchmarkSolveFile is `deduku solve --log none` on the whole of 17-clue.txt: reading and writing included.
func BenchmarkSolveFile(b *testing.B) {
	path := boardtest.Path(b, "17-clue.txt")
	puzzles := len(boardtest.Puzzles(b, "17-clue.txt"))
	for _, guess := range []string{"fewest", "random"} {
		b.Run(guess, func(b *testing.B) {
			for b.Loop() {
				if code := run([]string{"solve", "--log", "none", "--guess", guess, "--seed", "1", path}, strings.NewReader(""), io.Discard, io.Discard); code != 0 {
					b.Fatalf("exit code %d", code)
				}
			}
			b.ReportMetric(float64(puzzles*b.N)/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
}

// BenchmarkCountFile is the whole program counting the solutions of 17-clue.txt: its start, reading and writing
// included. It guards the claim that all processors together reach 0.6 of the engine's speed on each.
func BenchmarkCountFile(b *testing.B) {
	path := boardtest.Path(b, "17-clue.txt")
	puzzles := len(boardtest.Puzzles(b, "17-clue.txt"))
	program := builtProgram(b)
	for b.Loop() {
		if err := exec.Command(program, "count", "--limit", "2", path).Run(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(puzzles*b.N)/b.Elapsed().Seconds(), "puzzles/s")
}

// BenchmarkStart is the whole program from its start to its end, with nothing to do between.
func BenchmarkStart(b *testing.B) {
	program := builtProgram(b)
	for b.Loop() {
		if err := exec.Command(program, "-c", "board").Run(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkWhole is the whole program over whole files: solving 17-clue.txt by singles and guesses with each kind of log,
// checking logs, what collectors wait for, and a start with nothing to do. It tells the CPU time, and how much memory was
// resident at most.
func BenchmarkWhole(b *testing.B) {
	path := boardtest.Path(b, "17-clue.txt")
	puzzles := float64(len(boardtest.Puzzles(b, "17-clue.txt")))
	program := builtProgram(b)
	for _, log := range []string{"none", "text", "jsonl"} {
		b.Run("log="+log, func(b *testing.B) {
			cpu := measured(b, program, "solve", "--guess", "fewest", "--seed", "1", "--log", log, path)
			b.ReportMetric(puzzles/cpu, "puzzles/cpu-s")
		})
	}
	logs := filepath.Join(b.TempDir(), "logs.jsonl")
	out, err := os.Create(logs)
	if err != nil {
		b.Fatal(err)
	}
	defer out.Close()
	solve := exec.Command(program, "solve", "--guess", "fewest", "--seed", "1", "--log", "jsonl", boardtest.Path(b, "mixed.txt"))
	solve.Stdout = out
	if err := solve.Run(); err != nil {
		b.Fatal(err)
	}
	size, err := out.Seek(0, io.SeekCurrent)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("check", func(b *testing.B) {
		cpu := measured(b, program, "check", logs)
		b.ReportMetric(float64(size)/1e6/cpu, "MB/cpu-s")
	})
	some := firstLines(b, path, 200)
	for _, w := range []struct {
		name    string
		puzzles float64
		args    []string
	}{
		{"generate", 20_000, []string{"generate", "--count", "20000", "--seed", "1"}},
		{"vicinity", 200, []string{"batch", "--do", "vicinity(-1+1)", some}},
		{"minimals", 2000, []string{"batch", "--do", "plus(1, limit=10), minimals", some}},
	} {
		b.Run(w.name, func(b *testing.B) {
			cpu := measured(b, program, w.args...)
			b.ReportMetric(w.puzzles/cpu, "puzzles/cpu-s")
		})
	}
	b.Run("start", func(b *testing.B) {
		cpu := measured(b, program, "-c", "exit")
		b.ReportMetric(1e3*cpu, "cpu-ms")
	})
}

// firstLines is a file with the first lines of another.
func firstLines(b *testing.B, path string, n int) string {
	text, err := os.ReadFile(path)
	if err != nil {
		b.Fatal(err)
	}
	some := filepath.Join(b.TempDir(), "some.txt")
	lines := strings.SplitAfterN(string(text), "\n", n+1)
	if err := os.WriteFile(some, []byte(strings.Join(lines[:n], "")), 0o666); err != nil {
		b.Fatal(err)
	}
	return some
}

// measured runs a program and is how many seconds of CPU time it takes.
func measured(b *testing.B, program string, args ...string) (cpu float64) {
	most := int64(0)
	for b.Loop() {
		run := exec.Command(program, args...)
		if err := run.Start(); err != nil {
			b.Fatal(err)
		}
		ended := make(chan error)
		go func() { ended <- run.Wait() }()
		look := time.NewTicker(5 * time.Millisecond)
		for over := false; !over; {
			select {
			case err := <-ended:
				if over = true; err != nil {
					b.Fatal(err)
				}
			case <-look.C:
				most = max(most, resident(run.Process.Pid))
			}
		}
		look.Stop()
		cpu += (run.ProcessState.UserTime() + run.ProcessState.SystemTime()).Seconds()
	}
	b.ReportMetric(float64(most)/1e6, "resident-MB")
	return cpu / float64(b.N)
}

// resident is how many bytes of memory a program has had at most so far, as Linux tells it; 0 where that is not known. What is told
// of a program when it has ended is at least what the test itself has.
func resident(pid int) int64 {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	_, most, _ := strings.Cut(string(status), "VmHWM:")
	most, _, _ = strings.Cut(most, "kB")
	n, _ := strconv.ParseInt(strings.TrimSpace(most), 10, 64)
	return n * 1024
}

// builtProgram builds the program, for a benchmark of it as a whole; where DEDUKU_PROGRAM names one, it is that.
func builtProgram(b *testing.B) (program string) {
	if program = os.Getenv("DEDUKU_PROGRAM"); program != "" {
		return program
	}
	program = filepath.Join(b.TempDir(), "deduku")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	return program
}
