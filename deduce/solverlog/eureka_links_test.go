package solverlog_test

import (
	"context"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/solverlog"
)

// chainBoard has, in pencil marks of its own, what the chains below speak of: 7 in row 1 only in r1c2 and r1c5, in column 5 only in
// r1c5, r4c5 and r9c5, and in row 4 only in r4c2 and r4c5.
func chainBoard(t *testing.T, without ...board.Candidate) *deduce.Solver {
	t.Helper()
	var struck []board.Candidate
	keep := func(unit board.Unit, d board.Digit, cells ...board.Cell) {
		for c := range unit.Cells().Minus(board.CellsOf(cells...)).All() {
			struck = append(struck, board.Candidate{Cell: c, Digit: d})
		}
	}
	only := func(c board.Cell, digits ...board.Digit) {
		for d := range (board.AllDigits &^ board.Digits(digits...)).All() {
			struck = append(struck, board.Candidate{Cell: c, Digit: d})
		}
	}
	at := func(row, col int) board.Cell { return board.CellAt(row-1, col-1) }
	keep(board.Row(0), 7, at(1, 2), at(1, 5))
	keep(board.Column(4), 7, at(1, 5), at(4, 5), at(9, 5))
	keep(board.Row(3), 7, at(4, 2), at(4, 5))
	only(at(1, 2), 4, 7)
	only(at(4, 2), 4, 7)
	only(at(8, 8), 1, 2, 3)
	only(at(8, 9), 1, 2)
	only(at(9, 8), 3, 5)
	only(at(7, 7), 1, 5)
	solver := deduce.New(board.Grid{}, deduce.Options{})
	if err := solver.Begin(board.Grid{}, board.Grid{}, append(struck, without...)); err != nil {
		t.Fatal(err)
	}
	return solver
}

