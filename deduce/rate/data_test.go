package rate

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/deduce/rate/dynamic"
	"deduku/deduce/rate/hint"
	"deduku/internal/testutil/boardtest"
)

// full says whether all of the data are compared; otherwise a sample of what is quick.
var full = os.Getenv("DEDUKU_FULL") != ""

// data is the path of a data set: of the whole, or of the sample of it in testdata where the whole is absent.
func data(t testing.TB, name string) string {
	return boardtest.PathOr(t, name, filepath.Join("testdata", name))
}

// ratings are the lines of se-ratings.csv.
func ratings(t testing.TB) [][]string { return ratingsAt(t, data(t, "se-ratings.csv")) }

func ratingsAt(t testing.TB, path string) (out [][]string) {
	t.Helper()
	for _, line := range boardtest.RowsAt(t, path)[1:] {
		out = append(out, strings.Split(line[0], ","))
	}
	return out
}

// thin leaves one line of so many, but of a sample all.
func thin(lines [][]string, every int) (out [][]string) {
	if len(lines) <= sampled {
		return lines
	}
	for i := 0; i < len(lines); i += every {
		out = append(out, lines[i])
	}
	return out
}

// sampled is how many lines the sample of se-ratings.csv has.
const sampled = 20

// files are the files of a data set.
func files(t testing.TB, path string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(path, "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: no files (%v)", path, err)
	}
	return files
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

// TestSample compares ER, EP and ED of the sample.
func TestSample(t *testing.T) {
	lines := ratingsAt(t, "testdata/se-ratings.csv")
	if len(lines) != sampled {
		t.Errorf("%d lines, want %d", len(lines), sampled)
	}
	compareRatings(t, lines)
}

// TestRatings compares ER, EP and ED. With all of the data it prints a table by range of ER.
func TestRatings(t *testing.T) {
	boardtest.Path(t, "se-ratings.csv")
	all := ratings(t)
	if !full {
		all = slices.DeleteFunc(thin(all, 4), func(line []string) bool { return number(t, line[1]) >= 10 })
	}
	compareRatings(t, all)
}

func compareRatings(t *testing.T, all [][]string) {
	r := new(Rater)
	for _, x := range ranges {
		equal, of := 0, 0
		var spent time.Duration
		for _, line := range all {
			er := number(t, line[1])
			if er < x.from || er >= x.to {
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
	for _, file := range files(t, data(t, "se-steps")) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			path := boardtest.RowsAt(t, file)
			if !full && number(t, path[1][1]) >= 9 {
				t.Skip("with DEDUKU_FULL=1")
			}
			r := new(rater)
			puzzle := boardtest.Grid(t, path[0][1])
			r.start(&puzzle)
			for _, want := range path[2:] {
				got := "nothing"
				if r.Empty > 0 && r.first() {
					got = strings.Join(fieldsOf(&r.hint), " ")
				}
				if text := strings.Join(want[1:], " "); got != text {
					t.Fatalf("step %s:\n got %s\nwant %s", want[0], got, text)
				}
				r.hint.Apply(&r.Position)
			}
			if r.Empty > 0 {
				t.Errorf("%d cells are open at the end", r.Empty)
			}
		})
	}
}

