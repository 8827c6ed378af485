package format

import (
	"fmt"
	"io"
	"strings"
	"testing"
)

// flagged returns a full grid in JSON with an object for each cell, which has a flag with one value for givens and another for others.
func flagged(flag, given, other string) string {
	var cells []string
	for c := range fieldSolution {
		value := given
		if fieldPuzzle[c] == '0' {
			value = other
		}
		if value != "" {
			value = fmt.Sprintf(`, %q: %s`, flag, value)
		}
		cells = append(cells, fmt.Sprintf(`{"value": %c, "row": %d, "col": %d%s}`, fieldSolution[c], c/9, c%9, value))
	}
	return strings.Join(cells, ", ")
}

// placesIn returns the cells of the puzzle that are given, or the others, as a list in JSON.
func placesIn(given bool, form string, first int) string {
	var places []string
	for c := range fieldPuzzle {
		if (fieldPuzzle[c] != '0') == given {
			place := strings.NewReplacer("i", fmt.Sprint(c+first), "r", fmt.Sprint(c/9+first), "c", fmt.Sprint(c%9+first)).Replace(form)
			places = append(places, place)
		}
	}
	return "[" + strings.Join(places, ", ") + "]"
}

// TestFlaggedGrids reads full grids in JSON with flags of cells or a list of cells that say which digits are given.
func TestFlaggedGrids(t *testing.T) {
	t.Parallel()
	want := strings.ReplaceAll(fieldPuzzle, "0", ".")
	texts := []string{
		"[" + flagged("isInitial", "true", "false") + "]",
		`{"cells": [` + flagged("given", "true", "") + `]}`,
		`{"cells": [` + flagged("hidden", "", "true") + `]}`,
		`{"cells": [` + flagged("type", `"given"`, `"user"`) + `]}`,
		`{"game": {"cells": [` + flagged("status", `"fixed"`, `"solved"`) + `]}}`,
	}
	for _, flag := range []string{"isGiven", "clue", "isInitial", "show", "is_fixed", "locked", "prefilled"} {
		texts = append(texts, `{"cells": [`+flagged(flag, "true", "false")+`]}`)
	}
	for _, flag := range []string{"hidden", "isHidden", "editable", "isEditable", "removed", "is_empty"} {
		texts = append(texts, `{"board": [`+flagged(flag, "false", "true")+`]}`)
	}
	for _, grid := range []string{`"solution"`, `"board"`, `"grid"`} {
		grid = "{" + grid + ": \"" + fieldSolution + "\", "
		for _, form := range []string{"i", "[r, c]", `"r,c"`, `{"row": r, "col": c}`} {
			form = strings.NewReplacer("row", "y", "col", "x").Replace(form)
			for first := range 2 {
				for _, key := range []string{"clues", "fixed", "prefilled", "givens", "revealed"} {
					texts = append(texts, grid+`"`+key+`": `+placesIn(true, form, first)+"}")
				}
				for _, key := range []string{"holes", "empty", "removed"} {
					texts = append(texts, grid+`"`+key+`": `+placesIn(false, form, first)+"}")
				}
			}
		}
		texts = append(texts, grid+`"mask": "`+maskOf('1', '0')+`"}`, grid+`"mask": "`+maskOf('0', '1')+`"}`, grid+`"holes_mask": "`+maskOf('0', '1')+`"}`)
	}
	for _, text := range texts {
		p, err := NewReader(strings.NewReader(text), "").Next()
		if got := p.Givens.String(); err != nil || got != want {
			t.Errorf("got %s, %v, %q\n%s", got, err, p.Notes, text)
		}
	}
}

// maskOf returns a mark for each cell.
func maskOf(given, other byte) string {
	marks := []byte(fieldPuzzle)
	for c := range marks {
		if marks[c] == '0' {
			marks[c] = other
		} else {
			marks[c] = given
		}
	}
	return string(marks)
}

// TestStrangeFlags refuses full grids in JSON with a flag or a list that may say which digits are given.
func TestStrangeFlags(t *testing.T) {
	t.Parallel()
	grid := `{"grid": "` + fieldSolution + `", `
	for name, text := range map[string]string{
		"flag":           "[" + flagged("q", "true", "false") + "]",
		"in an object":   `{"cells": [` + flagged("q", "true", "false") + "]}",
		"in some":        `{"cells": [` + flagged("q", "true", "") + "]}",
		"numbers":        `{"cells": [` + flagged("q", "1", "0") + "]}",
		"unknown type":   `{"cells": [` + flagged("type", `"a"`, `"b"`) + "]}",
		"list":           grid + `"q": ` + placesIn(true, "[r, c]", 0) + "}",
		"indices":        grid + `"q": ` + placesIn(true, "i", 0) + "}",
		"fixed, unclear": grid + `"fixed": ["a", "b"]}`,
		"two lists":      grid + `"fixed": ` + placesIn(true, "i", 0) + `, "holes": ` + placesIn(false, "i", 0) + "}",
		"mask and list":  grid + `"fixed": ` + placesIn(true, "i", 0) + `, "mask": "` + maskOf('1', '0') + `"}`,
	} {
		if p, err := NewReader(strings.NewReader(text), "").Next(); err == nil {
			t.Errorf("%s: loads %v\n%s", name, p.Givens, text)
		}
	}
}

// TestDamagedInJSON checks that a board of the wrong size in JSON is an error of its own. It is never completed by a number next to it,
// never skipped, and its solution is never taken for the puzzle.
func TestDamagedInJSON(t *testing.T) {
	const full = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	const good = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	short, long := good[:80], good+"5"
	for _, test := range []struct {
		text, fault string
		boards      int // that are read besides
	}{
		{`{"puzzle":"` + short + `"}`, `"puzzle" has 80 cells, expected 81`, 0},
		{`{"id":2,"puzzle":"` + short + `"}`, `"puzzle" has 80 cells, expected 81`, 0},
		{`{"puzzle":"` + short + "\"}\n{\"puzzle\":\"" + good + `"}`, `"puzzle" has 80 cells, expected 81`, 1},
		{`[{"puzzle":"` + good + `"},{"puzzle":"` + long + `"}]`, `"puzzle" has 82 cells, expected 81`, 1},
		{`{"puzzle":"` + short + `","solution":"` + full + `"}`, `"puzzle" has 80 cells, expected 81`, 0},
		{`{"solution":"` + full + `","puzzle":"` + short + `"}`, `"puzzle" has 80 cells, expected 81`, 0},
		{`["a","` + short + `"]`, "80 cells in this text, expected 81", 0},
		{`{"board":[[5,3],` + strings.Repeat("[0,0,0,0,1,0,0,0,0],", 7) + `[1,0,0,0,0,0,0,0,0]]}` + "\n{\"puzzle\":\"" + good + `"}`, `"board" has 2 cells in row 1, expected 9`, 1},
		{`puzzles = (2, "` + short + `")`, "80 cells in this text, expected 81", 0},
	} {
		r := NewReader(strings.NewReader(test.text), "")
		boards, faults := 0, ""
		for {
			p, err := r.Next()
			if err == io.EOF {
				break
			}
			if err != nil {
				faults += err.Error() + "\n"
			} else if boards++; p.Givens.String() != good {
				t.Errorf("%.60s: read %v", test.text, p.Givens)
			}
		}
		if boards != test.boards || strings.Count(faults, "\n") != 1 || !strings.Contains(faults, test.fault) {
			t.Errorf("%.60s: %d boards and %q, want %d and %q", test.text, boards, faults, test.boards, test.fault)
		}
	}
}
