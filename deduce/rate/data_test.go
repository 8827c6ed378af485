package rate

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/board/boardtest"
)

// full says whether all of the data are compared; otherwise a sample of what is quick.
var full = os.Getenv("DEDUKU_FULL") != ""

// ratings are the lines of se-ratings.csv.
func ratings(t testing.TB) (out [][]string) {
	t.Helper()
	for _, line := range boardtest.Rows(t, "se-ratings.csv")[1:] {
		out = append(out, strings.Split(line[0], ","))
	}
	return out
}

func number(t testing.TB, text string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(text, 64)
	if err != nil {
		t.Fatal(err)
	}
	return x
}

// ranges of ER for which figures are told.
var ranges = []struct {
	name     string
	from, to float64
}{
	{"1-2", 1, 2}, {"2-4", 2, 4}, {"4-6", 4, 6}, {"6-7.5", 6, 7.5}, {"7.5-9", 7.5, 9}, {"9-10", 9, 10}, {"10-11", 10, 11}, {"11+", 11, 20},
}

// TestRatings compares ER, EP and ED. With all of the data it prints a table by range of ER.
func TestRatings(t *testing.T) {
	all := ratings(t)
	r := new(Rater)
	for _, x := range ranges {
		equal, of := 0, 0
		var spent time.Duration
		for i, line := range all {
			er := number(t, line[1])
			if er < x.from || er >= x.to || !full && (er >= 10 || i%4 != 0) {
				continue
			}
			of++
			start := time.Now()
			got := r.Rate(boardtest.Grid(t, line[0]))
			took := time.Since(start)
			spent += took
			if got.ER.String() == line[1] && got.EP.String() == line[2] && got.ED.String() == line[3] {
				equal++
			} else {
				t.Errorf("%s: got %v, want %v", line[0], got, line[1:])
			}
			if er >= 10 {
				t.Logf("%s %s %v", line[0], line[1], took)
			}
		}
		if of > 0 {
			t.Logf("ER %-6s %3d of %3d equal, %11.6f s a puzzle", x.name, equal, of, spent.Seconds()/float64(of))
		}
	}
}

// TestSteps compares whole paths, step by step.
func TestSteps(t *testing.T) {
	for i := 1; i <= 40; i++ {
		name := fmt.Sprintf("se-steps/%03d.txt", i)
		t.Run(name, func(t *testing.T) {
			path := boardtest.Rows(t, name)
			if !full && number(t, path[1][1]) >= 9 {
				t.Skip("with DEDUKU_FULL=1")
			}
			r := new(rater)
			puzzle := boardtest.Grid(t, path[0][1])
			r.start(&puzzle)
			for _, want := range path[2:] {
				got := "nothing"
				if r.left > 0 && r.first() {
					got = strings.Join(r.hint.fields(), " ")
				}
				if text := strings.Join(want[1:], " "); got != text {
					t.Fatalf("step %s:\n got %s\nwant %s", want[0], got, text)
				}
				r.apply(&r.hint)
			}
			if r.left > 0 {
				t.Errorf("%d cells are open at the end", r.left)
			}
		})
	}
}

// codes are the names that the reference's paths are written with.
var codes = [...]string{
	fullHouse: "full-house", hiddenSingleBox: "hidden-single-box", hiddenSingleLine: "hidden-single-line", nakedSingle: "naked-single",
	directPointing: "direct-pointing", directClaiming: "direct-claiming",
	directHiddenPair: "direct-hidden-pair", directHiddenTriple: "direct-hidden-triple",
	pointing: "pointing", claiming: "claiming", nakedPair: "naked-pair", nakedTriple: "naked-triple", nakedQuad: "naked-quad",
	hiddenPair: "hidden-pair", hiddenTriple: "hidden-triple", hiddenQuad: "hidden-quad",
	xWing: "x-wing", swordfish: "swordfish", jellyfish: "jellyfish", xyWing: "xy-wing", xyzWing: "xyz-wing",
	uniqueLoop1: "1", uniqueLoop2: "2", uniqueLoop3: "3", uniqueLoop4: "4", bug1: "bug1", bug2: "bug2", bug3: "bug3", bug4: "bug4",
	alignedPair: "ape", alignedTriplet: "ate",
	xCycle: "x-cycle", yCycle: "y-cycle", xyCycle: "xy-cycle", xChain: "x-chain", forcingChain: "forcing-chain",
	nishio: "nishio", cellChain: "cell-fc", unitChain: "region-fc",
	contradiction: "dyn-contradiction", double: "dyn-double", dynamicCell: "dyn-cell", dynamicUnit: "dyn-region",
}

// levels are what is added to the names of dynamic chains for the rules inside them.
var levels = [...]string{"", "+", "+fc", "+mfc", "+dfc"}

