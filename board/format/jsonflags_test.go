package format

import (
	"fmt"
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
