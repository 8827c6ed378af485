package search

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"deduku/internal/testutil/boardtest"
)

// sets are the data sets. Of each, every step-th puzzle is taken, all in a full run; of these, the plain search gets
// every plain-th. nodes bounds the average of nodes.
var sets = []struct {
	file        string
	solutions   int // at limit 2
	step, plain int
	nodes       float64
}{
	{"17-clue.txt", 1, 50, 150, 3},
	{"top1465.txt", 1, 2, 40, 22},
	{"hardest-11plus.txt", 1, 100, 60, 160},
	{"hardest-1106.txt", 1, 2, 20, 270},
	{"serg.txt", 2, 10, 10, 9},
	{"mixed.txt", 1, 3, 3, 3},
}

// TestSets asks for uniqueness and a solution of each puzzle, and the plain search for that of some. More
// nodes than usual are no wrong answer, but a table that has lost some of its force.
func TestSets(t *testing.T) {
	for _, set := range sets {
		t.Run(set.file, func(t *testing.T) {
			t.Parallel()
			var s solver
			nodes, taken := 0, 0
			if whole || !boardtest.Whole(t, set.file) {
				set.step, set.plain = 1, 1
			}
			puzzles := boardtest.Puzzles(t, set.file)
			for i := 0; i < len(puzzles); i += set.step {
				g := puzzles[i]
				taken++
				p := OfGrid(g)
				n := s.solve(&p, 2)
				nodes += s.nodes
				if n != set.solutions || !s.grid.Solved() || !s.grid.Contains(g) {
					t.Fatalf("puzzle %d, %v: %d solutions, %v", i, g, n, s.grid)
				}
				if taken%set.plain != 0 {
					continue
				}
				want, _ := plainSolutions(&p, 2)
				if len(want) != n || n == 1 && want[0] != s.grid {
					t.Fatalf("puzzle %d, %v: %v\nplain finds %v", i, g, s.grid, want)
				}
			}
			if got := float64(nodes) / float64(taken); got > set.nodes && boardtest.Whole(t, set.file) {
				t.Errorf("%.2f nodes a puzzle, want at most %v", got, set.nodes)
			}
		})
	}
}

// TestInvalid takes the odd inputs that are plain lines and say how many solutions there are.
func TestInvalid(t *testing.T) {
	f, err := os.Open(boardtest.Path(t, "invalid.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	tests := 0
	for lines := bufio.NewScanner(f); lines.Scan(); {
		fields := strings.Split(lines.Text(), "\t")
		if len(fields) < 3 || len(fields[1]) != 81 || strings.Trim(fields[1], ".123456789") != "" {
			continue
		}
		_, number, ok := strings.Cut(fields[2], "solutions=")
		if !ok {
			continue
		}
		number, _, _ = strings.Cut(number, ";")
		want, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(number), "+"))
		if err != nil {
			t.Fatalf("%s: %v", fields[0], err)
		}
		tests++
		p := OfGrid(boardtest.Grid(t, fields[1]))
		for _, limit := range []int{1, 2, 50} {
			if got := Count(&p, limit); got != min(limit, want) {
				t.Errorf("%s, limit %d: got %d, want %d", fields[0], limit, got, min(limit, want))
			}
		}
	}
	if tests < 20 {
		t.Errorf("only %d lines fit", tests)
	}
}