// code is the name in the reference's paths.
func (h *hint) code() string {
	switch t := h.technique; {
	case t >= uniqueLoop1 && t <= uniqueLoop4:
		if n := h.cells.Len(); n > 4 {
			return fmt.Sprintf("ul%d-%s", n, codes[t])
		}
		return "ur" + codes[t]
	case t >= contradiction:
		return codes[t] + levels[h.level]
	default:
		return codes[t]
	}
}

// fields are the hint's rating, name, nodes and effect as the data have them.
func (h *hint) fields() []string {
	nodes := "-"
	if h.nodes > 0 {
		nodes = fmt.Sprint(h.nodes)
	}
	return []string{tenths(h.rating).String(), h.code(), nodes, h.effectText()}
}

func (h *hint) effectText() string {
	var out []string
	if h.placed.Digit != 0 {
		out = append(out, "="+strings.Replace(h.placed.String(), "=", ":", 1))
	}
	for c, ds := range h.effect().out {
		if ds == 0 || h.placed.Digit != 0 && h.placed.Cell == board.Cell(c) {
			continue
		}
		s := "-" + board.Cell(c).String() + ":"
		for d := range ds.All() {
			s += d.String()
		}
		out = append(out, s)
	}
	return strings.Join(out, " ")
}

// position reads 81 cells: "=5" is a 5, "267" are candidates.
func (r *rater) position81(t *testing.T, text string) {
	t.Helper()
	var cand [board.Cells]board.DigitSet
	var g board.Grid
	fields := strings.Fields(text)
	if len(fields) != board.Cells {
		t.Fatalf("%d cells: %s", len(fields), text)
	}
	for c, f := range fields {
		if f[0] == '=' {
			g[c] = board.Digit(f[1] - '0')
			continue
		}
		for _, d := range f {
			cand[c] = cand[c].With(board.Digit(d - '0'))
		}
	}
	r.start(&g)
	for c, s := range cand {
		for out := r.cand[c] &^ s; out != 0; out &= out - 1 {
			r.remove(board.Cell(c), out.First())
		}
	}
	if [board.Cells]board.DigitSet(r.cand[:board.Cells]) != cand {
		t.Fatalf("%s: candidates that are ruled out by digits", text)
	}
	r.todo.add(&r.changes)
}

// engineFirst asks a chain engine by its number. Engine 24 is not to be asked where engine 21 has a hint.
func (r *rater) engineFirst(number int) (found, asked bool) {
	switch number {
	case 21:
		return r.chainsAndCycles(), true
	case 23:
		return r.nishio(), true
	case 24:
		if r.chainsAndCycles() {
			return false, false
		}
		return r.staticMultiples(), true
	}
	return r.multipleChains(engines[number-24]), true
}

// TestEngines compares the first hint of each chain engine on given positions.
func TestEngines(t *testing.T) {
	for i := 1; i <= 11; i++ {
		name := fmt.Sprintf("se-engines/%03d.txt", i)
		t.Run(name, func(t *testing.T) {
			r := new(rater)
			engine := 0
			var grid string
			for _, line := range boardtest.Rows(t, name) {
				switch line[0] {
				case "G":
					grid = line[1]
				case "E":
					engine = int(number(t, line[1]))
					if !full && engine > 26 && i > 6 {
						engine = 0
					}
					if engine == 0 {
						continue
					}
					r.position81(t, grid)
					found, asked := r.engineFirst(engine)
					if !asked {
						engine = 0
					} else if found != (line[2] != "0") {
						t.Errorf("engine %d: found %v, want %s hints", engine, found, line[2])
						engine = 0
					}
				case "H":
					if engine == 0 {
						continue
					}
					got, want := strings.Join(r.hint.fields(), " "), strings.Join(line[1:5], " ")
					if got != want {
						t.Errorf("engine %d:\n got %s\nwant %s", engine, got, want)
					}
					engine = 0
				}
			}
		})
	}
}

// TestHints compares what is applied at the chain steps of some paths.
func TestHints(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(boardtest.Path(t, "se-hints"), "*.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		name := "se-hints/" + filepath.Base(file)
		t.Run(name, func(t *testing.T) {
			r := new(rater)
			wait := false
			for _, line := range boardtest.Rows(t, name) {
				switch line[0] {
				case "G":
					r.position81(t, line[1])
					wait = true
				case "H":
					if !wait || !full && number(t, line[1]) >= 9 {
						continue
					}
					wait = false
					got := "nothing"
					if r.first() {
						got = strings.Join(r.hint.fields(), " ")
					}
					if want := strings.Join(line[1:5], " "); got != want {
						t.Errorf("got %s\nwant %s", got, want)
					}
				}
			}
		})
	}
}