// codes are the names that the reference's paths are written with.
var codes = [...]string{
	hint.FullHouse: "full-house", hint.HiddenSingleBox: "hidden-single-box", hint.HiddenSingleLine: "hidden-single-line", hint.NakedSingle: "naked-single",
	hint.DirectPointing: "direct-pointing", hint.DirectClaiming: "direct-claiming",
	hint.DirectHiddenPair: "direct-hidden-pair", hint.DirectHiddenTriple: "direct-hidden-triple",
	hint.Pointing: "pointing", hint.Claiming: "claiming", hint.NakedPair: "naked-pair", hint.NakedTriple: "naked-triple", hint.NakedQuad: "naked-quad",
	hint.HiddenPair: "hidden-pair", hint.HiddenTriple: "hidden-triple", hint.HiddenQuad: "hidden-quad",
	hint.XWing: "x-wing", hint.Swordfish: "swordfish", hint.Jellyfish: "jellyfish", hint.XyWing: "xy-wing", hint.XyzWing: "xyz-wing",
	hint.UniqueLoop1: "1", hint.UniqueLoop2: "2", hint.UniqueLoop3: "3", hint.UniqueLoop4: "4", hint.Bug1: "bug1", hint.Bug2: "bug2", hint.Bug3: "bug3", hint.Bug4: "bug4",
	hint.AlignedPair: "ape", hint.AlignedTriplet: "ate",
	hint.XCycle: "x-cycle", hint.YCycle: "y-cycle", hint.XyCycle: "xy-cycle", hint.XChain: "x-chain", hint.ForcingChain: "forcing-chain",
	hint.Nishio: "nishio", hint.CellChain: "cell-fc", hint.UnitChain: "region-fc",
	hint.Contradiction: "dyn-contradiction", hint.Double: "dyn-double", hint.DynamicCell: "dyn-cell", hint.DynamicUnit: "dyn-region",
}

// levels are what is added to the names of dynamic chains for the rules inside them.
var levels = [...]string{"", "+", "+fc", "+mfc", "+dfc"}

// codeOf is the name in the reference's paths.
func codeOf(h *hint.Hint) string {
	switch t := h.Technique; {
	case t >= hint.UniqueLoop1 && t <= hint.UniqueLoop4:
		if n := h.Cells.Len(); n > 4 {
			return fmt.Sprintf("ul%d-%s", n, codes[t])
		}
		return "ur" + codes[t]
	case t >= hint.Contradiction:
		return codes[t] + levels[h.Level]
	default:
		return codes[t]
	}
}

// fieldsOf are the hint's rating, name, nodes and effect as the data have them.
func fieldsOf(h *hint.Hint) []string {
	nodes := "-"
	if h.Nodes > 0 {
		nodes = fmt.Sprint(h.Nodes)
	}
	return []string{tenths(h.Rating).String(), codeOf(h), nodes, effectText(h)}
}

func effectText(h *hint.Hint) string {
	var out []string
	if h.Placed.Digit != 0 {
		out = append(out, "="+strings.Replace(h.Placed.String(), "=", ":", 1))
	}
	for c, ds := range effectOf(h).out {
		if ds == 0 || h.Placed.Digit != 0 && h.Placed.Cell == board.Cell(c) {
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

// position81 reads 81 cells: "=5" is a 5, "267" are candidates.
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
		for out := r.Cand[c] &^ s; out != 0; out &= out - 1 {
			r.Remove(board.Cell(c), out.First())
		}
	}
	if [board.Cells]board.DigitSet(r.Cand[:board.Cells]) != cand {
		t.Fatalf("%s: candidates that are ruled out by digits", text)
	}
	r.todo.add(&r.Changes)
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
	return r.multipleChains(dynamic.Engines[number-24]), true
}

// TestEngines compares the first hint of each chain engine on given positions.
func TestEngines(t *testing.T) {
	for i, file := range files(t, data(t, "se-engines")) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			r := new(rater)
			engine := 0
			var grid string
			for _, line := range boardtest.RowsAt(t, file) {
				switch line[0] {
				case "G":
					grid = line[1]
				case "E":
					engine = int(number(t, line[1]))
					if !full && engine > 26 && i > 5 {
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
					got, want := strings.Join(fieldsOf(&r.hint), " "), strings.Join(line[1:5], " ")
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
	for _, file := range files(t, data(t, "se-hints")) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			r := new(rater)
			wait := false
			for _, line := range boardtest.RowsAt(t, file) {
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
						got = strings.Join(fieldsOf(&r.hint), " ")
					}
					if want := strings.Join(line[1:5], " "); got != want {
						t.Errorf("got %s\nwant %s", got, want)
					}
				}
			}
		})
	}
}
