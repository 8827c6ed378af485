package format

import (
	"bytes"
	"regexp"

	"deduku/board"
)

// Kinds of input that are known by their looks and cannot be read yet. They are named, because "80 cells,
// expected 81" would send people looking for a mistake in their file.

// refuseLine is a read function for a format that takes one line.
func refuseLine(is func(line []byte) bool, name string) func(*source, *Puzzle) (int, error) {
	return func(s *source, _ *Puzzle) (int, error) {
		text, next := s.lineAt(0)
		if !is(bytes.TrimFunc(text, isSpace)) {
			return 0, nil
		}
		return next, s.fault(spaces(text), "%s", notYet(name))
	}
}

func notYet(name string) string {
	return "this is " + name + ", which cannot be read yet; give 81 cells, nine rows or a list"
}

// refuseBlock is refuseLine for a format of several lines; it takes all up to an empty line.
func refuseBlock(is func(line []byte) bool, name string) func(*source, *Puzzle) (int, error) {
	one := refuseLine(is, name)
	return func(s *source, p *Puzzle) (int, error) {
		n, err := one(s, p)
		for n > 0 {
			text, next := s.lineAt(n)
			if next == n || isBlank(text) {
				break
			}
			n = next
		}
		return n, err
	}
}

var (
	wikiPacked = regexp.MustCompile(`^[0-9a-v]{162}$`)
	wikiB      = regexp.MustCompile(`^S9[A-Z][0-9a-z]{162}$`)
	coachToken = regexp.MustCompile(`^SCv\d+_32_[0-9a-v]+`)
	padToken   = regexp.MustCompile(`^(fpuzzles|fpuz|scl)[A-Za-z0-9+/%]{20,}=*$`)
)

func isWiki(line []byte) bool {
	return len(line) >= 162 && (wikiB.Match(line) || wikiPacked.Match(line) && !allDigits(string(line)))
}

func isCoach(line []byte) bool { return has(line, "SCv") && coachToken.Match(line) }

func isPad(line []byte) bool { return (has(line, "fpuz") || has(line, "scl")) && padToken.Match(line) }

func isURL(line []byte) bool {
	return (has(line, "http://") || has(line, "https://")) && !bytes.ContainsAny(line, " \t")
}

func isXML(line []byte) bool { return has(line, "<?xml") || has(line, "<opensudoku") }

func has(line []byte, prefix string) bool { return bytes.HasPrefix(line, []byte(prefix)) }

func isSection(line []byte) bool {
	switch string(line) {
	case "[Puzzle]", "[State]", "[PencilMarks]", "[Colours]":
		return true
	}
	return false
}

// readHeader refuses the first line of a table. The lines below it are read for what they are: many begin with the
// puzzle, or with a name and the puzzle.
func readHeader(s *source, _ *Puzzle) (int, error) {
	text, next := s.lineAt(0)
	names := bytes.FieldsFunc(bytes.ToLower(text), func(r rune) bool { return isSeparator(r) && r != ' ' })
	if len(names) < 2 || len(names) > 100 {
		return 0, nil
	}
	for _, n := range names {
		switch string(bytes.TrimFunc(n, isSpace)) {
		case "puzzle", "quizzes", "quiz", "question", "sudoku", "board", "grid", "problem":
			if !bytes.ContainsAny(text, "[](){}=:") {
				return next, s.fault(spaces(text),
					"these are names of columns, which cannot be told apart yet; give a puzzle first on each line")
			}
		}
	}
	return 0, nil
}

// isTaxonomy holds for a gsf taxonomy line.
func isTaxonomy(line []byte) bool {
	return bytes.Count(line, []byte(",")) >= 6 && has81(bytes.Split(line, []byte(","))[4])
}

// has81 reports whether text is 81 cells, of which some may have a plus in front.
func has81(text []byte) bool {
	n := 0
	for _, c := range text {
		if cellOf[c] != noCell {
			n++
		} else if c != '+' {
			return false
		}
	}
	return n == board.Cells
}

// readOtherSize refuses the grids of another size that people write on one line.
func readOtherSize(s *source, _ *Puzzle) (int, error) {
	text, next := s.lineAt(0)
	line := bytes.TrimFunc(text, isSpace)
	for _, k := range []int{4, 6, 12, 15, 16, 20, 25, 36} {
		if k*k == len(line) && isWord(line) {
			return next, s.fault(spaces(text), "%s", wrongSize(k))
		}
	}
	return 0, nil
}

// isWord reports whether line is letters, digits and blank symbols only, and more than a few letters.
func isWord(line []byte) bool {
	cells := 0
	for _, c := range line {
		letter := 'a' <= c|0x20 && c|0x20 <= 'z'
		if cellOf[c] == noCell && !letter {
			return false
		}
		cells += one(!letter)
	}
	return 2*cells >= len(line)
}
