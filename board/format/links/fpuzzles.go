package links

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"deduku/board"
	"deduku/board/format/data"
	"deduku/board/format/source"
	"deduku/board/puzzle"
	"deduku/internal/sanitize"
)

// f-puzzles packs JSON with LZ-string. The token stands in addresses of f-puzzles after load=, and with fpuzzles in front
// it is an id of SudokuPad.

// FPuzzlesExample is a text that ReadFPuzzles reads.
const FPuzzlesExample = "N4IgzglgXgpiBcBOANCALhNAbO8QBMZ8BXAa2IAIwBDAWwAccRVri0ALAewCcECiyxZiADm3CPgQBtKcAC+yeYoVLVIAG7UsxXABZUIiOpgA7BGm46VKjVp0IAzAaOnzlmNYC6yWTc3bcACZnYzN4CytFWwDHENdw9z87XAA2OLCIj2Vs0H97eAB2dLdI1TlvXyi83AAOYoTS6Pyi0RcMxJzrHKag+sykmPh9VtCSjwrc5IQAVj6OycHhw1GGrLLOjfkJnoQARjnSgfy6kfj+7uqZg7Wj1Ouuheb7iYfXzZ2ke6qp+BPls8S20u8GCp3ajWBTjBYze60euBQ0NWtwQaSR5y2PjhHyWbRh72BiP+4LWHyhxPx8IQLQpyOUL2+g1m6PmKPg5LxdLhr08njkQA=\n"

// padJSON is what is packed, as far as deduku knows it.
type padJSON struct {
	Size     int             `json:"size,omitempty"`
	Title    string          `json:"title,omitempty"`
	Author   string          `json:"author,omitempty"`
	Ruleset  string          `json:"ruleset,omitempty"`
	Grid     [][]padCell     `json:"grid"`
	Solution json.RawMessage `json:"solution,omitempty"`
}

type padCell struct {
	Value  int   `json:"value,omitempty"`
	Given  bool  `json:"given,omitempty"`
	Center []int `json:"centerPencilMarks,omitempty"`
	Marks  []int `json:"givenPencilMarks,omitempty"`
	Region *int  `json:"region,omitempty"`
}

// Keys that change nothing: what is known, what is drawn, what the program remembers of its settings.
var (
	padKnown    = []string{"size", "title", "author", "ruleset", "grid", "solution"}
	padCosmetic = []string{"text", "line", "circle", "rectangle", "cage", "highlightConflicts", "disabledlogic", "truecandidatesoptions", "successMessage", "metadata"}
)

// ReadFPuzzles reads a bare token, or the JSON in it.
func ReadFPuzzles(s *source.Source, p *puzzle.Puzzle) (int, error) {
	if n, err := readToken(s, p, isFPuzzles, padToken); n > 0 {
		return n, err
	}
	return data.ReadObject(s, p, padObject, "grid", "size")
}

// isFPuzzles holds for packed text that begins as JSON does.
func isFPuzzles(word []byte) bool {
	if len(word) < 100 || !source.HasPrefix(word, "N4Ig") {
		return false
	}
	return only(word, base64Digits+"=%")
}

// padToken reads a token of f-puzzles without what stands in front.
func padToken(token string, p *puzzle.Puzzle) error {
	token, err := unescape(token)
	if err != nil {
		return err
	}
	text, err := LZDecode(token, source.MaxPuzzle)
	if err != nil || !strings.HasPrefix(text, "{") {
		return errors.New("this f-puzzles string is damaged or cut off")
	}
	return padObject([]byte(text), p)
}

