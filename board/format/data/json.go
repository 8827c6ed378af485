package data

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/board/puzzle"
	"deduku/internal/sanitize"
)

// The JSON of deduku: a board for other programs, and the first line of a log.

// JSONExample is a text that ReadJSON reads.
const JSONExample = `{"givens":".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....","placed":"..................................1..9..........................................."}
`

// boardJSON is a board. Candidates are those of each cell, as 159, and absent where the digits tell all.
type boardJSON struct {
	Givens     string            `json:"givens"`
	Placed     string            `json:"placed,omitempty"`
	Candidates []string          `json:"candidates,omitempty"`
	Solution   string            `json:"solution,omitempty"`
	Meta       map[string]string `json:"meta,omitempty"`
}

// ReadJSON reads a board.
func ReadJSON(s *source.Source, p *puzzle.Puzzle) (int, error) {
	if n, err := ReadObject(s, p, boardObject, "givens"); n > 0 {
		return n, err
	}
	return ReadObject(s, p, boardWithoutGivens)
}

// boardKeys are the keys of a board.
var boardKeys = []string{"givens", "placed", "candidates", "solution", "meta"}

// boardWithoutGivens refuses a board of which the key of the givens is misspelt: what was placed would be read as another
// board.
func boardWithoutGivens(text []byte, _ *puzzle.Puzzle) error {
	var all map[string]json.RawMessage
	if json.Unmarshal(text, &all) != nil || all["placed"] == nil && all["candidates"] == nil && all["userDigits"] == nil {
		return ErrOther
	}
	if all["placed"] != nil && len(all["placed"]) != board.Cells+2 || all["givenDigits"] != nil {
		return ErrOther
	}
	return fmt.Errorf("this board has no \"givens\", but %s", strings.Join(quotedKeys(all), ", "))
}

// quotedKeys are the keys of an object in order, in quotes.
func quotedKeys(all map[string]json.RawMessage) (out []string) {
	for _, key := range slices.Sorted(maps.Keys(all)) {
		out = append(out, fmt.Sprintf("%q", source.Clip([]byte(key))))
	}
	return out
}

// strangeBoards is an error where an object has another board under a key that is none of a board's.
func strangeBoards(text []byte) error {
	var all map[string]json.RawMessage
	if json.Unmarshal(text, &all) != nil {
		return nil
	}
	for _, key := range slices.Sorted(maps.Keys(all)) {
		var value string
		if !slices.Contains(boardKeys, key) && json.Unmarshal(all[key], &value) == nil && source.Has81([]byte(value)) {
			return fmt.Errorf("%q is no key of a board, and has 81 cells; the keys are %s", source.Clip([]byte(key)), strings.Join(boardKeys, ", "))
		}
	}
	return nil
}

func boardObject(text []byte, p *puzzle.Puzzle) error {
	var j boardJSON
	if err := UnpackJSON(text, &j); err != nil {
		return err
	}
	err := strangeBoards(text)
	if err != nil {
		return err
	}
	if p.Givens, err = source.CellsOf("givens", j.Givens); err != nil {
		return err
	}
	if j.Placed != "" {
		if p.Placed, err = source.CellsOf("placed", j.Placed); err != nil {
			return err
		}
	}
	for c, d := range p.Placed {
		if d != 0 && p.Givens[c] != 0 {
			return fmt.Errorf("%v is both given and placed", board.Cell(c))
		}
	}
	if len(j.Solution) == board.Cells && source.AllGiven([]byte(j.Solution)) {
		p.AttachSolution([]byte(j.Solution))
	}
	for _, key := range slices.Sorted(maps.Keys(j.Meta)) {
		p.Add(key, source.Clip([]byte(j.Meta[key])))
	}
	if len(j.Candidates) == 0 {
		return nil
	}
	if len(j.Candidates) != board.Cells {
		return fmt.Errorf("candidates has %s, expected 81", source.CellCount(len(j.Candidates)))
	}
	var lists [board.Cells]board.DigitSet
	for c, digits := range j.Candidates {
		for _, r := range digits {
			if source.DigitOf(r) == 0 {
				return fmt.Errorf("%v: %q is no candidate", board.Cell(c), source.Clip([]byte(digits)))
			}
			lists[c] = lists[c].With(source.DigitOf(r))
		}
	}
	p.KeepListed(&lists, board.AllCells)
	return nil
}

// AppendJSON writes a board on a line.
func AppendJSON(out []byte, p *puzzle.Puzzle) []byte {
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
			j.Candidates = append(j.Candidates, source.DigitText(left))
		}
	}
	for _, f := range p.Meta {
		if j.Meta == nil {
			j.Meta = map[string]string{}
		}
		j.Meta[f.Key] = f.Value
	}
	return append(append(out, sanitize.Marshal(j)...), '\n')
}

// ReadLog reads the puzzle of a log; its steps are left out.
func ReadLog(s *source.Source, p *puzzle.Puzzle) (int, error) {
	first, next := s.LineAt(0)
	if !source.HasPrefix(first, `{"`) || !HasKey(first, "kind") && !HasKey(first, "deduku") {
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
		return next, source.ErrNone // a step
	}
	p.At = s.At(0)
	var err error
	if p.Givens, err = source.CellsOf("puzzle", head.Puzzle); err != nil {
		return next, s.Fault(0, "%v", err)
	}
	p.Note("read the puzzle of a log and left out its steps")
	return next, nil
}
