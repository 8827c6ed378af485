package format

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format/data"
	"deduku/board/format/source"
	"deduku/board/puzzle"
	"deduku/internal/lean"
)

// An object in JSON may have more than one grid: a puzzle and its solution in any order, or a full grid and a mask of its
// givens. Read list by list, the first grid would be taken for the puzzle.

// readRecords reads a document in JSON if it has such objects, or a text with lists of columns. Its puzzles, and the faults of others,
// then wait in the source.
func (r *Reader) readRecords() (ok bool, err error) {
	if lean.Program {
		return false, r.leanRefusal()
	}
	s := &r.src
	if begins := bytes.TrimLeft(s.Rest(), " \t\r\n"); len(begins) > 0 && begins[0] == '[' && r.readLists() {
		return true, nil
	}
	if !s.InFields([]byte("{")) {
		if first, _ := s.LineAt(0); source.PlainlyLine(first) || !bytes.ContainsFunc(s.Rest(), isLetter) {
			return false, nil // the readings below all go by words
		}
		return r.readLabeled() || r.readHeadedList() || r.readDigitsFirst() || r.readByColumns(), nil
	}
	for len(s.Rest()) < source.MaxPuzzle && s.More() {
	}
	text := s.Rest()
	if s.Err() != io.EOF || data.HasKey(text, "cell_type") || ownBoard(text) || data.HasKey(text, "kind") {
		return false, nil
	}
	documents, ok := readDocuments(text)
	if !ok {
		return false, nil
	}
	boards := map[string]bool{} // the keys of boards
	for _, d := range documents {
		d.boardKeys("", boards)
	}
	var out []source.Found
	special := false
	for _, d := range documents {
		found, odd := d.records(s.At(d.at), boards)
		out, special = append(out, found...), special || odd
	}
	if !special || len(out) == 0 {
		return false, nil
	}
	s.Skip(len(s.Rest()))
	s.Waiting = out
	return true, nil
}

// readLists reads lists in JSON, one on each line, if one of them is not a board but the others are. Its boards and faults then wait in
// the source.
func (r *Reader) readLists() bool {
	s := &r.src
	if first, _ := s.LineAt(0); len(first) > source.MaxLine || !json.Valid(first) {
		return false
	}
	for len(s.Rest()) < source.MaxPuzzle && s.More() {
	}
	documents, ok := readDocuments(s.Rest())
	if !ok || s.Err() != io.EOF || len(documents) < 2 {
		return false
	}
	boards := map[string]bool{}
	for _, d := range documents {
		d.boardKeys("", boards)
	}
	damaged := slices.ContainsFunc(documents, func(d document) bool { return d.list && boards[""] && d.damagedAs(true) != "" })
	if !damaged || slices.ContainsFunc(documents, func(d document) bool { return !d.list }) {
		return false
	}
	for _, d := range documents {
		found, _ := d.records(s.At(d.at), boards)
		s.Waiting = append(s.Waiting, found...)
	}
	s.Skip(len(s.Rest()))
	return true
}

// document is one of the values of a text in JSON.
type document struct {
	*node
	at int // its offset
}

// readDocuments reads a text that is nothing but documents in JSON.
func readDocuments(text []byte) (all []document, ok bool) {
	d := json.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	for {
		from := int(d.InputOffset())
		n, err := readNode(d, 0)
		if err == io.EOF {
			return all, true
		}
		if err != nil {
			return nil, false
		}
		for from < len(text) && strings.IndexByte(" \t\r\n", text[from]) >= 0 {
			from++
		}
		all = append(all, document{n, from})
	}
}

// boardKeys adds the keys of the boards in n, which itself has the given key.
func (n *node) boardKeys(key string, keys map[string]bool) {
	if _, ok := n.board(); ok {
		keys[key] = true
		return
	}
	for i, kid := range n.kids {
		name := key
		if n.keys != nil {
			name = n.keys[i]
		}
		kid.boardKeys(name, keys)
	}
}

// ownBoard reports whether a text has the key "givens" with a text, as the boards that deduku writes have.
func ownBoard(text []byte) bool {
	_, after, ok := bytes.Cut(text, []byte(`"givens"`))
	after = bytes.TrimLeft(after, " \t\r\n:")
	return ok && len(after) > 0 && after[0] == '"'
}