// TestLinks judges chains link by link.
func TestLinks(t *testing.T) {
	for _, test := range []struct{ chain, fault string }{
		{"(4=7)r1c2 - (7)r1c5 = (7)r4c5,r9c5 => r1c2=4", "r1c2=4 does not follow from the ends"},
		{"(7)r1c2 = (7)r1c5 - (7)r49c5 = (7)r1c5 => r1c2<>1", "r1c2<>1 does not follow"},
		{"(4=7)r1c2 - (7)r1c5 = (7)r4c5 - (7=4)r4c2 => r3c2<>4", "the link (7)r1c5 = (7)r4c5 is not strong: r9c5 can be 7, too"},
		{"(4=7)r1c2 - (7)r1c5 = (7)r49c5 - (7=4)r4c2 => r3c2<>4", "the link (7)r49c5 - (7)r4c2 is not weak: r9c5 and r4c2 do not see each other"},
		{"(4=7)r1c2 - (7=4)r4c2 => r3c2<>4", ""},
		{"(4=7)r1c2 − (7=4)r4c2 → r3c2<>4", ""},
		{"(4=7)r1c2 - (7=4)r4c2 => r3c3<>4", "r3c3<>4 does not follow from the ends (4)r1c2 and (4)r4c2"},
		{"(7)r1c5 = (7)r1c2 - (4=7)r4c2 => r3c2<>4", "the link (7)r1c2 - (4)r4c2 is not weak"},
		{"(7)r1c5 = (7)r1c2 = (7)r4c2 => r3c2<>4", "two links with = meet at (7)r1c2"},
		{"(7)r1c5 = (7)r1c2 - (7)r4c2 = (7)r4c5", ""},
		{"(7)r1c2 - (7)r1c5", ""},
		{"(7-4)r1c2", ""},
		{"(5=4)r1c2 - (4)r4c2", "the link (5)r1c2 = (4)r1c2 is not strong: r1c2 can be 7, too"},
		{"(3=12)r8c89 - (1)r7c7", ""},
		{"(3=12)r8c89 - (4)r8c9", ""},
		{"(5=3)r9c8 - (3=12)r8c89 => r8c7<>5", "r8c7<>5 does not follow"},
		{"(5=3)r9c8 - (3=12)r8c89", ""},
		{"(3=1)r8c89 - (1)r7c7", "can be 2, too"},
		{"(3=12)r8c8 - (1)r7c7", "of 3 digits only 1"},
		{"(5)r9c8 = (1)r8c89", ""},
		{"(5)r9c8 = (3)r8c8", "have neither a cell nor a digit in common"},
		{"(7)r1c5 = (7)r1c2 - (7)r4c2 = (7)r4c5 - (7)r1c5 => r9c5<>7", ""},
		{"(7)r1c5 = (7)r1c2 - (7)r4c2 = (7)r4c5 - (7)r1c5 => r9c6<>7", "r9c6<>7 does not follow"},
		{"(7)r1c5 = (7)r1c2, (7)r4c2 = (7)r4c5", ""},
		{"(4-7)r1c2, (7)r4c2 = (7)r4c5", ""},
		{"(1)r8c89 - (3)r8c8", "(1)r8c89 and (3)r8c8 can both be true"},
		{"(3=12)r8c89 - (4)r7c7", "can both be true"},
		{"(3=12)r8c89 - (1)r8c8", "(12)r8c89 and (1)r8c8 can both be true"},
		{"(12)r8c8 - (3)r8c9", "can both be true"},
		// A chain concludes nothing along its links if an end is weak, if its ends don't see each other, or if it comes back to
		// its first node with a weak link at either end.
		{"(4=7)r1c2 - (47)r3c3 => r2c1<>7", "r2c1<>7 does not follow"},
		{"(47)r3c3 - (7=4)r1c2 => r2c1<>7", "r2c1<>7 does not follow"},
		{"(4=7)r1c2 - (7)r1c5 = (7)r49c5 => r1c3<>7", "r1c3<>7 does not follow"},
		{"(7)r9c5 - (7)r1c5 = (7)r1c2 - (7)r4c2 = (7)r4c5 - (7)r9c5 => r9c5<>7", ""},
		{"(7)r9c5 - (7)r1c5 = (7)r1c2 - (7)r4c2 = (7)r4c5 - (7)r9c5 => r2c5<>7", "r2c5<>7 does not follow"},
		// A loop through an almost locked set leaves its other digit in the set.
		{"(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r8c7<>2", ""},
		{"(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r7c8<>1", ""},
		{"(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r8c7<>4", "r8c7<>4 does not follow"},
		{"(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r8c1<>1", "r8c1<>1 does not follow"},
		{"(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r8c1<>3", "r8c1<>3 does not follow"},
		{"(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r7c1<>1", "r7c1<>1 does not follow"},
		{"(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r9c1<>5", "r9c1<>5 does not follow"},
		{"(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r8c8<>2", "r8c8<>2 does not follow"},
		{"(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r6c8<>2", "r6c8<>2 does not follow"},
		// A digit is placed by a chain from it to itself with strong links at both ends.
		{"(4)r1c2 - (4=7)r4c2 - (7=4)r1c2 => r1c2=4", "r1c2=4 does not follow"},
		{"(4=7)r1c2 - (7=4)r4c2 - (4)r1c2 => r1c2=4", "r1c2=4 does not follow"},
		{"(4=7)r4c2 - (7=4)r1c2 => r1c2=4", "r1c2=4 does not follow"},
		{"(4)r1c1 = (7)r2c3 - (7)r2c4", "have neither a cell nor a digit in common"},
	} {
		t.Run(test.chain, func(t *testing.T) {
			path := solverlog.Read(test.chain, solverlog.Eureka)
			if len(path.Lines) != 1 || path.Lines[0].Chain == nil {
				t.Fatalf("it is not read: %v", path.Lines)
			}
			line := &path.Lines[0]
			fault := line.Chain.Judge(chainBoard(t).Board(), line.Concludes)
			switch {
			case fault == nil && test.fault != "":
				t.Error("it holds")
			case fault != nil && (test.fault == "" || !strings.Contains(fault.Text, test.fault)):
				t.Error(fault.Text)
			}
		})
	}
}

