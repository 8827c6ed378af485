package links

import (
	"bytes"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"deduku/board/format/grids"
	"deduku/board/format/source"
	"deduku/board/puzzle"
)

// Addresses have the puzzle in them: after ?bd= or ?load= and the like, or as the last part of the path. Nothing is
// fetched.

// URLExample is a text that ReadURL reads.
const URLExample = "https://www.sudokuwiki.org/sudoku.htm?bd=000004030023600700087000024540000000108050607000000098230000960004009370050300000\n"

// pages are the sites whose addresses are known without http in front.
var pages = []string{"www.", "sudokuwiki.org/", "sudokupad.app/", "sudokuexchange.com/", "f-puzzles.com/", "sudoku.coach/",
	"app.crackingthecryptic.com/", "beta.sudokupad.app/", "swaroopg92.github.io/"}

// ReadURL reads the puzzle in the first address of a line.
func ReadURL(s *source.Source, p *puzzle.Puzzle) (int, error) {
	text, next := s.LineAt(0)
	if s.MidLine() || bytes.IndexByte(text, '/') < 0 || grids.IsSdkHeader(text) {
		return 0, nil
	}
	from := -1
	for _, sign := range append([]string{"http://", "https://"}, pages...) {
		if i := bytes.Index(text, []byte(sign)); i >= 0 && (from < 0 || i < from) {
			from = i
		}
	}
	if from < 0 || from > 0 && !endsToken(rune(text[from-1])) {
		return 0, nil
	}
	// A space may stand for a plus that was lost, so the rest of the line may belong to the address.
	address := string(text[from:])
	word := address
	if i := strings.IndexFunc(address, endsToken); i >= 0 {
		word = address[:i]
	}
	at := s.At(from)
	err := errNoPuzzle
	for _, a := range []string{word, strings.ReplaceAll(strings.TrimSpace(address), " ", "+")} {
		for _, part := range urlParts(a) {
			q := puzzle.Puzzle{At: at}
			switch e := readPacked(part, &q); {
			case e == nil:
				*p = q
				p.Add("url", source.Clip([]byte(word)))
				return next, nil
			case e != errNoPuzzle && err == errNoPuzzle:
				err = e
			}
		}
	}
	if err == errNoPuzzle {
		err = fmt.Errorf("there is no puzzle in this address that deduku can unpack: it may be only what a server knows it by, and nothing is fetched; copy the puzzle itself")
	}
	return next, s.Fault(from, "%v", err)
}

// errNoPuzzle says of a part of an address that it is none of the ways to pack a puzzle.
var errNoPuzzle = errors.New("no puzzle")

// urlParts are the parts of an address that may be a puzzle: the values of the query, the fragment, the ends of the
// path.
func urlParts(address string) []string {
	_, rest, found := strings.Cut(address, "://")
	if !found {
		rest = address
	}
	rest, fragment, _ := strings.Cut(rest, "#")
	path, query, _ := strings.Cut(rest, "?")
	var parts []string
	for pair := range strings.SplitSeq(query, "&") {
		_, value, found := strings.Cut(pair, "=")
		if !found {
			value = pair
		}
		parts = append(parts, value)
	}
	parts = append(parts, fragment)
	for pair := range strings.SplitSeq(fragment, "&") {
		if _, value, found := strings.Cut(pair, "="); found {
			parts = append(parts, value)
		}
	}
	for i, c := range path {
		if c == '/' {
			parts = append(parts, path[i+1:])
		}
	}
	return parts
}

// readPacked reads a packed puzzle without anything around it.
func readPacked(text string, p *puzzle.Puzzle) error {
	text, err := unescape(text)
	if err != nil {
		return errNoPuzzle
	}
	word := []byte(text)
	for _, k := range []struct {
		is   func([]byte) bool
		name string
		read func(string, *puzzle.Puzzle) error
	}{
		{isWiki, "wiki", wikiPuzzle},
		{isCoach, "coach", coachPuzzle},
		{isSudokuPad, "sudokupad", sudokuPadPuzzle},
		{isFPuzzles, "fpuzzles", padToken},
		{isSolo, "solo", soloPuzzle},
		{isPenpa, "penpa", penpaPuzzle},
	} {
		if k.is(word) {
			p.Format = k.name
			if err := k.read(text, p); err != errNoPuzzle {
				return err
			}
		}
	}
	r := source.ScanCells(word, p)
	if r.Cells == 81 && r.Len == len(word) {
		p.Format = "line"
		return nil
	}
	return errNoPuzzle
}

// unescape undoes percent signs, and takes a space for a plus that was lost.
func unescape(text string) (string, error) {
	text, err := url.PathUnescape(text)
	if err != nil {
		return "", errors.New("a percent sign with no two hexadecimal digits behind it")
	}
	return strings.ReplaceAll(text, " ", "+"), nil
}

// Link is an address that opens a position on a page.
type Link struct {
	Page string // the name of the page
	URL  string // the address with the position in it
}

// Of are the addresses that open a position, with its candidates once something was done.
func Of(p *puzzle.Puzzle) []Link {
	text := func(write func([]byte, *puzzle.Puzzle) []byte) string {
		return strings.TrimSpace(string(write(nil, p)))
	}
	return []Link{
		{"SudokuWiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + text(AppendWiki)},
		{"SudokuPad", "https://sudokupad.app/?puzzleid=" + url.QueryEscape(text(AppendSudokuPad))},
		{"sudoku.coach", "https://sudoku.coach/en/play/" + text(AppendCoach)},
	}
}
