package table

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce/batch"
	"deduku/deduce/rate"
)

// CSV has a column a field, whose name is in the first line. No value is an empty column.
var CSV = &Format{
	Name: "csv",
	Head: func(fields []*batch.Field) []byte {
		var names []string
		for _, f := range fields {
			names = append(names, f.Name)
		}
		return []byte(strings.Join(names, ",") + "\n")
	},
	Append: func(out []byte, fields []*batch.Field, r *batch.Row) []byte {
		for i, f := range fields {
			if i > 0 {
				out = append(out, ',')
			}
			v := f.Get(r)
			if v.Type == batch.Text && formula(v.Text) {
				v.Text = "'" + v.Text
			}
			at := len(out)
			if out = v.AppendText(out); v.Type == batch.Text && bytes.ContainsAny(out[at:], ",\"\r\n") {
				text := strings.ReplaceAll(string(out[at:]), `"`, `""`)
				out = append(append(append(out[:at], '"'), text...), '"')
			}
		}
		return append(out, '\n')
	},
}

// formula reports whether a spreadsheet might compute a text instead of showing it, as a name of a file that begins with
// an equals sign. Such a text is written behind an apostrophe, which says that it is text; and so is one that begins
// with an apostrophe itself, so that each is read again as it was. No number of a row is below zero.
func formula(text string) bool { return text != "" && strings.ContainsRune("=+-@\t\r'", rune(text[0])) }

// valueOf reads a value as AppendText has written it. The memory of a grid is the caller's.
func valueOf(t batch.Type, text string, grid *board.Grid) (v batch.Value, err error) {
	v.Type = t
	switch t {
	case batch.Int:
		v.Int, err = strconv.ParseInt(text, 10, 64)
	case batch.Decimal:
		var x rate.Tenths
		x, err = rate.ParseTenths(text)
		v.Int = int64(x)
	case batch.Bool:
		var b bool
		if b, err = strconv.ParseBool(text); b {
			v.Int = 1
		}
	case batch.Text:
		if strings.HasPrefix(text, "'") && formula(text[1:]) {
			text = text[1:]
		}
		v.Text = strings.Clone(text)
	case batch.Grid:
		v.Grid = grid
		err = readGrid(text, grid)
	case batch.Uses:
		v.Uses, err = usesOf(text)
	}
	return v, err
}

func readGrid(text string, g *board.Grid) error {
	if len(text) != board.Cells || strings.Trim(text, ".123456789") != "" {
		return fmt.Errorf("%q is not 81 cells", text)
	}
	for i := range text {
		if text[i] != '.' {
			g[i] = board.Digit(text[i] - '0')
		}
	}
	return nil
}

func usesOf(text string) ([]batch.Use, error) {
	var uses []batch.Use
	for _, pair := range strings.Fields(text) {
		name, steps, _ := strings.Cut(pair, ":")
		n, err := strconv.Atoi(steps)
		if err != nil || name == "" {
			return nil, fmt.Errorf("%q is not a technique and its steps, as x-wing:2", pair)
		}
		uses = append(uses, batch.Use{Technique: strings.Clone(name), Steps: n})
	}
	return slices.Clip(uses), nil
}
