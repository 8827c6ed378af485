package plainrate

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"deduku/internal/testutil/boardtest"
)

// full says whether all of the data are compared, which takes an hour; otherwise a sample of what is quick.
var full = os.Getenv("DEDUKU_FULL") != ""

// data is the path of a data set: of the whole, or of the sample of it where the whole is absent.
func data(t *testing.T, name string) string {
	return boardtest.PathOr(t, name, boardtest.File(t, "deduce", "rate", "testdata", name))
}

// files are the files of a data set, and how many of them there are to one that is compared: of a sample, and of the whole
// with DEDUKU_FULL=1, each is.
func files(t *testing.T, name string) (files []string, every int) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(data(t, name), "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatalf("%s: no files (%v)", name, err)
	}
	if full || len(files) < 10 {
		return files, 1
	}
	return files, 4
}

// TestSteps compares whole paths, step by step.
func TestSteps(t *testing.T) {
	paths, every := files(t, "se-steps")
	for i, file := range paths {
		t.Run(filepath.Base(file), func(t *testing.T) {
			want := boardtest.RowsAt(t, file)
			er, _ := strconv.ParseFloat(want[1][1], 64)
			if !full && (er >= 8 || i%every != 0) {
				t.Skip("with DEDUKU_FULL=1")
			}
			got := [][]string{want[0]}
			r := Rate(boardtest.Grid(t, want[0][1]), func(_ *Grid, h *Hint) {
				nodes := "-"
				if h.Nodes > 0 {
					nodes = fmt.Sprint(h.Nodes)
				}
				got = append(got, []string{fmt.Sprint(len(got)), print(h.Rating), h.Technique, nodes, h.effect()})
			})
			got = slices.Insert(got, 1, []string{"R", print(r.er), print(r.ep), print(r.ed)})
			if !slices.EqualFunc(want, got, slices.Equal) {
				t.Errorf("got %s\nwant %s", table(got), table(want))
			}
		})
	}
}

// TestHints compares the head of what each chain engine finds on the way.
func TestHints(t *testing.T) {
	lists, every := files(t, "se-hints")
	for i := 0; i < len(lists); i += every {
		t.Run(filepath.Base(lists[i]), func(t *testing.T) {
			var g *Grid
			count := 0
			var want [][]string
			check := func() {
				if want == nil {
					return
				}
				number := engineOf(t, want[0][2])
				if !full && number > 24 {
					return
				}
				var got [][]string
				hints := 0
				Engine(number)(g, func(h *Hint) bool {
					hints++
					if hints <= 15 {
						got = append(got, h.fields())
					}
					return true
				})
				if hints != count || !slices.EqualFunc(want, got, slices.Equal) {
					t.Errorf("engine %d: %d hints, want %d\n got %s\nwant %s", number, hints, count, table(got), table(want))
				}
			}
			for _, line := range boardtest.RowsAt(t, lists[i]) {
				switch line[0] {
				case "S":
					check()
					count, _ = strconv.Atoi(line[2])
					want = nil
				case "G":
					g = position(t, line[1])
				case "H":
					want = append(want, line)
				}
			}
			check()
		})
	}
}

// engineOf is the engine that has hints of this name.
func engineOf(t *testing.T, technique string) int {
	t.Helper()
	switch {
	case strings.HasSuffix(technique, "-cycle"), technique == "x-chain", technique == "forcing-chain":
		return 21
	case technique == "nishio":
		return 23
	case technique == "cell-fc", technique == "region-fc":
		return 24
	case strings.HasSuffix(technique, "+"):
		return 26
	case strings.HasSuffix(technique, "+fc"):
		return 27
	case strings.HasSuffix(technique, "+mfc"):
		return 28
	case strings.HasSuffix(technique, "+dfc"):
		return 29
	case strings.HasPrefix(technique, "dyn-"):
		return 25
	}
	t.Fatalf("unknown technique %s", technique)
	return 0
}

// TestRatings compares ER, EP, and ED.
func TestRatings(t *testing.T) {
	lines := boardtest.RowsAt(t, data(t, "se-ratings.csv"))[1:]
	every := 8
	if full || len(lines) < 100 {
		every = 1
	}
	for i, line := range lines {
		f := strings.Split(line[0], ",")
		er, _ := strconv.ParseFloat(f[1], 64)
		if !full && (er >= 6.5 || i%every != 0) {
			continue
		}
		start := time.Now()
		r := Rate(boardtest.Grid(t, f[0]), func(*Grid, *Hint) {})
		if got := []string{print(r.er), print(r.ep), print(r.ed)}; !slices.Equal(got, f[1:]) {
			t.Errorf("%s: got %v, want %v", f[0], got, f[1:])
		}
		if full {
			t.Logf("%s %s %v", f[0], f[1], time.Since(start))
		}
	}
}
