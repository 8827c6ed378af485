package format

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"deduku/board"
	"deduku/board/format/source"
	"deduku/internal/lazyregexp"
)

// R, Fortran, Julia, and MATLAB fill a grid from a list column by column, unless the call says
// otherwise. NumPy does so with order='F', and frames of data have columns. If such a list were
// read as rows, a transposed grid would open without a word.

var (
	columnCall = &lazyregexp.Regexp{Expr: `(?i)((?:\w*\.)?)\b(matrix|array|reshape|cbind|hcat|data\.frame|data\.table|tibble|DataFrame|dim|columns|cols)` +
		`[ \t]*(?:(?:<-|:?=)[ \t]*[\[({]|\()`}
	columnKey   = &lazyregexp.Regexp{Expr: `["']\w+["']\s*:|[A-Za-z]\w*\s*:`}
	rowsFirst   = &lazyregexp.Regexp{Expr: `(?i)byrow\s*=\s*T|,\s*T(?:RUE)?\s*(?:,|$)|order\s*=\s*[\[(/]*\s*2\s*,\s*1`}
	likeFortran = &lazyregexp.Regexp{Expr: `order\s*=\s*['"]F['"]`}
	turned      = &lazyregexp.Regexp{Expr: `\b(?:t|transpose|permutedims)\s*\(\s*$`}
	listComment = &lazyregexp.Regexp{Expr: `(?m)(?:^|[ \t&,;])[#!%].*$|\.\.\.[ \t\r]*$`}
	listItem    = &lazyregexp.Regexp{Expr: `[^\s,;&/()\[\]{}"']+`}
	listName    = &lazyregexp.Regexp{Expr: `^\s*([A-Za-z][\w.]*)\s*(?:,|$)`}
	listInC     = &lazyregexp.Regexp{Expr: `(?:^|,)\s*(?:data\s*=\s*)?(?:as\.(?:integer|numeric)\s*\(\s*)?(?:c|scan|strsplit|unlist)\s*\(`}
)

// turnedList is the start or the end of a call in Python that turns rows into columns.
var turnedList = &lazyregexp.Regexp{Expr: `\bzip[ \t]*\([ \t]*\*|\b(?:swapaxes|(?:np|numpy|jnp)\.transpose)[ \t]*\(|[\])][ \t]*\.(?:(?:transpose|swapaxes)[ \t]*\(|T\b)`}

// mostCalls is how many such calls of a text are looked at.
const mostCalls = 20

// readByColumns reads a text with a call that fills a grid column by column. The puzzles of the text
// then wait in the source.
func (r *Reader) readByColumns() bool {
	s := &r.src
	if first, _ := s.LineAt(0); source.PlainlyLine(first) {
		return false
	}
	if !columnCall.Match(s.Rest()) && !turnedList.Match(s.Rest()) { // in the text that is loaded: most texts need not wait for the rest
		return false
	}
	for len(s.Rest()) < source.MaxPuzzle && s.More() {
	}
	text := string(s.Rest())
	changed, note := byColumns(text)
	if note == "" || s.Err() == nil {
		return false
	}
	r.spelled = []byte(text)
	defer func() { r.spelled = nil }()
	return r.takeSpelling(changed, note)
}

// byColumns returns the text with the members of each list that fills a grid column by column put
// in the order of rows. The note is empty if there is no such list.
func byColumns(text string) (changed, note string) {
	plain := listComment.ReplaceAllStringFunc(text, spacesFor)
	put := map[[2]int]string{} // the new members, by their place
	for _, call := range columnCall.FindAllStringSubmatchIndex(plain, mostCalls) {
		items := columnItems(plain, call)
		if len(items) != board.Cells || put[items[0]] != "" {
			continue
		}
		if !putByColumns(plain, items, put) {
			return text, ""
		}
		note = fmt.Sprintf("read the list for %s column by column", plain[call[4]:call[5]])
	}
	for _, call := range turnedList.FindAllStringIndex(plain, mostCalls) {
		items := turnedItems(plain, call)
		if len(items) != board.Cells {
			continue
		}
		if put[items[0]] != "" { // filled by columns and turned
			for _, at := range items {
				delete(put, at)
			}
			note = "read the list row by row: it fills a grid by columns, which is then transposed"
			continue
		}
		if !putByColumns(plain, items, put) {
			return text, ""
		}
		note = "read the lists as columns: the grid is transposed"
	}
	var out strings.Builder
	at := 0
	for _, x := range slices.SortedFunc(maps.Keys(put), func(a, b [2]int) int { return a[0] - b[0] }) {
		out.WriteString(text[at:x[0]] + put[x])
		at = x[1]
	}
	return out.String() + text[at:], note
}

