package grids

import (
	"bytes"
	"fmt"
	"strconv"

	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// A line of gsf's taxonomy has at least seven fields with commas between them. The fifth is the puzzle, often a name
// follows, then a time and counts of techniques.

// GsfExample is a text that ReadGsf reads.
const GsfExample = "12,3,5,29,000004030023600700087000024540000000108050607000000098230000960004009370050300000,sample,0.01s,0,C29\n"

const gsfPuzzle = 4 // the field of the puzzle, from 0

// ReadGsf keeps the fields around the puzzle as meta data and leaves out those behind the name.
func ReadGsf(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, next := s.LineAt(0)
	if bytes.Count(text, []byte(",")) < 6 {
		return 0, nil
	}
	fields := bytes.SplitN(text, []byte(","), 7)
	puzzle := bytes.TrimFunc(fields[gsfPuzzle], source.IsSpace)
	if !source.Has81(puzzle) || bytes.IndexByte(puzzle, '+') >= 0 {
		return 0, nil
	}
	p.At = s.At(source.Spaces(text))
	if err := source.CheckText(s, 0, text); err != nil {
		return next, err
	}
	source.ScanCells(puzzle, p)
	for i, f := range fields[:gsfPuzzle] {
		p.Add(gsfKey(i), source.Clip(f))
	}
	p.Add("id", source.Clip(fields[gsfPuzzle+1]))
	return next, nil
}

func gsfKey(field int) string { return "gsf " + strconv.Itoa(field+1) }

// AppendGsf writes the givens; the fields in front are those that were read, else zeros and the number of givens.
func AppendGsf(out []byte, p *puzzle.Puzzle) []byte {
	for i := range gsfPuzzle {
		value := p.Value(gsfKey(i))
		switch {
		case value != "":
		case i == gsfPuzzle-1:
			value = strconv.Itoa(p.Givens.Len())
		default:
			value = "0"
		}
		out = append(append(out, value...), ',')
	}
	out = append(source.AppendCells(out, &p.Givens, '0'), ',')
	return fmt.Appendf(out, "%s,0s,0,C%d\n", withoutCommas(p.Value("id")), p.Givens.Len())
}

func withoutCommas(text string) string {
	return string(bytes.Map(func(r rune) rune {
		if r == ',' {
			return ' '
		}
		return r
	}, []byte(text)))
}
