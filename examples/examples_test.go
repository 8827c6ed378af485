// Package examples holds small programs, each with its output beside it.
package examples

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	// The programs are run by the go command, which the test cache does not see:
	// with what they import, it does.
	_ "deduku/board/format"
	_ "deduku/board/search"
	_ "deduku/deduce"
	_ "deduku/deduce/export"
	_ "deduku/deduce/render/explanation"
	_ "deduku/deduce/render/jsonl"
	_ "deduku/deduce/render/paint"
	_ "deduku/deduce/sudoku"
	_ "deduku/deduce/technique"
	_ "deduku/deduce/verify"
	"deduku/internal/testutil/golden"
)

// TestOutputs runs each program and compares its output with output.txt.
func TestOutputs(t *testing.T) {
	programs, err := filepath.Glob("*/main.go")
	if err != nil || len(programs) == 0 {
		t.Fatal("no programs", err)
	}
	for _, program := range programs {
		dir := filepath.Dir(program)
		t.Run(dir, func(t *testing.T) {
			got, err := exec.Command("go", "run", "./"+dir).CombinedOutput()
			if err != nil {
				t.Fatalf("%v\n%s", err, got)
			}
			if _, err := os.ReadFile(program); err != nil { // for the test cache, too
				t.Fatal(err)
			}
			golden.Compare(t, filepath.Join(dir, "output.txt"), string(got))
		})
	}
}