// records returns the puzzles of the objects in n. special reports whether some object has grids that list after list
// would be read wrong. A list of rows under one of the keys of boards is a board, though it may be damaged.
func (n *node) records(at puzzle.Pos, boards map[string]bool) (out []source.Found, special bool) {
	if n.keys == nil {
		if fault := n.damagedAs(n.list && boards[""]); fault != "" {
			return []source.Found{{Err: &puzzle.SyntaxError{Pos: at, Msg: fault}}}, true
		}
		if line, ok := n.grid(); ok {
			cells := n.gridCells()
			found, _ := n.oneGrid(line, cells, puzzle.Puzzle{At: at, Format: "json"})
			return found, n.list && isFull(cells)
		}
		for _, kid := range n.kids {
			found, odd := kid.records(at, boards)
			out, special = append(out, found...), special || odd
		}
		return out, special
	}
	var grids, answers, masks []int
	var lists []int // of cells
	damaged := false
	for i, kid := range n.kids {
		key := strings.ToLower(n.keys[i])
		_, isGrid := kid.grid()
		_, isMask := kid.mask()
		switch fault := kid.damagedAs(boards[n.keys[i]]); {
		case fault != "":
			out = append(out, source.Found{Err: &puzzle.SyntaxError{Pos: at, Msg: fmt.Sprintf("%q has %s", n.keys[i], fault)}})
			damaged, special = true, true
		case isMask:
			masks = append(masks, i)
		case isGrid && source.IsAnswer(key):
			answers = append(answers, i)
		case isGrid:
			grids = append(grids, i)
		case kid.list && len(kid.kids) > 0 && isCellsKey(key, kid):
			lists = append(lists, i)
		default:
			found, odd := kid.records(at, boards)
			out, special = append(out, found...), special || odd
		}
	}
	fault := func(form string, args ...any) ([]source.Found, bool) {
		return append(out, source.Found{Err: &puzzle.SyntaxError{Pos: at, Msg: fmt.Sprintf(form, args...)}}), true
	}
	for _, i := range slices.Clone(grids) {
		if n.solves(i, grids) {
			grids = slices.DeleteFunc(grids, func(k int) bool { return k == i })
			answers, special = append(answers, i), true
		}
	}
	full := append(grids, answers...)
	switch {
	case len(full) == 0 || damaged && len(grids) == 0: // a solution alone is not a puzzle
		return out, special
	case len(masks) > 1:
		return fault("%q and %q both say which digits are given; leave one of them out", n.keys[masks[0]], n.keys[masks[1]])
	}
	var p puzzle.Puzzle
	p.At, p.Format = at, "json"
	line, _ := n.kids[full[0]].grid()
	cellAt, order := orderBy(n.keys[full[0]])
	for c := range p.Givens {
		p.Givens[cellAt(c)] = source.DigitOf(rune(line[c]))
	}
	if order != "" && len(masks) > 0 {
		return fault("%q may also be in the order of %s; give the puzzle as 81 cells", n.keys[masks[0]], order)
	}
	if order != "" {
		p.Note("read the nine lists as %s", order)
		special = true
	}
	whole := len(grids) == 0 || len(grids) == 1 && p.Givens.Len() == board.Cells // nothing but a mask or a list says which digits are given
	if cells := n.kids[full[0]].gridCells(); isFull(cells) {
		if n.keyAt("size") >= 0 && n.keyAt("grid") >= 0 {
			return out, special // f-puzzles has its own reader
		}
		if key := strangeFlag(cells); p.Givens.Len() == board.Cells && key != "" {
			return fault("%q may say which digits of a full grid are given; name it \"given\", or give the puzzle as 81 cells", key)
		}
		special = true
	}
	if whole && len(lists) > 0 && p.Givens.Len() == board.Cells {
		if len(lists)+len(masks) > 1 {
			return fault("%q is not the only list that may say which digits are given; leave the others out", n.keys[lists[0]])
		}
		given, known := maskMeaning(n.keys[lists[0]])
		places, ok := n.kids[lists[0]].cellPlaces()
		if !ok || !known {
			return fault("%q may list the givens of a full grid in a way that deduku doesn't know; give the puzzle as 81 cells", n.keys[lists[0]])
		}
		kept, note, ok := placesMask(p.Givens, places, given)
		if !ok {
			return fault("%q may count from 0 or from 1; give the puzzle as 81 cells", n.keys[lists[0]])
		}
		p.Solution, p.Givens = p.Givens, kept
		p.Note("%s", note)
		return append(out, source.Found{Puzzle: p}), true
	}
	if len(masks) == 1 {
		given, ok := maskMeaning(n.keys[masks[0]])
		if !ok {
			return fault("%q may say which digits are given; name it \"fixed\", or give the puzzle as 81 cells", n.keys[masks[0]])
		}
		mask, _ := n.kids[masks[0]].mask()
		if name := strings.ToLower(n.keys[masks[0]]); strings.Contains(name, "mask") {
			if _, sure := maskMeaning(strings.ReplaceAll(name, "mask", "")); !sure {
				given = likelyGiven(p.Givens, &mask, given)
			}
			p.Note("read %q as %s", n.keys[masks[0]], map[bool]string{true: "1 for a given", false: "0 for a given"}[given])
		}
		for c := range p.Givens {
			if mask[c] != given {
				p.Placed[c], p.Givens[c] = p.Givens[c], 0
			}
		}
		if p.Digits().Solved() {
			p.Solution, p.Placed = p.Digits(), board.Grid{}
		}
		return append(out, source.Found{Puzzle: p}), true
	}
	if len(grids) == 0 {
		return append(out, source.Found{Puzzle: p}), special
	}
	for _, i := range answers {
		special = special || i < grids[0]
		if line, _ := n.kids[i].grid(); !p.HasSolution() && source.AllGiven([]byte(line)) {
			p.AttachSolution([]byte(line))
		}
	}
	out = append(out, source.Found{Puzzle: p})
	for _, i := range grids[1:] {
		q := puzzle.Puzzle{At: at, Format: "json"}
		line, _ := n.kids[i].grid()
		for c := range q.Givens {
			q.Givens[c] = source.DigitOf(rune(line[c]))
		}
		out = append(out, source.Found{Puzzle: q})
	}
	return out, special
}

