package search

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"deduku/board"
	"deduku/board/transform"
	"deduku/internal/testutil/boardtest"
)

// whole reports whether tests should take the data sets whole.
var whole = os.Getenv("DEDUKU_FULL") != ""

// seeds are puzzles with few and many clues, with one, no and several solutions.
var seeds = []struct {
	name, line string
	solutions  int // up to 50
}{
	{"easy", ".86.1..43..9..7.65.526.3....7..3.5.....59.43..35..4.1....8.16..6273..1.8.98..637.", 1},
	{"row-major hard", "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57", 1},
	{"hard", "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1", 1},
	{"17 clues", "................12..3.45.........6.......65.7.18..........8.......21.4..5.7......", 1},
	{"none, by search", "1.......8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3", 0},
	{"none, empty cell", "12345678.........9...............................................................", 0},
	{"two", "1...5...9..7...2...6...3.4....8........91..7.9....5..83..5....1..2...6...4.......", 2},
	{"three", "............5.8.....8.9.5......7...4..76..2...1..2..3...2...6...4..6..9.39......1", 3},
	{"ten", "..6.....1.8...7.5.9...5.........4....4..3..2....2.8.....3.7...9.7.....8.1.....6.3", 10},
	{"16 clues", ".................2..3.45.........6.......65.7.18..........8.......21.4..5.7......", 50},
	{"empty", ".................................................................................", 50},
	{"full", "915724836423681759687935124546897213198253647372146598231478965864519372759362481", 1},
	{"full, clash", "915724836423681759687935124546897213198253647372146598231478965864519372759362482", 0},
	{"clash in a row", "4....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....", 0},
	{"clash in a column", ".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937.15.3.....", 0},
	{"clash in a box", "8....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....", 0},
}

// seed is the puzzle of one of the seeds.
func seed(t testing.TB, name string) Puzzle {
	t.Helper()
	for _, s := range seeds {
		if s.name == name {
			return OfGrid(boardtest.Grid(t, s.line))
		}
	}
	t.Fatalf("no seed %q", name)
	return Puzzle{}
}

// grids are the seeds, and a sample of the data sets where they are present.
func grids(t *testing.T) []board.Grid {
	var out []board.Grid
	for _, s := range seeds {
		out = append(out, boardtest.Grid(t, s.line))
	}
	t.Run("data", func(t *testing.T) {
		for _, set := range []struct {
			file string
			step int
		}{{"17-clue.txt", 500}, {"top1465.txt", 15}, {"hardest-1106.txt", 10}, {"serg.txt", 50}, {"mixed.txt", 20}} {
			if !whole {
				set.step *= 8
			}
			puzzles := boardtest.Puzzles(t, set.file)
			for i := 0; i < len(puzzles); i += set.step {
				out = append(out, puzzles[i])
			}
		}
	})
	return out
}

// randomGrid is a full grid: three boxes that do not see each other filled at random, and the rest to fit.
func randomGrid(r *rand.Rand) board.Grid {
	var g board.Grid
	for _, box := range []int{0, 4, 8} {
		for i, d := range r.Perm(9) {
			g[board.Box(box).Cell(i)] = board.Digit(d + 1)
		}
	}
	p := OfGrid(g)
	full, _ := Solve(&p)
	return transform.Shuffle(full, r)
}

// vary is a puzzle that may have no, one or more solutions, made from g: clues removed, one changed,
// everything rearranged, candidates struck.
func vary(g board.Grid, r *rand.Rand) Puzzle {
	for range r.IntN(4) {
		g[r.IntN(board.Cells)] = 0
	}
	if r.IntN(3) == 0 {
		g[r.IntN(board.Cells)] = board.Digit(1 + r.IntN(9))
	}
	t := transform.Random(r)
	p := OfGrid(t.Apply(g))
	if r.IntN(2) == 0 {
		for range r.IntN(60) {
			p[r.IntN(board.Cells)] &^= 1 << r.IntN(9)
		}
	}
	return p
}

// check fails the test where found are not solutions of p, each once.
func check(t testing.TB, p *Puzzle, found []board.Grid) {
	t.Helper()
	seen := map[board.Grid]bool{}
	for _, g := range found {
		if !g.Solved() || !p.Allows(g) {
			t.Fatalf("%v is no solution of %v", g, *p)
		}
		if seen[g] {
			t.Fatalf("%v comes twice for %v", g, *p)
		}
		seen[g] = true
	}
}

// take are the first solutions of p, at most limit.
func take(p *Puzzle, limit int) (found []board.Grid) {
	for g := range Solutions(p) {
		if found = append(found, g); len(found) == limit {
			break
		}
	}
	return found
}

func sorted(gs []board.Grid) []board.Grid {
	slices.SortFunc(gs, func(a, b board.Grid) int { return slices.Compare(a[:], b[:]) })
	return gs
}
