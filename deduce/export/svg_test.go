package export_test

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/internal/testutil/golden"
)

// TestDrawn compares pictures of steps with those in testdata, which the page shows too.
func TestDrawn(t *testing.T) {
	for _, d := range drawn {
		t.Run(d.name, func(t *testing.T) {
			s := sheet(t, d.board, d.step)
			var svg strings.Builder
			if err := s.Step(s.Only).SVG(&svg); err != nil {
				t.Fatal(err)
			}
			testSVG(t, svg.String())
			golden.Compare(t, filepath.Join("testdata", d.name+".svg"), svg.String())
		})
	}
}

// TestREADME holds the page beside this to pictures that tests keep true.
func TestREADME(t *testing.T) {
	page, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	shown := regexp.MustCompile(`!\[[^]]*]\(([^)]*)\)`).FindAllStringSubmatch(string(page), -1)
	if len(shown) == 0 {
		t.Error("the page shows no picture")
	}
	for _, picture := range shown {
		known := slices.ContainsFunc(drawn, func(d drawnStep) bool { return picture[1] == "testdata/"+d.name+".svg" })
		if !known {
			t.Errorf("the page shows %s, which no test draws", picture[1])
		}
	}
}

// TestBoard draws boards alone, in each notation.
func TestBoard(t *testing.T) {
	grid := board.Grid{0: 9, 80: 1}
	b := board.Of(grid)
	for n, labels := range map[board.Notation]string{board.RC: "1 2 3 4 5 6 7 8 9", board.A1: "A B C D E F G H I"} {
		for _, test := range []struct {
			candidates bool
			digits     int
		}{{false, 2}, {true, 2 + 79*9 - 2*20}} {
			var svg strings.Builder
			if err := export.Board(&b, n, test.candidates).SVG(&svg); err != nil {
				t.Fatal(err)
			}
			texts := testSVG(t, svg.String())
			if got := len(texts["given"]) + len(texts["candidate"]); got != test.digits {
				t.Errorf("%v: %d digits and candidates, want %d", n, got, test.digits)
			}
			var rows []string
			for i, label := range texts["label"] {
				if i%2 == 0 {
					rows = append(rows, label)
				}
			}
			if got := strings.Join(rows, " "); got != labels {
				t.Errorf("%v: rows are labelled %s, want %s", n, got, labels)
			}
		}
	}
}

// testSVG holds a picture to being XML whose shapes all have a style and lie within it; it returns the texts by class.
func testSVG(t *testing.T, svg string) map[string][]string {
	t.Helper()
	texts := map[string][]string{}
	var box [4]float64
	class := ""
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return texts
		}
		if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			class = ""
			for _, a := range token.Attr {
				switch a.Name.Local {
				case "viewBox":
					for i, f := range strings.Fields(a.Value) {
						box[i], _ = strconv.ParseFloat(f, 64)
					}
				case "class":
					class = a.Value
					if !strings.Contains(svg, "."+class+"{") {
						t.Errorf("the class %s has no style", class)
					}
				case "x", "cx", "y", "cy":
					limit := box[2]
					if strings.HasSuffix(a.Name.Local, "y") {
						limit = box[3]
					}
					if x, err := strconv.ParseFloat(a.Value, 64); err != nil || x < 0 || x > limit {
						t.Errorf("%s=%q does not lie within the picture", a.Name.Local, a.Value)
					}
				}
			}
		case xml.CharData:
			if class != "" && strings.TrimSpace(string(token)) != "" {
				texts[class] = append(texts[class], string(token))
			}
		}
	}
}

// TestPlacedAlone draws a digit that is placed in a cell without another candidate as large as it will be, ringed.
func TestPlacedAlone(t *testing.T) {
	s := solved(t, easyPuzzle)
	n := slices.IndexFunc(s.Log.Steps, func(step deduce.Step) bool { return step.Kind == deduce.PosDed }) + 1
	if n == 0 {
		t.Fatal("there is no naked single")
	}
	x := s.Log.Step(n).Placements[0]
	var svg strings.Builder
	if err := s.Step(n).SVG(&svg); err != nil {
		t.Fatal(err)
	}
	large := regexp.MustCompile(`<text class="digit"[^>]*>` + x.Digit.String() + `<`)
	ring := regexp.MustCompile(`<circle class="concluded"[^>]* r="2[0-9]"`)
	if !large.MatchString(svg.String()) || !ring.MatchString(svg.String()) {
		t.Errorf("step %d, %v: large: %v, ringed: %v", n, x, large.MatchString(svg.String()), ring.MatchString(svg.String()))
	}
}
