package rate

import (
	"slices"
	"strings"
	"testing"

	"deduku/internal/filelayers"
)

// rooms are the files of the package by room, the lowest room first; a name that ends in _ stands for all files that begin with
// it. A file names only what its own room or one below declares. rater.go stands in none: its struct holds the producers of all
// rooms and what they share, and each of them begins there.
var rooms = [][]string{
	{"singles.go", "locked.go", "sets.go", "fish.go", "wings.go", "uniqueloop.go", "bug.go", "alignedexclusion.go", "chains.go"},
	{"names.go", "tell_", "tell.go", "path.go", "ladder.go", "said.go", "worth.go"},
}

const hub = "rater.go"

// roomOf is the room of a file, -1 where it has none.
func roomOf(file string) int {
	return slices.IndexFunc(rooms, func(files []string) bool {
		return slices.ContainsFunc(files, func(f string) bool { return f == file || strings.HasSuffix(f, "_") && strings.HasPrefix(file, f) })
	})
}

// TestRooms holds the files to their rooms, so that a reader can read them in order.
func TestRooms(t *testing.T) {
	filelayers.Check(t, "deduku/deduce/rate", func(file string) int {
		if file == hub {
			return filelayers.Any
		}
		return roomOf(file)
	})
}