// TestLeftOver judges removals by the almost locked sets of a loop. The other digits of a set can be removed, but not a digit that the set
// lacks, a digit in a cell of the set, or a digit of another link.
func TestLeftOver(t *testing.T) {
	at := func(row, col int) board.Cell { return board.CellAt(row-1, col-1) }
	struck := func(d board.Digit, cells ...board.Cell) (out []board.Candidate) {
		for _, c := range cells {
			out = append(out, board.Candidate{Cell: c, Digit: d})
		}
		return out
	}
	var single, places []board.Candidate
	for _, row := range []int{2, 3, 5, 6, 7, 8} { // 9 in column 2 only in r9c2
		single = append(single, struck(9, at(row, 2))...)
	}
	for d := range (board.AllDigits &^ board.Digits(7, 9)).All() {
		single = append(single, struck(d, at(9, 5))...)
	}
	for _, row := range []int{1, 3, 4, 5, 6, 7} { // 2 in column 8 only in r2c8 and r8c8
		places = append(places, struck(2, at(row, 8))...)
	}
	for col := range 7 { // 5 in row 2 only in r2c7 and r2c8
		if col != 6 {
			places = append(places, struck(5, at(2, col+1))...)
		}
	}
	places = append(places, struck(5, at(2, 9))...)
	for _, test := range []struct {
		name, chain, fault string
		without            []board.Candidate
	}{
		{"the other digit of the set", "(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r8c7<>2", "", struck(2, at(8, 8))},
		{"in a cell of the set that lacks it", "(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r8c8<>2", "r8c8<>2 does not follow", struck(2, at(8, 8))},
		{"a digit that no cell of the set has", "(3=12)r8c89 - (1=5)r7c7 - (5=3)r9c8 => r8c7<>2", "r8c7<>2 does not follow", struck(2, at(8, 8), at(8, 9))},
		{"a loop through a single cell", "(9)r9c2 = (9-4=7)r1c2 - (7)r4c2 = (7)r4c5 - (7=9)r9c5 => r9c4<>9", "", single},
		{"a digit of that cell", "(9)r9c2 = (9-4=7)r1c2 - (7)r4c2 = (7)r4c5 - (7=9)r9c5 => r1c3<>4", "r1c3<>4 does not follow", single},
		{"a loop through places of a set", "(1)r8c89 = (3-2)r8c8 = (2-5)r2c8 = (5)r2c7 - (5=1)r7c7 => r8c7<>1", "", places},
		{"the digit of the next link", "(1)r8c89 = (3-2)r8c8 = (2-5)r2c8 = (5)r2c7 - (5=1)r7c7 => r8c7<>3", "r8c7<>3 does not follow", places},
	} {
		t.Run(test.name, func(t *testing.T) {
			line := &solverlog.Read(test.chain, solverlog.Eureka).Lines[0]
			fault := line.Chain.Judge(chainBoard(t, test.without...).Board(), line.Concludes)
			if fault == nil && test.fault != "" || fault != nil && (test.fault == "" || !strings.Contains(fault.Text, test.fault)) {
				t.Errorf("the fault is %v, want %q", fault, test.fault)
			}
		})
	}
}

// TestUnreadableChain says from where a chain can't be read.
func TestUnreadableChain(t *testing.T) {
	path := solverlog.Read("(4=7)r1c2 - (7)r1x5 = (7)r4c5 => r3c2<>4", solverlog.Eureka)
	if len(path.Lines) != 1 || !strings.Contains(path.Lines[0].Fault, `from "(7)r1x5`) {
		t.Errorf("%+v", path.Lines)
	}
}

