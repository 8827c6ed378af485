package technique_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/boardtest"
)

// A reason of a hidden single names cells that the digit is kept out of, and what keeps it out. These are its clauses, as they are read
// here.
var (
	reasonHead = regexp.MustCompile(`^hidden single in (row|column|box) ([1-9]): only place for ([1-9])(.*?)( \(also in [^)]*\))?$`)
	filledNow  = regexp.MustCompile(`^, now that r([1-9])c([1-9]) is ([1-9])$`)
	lastOpen   = regexp.MustCompile(`^, the last open cell of (row|column|box) ([1-9])$`)
	rulesOut   = regexp.MustCompile(`([1-9]) in (r[1-9]c[1-9]) rules out ((?:r[1-9]c[1-9](?:, )?)+)`)
	wasRemoved = regexp.MustCompile(`([1-9]) was removed from ((?:r[1-9]c[1-9](?:, )?)+)`)
	cellName   = regexp.MustCompile(`r([1-9])c([1-9])`)
)

// cellsNamed are the cells that a text names.
func cellsNamed(text string) (cells board.CellSet) {
	for _, m := range cellName.FindAllStringSubmatch(text, -1) {
		cells = cells.With(board.Cell(9*int(m[1][0]-'1') + int(m[2][0]-'1')))
	}
	return cells
}

// unitNamed is the unit that a text names.
func unitNamed(kind, number string) board.Unit {
	make := map[string]func(int) board.Unit{"row": board.Row, "column": board.Column, "box": board.Box}[kind]
	return make(int(number[0] - '1'))
}

// falseIn is what is not so in the reason of a hidden single on the board before it; empty for nothing.
func falseIn(reason string, b *board.Board, x board.Candidate) string {
	head := reasonHead.FindStringSubmatch(reason)
	if head == nil {
		return "it is not read"
	}
	u, d := unitNamed(head[1], head[2]), board.Digit(head[3][0]-'0')
	others := b.Open().And(u.Cells()).Without(x.Cell)
	if d != x.Digit || !x.Cell.UnitSet().Has(u) {
		return "it is about another unit or digit"
	}
	if m := filledNow.FindStringSubmatch(head[4]); m != nil {
		if c := cellsNamed(m[0]).First(); !c.UnitSet().Has(u) || b.Digit(c) != board.Digit(m[3][0]-'0') {
			return "no such digit is there"
		}
		return ""
	}
	if lastOpen.MatchString(head[4]) {
		if !others.Empty() {
			return "other cells are open"
		}
		return ""
	}
	said := 0
	var told board.CellSet
	for _, m := range rulesOut.FindAllStringSubmatch(head[4], -1) {
		said++
		blocker, cells := cellsNamed(m[2]).First(), cellsNamed(m[3])
		if b.Digit(blocker) != d || m[1] != head[3] || !cells.Within(blocker.Peers()) || !cells.Within(others) {
			return m[0]
		}
		told = told.Union(cells)
	}
	for _, m := range wasRemoved.FindAllStringSubmatch(head[4], -1) {
		said++
		cells := cellsNamed(m[2])
		if m[1] != head[3] || !cells.Within(others) || !cells.And(b.CellsFor(d)).Empty() {
			return m[0]
		}
		told = told.Union(cells)
	}
	switch {
	case said == 0:
		return "nothing is said"
	case strings.HasPrefix(head[4], ", as ") && told != others:
		return "not all open cells are told"
	}
	return ""
}

// TestReasonsOfHiddenSingles reads the short reasons of whole logs: each cell that is said to lose the digit is open then, in the unit,
// and does not have it; each blocker stands on the board, and sees it.
func TestReasonsOfHiddenSingles(t *testing.T) {
	wanted := map[string]int{"mixed.txt": 300, "top1465.txt": 60, "17-clue.txt": 33}
	if os.Getenv("DEDUKU_FULL") != "" {
		wanted = map[string]int{"mixed.txt": 3000, "top1465.txt": 300, "17-clue.txt": 500}
	}
	methods := map[string]deduce.Options{
		"classic": {Guess: deduce.Fewest},
		"logic":   {Ladder: technique.Standard, Guess: deduce.Fewest},
		"hidden":  {Ladder: deduce.LadderOf(deduce.HiddenSingle, deduce.NakedSingle), Guess: deduce.Fewest},
	}
	for method, options := range methods {
		t.Run(method, func(t *testing.T) {
			t.Parallel()
			lines := 0
			for set, n := range wanted {
				puzzles := boardtest.Puzzles(t, set)
				if method == "logic" { // which takes longer
					n = max(n/4, 40)
				}
				for i := 0; i < len(puzzles); i += max(1, len(puzzles)/n) {
					lines += falseReasons(t, puzzles[i], options)
				}
			}
			if lines < 1000 {
				t.Errorf("read %d reasons, want at least 1000", lines)
			}
		})
	}
}

// falseReasons reports the reasons of the hidden singles of a log that are false on their boards, and returns how many it read.
func falseReasons(t *testing.T, puzzle board.Grid, options deduce.Options) (lines int) {
	s := deduce.New(puzzle, options)
	before := *s.Board()
	for step := s.Next(); step != nil; step = s.Next() {
		if step.Kind == deduce.NegDed1 || step.Kind == deduce.NegDed2 {
			lines++
			reason := (wording.Text{}).Reason(step)
			if wrong := falseIn(reason, &before, step.Placements[0]); wrong != "" {
				t.Errorf("%s: %s: %s", puzzle, (wording.Text{}).Line(step), wrong)
			}
		}
		before = *s.Board()
	}
	return lines
}

// TestReasonOfBlockedCell solves to a hidden single whose other cells lost the digit early: it names the last open one, with the
// digit that blocks it, and no cell that is filled.
func TestReasonOfBlockedCell(t *testing.T) {
	puzzle, err := format.Parse("...4.9........58......3...2....7...4..7..26.....96...8.9.7.6...8.2..4..63..8..9..")
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(puzzle.Givens, deduce.Options{})
	for step := s.Next(); step != nil; step = s.Next() {
		if x := step.Placements; len(x) == 1 && x[0].Cell == 7*9+3 {
			const want = "NEG_DED2  r8c4 = 3    hidden single in box 8: only place for 3, as 3 in r3c5 rules out r7c5, r8c5, r9c5 (also in column 4)"
			if got := (wording.Text{}).Line(step); got != want {
				t.Errorf("got\n%s\nwant\n%s", got, want)
			}
			return
		}
	}
	t.Fatal("r8c4 is not placed")
}
