package data

import (
	"encoding/json"
	"strings"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// A Jupyter notebook is JSON: a list of cells, each with its source and what it printed. A notebook is read in one go,
// cell by cell, since a solution that is printed at its end belongs to a puzzle at its beginning.

// NotebookExample is a text that ReadNotebook reads.
const NotebookExample = `{"cells":[
 {"cell_type":"code","source":["puzzle = [[0,0,0,0,0,4,0,3,0],[0,2,3,6,0,0,7,0,0],[0,8,7,0,0,0,0,2,4],\n",
  "[5,4,0,0,0,0,0,0,0],[1,0,8,0,5,0,6,0,7],[0,0,0,0,0,0,0,9,8],\n",
  "[2,3,0,0,0,0,9,6,0],[0,0,4,0,0,9,3,7,0],[0,5,0,3,0,0,0,0,0]]\n"],
  "outputs":[{"output_type":"execute_result","data":{"text/plain":["0"]}}]}],
 "metadata":{},"nbformat":4,"nbformat_minor":5}
`

// mostInNotebook bounds the puzzles of a notebook, which are all kept until its end.
const mostInNotebook = 20_000

// notebook is what was found in the cells so far.
type notebook struct {
	s      *source.Source
	cell   int // the number of the current cell
	out    []source.Found
	failed error // of the first text that should have been a puzzle
}

// ReadNotebook puts the puzzles of a notebook in line.
func ReadNotebook(s *source.Source, _ *puzzle.Puzzle) (int, error) {
	first, _ := s.LineAt(0)
	if at := source.Spaces(first); at == len(first) || first[at] != '{' {
		return 0, nil
	}
	for len(s.Rest()) < source.MaxPuzzle && s.More() {
	}
	if !s.HasKey("cells") || !s.HasKey("cell_type") || !s.HasKey("source") {
		return 0, nil
	}
	n := notebook{s: s}
	start := s.At(0)
	j := jsonWalk{s: s}
	err := j.object(func(key string) error {
		if key != "cells" {
			return j.skip()
		}
		return j.array(func() error {
			n.cell++
			return n.readCell(&j)
		})
	})
	switch {
	case err != nil:
		n.out = append(n.out, source.Found{Err: &puzzle.SyntaxError{Pos: start, Msg: "this notebook is damaged: " + err.Error()}})
	case len(n.out) == 0 && n.failed != nil:
		n.out = append(n.out, source.Found{Err: n.failed})
	case len(n.out) == 0:
		n.out = append(n.out, source.Found{Err: &puzzle.SyntaxError{Pos: start, Msg: "no puzzle in the cells of this notebook"}})
	}
	s.Waiting = append(s.Waiting, n.out...)
	return j.at, source.ErrNone
}

// readCell reads the source of a cell, then its outputs, wherever they stand in it.
func (n *notebook) readCell(j *jsonWalk) error {
	var source string
	var outputs []string
	err := j.object(func(key string) error {
		var err error
		switch key {
		case "source":
			source, err = j.text()
		case "outputs":
			err = j.array(func() error {
				text, err := n.output(j)
				outputs = append(outputs, text)
				return err
			})
		default:
			err = j.skip()
		}
		return err
	})
	n.take(source, false)
	for _, text := range outputs {
		n.take(text, true)
	}
	return err
}

// output is the text of one output: what was printed, or the value of the cell.
func (n *notebook) output(j *jsonWalk) (text string, err error) {
	err = j.object(func(key string) (err error) {
		switch key {
		case "text":
			text, err = j.text()
		case "data":
			err = j.object(func(kind string) (err error) {
				if kind == "text/plain" {
					text, err = j.text()
					return err
				}
				return j.skip()
			})
		default:
			err = j.skip()
		}
		return err
	})
	return text, err
}

// take reads the puzzles in a text of the current cell.
func (n *notebook) take(text string, output bool) {
	for p, err := range n.s.Inner(text, n.cell) {
		switch {
		case len(n.out) >= mostInNotebook:
			return
		case err == nil:
			n.add(&p, output)
		case n.failed == nil && !output && digitsIn(text) >= 40:
			n.failed = err
		}
	}
}

// add puts a puzzle in line. What a cell printed may be the solution of a puzzle before, or that puzzle again.
func (n *notebook) add(p *puzzle.Puzzle, output bool) {
	digits := p.Digits()
	if n := digits.Len(); n == 0 || p.Format == "coordinates" && n < source.FewestGivens {
		return // numbers that mean something else
	}
	for i := len(n.out) - 1; i >= 0; i-- {
		q := &n.out[i].Puzzle
		switch {
		case digits == q.Givens, digits == q.Solution:
			return
		case digits.Solved() && digits.Contains(q.Givens) && q.Givens.Len() >= source.FewestGivens:
			if !q.HasSolution() {
				q.Solution = digits
			}
			return
		}
	}
	if output {
		p.Add("cell", "output")
	}
	p.Format = "notebook"
	n.out = append(n.out, source.Found{Puzzle: *p})
}

func digitsIn(text string) int {
	n := 0
	for _, r := range text {
		n += source.One(source.IsDigit(r))
	}
	return n
}

// text is a string, or a list of strings joined.
func (j *jsonWalk) text() (string, error) {
	if j.peek() != '[' {
		return j.str()
	}
	var out strings.Builder
	err := j.array(func() error {
		line, err := j.str()
		out.WriteString(line)
		return err
	})
	return out.String(), err
}

// str is a string, empty for any other value.
func (j *jsonWalk) str() (string, error) {
	if j.peek() != '"' {
		return "", j.skip()
	}
	literal, err := j.literal()
	if err != nil {
		return "", err
	}
	var text string
	if json.Unmarshal(literal, &text) != nil {
		return "", j.fault("a string")
	}
	return text, nil
}
