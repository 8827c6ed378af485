package format

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"

	"deduku/board"
	"deduku/internal/mustjson"
)

// The JSON of deduku: a board for other programs, and the first line of a log.

const jsonExample = `{"givens":".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....","placed":"..................................1..9..........................................."}
`

// boardJSON is a board. Candidates are those of each cell, as 159, and absent where the digits tell all.
type boardJSON struct {
	Givens     string            `json:"givens"`
	Placed     string            `json:"placed,omitempty"`
	Candidates []string          `json:"candidates,omitempty"`
	Solution   string            `json:"solution,omitempty"`
	Meta       map[string]string `json:"meta,omitempty"`
}

// readBoardJSON reads a board.
func readBoardJSON(s *Source, p *Puzzle) (int, error) { return readObject(s, p, boardObject, "givens") }

func boardObject(text []byte, p *Puzzle) error {
	var j boardJSON
	if err := unpackJSON(text, &j); err != nil {
		return err
	}
	var err error
	if p.Givens, err = cellsOf("givens", j.Givens); err != nil {
		return err
	}
	if j.Placed != "" {
		if p.Placed, err = cellsOf("placed", j.Placed); err != nil {
			return err
		}
	}
	for c, d := range p.Placed {
		if d != 0 && p.Givens[c] != 0 {
			return fmt.Errorf("%v is both given and placed", board.Cell(c))
		}
	}
	if len(j.Solution) == board.Cells && allGiven([]byte(j.Solution)) {
		p.attach([]byte(j.Solution))
	}
	for _, key := range slices.Sorted(maps.Keys(j.Meta)) {
		p.add(key, clip([]byte(j.Meta[key])))
	}
	if len(j.Candidates) == 0 {
		return nil
	}
	if len(j.Candidates) != board.Cells {
		return fmt.Errorf("candidates has %s, expected 81", cellCount(len(j.Candidates)))
	}
	var lists [board.Cells]board.DigitSet
	for c, digits := range j.Candidates {
		for _, r := range digits {
			if digitOf(r) == 0 {
				return fmt.Errorf("%v: %q is no candidate", board.Cell(c), clip([]byte(digits)))
			}
			lists[c] = lists[c].With(digitOf(r))
		}
	}
	p.keepListed(&lists, board.AllCells)
	return nil
}

// appendJSON writes a board on a line.
func appendJSON(out []byte, p *Puzzle) []byte {
	j := boardJSON{Givens: p.Givens.String()}
	if p.Placed != (board.Grid{}) {
		j.Placed = p.Placed.String()
	}
	if p.HasSolution() {
		j.Solution = p.Solution.String()
	}
	if len(p.Eliminated) > 0 {
		b := p.Board()
		for c := range board.Cell(board.Cells) {
			left := b.Candidates(c)
			if b.Digit(c) != 0 {
				left = 0
			}
			j.Candidates = append(j.Candidates, packed(left))
		}
	}
	for _, f := range p.Meta {
		if j.Meta == nil {
			j.Meta = map[string]string{}
		}
		j.Meta[f.Key] = f.Value
	}
	return append(append(out, mustjson.Marshal(j)...), '\n')
}

// readLog reads the puzzle of a log; its steps are left out.
func readLog(s *Source, p *Puzzle) (int, error) {
	first, next := s.lineAt(0)
	if !has(first, `{"`) || !hasKey(first, "kind") && !hasKey(first, "deduku") {
		return 0, nil
	}
	var head struct {
		Deduku *int   `json:"deduku"`
		Puzzle string `json:"puzzle"`
	}
	if json.Unmarshal(first, &head) != nil {
		return 0, nil
	}
	if head.Deduku == nil || head.Puzzle == "" {
		return next, errNone // a step
	}
	p.At = s.at(0)
	var err error
	if p.Givens, err = cellsOf("puzzle", head.Puzzle); err != nil {
		return next, s.fault(0, "%v", err)
	}
	p.note("read the puzzle of a log and left out its steps")
	return next, nil
}