func padObject(text []byte, p *puzzle.Puzzle) error {
	var j padJSON
	if !data.HasKey(text, "value") && !data.HasKey(text, "given") && !data.HasKey(text, "centerPencilMarks") && !bytes.Contains(text, []byte("[[{")) && !hasRule(text) {
		return data.ErrOther // plain numbers, not the cells of f-puzzles
	}
	if rules := data.ExtraKeys(text, append(padKnown, padCosmetic...)...); rules != "" || padSums(text) {
		if padSums(text) {
			rules = strings.Trim(rules+", "+data.RuleNames["cage"], ", ")
		}
		return fmt.Errorf("this puzzle has %s; deduku solves classic Sudoku%s", rules, rowsTold(text))
	}
	if err := data.UnpackJSON(text, &j); err != nil {
		return err
	}
	if j.Size != 0 && j.Size != 9 {
		return errors.New(source.WrongSize(j.Size))
	}
	if len(j.Grid) != 9 {
		return fmt.Errorf("the grid has %s, expected 9", source.RowCount(len(j.Grid)))
	}
	var lists [board.Cells]board.DigitSet
	var listed board.CellSet
	for r, row := range j.Grid {
		if len(row) != 9 {
			return fmt.Errorf("row %d has %s, expected 9", r+1, source.CellCount(len(row)))
		}
		for i := range row {
			c := board.CellAt(r, i)
			marked, err := row[i].put(c, p, &lists[c])
			if err != nil {
				return err
			}
			if marked {
				listed = listed.With(c)
			}
		}
	}
	p.Add("title", source.Clip([]byte(j.Title)))
	p.Add("author", source.Clip([]byte(j.Author)))
	attachJSON(j.Solution, p)
	if cosmetic := data.ExtraKeys(text, padKnown...); cosmetic != "" {
		p.Note("left out %s, which is drawing only", cosmetic)
	}
	p.KeepListed(&lists, listed)
	return nil
}

// put takes over what a cell says, and reports whether it lists candidates.
func (x *padCell) put(c board.Cell, p *puzzle.Puzzle, list *board.DigitSet) (listed bool, err error) {
	switch {
	case x.Region != nil && *x.Region != c.Box():
		return false, errors.New("this puzzle has irregular regions; deduku solves classic Sudoku")
	case x.Value < 0 || x.Value > 9:
		return false, fmt.Errorf("%v: %d is not a digit 1 to 9", c, x.Value)
	case x.Given:
		p.Givens[c] = board.Digit(x.Value)
	default:
		p.Placed[c] = board.Digit(x.Value)
	}
	all := x.Center
	if len(all) == 0 {
		all = x.Marks
	}
	for _, d := range all {
		if d < 1 || d > 9 {
			return false, fmt.Errorf("%v: %d among the pencil marks is not a digit 1 to 9", c, d)
		}
		*list = list.With(board.Digit(d))
	}
	return len(all) > 0, nil
}

// padSums reports whether there are cages with sums among the cages that are drawn.
func padSums(text []byte) bool {
	var j struct {
		Cage []struct{ Value any } `json:"cage"`
	}
	if json.Unmarshal(text, &j) != nil {
		return false
	}
	for _, c := range j.Cage {
		switch v := c.Value.(type) {
		case float64:
			return v != 0
		case string:
			return source.AllDigits(v)
		}
	}
	return false
}

// hasRule reports whether an object has the key of a rule that is known.
func hasRule(text []byte) bool {
	for key := range data.RuleNames {
		if data.HasKey(text, key) {
			return true
		}
	}
	return false
}

// rowsTold says of a grid that has not nine rows how many it has.
func rowsTold(text []byte) string {
	var j struct{ Grid []json.RawMessage }
	if json.Unmarshal(text, &j) != nil || len(j.Grid) == 9 {
		return ""
	}
	return fmt.Sprintf(" (and the grid has %s)", source.RowCount(len(j.Grid)))
}

// attachJSON takes a solution that is a string of 81 digits or a list of 81.
func attachJSON(value json.RawMessage, p *puzzle.Puzzle) {
	digits := make([]byte, 0, board.Cells)
	for _, c := range value {
		if '0' <= c && c <= '9' {
			digits = append(digits, c)
		}
	}
	if len(digits) == board.Cells && source.AllGiven(digits) {
		p.AttachSolution(digits)
	}
}

// AppendFPuzzles writes the token without anything in front, with the candidates of all open cells once something is
// placed or eliminated.
func AppendFPuzzles(out []byte, p *puzzle.Puzzle) []byte {
	return append(append(out, padText(p)...), '\n')
}

func padText(p *puzzle.Puzzle) string {
	b := p.Board()
	j := padJSON{Size: 9, Title: p.Value("title"), Author: p.Value("author"), Grid: make([][]padCell, 9)}
	for c := range board.Cell(board.Cells) {
		x := padCell{Value: int(p.Givens[c]), Given: p.Givens[c] != 0}
		switch {
		case p.Givens[c] != 0:
		case p.Placed[c] != 0:
			x.Value = int(p.Placed[c])
		case p.Begun():
			for d := range b.Candidates(c).All() {
				x.Center = append(x.Center, int(d))
			}
		}
		j.Grid[c.Row()] = append(j.Grid[c.Row()], x)
	}
	return LZEncode(string(sanitize.Marshal(j)))
}