// putByColumns puts the members of a list that are in the order of columns in the order of rows. It returns false if one is not a cell.
func putByColumns(text string, items [][2]int, put map[[2]int]string) bool {
	for i, at := range items {
		from := items[i%9*9+i/9]
		word := zeroForEmpty(text[from[0]:from[1]])
		if _, ok := source.OneCell(word); !ok {
			return false
		}
		put[at] = word
	}
	return true
}

// turnedItems returns the places of the members of the list that a call in Python transposes.
func turnedItems(text string, call []int) [][2]int {
	if b := text[call[0]]; b != ')' && b != ']' {
		open := strings.IndexByte(text[call[1]:], '[')
		if open < 0 {
			return nil
		}
		return itemsIn(text, call[1]+open)
	}
	closing := strings.LastIndexByte(text[:call[0]+1], ']')
	if closing < 0 || strings.Contains(text[closing:call[0]], "\n") {
		return nil
	}
	depth := 0
	for i := closing; i >= 0; i-- {
		switch text[i] {
		case ']':
			depth++
		case '[':
			if depth--; depth == 0 {
				return itemsIn(text, i)
			}
		}
	}
	return nil
}

// spacesFor returns as many spaces as a text has bytes.
func spacesFor(text string) string { return strings.Repeat(" ", len(text)) }

// columnItems returns the places of the members that a call puts into a grid column by column, or
// none if it works by rows.
func columnItems(text string, call []int) [][2]int {
	before, name, open := text[call[2]:call[3]], strings.ToLower(text[call[4]:call[5]]), call[1]-1
	args, after := within(text, open)
	switch {
	case turned.MatchString(text[max(call[0]-40, 0):call[0]]),
		strings.HasPrefix(after, "'"), strings.HasPrefix(after, ".'"):
		return nil
	case name == "columns" || name == "cols" || name == "dataframe" && strings.HasPrefix(strings.TrimSpace(args), "{"):
		return itemsIn(text, open)
	case rowsFirst.MatchString(args), name == "dataframe",
		before != "" && !(name == "reshape" && likeFortran.MatchString(args)):
		return nil
	case name == "cbind" || name == "hcat" || strings.HasPrefix(name, "data.") || name == "tibble":
		return itemsIn(text, open)
	}
	variable := listName.FindStringSubmatch(args)
	after = strings.TrimLeft(after, " \t")
	switch {
	case name == "dim" && !strings.HasPrefix(after, "<-") && !strings.HasPrefix(after, "="):
		return nil
	case variable != nil:
		form := `\b` + strings.ReplaceAll(variable[1], ".", `\.`) + `\s*(?:\([\d:, ]*\)\s*)?`
		assigned := (&lazyregexp.Regexp{Expr: form + `(?:<-|=)[^\n]*?[\[({]`}).FindStringIndex(text)
		if assigned == nil || name == "array" && !strings.Contains(args, "dim") {
			return nil
		}
		return itemsIn(text, assigned[1]-1)
	case before != "" && !strings.ContainsAny(strings.TrimLeft(args, "( "), "[({"):
		return itemsIn(text, strings.LastIndexAny(text[:call[0]+len(before)], "[")) // of the list before .reshape
	case name == "reshape" && !strings.ContainsAny(args, "[({"):
		return itemsIn(text, open)
	case name == "reshape":
		return itemsIn(text, open+1+strings.IndexAny(args, "[({"))
	case name == "matrix" || name == "array" && strings.Contains(args, "dim"):
		if at := listInC.FindStringIndex(args); at != nil {
			return itemsIn(text, open+1+at[0]+strings.IndexAny(args[at[0]:], "[({"))
		}
	}
	return nil
}

// within returns the text between the bracket at the offset and the one that closes it, and the
// text after that.
func within(text string, open int) (inside, after string) {
	depth := 0
	for i := max(open, 0); i < len(text) && open >= 0; i++ {
		switch text[i] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth == 0 {
				return text[open+1 : i], text[i+1:]
			}
		}
	}
	return "", ""
}

// itemsIn returns the places of the members of a list, which may have lists in it.
func itemsIn(text string, open int) (items [][2]int) {
	inside, _ := within(text, open)
	inside = columnKey.ReplaceAllStringFunc(inside, spacesFor)
	for _, x := range listItem.FindAllStringIndex(inside, -1) {
		if x[1] < len(inside) && inside[x[1]] == '(' || inside[x[1]-1] == '=' || strings.HasSuffix(inside[:x[0]], "[[") {
			continue // the name of a function or an argument, or an index
		}
		if x[1]-x[0] == board.Cells && source.Has81([]byte(inside[x[0]:x[1]])) {
			items = items[:0] // the text of all cells
			for i := range board.Cells {
				items = append(items, [2]int{open + 1 + x[0] + i, open + 2 + x[0] + i})
			}
			return items
		}
		items = append(items, [2]int{open + 1 + x[0], open + 1 + x[1]})
	}
	return items
}
