package solverlog_test

import (
	"fmt"
	"strings"
	"testing"

	"deduku/board/format/coords"
	"deduku/deduce/solverlog"
)

// told writes conclusions as r1c1=5 r2c2<>3.
func told(all []coords.Edit) string {
	var out []string
	for _, e := range all {
		sign := "="
		if e.Eliminate {
			sign = "<>"
		}
		out = append(out, fmt.Sprintf("%v%s%d", e.Cell, sign, e.Digit))
	}
	return strings.Join(out, " ")
}

// TestRead reads lines of each style. Each is recognised by itself, and says the same when its style is named.
func TestRead(t *testing.T) {
	for _, test := range []struct{ style, text, title, concludes string }{
		{"hodoku", "Hidden Single: r4c5=7", "Hidden Single", "r4c5=7"},
		{"hodoku", "Naked Triple: 4,5,9 in r7c13,r9c2 => r8c3,r9c1<>4", "Naked Triple", "r8c3<>4 r9c1<>4"},
		{"hodoku", "12. Skyscraper: 4 in r1c3,r8c2 (connected by r18c6) => r2c2<>4", "Skyscraper", "r2c2<>4"},
		{"hodoku", "Finned Swordfish: 7 r257 c358 fr2c9 efr5c5 => r1c8<>7", "Finned Swordfish", "r1c8<>7"},
		{"hodoku", "Discontinuous Nice Loop: 6/7/8/9 r8c2 =4= r8c9 -4- r9c9 =4= r9c2 => r8c2<>6,7,8,9", "Discontinuous Nice Loop", "r8c2<>6 r8c2<>7 r8c2<>8 r8c2<>9"},
		{"hodoku", "AIC: 5 5- r1c4 =5= r3c6 =8= r3c5 -5 => r1c13,r3c6<>5", "AIC", "r1c1<>5 r1c3<>5 r3c6<>5"},
		{"hodoku", "W-Wing: 3/6 in r1c1,r5c5 connected by 6 in r15c4 => r46c4,r6c5<>2, r26c5<>3", "W-Wing", "r4c4<>2 r6c4<>2 r6c5<>2 r2c5<>3 r6c5<>3"},
		{"hodoku", "Brute Force: r1c1=3", "Brute Force", "r1c1=3"},
		{"sudokuwiki", "Naked Triple 3/6/8 in Row H, on cells [H7,H8,H9]\n- removes 3/6 from H1", "Naked Triple", "r8c1<>3 r8c1<>6"},
		{"sudokuwiki", "PAIR: Between Box 3 and Row 3:\n7 taken off C4", "Locked Candidates", "r3c4<>7"},
		{"sudokuwiki", "Y-Wing pattern. Hinge: D8 (2/8), wings A8 F7, therefore\n4 can be taken off B7", "Y-Wing", "r2c7<>4"},
		{"sudokuwiki", "If +4[D8] then -4[D6] forcing +4[B6] which removes all 4s from box 3, so D8 cannot be 4", "If", "r4c8<>4"},
		{"sudokuwiki", "SINGLE: A8 set to 4, unique in Column and Box", "Hidden Single", "r1c8=4"},
		{"sudokuwiki", "NAKED TRIPLE (Row): A7/B8/C9 removes 3/6 from C7", "NAKED TRIPLE", "r3c7<>3 r3c7<>6"},
		{"sudokuwiki", "HIDDEN PAIR: 3/6 in row A: A1 - 1/3/6/8 -> 3/6", "HIDDEN PAIR", "r1c1<>1 r1c1<>8"},
		{"sudokuwiki", "SINGLE: J9 set to 2, unique in Row", "Hidden Single", "r9c9=2"},
		{"se", "1.2, Hidden Single: r4c8: 9 in block: r4c8=9", "Hidden Single", "r4c8=9"},
		{"se", "Cell Forcing Chains: r8c5 ==> r4c5.3 off", "Cell Forcing Chain", "r4c5<>3"},
		{"se", "Contradiction Forcing Chain: r4c1.9 on ==> r9c9.3 both on & off", "Contradiction Forcing Chain", "r4c1<>9"},
		{"se", "Naked Pair: Cells A1,A2: 3,4 in row", "Naked Pair", ""},
		{"csp", "whip[6]: r5c6{n9 n3} - b8n3{r8c6 r7c4} - c6n4{r3 .} ==> r4c6 ≠ 9", "whip", "r4c6<>9"},
		{"csp", "naked-triplets-in-a-row: r9{c1 c2 c8}{n8 n9 n1} ==> r9c3 ≠ 8, r9c4≠1", "naked triple", "r9c3<>8 r9c4<>1"},
		{"csp", "singles ==> r8c4=7, r8c5=1", "", "r8c4=7 r8c5=1"},
		{"sudokustudio", "{Naked Pair}: 4, 6 in r2c6, r9c1 => r2c6, r9c1<>4", "Naked Pair", "r2c6<>4 r9c1<>4"},
		{"eureka", "(4=7)r1c2 - (7)r1c5 = (7)r4c5 - (7=4)r4c2 => r3c2 <> 4", "", "r3c2<>4"},
		{"eureka", "(8)r1c2 = (8-6)r7c2 = r7c4 - (6=3)r8c6 - (3=4)r8c9 - (4=9)r1c9 => -9 r1c2", "", "r1c2<>9"},
		{"eureka", "8r1c2 = 8r7c2 - 6r7c2 = 6r7c4 => -9 r1c2,r3c4", "", "r1c2<>9 r3c4<>9"},
		{"eureka", "[r4c8]-3-[r4c5]-6-[r5c4]-9-[r5c8]-6-[r6c8]-3-[r4c8] => r4c8<>3", "", "r4c8<>3"},
		{"list", "r1c1=5", "", "r1c1=5"},
		{"list", "Look at row 5. The only place for 4 is R5C1.", "", "r5c1=4"},
		{"list", "r8c5 can't be 5 because of r5c5.", "", "r8c5<>5"},
		{"list", "Row 5, column 9 is 3.", "", "r5c9=3"},
		{"list", "Row 5, Column 1 = 4", "", "r5c1=4"},
		{"list", "make_move(row=5, col=1, number=4)", "", "r5c1=4"},
		{"list", "-38 r4c5, r6c5", "", "r4c5<>3 r4c5<>8 r6c5<>3 r6c5<>8"},
		{"list", "A1 is 5", "", "r1c1=5"},
		{"list", "-5 r3c2", "", "r3c2<>5"},
		{"list", "r3c4 <> 349, r3c6 <> 2349", "", "r3c4<>3 r3c4<>4 r3c4<>9 r3c6<>2 r3c6<>3 r3c6<>4 r3c6<>9"},
		{"list", " 19 NEG_DED1  r6c9 = 3    hidden single in box 6: only place for 3, now that r6c8 is 9", "hidden single", "r6c9=3"},
		{"list", " 20 POS_DED   D7 = 5    naked single: only 5 is left for D7", "naked single", "r4c7=5"},
		{"list", " 24 Hidden Pair r3c4 <> 34, (6,3) <> 2    7, 8 must be in r3c4", "Hidden Pair", "r3c4<>3 r3c4<>4 r3c6<>2"},
		{"list", " 31 Forcing Net Contradiction r5c3 <> 7    r5c3 = 7 would leave no place for 9", "Forcing Net Contradiction", "r5c3<>7"},
	} {
		t.Run(test.style+"/"+test.text, func(t *testing.T) {
			style, _ := solverlog.StyleNamed(test.style)
			path := solverlog.Read(test.text, style)
			if len(path.Lines) != 1 {
				t.Fatalf("%d lines", len(path.Lines))
			}
			line := path.Lines[0]
			if line.Title != test.title || told(line.Concludes) != test.concludes || line.At != 1 {
				t.Errorf("title %q, concludes %q, at %d", line.Title, told(line.Concludes), line.At)
			}
			if auto := solverlog.Read(test.text, solverlog.Auto); told(auto.Lines[0].Concludes) != test.concludes {
				t.Errorf("by itself it is read as %v: %q", auto.Style, told(auto.Lines[0].Concludes))
			}
		})
	}
}

