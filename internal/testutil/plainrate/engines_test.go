package plainrate

import (
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"deduku/internal/testutil/boardtest"
)

// TestEngines compares all that each chain engine finds on given positions.
func TestEngines(t *testing.T) {
	positions, every := files(t, "se-engines")
	most := 32
	if !full {
		most = 26
	}
	for i := 0; i < len(positions); i += every {
		t.Run(filepath.Base(positions[i]), func(t *testing.T) {
			var g *Grid
			var want, got [][]string
			engine := ""
			check := func() {
				if !slices.EqualFunc(want, got, slices.Equal) {
					t.Errorf("engine %s\n got %s\nwant %s", engine, table(got), table(want))
				}
			}
			for _, line := range boardtest.RowsAt(t, positions[i]) {
				switch line[0] {
				case "G":
					g = position(t, line[1])
				case "E":
					check()
					engine, want, got = line[1], nil, nil
					number, _ := strconv.Atoi(engine)
					if number > most {
						continue
					}
					hints, nested, sum := 0, 0, 0
					Engine(number)(g, func(h *Hint) bool {
						hints++
						sum += hints * h.Nodes
						if h.nested {
							nested++
						}
						if hints <= 15 {
							got = append(got, h.fields())
						}
						return true
					})
					got = slices.Insert(got, 0, []string{"E", engine, fmt.Sprint(hints), fmt.Sprint(nested), fmt.Sprint(sum)})
					want = append(want, line)
				case "H":
					if got != nil {
						want = append(want, line)
					}
				}
			}
			check()
		})
	}
}

func table(lines [][]string) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString("\n  " + strings.Join(l, "  "))
	}
	return b.String()
}