// orderBy returns how nine lists under a key fill the grid: cellAt returns the place of cell c of the lists, and lists is "columns",
// "boxes", or "" for rows.
func orderBy(key string) (cellAt func(c int) int, lists string) {
	switch strings.ToLower(key) {
	case "columns", "cols":
		return func(c int) int { return c%9*9 + c/9 }, "columns"
	case "boxes", "blocks", "squares":
		return func(c int) int { return (c/27*3+c%9/3)*9 + c/9%3*3 + c%3 }, "boxes"
	}
	return func(c int) int { return c }, ""
}

// solves reports whether the grid of the key i is full and agrees with another of these grids that has blanks.
func (n *node) solves(i int, grids []int) bool {
	solution, _ := n.kids[i].grid()
	if !source.AllGiven([]byte(solution)) {
		return false
	}
	for _, k := range grids {
		puzzle, _ := n.kids[k].grid()
		agrees := puzzle != solution
		for c := range puzzle {
			agrees = agrees && (puzzle[c] == '.' || puzzle[c] == solution[c])
		}
		if agrees {
			return true
		}
	}
	return false
}

// grid returns the board that a value is, or the only one in an object.
func (n *node) grid() (line string, ok bool) {
	if line, ok = n.board(); ok || n.keys == nil {
		return line, ok
	}
	for _, kid := range n.kids {
		inner, isGrid := kid.grid()
		if isGrid && ok {
			return "", false
		}
		if isGrid {
			line, ok = inner, true
		}
	}
	return line, ok
}

// damagedGrid returns what is wrong with a text or a list of rows that is almost a board, such as "80 cells, expected 81", and "" for
// any other value. A flat list of numbers may mean something else; its own reader goes by its key.
func (n *node) damagedGrid() string { return n.damagedAs(false) }

