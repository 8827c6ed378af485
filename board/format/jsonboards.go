package format

import (
	"encoding/json"
	"io"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
)

// Documents in JSON may have their boards in strings of several lines, or as objects for the cells.

// node is a value of a document in JSON, with the order of its keys.
type node struct {
	keys  []string // of an object
	kids  []*node
	value any // of a string, a number, a bool, or null
	list  bool
}

// readNode reads the next value.
func readNode(d *json.Decoder, depth int) (*node, error) {
	t, err := d.Token()
	if err != nil {
		return nil, err
	}
	delim, ok := t.(json.Delim)
	if !ok {
		return &node{value: t}, nil
	}
	if depth > 40 {
		return nil, io.ErrUnexpectedEOF
	}
	n := &node{list: delim == '['}
	for d.More() {
		if delim == '{' {
			key, err := d.Token()
			if err != nil {
				return nil, err
			}
			name, _ := key.(string)
			n.keys = append(n.keys, name)
		}
		kid, err := readNode(d, depth+1)
		if err != nil {
			return nil, err
		}
		n.kids = append(n.kids, kid)
	}
	_, err = d.Token()
	return n, err
}

// jsonBoards reads a document, or several, one on each line.
func jsonBoards(text string) (string, string, bool) {
	if t := strings.TrimSpace(text); t == "" || t[0] != '{' && t[0] != '[' {
		return "", "", false
	}
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	var out strings.Builder
	for {
		n, err := readNode(d, 0)
		if err == io.EOF {
			break
		}
		if err != nil || n.hasDamage() { // whose fault would be lost
			return "", "", false
		}
		var boards, answers []string
		n.boards("", &boards, &answers)
		if len(boards) == 0 {
			boards = answers
		}
		for _, b := range boards {
			out.WriteString(b + "\n")
		}
	}
	return out.String(), "", out.Len() > 0
}

// boards appends the boards of a document as lines of 81 cells, those under keys of solutions to answers.
func (n *node) boards(key string, boards, answers *[]string) {
	to := boards
	if source.IsAnswer(key) {
		to = answers
	}
	if line, ok := n.board(); ok {
		*to = append(*to, line)
		return
	}
	for i, kid := range n.kids {
		name := key
		if n.keys != nil {
			name = n.keys[i]
		}
		if source.IsAnswer(key) {
			kid.boards(key, boards, answers)
			continue
		}
		kid.boards(name, boards, answers)
	}
}

// board returns the value as a line of 81 cells, if it is a board.
func (n *node) board() (line string, ok bool) {
	if text, isText := n.value.(string); isText {
		return boardIn(text)
	}
	if !n.list {
		return "", false
	}
	if len(n.kids) == 9 {
		var all []*node
		for _, row := range n.kids {
			if !row.list || len(row.kids) != 9 {
				return "", false
			}
			all = append(all, row.kids...)
		}
		return cellLine(all)
	}
	if len(n.kids) == board.Cells {
		return cellLine(n.kids)
	}
	var cells [][3]int
	for _, kid := range n.kids {
		order, ok := orderOf(kid.keys)
		if !ok {
			return "", false
		}
		var c [3]int
		for i, k := range order {
			if c[i], ok = kid.kids[k].digit(); !ok {
				return "", false
			}
		}
		cells = append(cells, c)
	}
	if len(cells) == board.Cells {
		var g board.Grid
		for i, c := range cells {
			g[i] = board.Digit(c[2])
		}
		hideOpen(&g, n.kids)
		for i := range cells {
			cells[i][2] = int(g[i])
		}
	}
	line, _, ok = cellsLine(cells)
	return strings.TrimSpace(line), ok
}

// boardIn returns the board of a text of several lines or of one.
func boardIn(text string) (string, bool) {
	if len(text) < board.Cells || len(text) > source.MaxLine {
		return "", false
	}
	inner := newReader(source.OfText(text))
	inner.lenient, inner.plainOnly = true, true
	p, err := inner.Next()
	if err != nil || p.Format == "coordinates" || p.Givens.Len() < source.FewestGivens {
		return "", false
	}
	g := p.Givens
	return string(source.AppendCells(nil, &g, '.')), true
}

// cellLine returns 81 values as a line.
func cellLine(all []*node) (string, bool) {
	var g board.Grid
	for i, n := range all {
		d, ok := n.digit()
		if !ok {
			return "", false
		}
		g[i] = board.Digit(d)
	}
	hideOpen(&g, all)
	return string(source.AppendCells(nil, &g, '.')), g.Len() > 0
}

// cellKeys are the keys of the digit of a cell.
var cellKeys = []string{"value", "val", "digit", "v", "number", "num", "n", "given", "clue", "answer"}

// digit returns the digit of a cell that is a number, a text, null, or an object with one of these.
func (n *node) digit() (int, bool) {
	switch v := n.value.(type) {
	case json.Number:
		if len(v) == 1 {
			return int(v[0] - '0'), true
		}
		return 0, v == "-1"
	case string:
		d, ok := source.OneCell(v)
		return int(d), ok
	case bool:
		return 0, !v
	}
	if n.list {
		return 0, false
	}
	if n.keys == nil {
		return 0, n.value == nil
	}
	for _, want := range cellKeys {
		for i, key := range n.keys {
			if strings.ToLower(key) != want {
				continue
			}
			if _, isBool := n.kids[i].value.(bool); isBool || n.kids[i].keys != nil {
				continue
			}
			return n.kids[i].digit()
		}
	}
	return 0, len(n.keys) == 0
}
