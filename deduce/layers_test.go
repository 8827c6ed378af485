package deduce

import (
	"testing"

	"deduku/internal/filelayers"
)

// layers are the files of the package, the lowest layer first. A file names only what its own layer or one below
// declares.
var layers = []struct {
	what  string
	files []string
}{
	{"steps and logs, and what finds steps", []string{
		"truth.go", "step.go", "told.go", "same.go", "claim.go", "missing.go", "symmetry.go", "memory.go", "log.go", "numberset.go",
		"shape.go", "technique.go", "ladder.go", "ladders.go", "scale.go", "effort.go", "view.go", "index.go", "changes.go", "draft.go", "finding.go", "singles.go"}},
	{"a log and the board it leads to", []string{"pool.go", "journal.go", "notice.go", "because.go", "bare.go", "classic.go", "boards.go"}},
	{"what comes next", []string{"guess.go", "climber.go", "forget.go", "limit.go", "solver.go", "choices.go"}},
	{"logs changed, read back and shortened", []string{"premise.go", "excerpt.go", "confirm.go", "recall.go", "shorter.go"}},
}

// TestLayers holds the files to their layers, so that a reader can read them in order.
func TestLayers(t *testing.T) {
	layer := map[string]int{}
	for i, l := range layers {
		for _, f := range l.files {
			layer[f] = i
		}
	}
	filelayers.Check(t, "deduku/deduce", func(file string) int {
		if i, ok := layer[file]; ok {
			return i
		}
		return filelayers.None
	})
}