// damagedAs is damagedGrid. If known is set, the value has the key of another board, and any list of rows counts as almost a board.
func (n *node) damagedAs(known bool) string {
	if text, isText := n.value.(string); isText {
		cells := utf8.RuneCountInString(cellsOf(text))
		if cells <= 60 || cells >= 102 || cells == board.Cells || !strings.ContainsAny(text, "123456789") {
			return ""
		}
		return source.CellCount(cells) + ", expected 81"
	}
	nines, square, wrong := 0, true, ""
	for i, row := range n.kids {
		square = square && len(row.kids) == len(n.kids)
		isCell := func(n *node) bool { _, ok := n.digit(); return ok && n.keys == nil }
		if !row.list || slices.ContainsFunc(row.kids, func(n *node) bool { return !isCell(n) }) {
			return ""
		}
		if len(row.kids) == 9 {
			nines++
		} else if wrong == "" {
			wrong = fmt.Sprintf("%s in row %d, expected 9", source.CellCount(len(row.kids)), i+1)
		}
	}
	if rows := len(n.kids); rows == 0 || !known && (rows < 8 || rows > 10 || nines < 5) {
		return ""
	} else if square && rows > 3 && rows != 9 {
		return fmt.Sprintf("%s of %s, expected 9 of 9 cells", source.RowCount(rows), source.CellCount(rows))
	} else if wrong == "" && rows != 9 {
		return source.RowCount(rows) + ", expected 9"
	}
	return wrong
}

// hasDamage reports whether a document has such a value.
func (n *node) hasDamage() bool {
	return n.damagedGrid() != "" || slices.ContainsFunc(n.kids, (*node).hasDamage)
}

// mask returns 81 marks, each true or false, 1 or 0, in one list, in nine, or in a text.
func (n *node) mask() (marks [board.Cells]bool, ok bool) {
	all := n.kids
	if len(all) == 9 && n.list {
		all = nil
		for _, row := range n.kids {
			all = append(all, row.kids...)
		}
	}
	if text, isText := n.value.(string); isText && len(text) == board.Cells {
		for c := range marks {
			marks[c] = text[c] == '1'
			if !marks[c] && text[c] != '0' {
				return marks, false
			}
		}
		return marks, strings.Count(text, "1") > 9
	}
	if !n.list && n.value == nil || len(all) != board.Cells {
		return marks, false
	}
	set := 0
	for c, x := range all {
		switch v := x.value.(type) {
		case bool:
			marks[c] = v
		case json.Number:
			marks[c] = v == "1"
			if v != "0" && v != "1" {
				return marks, false
			}
		default:
			return marks, false
		}
		set += source.One(marks[c])
	}
	return marks, set > 9 // more 1s than a grid has
}

// maskMeaning returns the mark of a given in a mask with a name. ok is false if the name doesn't say that.
func maskMeaning(key string) (given, ok bool) {
	key = strings.ToLower(key)
	for _, word := range emptyWords {
		if before, _, found := strings.Cut(key, word); found {
			return strings.HasSuffix(before, "im") || strings.Contains(before, "no"), true // immutable, not editable
		}
	}
	for _, word := range append(givenWords, "mask") {
		if strings.Contains(key, word) {
			return true, true
		}
	}
	return false, false
}

// isCellsKey reports whether a list next to a grid may say which of the digits are given: it has such a name, or its members are cells.
func isCellsKey(key string, list *node) bool {
	_, named := maskMeaning(key)
	_, places := list.cellPlaces()
	return named || places
}

// oneGrid returns the puzzle of a list with an object for each cell.
func (n *node) oneGrid(line string, cells []*node, p puzzle.Puzzle) ([]source.Found, bool) {
	for c := range p.Givens {
		p.Givens[c] = source.DigitOf(rune(line[c]))
	}
	if key := strangeFlag(cells); p.Givens.Len() == board.Cells && key != "" {
		return []source.Found{{Err: &puzzle.SyntaxError{Pos: p.At, Msg: fmt.Sprintf("%q may say which digits of a full grid are given; name it \"given\", or give the puzzle as 81 cells", key)}}}, true
	}
	return []source.Found{{Puzzle: p}}, true
}

// leanRefusal returns an error that asks for the whole program if the text begins with an object in JSON that deduku didn't write, since it
// may have a solution or a mask that could be taken for the puzzle, or if the text may fill a grid by columns.
func (r *Reader) leanRefusal() error {
	text := r.src.Rest()
	if r.src.InFields([]byte("{")) {
		for _, own := range []string{"givens", "cell_type", "kind", "deduku", "grid"} {
			if data.HasKey(text, own) {
				return nil
			}
		}
		return lean.Err
	}
	for _, call := range []string{"matrix(c(", "reshape(", "cbind("} {
		if bytes.Contains(text, []byte(call)) {
			return lean.Err
		}
	}
	return nil
}
