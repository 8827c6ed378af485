package format

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"testing"

	"deduku/board/format/data"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// notebookCell is a cell for tests: its source and what it printed.
type notebookCell struct {
	source string
	prints []string
}

// notebookOf writes a notebook as Jupyter does.
func notebookOf(t testing.TB, cells ...notebookCell) string {
	t.Helper()
	type object map[string]any
	var all []object
	for _, c := range cells {
		var outputs []object
		for _, text := range c.prints {
			outputs = append(outputs, object{"output_type": "stream", "name": "stdout", "text": strings.SplitAfter(text, "\n")},
				object{"output_type": "display_data", "data": object{"image/png": "iVBO", "text/plain": "<Figure>"}})
		}
		all = append(all, object{"cell_type": "code", "metadata": object{}, "source": strings.SplitAfter(c.source, "\n"), "outputs": outputs})
	}
	text, err := json.MarshalIndent(object{"cells": all, "nbformat": 4, "nbformat_minor": 5, "metadata": object{}}, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestNotebooks(t *testing.T) {
	python, rows := written(t, "python"), written(t, "rows")
	numpy := strings.ReplaceAll(strings.TrimPrefix(python, "grid = "), ",", "")
	solved := strings.ReplaceAll(strings.ReplaceAll(string(data.AppendPython(nil, &puzzle.Puzzle{Givens: gridOf(t, solution)})), "grid = ", ""), ",", "")
	other := strings.Replace(python, "[0, 5, 0, 3,", "[0, 5, 0, 0,", 1)
	third := strings.Replace(sample, "5.3.....", "5......2", 1)
	for _, test := range []struct {
		name string
		text string
		want []string
	}{
		{"a solution printed later", notebookOf(t, notebookCell{python, nil}, notebookCell{"solve(grid)", []string{"done\n" + solved}}),
			[]string{`P+S "grid" cell 1:1:8`}},
		{"a solution printed below its puzzle", notebookOf(t, notebookCell{python, []string{numpy, solved}}), []string{`P+S "grid" cell 1:1:8`}},
		{"the puzzle printed again", notebookOf(t, notebookCell{"import numpy", nil}, notebookCell{python + "print(grid)", []string{numpy}}),
			[]string{`P "grid" cell 2:1:8`}},
		{"a puzzle only printed", notebookOf(t, notebookCell{"print(x)", []string{"The board:\n" + rows}}), []string{`P "The board" cell 1:2:1`}},
		{"a lone zero", notebookOf(t, notebookCell{python, []string{"0"}}, notebookCell{"len(x)", []string{"81", "5 3 7"}}), []string{`P "grid" cell 1:1:8`}},
		{"two puzzles and both solutions", notebookOf(t, notebookCell{python, []string{solved}}, notebookCell{"b = '" + third + "'", nil}),
			[]string{`P+S "grid" cell 1:1:8`, third + " cell 2:1:6"}},
		{"no puzzle", notebookOf(t, notebookCell{"print(0)", []string{"0"}}), []string{"n.ipynb:1:1: no puzzle in the cells of this notebook"}},
		{"a puzzle with a fault", notebookOf(t, notebookCell{strings.Replace(python, "5, 4, 0", "5, 4", 1), nil}),
			[]string{"n.ipynb:cell 1:5:5: row 4 has 8 cells, expected 9"}},
		{"in prose", "see below\n" + notebookOf(t, notebookCell{"# puzzle\n" + other, nil}), []string{other2(t, other) + ` "grid" cell 1:2:8`}},
		{"damaged", strings.Replace(notebookOf(t, notebookCell{python, nil}), `"metadata": {}`, `"metadata": {]`, 1),
			[]string{"n.ipynb:1:1: this notebook is damaged: a value should stand at line 5, column 17"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var got []string
			r := NewReader(&uneven{text: test.text + "\n"}, "n.ipynb")
			for {
				p, err := r.Next()
				if err == io.EOF {
					break
				}
				if err != nil {
					got = append(got, err.Error())
					continue
				}
				got = append(got, puzzleName(p)+fmt.Sprintf(" cell %d:%d:%d", p.At.Cell, p.At.Line, p.At.Column))
			}
			if strings.Join(got, "\n") != strings.Join(test.want, "\n") {
				t.Errorf("got %q\nwant %q\nfrom\n%s", got, test.want, test.text)
			}
		})
	}
}

// other2 is the grid of a text.
func other2(t *testing.T, text string) string {
	p, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p.Givens.String()
}

// TestLongNotebook has outputs that are longer than what may be looked at at once.
func TestLongNotebook(t *testing.T) {
	image := strings.Repeat("iVBORw0KGgo\\u0041", 200_000)
	text := `{"cells":[{"cell_type":"code","source":"` + strings.Repeat("# text\\n", 10) + `","outputs":[{"data":{"image/png":"` + image +
		`","text/plain":["x"]}}]},{"cell_type":"markdown","source":["` + sample + `"]}],"nbformat":4}`
	in := &ahead{in: strings.NewReader(text)}
	r := NewReader(in, "")
	in.of = &r.src
	if p, err := r.Next(); err != nil || p.Givens.String() != sample || p.At.Cell != 2 {
		t.Errorf("got %v at %v, %v", p.Givens, p.At, err)
	}
	if _, err := r.Next(); err != io.EOF {
		t.Errorf("behind it: %v", err)
	}
	if in.read != int64(len(text)) || in.most > 2*source.MaxPuzzle {
		t.Errorf("%d of %d bytes were read, up to %d of them before they were wanted", in.read, len(text), in.most)
	}
}

// ahead reads a text for a source and notes how many bytes the source has of it that it has not consumed.
type ahead struct {
	in         io.Reader
	of         *source.Source
	read, most int64
}

func (a *ahead) Read(p []byte) (int, error) {
	n, err := a.in.Read(p)
	a.read += int64(n)
	a.most = max(a.most, a.read-a.of.Offset())
	return n, err
}