// TestConclusionForms reads a chain with each way to write its conclusion. The chain is read as a chain, and the conclusion in
// whole.
func TestConclusionForms(t *testing.T) {
	const chain = "(4=7)r1c2 - (7=4)r4c2"
	for _, test := range []struct{ text, concludes string }{
		{" => r3c2<>4", "r3c2<>4"},
		{" -> -4 r3c2", "r3c2<>4"},
		{" —> r3c2≠4", "r3c2<>4"},
		{"; r3c2<>4", "r3c2<>4"},
		{", r3c2<>4", "r3c2<>4"},
		{" r3c2<>4", "r3c2<>4"},
		{" implies r3c2 =/= 4", "r3c2<>4"},
		{", so r3c2 is not 4", "r3c2<>4"},
		{": -4r3c2", "r3c2<>4"},
		{" |- r3c2 <> 4", "r3c2<>4"},
		{" ∴ !4r3c2", "r3c2<>4"},
		{" (-4r3c2)", "r3c2<>4"},
		{" => -(4)r3c2", "r3c2<>4"},
		{"; -(4)r3c2", "r3c2<>4"},
		{"; 4r3c2 is false", "r3c2<>4"},
		{" => 4r3c2 is false", "r3c2<>4"},
		{" => -4 b1p8", "r3c2<>4"},
		{" => –4 r3c2", "r3c2<>4"},
		{" => −4 r3c2", "r3c2<>4"},
		{" => [r3c2]<>4", "r3c2<>4"},
		{" => r3c2-4", "r3c2<>4"},
		{" => remove 4 from r3c2", "r3c2<>4"},
		{" => 4 can be removed from r2c2 and r3c2", "r2c2<>4 r3c2<>4"},
		{" => r3c2 can't be 4, because r1c2=4", "r3c2<>4"},
		{" => r3c2<>4; stte", "r3c2<>4"},
		{" => r3c2<>4, -4r2c2", "r3c2<>4 r2c2<>4"},
		{" => -4r3c2 -4 r2c2", "r3c2<>4 r2c2<>4"},
		{" => -4 r2c2 r3c2", "r2c2<>4 r3c2<>4"},
		{" => +5 r3c2", "r3c2=5"},
	} {
		path := solverlog.Read(chain+test.text, solverlog.Auto)
		if len(path.Lines) != 1 {
			t.Errorf("%s: %d lines", test.text, len(path.Lines))
			continue
		}
		line := &path.Lines[0]
		if line.Chain == nil || line.Fault != "" || len(line.Chain.Nodes) != 4 || told(line.Concludes) != test.concludes {
			t.Errorf("%s: as %v: chain %+v, concludes %s, fault %q", test.text, path.Style, line.Chain, told(line.Concludes), line.Fault)
		}
	}
	for _, text := range []string{" => r3c2", " => 4r3c2", " => r3c2<>4 r2c2", " (3)r5c5 => r3c2<>4", " and then -9-[r5c8]-6-[r6c8], r3c2<>4"} {
		if line := solverlog.Read(chain+text, solverlog.Eureka).Lines[0]; line.Fault == "" {
			t.Errorf("%s: concludes %s, without a fault", text, told(line.Concludes))
		}
	}
}

// TestChainNotRead checks that a line with a chain that no style reads says that only its conclusion was judged.
func TestChainNotRead(t *testing.T) {
	for _, text := range []string{
		"r1c2 -7- r4c2 -4- r3c2, so r3c2<>4",
		"(4)r1c2 - what? - (7)r4c2 - (4)r4c2, so r3c2<>4",
	} {
		path := solverlog.Read(text, solverlog.List)
		walk, err := solverlog.NewWalk(context.Background(), chainBoard(t))
		if err != nil {
			t.Fatal(err)
		}
		judged, err := walk.Next(context.Background(), &path.Lines[0])
		if err != nil || judged.Verdict != solverlog.Holds || !judged.ConclusionOnly {
			t.Errorf("%s: %s, only its conclusion: %v, %v", text, judged.Verdict, judged.ConclusionOnly, err)
		}
	}
}

// TestChainConfirmed has a chain confirmed as it says, and one that says a wrong link hold by another technique at best.
func TestChainConfirmed(t *testing.T) {
	for _, test := range []struct {
		chain   string
		verdict solverlog.Verdict
	}{
		{"(4=7)r1c2 - (7=4)r4c2 => r3c2<>4", solverlog.Confirmed},
		{"(4=7)r1c2 - (7)r1c5 = (7)r4c5 - (7=4)r4c2 => r3c2<>4", solverlog.Holds},
	} {
		path := solverlog.Read(test.chain, solverlog.Eureka)
		walk, err := solverlog.NewWalk(context.Background(), chainBoard(t))
		if err != nil {
			t.Fatal(err)
		}
		judged, err := walk.Next(context.Background(), &path.Lines[0])
		if err != nil || judged.Verdict != test.verdict || (judged.Chain != nil) != (test.verdict != solverlog.Confirmed) {
			t.Errorf("%s: %s, %v, %v", test.chain, judged.Verdict, judged.Chain, err)
		}
	}
}
