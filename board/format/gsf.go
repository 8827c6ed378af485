package format

import (
	"bytes"
	"fmt"
	"strconv"
)

// A line of gsf's taxonomy has at least seven fields with commas between them. The fifth is the puzzle, often a name
// follows, then a time and counts of techniques.

const gsfExample = "12,3,5,29,000004030023600700087000024540000000108050607000000098230000960004009370050300000,sample,0.01s,0,C29\n"

const gsfPuzzle = 4 // the field of the puzzle, from 0

// readGsf keeps the fields around the puzzle as meta data and leaves out those behind the name.
func readGsf(s *Source, p *Puzzle) (int, error) {
	text, next := s.lineAt(0)
	if bytes.Count(text, []byte(",")) < 6 {
		return 0, nil
	}
	fields := bytes.SplitN(text, []byte(","), 7)
	puzzle := bytes.TrimFunc(fields[gsfPuzzle], isSpace)
	if !has81(puzzle) || bytes.IndexByte(puzzle, '+') >= 0 {
		return 0, nil
	}
	p.At = s.at(spaces(text))
	if err := checkText(s, 0, text); err != nil {
		return next, err
	}
	scanCells(puzzle, p)
	for i, f := range fields[:gsfPuzzle] {
		p.add(gsfKey(i), clip(f))
	}
	p.add("id", clip(fields[gsfPuzzle+1]))
	return next, nil
}

func gsfKey(field int) string { return "gsf " + strconv.Itoa(field+1) }

// appendGsf writes the givens; the fields in front are those that were read, else zeros and the number of givens.
func appendGsf(out []byte, p *Puzzle) []byte {
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
	out = append(appendCells(out, &p.Givens, '0'), ',')
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