// TestNotSteps leaves out what concludes nothing.
func TestNotSteps(t *testing.T) {
	for _, text := range []string{
		"", "Incomplete solution!", "Naked Triple: 4,5,9", "Swordfish", "whip[3] ===> blocked", "(defrule whip[3] (x) => (y))",
		"Here is the puzzle.", "X-Wing: ", "r1c1", "\x1b[31m\x00", strings.Repeat("(", 10000),
	} {
		for s := solverlog.Auto; s <= solverlog.List; s++ {
			for _, line := range solverlog.Read(text, s).Lines {
				if line.Concludes != nil {
					t.Errorf("%v: %.40q concludes %s", s, text, told(line.Concludes))
				}
			}
		}
	}
}

// FuzzRead looks that no text ends in a panic, and that all that is read names cells and digits of the board.
func FuzzRead(f *testing.F) {
	f.Add("Naked Triple: 4,5,9 in r7c13,r9c2 => r8c3,r9c1<>4\nHIDDEN PAIR: 3/6 in row A: A1 - 1/3/6/8 -> 3/6", uint8(0))
	f.Add("whip[6]: r5c6{n9 n3} ==> r4c6 ≠ 9", uint8(4))
	f.Add(":0000:5:123456789:436::5 1:", uint8(1))
	f.Fuzz(func(t *testing.T, text string, style uint8) {
		for _, line := range solverlog.Read(text, solverlog.Style(style)%(solverlog.List+1)).Lines {
			for _, e := range line.Concludes {
				if e.Cell > 80 || e.Digit < 1 || e.Digit > 9 {
					t.Errorf("%q: %v", text, e)
				}
			}
		}
	})
}
