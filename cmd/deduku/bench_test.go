package main

import (
	"io"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"deduku/board/boardtest"
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

// builtProgram builds the program, for a benchmark of it as a whole.
func builtProgram(b *testing.B) (program string) {
	program = filepath.Join(b.TempDir(), "deduku")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		b.Fatalf("%v\n%s", err, out)
	}
	return program
}
