package links

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/board/format/data"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Penpa is an editor of puzzles of all kinds. Its addresses hold, after p=, lines of text that are packed by deflate and
// base64: the kind and size of the grid, what is drawn for the question, what is drawn for the answer. The names of the parts
// are shortened to a z and a sign.

// isPenpa reports whether a word may be packed so.
func isPenpa(word []byte) bool { return len(word) >= 60 && only(word, base64Digits+"-_=") }

// penpaText undoes the packing; it is not ok where the word is packed in another way.
func penpaText(word string) (string, bool) {
	word = strings.NewReplacer("-", "+", "_", "/").Replace(strings.TrimRight(word, "="))
	packed, err := base64.RawStdEncoding.DecodeString(word)
	if err != nil {
		return "", false
	}
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(packed)), source.MaxPuzzle))
	if err != nil && !errors.Is(err, io.ErrUnexpectedEOF) || len(text) == 0 {
		return "", false
	}
	kind, _, found := strings.Cut(string(text), ",")
	return string(text), found && len(kind) < 20 && kind != "" && strings.Trim(kind, "abcdefghijklmnopqrstuvwxyz_") == ""
}

// penpaNames are the parts that have rules in them, by their short names.
var penpaNames = []struct{ short, long, rule string }{
	{"zC", "cage", "cages"}, {"z6", "killercages", "killer cages"}, {"zT", "thermo", "thermometers"},
	{"z7", "nobulbthermo", "thermometers"}, {"z3", "arrows", "arrows"}, {"zD", "direction", "arrows"}, {"zY", "symbol", "symbols"},
	{"zL", "line", "lines"}, {"zW", "wall", "walls"}, {"z1", "numberS", "small numbers"},
}

func penpaPuzzle(word string, p *puzzle.Puzzle) error {
	text, ok := penpaText(word)
	if !ok {
		return errNoPuzzle
	}
	lines := strings.Split(text, "\n")
	head := strings.Split(lines[0], ",")
	rows, cols, err := penpaSize(head, lines)
	if err != nil {
		return err
	}
	var layers []map[string]json.RawMessage
	for _, l := range lines[1:] {
		var layer map[string]json.RawMessage
		if json.Unmarshal(penpaJSON(l), &layer) == nil && (layer["zN"] != nil || layer["number"] != nil) {
			layers = append(layers, layer)
		}
	}
	if len(layers) == 0 {
		return errors.New("this Penpa address is damaged: there are no numbers in it")
	}
	var rules []string
	for _, x := range penpaNames {
		for _, key := range []string{x.short, x.long} {
			if v := layers[0][key]; v != nil && !data.IsNothing(v) && !slices.Contains(rules, x.rule) {
				rules = append(rules, x.rule)
			}
		}
	}
	if len(rules) > 0 {
		return fmt.Errorf("this puzzle has %s; deduku solves classic Sudoku", strings.Join(rules, ", "))
	}
	for _, field := range head {
		for _, key := range []string{"title", "author"} {
			if v, ok := strings.CutPrefix(field, strings.ToUpper(key[:1])+key[1:]+":"); ok {
				p.Add(key, source.Clip([]byte(strings.TrimSpace(v))))
			}
		}
	}
	if err := penpaNumbers(layers[0], rows, cols, &p.Givens); err != nil {
		return err
	}
	if len(layers) > 1 {
		var entered board.Grid
		if err := penpaNumbers(layers[1], rows, cols, &entered); err != nil {
			return err
		}
		p.Placed = source.Minus(entered, p.Givens)
	}
	return nil
}

// penpaSpace is what is between the edge of the paper and the grid, in cells.
const penpaSpace = 2

// penpaSize reads the size of the grid: above and to the left of it, the lines and columns that are left free.
func penpaSize(head, lines []string) (top [2]int, left [2]int, err error) {
	if len(head) < 3 || head[0] != "sudoku" && head[0] != "square" {
		return top, left, fmt.Errorf("this is a grid of the kind %q; deduku solves classic Sudoku", source.Clip([]byte(head[0])))
	}
	cols, err1 := strconv.Atoi(head[1])
	rows, err2 := strconv.Atoi(head[2])
	if err1 != nil || err2 != nil || min(rows, cols) < 1 || max(rows, cols) > 100 {
		return top, left, errors.New("this Penpa address is damaged: it has no size")
	}
	var space []int
	if len(lines) > 1 && json.Unmarshal([]byte(lines[1]), &space) == nil && len(space) == 4 {
		if r, c := rows-space[0]-space[1], cols-space[2]-space[3]; r != 9 || c != 9 {
			return top, left, fmt.Errorf("this is a %dx%d grid; deduku solves 9x9", r, c)
		}
		return [2]int{space[0] + penpaSpace, 0}, [2]int{space[2] + penpaSpace, cols + 2*penpaSpace}, nil
	}
	if rows != 9 || cols != 9 {
		return top, left, fmt.Errorf("this is a %dx%d grid; deduku solves 9x9", rows, cols)
	}
	return [2]int{penpaSpace, 0}, [2]int{penpaSpace, cols + 2*penpaSpace}, nil
}

// penpaJSON is a line with its short names in quotes, as JSON has them; zO is null.
func penpaJSON(line string) []byte {
	var out []byte
	quoted := false
	for i := 0; i < len(line); i++ {
		c := line[i]
		switch {
		case c == '\\' && quoted && i+1 < len(line):
			out = append(out, c)
			i++
			c = line[i]
		case c == '"':
			quoted = !quoted
		case c == 'z' && !quoted && i+1 < len(line):
			i++
			if line[i] == 'O' {
				out = append(out, "null"...)
			} else {
				out = append(out, '"', 'z', line[i], '"')
			}
			continue
		}
		out = append(out, c)
	}
	return out
}

// penpaNumbers reads the numbers of a layer: by the number of the place on the paper, a list of text, colour and kind.
func penpaNumbers(layer map[string]json.RawMessage, top, left [2]int, g *board.Grid) error {
	value := layer["zN"]
	if value == nil {
		value = layer["number"]
	}
	var numbers map[string][]json.RawMessage
	if json.Unmarshal(value, &numbers) != nil {
		return errors.New("this Penpa address is damaged: its numbers are none")
	}
	const candidates = "7" // the kind of small digits in a cell
	for key, n := range numbers {
		place, err := strconv.Atoi(key)
		if err != nil || len(n) < 1 || len(n) > 2 && strings.Trim(string(n[2]), `"`) == candidates {
			continue
		}
		var text string
		if json.Unmarshal(n[0], &text) != nil {
			text = string(n[0])
		}
		if text = strings.TrimSpace(text); text == "" {
			continue
		}
		row, col := place/left[1]-top[0], place%left[1]-left[0]
		if min(row, col) < 0 || max(row, col) > 8 {
			return fmt.Errorf("this puzzle has %q beside the grid; deduku solves classic Sudoku", source.Clip([]byte(text)))
		}
		c := board.CellAt(row, col)
		if len(text) != 1 || text[0] < '1' || '9' < text[0] {
			return fmt.Errorf("%v: %q is not a digit 1 to 9", c, source.Clip([]byte(text)))
		}
		g[c] = board.Digit(text[0] - '0')
	}
	return nil
}
