package verify

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
)

// some is how much of its work a test does: the whole of it, which takes minutes, where DEDUKU_FULL is set.
func some(sample, whole int) int {
	switch {
	case os.Getenv("DEDUKU_FULL") != "":
		return whole
	case testing.Short():
		return (sample + 2) / 3
	}
	return sample
}

// TestDamaged damages good logs in every way that the damager knows.
func TestDamaged(t *testing.T) {
	for _, good := range goodLogs() {
		t.Run(good.name, func(t *testing.T) {
			log := good.log.bytes()
			mustPass(t, log)
			for name, bad := range damages(log, some(1_500, 30_000)) {
				if _, err := check(bad); err == nil {
					t.Errorf("passes: %s", name)
				}
			}
		})
	}
}

// at gives a pointer to the first entry of a kind, from step n on.
func (s *sheet) at(kind string, n int) *entry {
	for i := max(n, 1) - 1; i < len(s.lines); i++ {
		if s.lines[i].Kind == kind {
			return &s.lines[i]
		}
	}
	panic("no " + kind)
}

// TestMessages has damage of each sort and what the message must say.
func TestMessages(t *testing.T) {
	tests := []struct {
		name   string
		log    func() *sheet
		damage func(s *sheet)
		want   string
	}{
		{"POS_DED without one of its because", easy, func(s *sheet) {
			e := s.at("POS_DED", 0)
			e.Because = e.Because[1:]
		}, "line 19, step 18: POS_DED r8c3=1: 4 is still possible in r8c3 (missing from because: step 6)"},
		{"wrong because", easy, func(s *sheet) {
			e := s.at("POS_DED", 0)
			e.Because = append([]int{1}, e.Because...)
		}, "step 1, in because, removed no candidate of the truths"},
		{"digit changed", easy, func(s *sheet) {
			e := s.at("POS_DED", 0)
			e.Place[0] = e.Place[0][:5] + "9"
		}, "is not possible: step"},
		{"truth of another cell", easy, func(s *sheet) { s.at("POS_DED", 0).Truths[0] = "r9c9" }, "its truth is r9c9 and should be the cell"},
		{"truth of another digit", easy, func(s *sheet) { s.at("NEG_DED2", 0).Truths[0] = "1r1" }, "its truth is 1r1 and should be "},
		{"two truths", easy, func(s *sheet) { s.at("POS_DED", 0).Truths = []string{"r1c1", "r1c2"} }, "POS_DED has one truth, not 2"},
		{"steps swapped", easy, func(s *sheet) { s.lines[20], s.lines[21] = s.lines[21], s.lines[20] }, "n is 22 and should be 21"},
		{"INIT of no given", easy, func(s *sheet) { s.lines[0].Place[0] = "r1c1=1" }, "line 2, step 1: INIT r1c1=1: the puzzle has no given in r1c1"},
		{"INIT of another digit", easy, func(s *sheet) { s.lines[0].Place[0] = "r2c9=2" }, "the puzzle has 1 in r2c9"},
		{"INIT twice", easy, func(s *sheet) { s.lines[1].Place = s.lines[0].Place }, "INIT r2c9=1: r2c9 is on the board already"},
		{"grid with an open cell", givesUp, func(s *sheet) { s.lines[2] = entry{N: 3, Kind: "SOLVED", Premises: 1, Grid: fullGrid, Text: "SOLVED"} },
			"the grid has 1 in r1c1, the board has 5"},
		{"grid with cells that are open", givesUp, func(s *sheet) {
			s.lines[2] = entry{N: 3, Kind: "SOLVED", Premises: 1, Grid: "5" + fullGrid[1:], Text: "SOLVED"}
		}, "the grid has 4 in r1c2, which is open on the board"},
		{"grid that breaks the rules", brokenBoard, func(s *sheet) {}, "SOLVED: r1c1=1 and r1c2=1 clash"},
		{"INIT of two cells", easy, func(s *sheet) { s.lines[0].Place = []string{"r2c9=1", "r3c7=2"} }, "INIT places one digit, not 2"},
		{"GUESS of what is gone", nested, func(s *sheet) { s.at("GUESS", 0).Place[0] = "r1c1=2" }, "r1c1=2 is not possible: step "},
		{"CONFLICT of two truths", nested, func(s *sheet) { s.at("CONFLICT", 0).Truths = []string{"r1c1", "r1c2"} }, "CONFLICT has one truth, not 2"},
		{"grid changed", easy, func(s *sheet) { s.at("SOLVED", 0).Grid = "2" + fullGrid[1:] }, "SOLVED: the grid has 2 in r1c1, the board has 1"},
		{"count changed", easy, func(s *sheet) { s.at("SOLVED", 0).Guesses = 1 }, "guesses is 1 and should be 0"},
		{"cut off", easy, func(s *sheet) { s.lines = s.lines[:30] }, "line 32, step 31: the log ends after step 30 without SOLVED, UNSOLVABLE or STUCK: is the file cut off?"},
		{"unfinished cut off", xWing, func(s *sheet) { s.lines = s.lines[:9] }, "the header says unfinished with 15 steps, but the log ends after step 9: is the file cut off?"},
		{"unfinished goes on", xWing, func(s *sheet) { s.header["unfinished"] = 9 }, "the header says unfinished with 9 steps; this is one more"},
		{"unfinished ends", easy, func(s *sheet) { s.unfinished() }, "the header says unfinished, so there is no end"},
		{"step after the end", easy, func(s *sheet) { s.add(entry{Kind: "STUCK"}) }, "after the end of a log only the header of another may follow"},
		{"STUCK on a full board", fullBoard, func(s *sheet) { s.lines[81] = entry{N: 82, Kind: "STUCK", Text: "STUCK"} }, "STUCK: the board is full"},

		{"depth", nested, func(s *sheet) { s.at("GUESS", 0).Depth = 1 }, "depth is 1 and should be 0, the number of open guesses"},
		{"undoes", nested, func(s *sheet) { s.at("BACKTRACK", 0).Undoes-- }, "the last open guess"},
		{"undone digit", nested, func(s *sheet) {
			e := s.at("BACKTRACK", 0)
			e.Eliminate[0] = "r1c1<>1"
		}, "it should eliminate "},
		{"from", nested, func(s *sheet) { s.at("GUESS", 0).From = []int{1, 2} }, "from is [1 2] and should be "},
		{"step dropped before BACKTRACK", nested, func(s *sheet) {
			e := s.at("CONFLICT", 0)
			*e = entry{N: e.N, Kind: "PREMISE", Eliminate: []string{"r1c1<>9"}, Depth: e.Depth}
			e.retell()
		}, ""},
		{"BACKTRACK without its CONFLICT", nested, func(s *sheet) {
			e := s.at("BACKTRACK", 0)
			e.Because = e.Because[:len(e.Because)-1]
		}, "because must name the CONFLICT, the step before"},
		{"BACKTRACK without its ground", nested, func(s *sheet) {
			e := s.at("BACKTRACK", 0)
			e.Because = e.Because[1:]
		}, "because must name step "},

		{"X-Wing without a row", xWing, func(s *sheet) { s.at("LOGIC", 0).Truths = []string{"4r2"} }, "in because, removed no candidate of the truths"},
		{"X-Wing without a because", xWing, func(s *sheet) { s.at("LOGIC", 0).Because = upTo(13) },
			"X-Wing r3c4<>4: r3c4<>4 does not follow: with r3c4=4, the truths still allow r2c9=4 r7c8=4 (missing from because: step 14, which removed r7c8=4)"},
		{"X-Wing that eliminates too much", xWing, func(s *sheet) { s.at("LOGIC", 0).Eliminate[1] = "r5c5<>4" },
			"r5c5<>4 does not follow: with r5c5=4, the truths still allow r7c4=4 r2c9=4"},
		{"elimination of what is gone", xWing, func(s *sheet) { s.at("LOGIC", 0).Eliminate[1] = "r2c1<>4" }, "r2c1<>4 is no news: step 1 removed it"},
		{"LOGIC without truths", xyWing, func(s *sheet) { s.at("LOGIC", 0).Truths = nil }, "missing: truths"},
		{"LOGIC that concludes nothing", xyWing, func(s *sheet) { s.at("LOGIC", 0).Eliminate = nil }, "LOGIC places or eliminates something"},
		{"LOGIC without a technique", xyWing, func(s *sheet) { s.at("LOGIC", 0).Technique = "" }, "missing: technique"},

		{"deadly cell that is a given", rectangle, func(s *sheet) { s.at("LOGIC", 0).Deadly[0] = "r9c9" }, "r9c9, in deadly, is a given"},
		{"pattern that is not deadly", rectangle, func(s *sheet) { s.at("LOGIC", 0).Deadly[2] = "r3c1" }, "and deadly is not deadly then"},
		{"nothing assumed", rectangle, func(s *sheet) { s.at("LOGIC", 0).Assumes = "" }, "a step that assumes one solution has either deadly or symmetry"},
		{"no pattern", rectangle, func(s *sheet) { s.at("LOGIC", 0).Deadly = nil }, "a step that assumes one solution has either deadly or symmetry"},
		{"eliminates what saves it", rectangle, func(s *sheet) { s.at("LOGIC", 0).Eliminate[0] = "r2c4<>3" }, ""},
		{"grave with a digit that does not save it", almostGrave, func(s *sheet) {
			e := s.at("LOGIC", 0)
			e.Place[0] = "r1c1=1"
			e.retell()
		}, "and deadly is not deadly then"},
		{"grave without a cell", almostGrave, func(s *sheet) {
			e := s.at("LOGIC", 0)
			e.Because, e.Truths, e.Deadly = e.Because[:17], e.Truths[:17], e.Deadly[:17]
		}, "and deadly is not deadly then"},

		{"symmetry that is none", symmetric, func(s *sheet) {
			s.at("LOGIC", 0).Symmetry = []byte(`{"map":"diagonal","digits":"213456789"}`)
		}, "the symmetry changes the givens"},
		{"digit that stays", symmetric, func(s *sheet) { s.at("LOGIC", 0).Eliminate[0] = "r5c5<>5" }, "r5c5<>5 is neither the image of a conclusion that because names nor a digit that changes in a cell that stays"},
		{"image of nothing", symmetric, func(s *sheet) { s.lines[7].Place[0] = "r8c6=7" }, "r8c6=7 is not the image of a placement that because names"},
		{"image not cited", symmetric, func(s *sheet) { s.lines[7].Because = s.lines[7].Because[:1] }, "r6c5<>2 is neither the image"},
		{"symmetry of ten digits", symmetric, func(s *sheet) {
			s.at("LOGIC", 0).Symmetry = []byte(`{"map":"half-turn","digits":"1234567899"}`)
		}, "should be 1 to 9 in some order"},
		{"symmetry of another name", symmetric, func(s *sheet) {
			s.at("LOGIC", 0).Symmetry = []byte(`{"map":"mirror","digits":"123456789"}`)
		}, `the map "mirror" should be half-turn`},

		{"UNSOLVABLE without CONFLICT", clashingGivens, func(s *sheet) { s.lines = append(s.lines[:2], entry{N: 3, Kind: "UNSOLVABLE", Text: "UNSOLVABLE"}) },
			"no CONFLICT stands just before it"},
		{"CONFLICT where there is none", clashingGivens, func(s *sheet) { s.lines[2].Truths[0] = "r1c5" }, "1 is still possible in r1c5"},
		{"STUCK after CONFLICT", clashingGivens, func(s *sheet) { s.lines[3] = entry{N: 4, Kind: "STUCK", Text: "STUCK"} },
			"after a CONFLICT with no guess open the log must end with UNSOLVABLE"},
		{"PREMISE that is impossible", givesUp, func(s *sheet) { s.lines[1].Place[0] = "r1c2=5" }, "r1c2=5 is not possible: step 1 removed 5 from r1c2"},
		{"PREMISE in a filled cell", givesUp, func(s *sheet) { s.lines[1].Place[0] = "r1c1=5" }, "r1c1 is filled with 5 already"},
		{"PREMISE that eliminates a placed digit", givesUp, func(s *sheet) { s.lines[1].Eliminate[0] = "r1c1<>5" }, "r1c1 is filled with 5"},
		{"PREMISE that clashes with itself", givesUp, func(s *sheet) { s.lines[1].Place = append(s.lines[1].Place, "r2c5=6") }, "r2c4=6 and r2c5=6 clash"},
		{"PREMISE that says what follows", givesUp, func(s *sheet) { s.lines[1].Eliminate[0] = "r2c9<>6" }, "what a placement rules out is not listed"},
		{"premises not counted", givesUp, func(s *sheet) { s.lines[2].Premises = 0 }, "premises is 0 and should be 1"},

		{"text of another cell", xyWing, func(s *sheet) { s.lines[3].Text = "XY-Wing   r5c6 <> 3    why" }, "the text removes 3 from r5c6, the step does not"},
		{"text of one more cell", xyWing, func(s *sheet) { s.lines[3].Text = "XY-Wing   r5c5, r5c6 <> 3    why" }, "the text removes 3 from r5c6, the step does not"},
		{"text of one more digit", xyWing, func(s *sheet) { s.lines[3].Text = "XY-Wing   r5c5 <> 3, r5c5 <> 4    why" }, "the text removes 4 from r5c5, the step does not"},
		{"text of another technique", xyWing, func(s *sheet) { s.lines[3].Text = "X-Wing    r5c5 <> 3    why" }, "the text should begin with XY-Wing"},
		{"text out of line", xyWing, func(s *sheet) { s.lines[3].Text = "XY-Wing r5c5 <> 3    why" }, "the text should have 3 spaces after XY-Wing"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := tt.log()
			tt.damage(s)
			mustFail(t, s.bytes(), tt.want)
		})
	}
}

// TestUnsolvableByAssumption has a puzzle with many solutions: that it has
// one leads to a conflict, which does not show that it has none.
func TestUnsolvableByAssumption(t *testing.T) {
	s := newSheet(emptyPuzzle)
	s.only("12", "r1c1", "r1c4", "r2c1")
	s.only("12", "r2c4")
	s.add(entry{Kind: "LOGIC", Technique: "Uniqueness Test 1", Eliminate: []string{"r2c4<>1", "r2c4<>2"},
		Truths: []string{"r1c1", "r1c4", "r2c1"}, Because: []int{1, 2}, Assumes: "unique",
		Deadly: []string{"r1c1", "r1c4", "r2c1", "r2c4"}})
	s.add(entry{Kind: "CONFLICT", Truths: []string{"r2c4"}, Because: []int{2, 3}})
	s.add(entry{Kind: "UNSOLVABLE", Premises: 2})
	mustFail(t, s.bytes(), "UNSOLVABLE: the CONFLICT rests on a step that assumes one solution, so the end must say")
	s.at("UNSOLVABLE", 0).Assumes = "unique"
	mustPass(t, s.bytes())
	s = clashingGivens()
	s.at("UNSOLVABLE", 0).Assumes = "unique"
	mustFail(t, s.bytes(), "the CONFLICT rests on no step that does")
}

// TestUnderGuess has what may not stand under a guess, or be named from there.
func TestUnderGuess(t *testing.T) {
	const puzzle = "..647.3..38.........73....9.7.1.....1...5.48.5.9...6.7..5.68...8....1............"
	s := newSheet(puzzle)
	n := len(s.lines)
	s.add(entry{Kind: "GUESS", Place: []string{"r4c5=2"}, From: []int{2, 3, 4, 8, 9}})
	s.add(entry{Kind: "PREMISE", Place: []string{"r4c6=3"}, Depth: 1})
	s.header["unfinished"] = n + 2
	mustFail(t, s.bytes(), fmt.Sprintf("no PREMISE stands here: the guess of step %d is open", n+1))

	for _, log := range goodLogs() {
		s := log.log
		for i := range s.lines {
			e := &s.lines[i]
			if e.Kind != "BACKTRACK" || e.N-e.Undoes < 3 {
				continue
			}
			good := e.Because
			e.Because = slices.Insert(slices.Clone(good), len(good)-1, e.Undoes)
			mustFail(t, s.bytes(), fmt.Sprintf("because names step %d, which is taken back", e.Undoes))
			e.Because = slices.Insert(slices.Clone(good), len(good)-1, e.N-2)
			if slices.Contains(good, e.N-2) {
				t.Fatalf("%s: step %d names a step that it takes back", log.name, e.N)
			}
			mustFail(t, s.bytes(), fmt.Sprintf("because names step %d, which is taken back", e.N-2))
			e.Because = good
			return
		}
	}
	t.Error("no log has a BACKTRACK over three steps")
}

// TestInput has inputs that are no logs at all.
func TestInput(t *testing.T) {
	header := `{"deduku":1,"puzzle":"` + emptyPuzzle + `"}` + "\n"
	tests := []struct{ name, in, want string }{
		{"empty", "", "line 1: the input is empty"},
		{"text form", "INIT      r1c3 = 9\n", "line 1: this is the text form of a log; check reads the JSON Lines form"},
		{"indented text form", "  POS_DED   r1c3 = 9    only 9 is left\n", "check reads the JSON Lines form"},
		{"prose", "Dear Sir or Madam", "check reads the JSON Lines form"},
		{"a list", "[1]", "check reads the JSON Lines form"},
		{"empty line", "\n" + header, "line 1: the line is empty"},
		{"empty object", "{}", "line 1: this should be the header of a log"},
		{"header only", header, "line 2, step 1: the log ends after step 0"},
		{"header twice", header + header, "line 2, step 1: the log ends after step 0"},
		{"a later version", strings.Replace(header, "1", "2", 1), "column 12: this is version 2 of the log"},
		{"no puzzle", `{"deduku":1}`, "the header has no puzzle"},
		{"puzzle twice", strings.Replace(header, "{", `{"puzzle":"",`, 1), "the puzzle has 0 characters"},
		{"0 in the puzzle", strings.Replace(header, ".", "0", 1), "character 1 of the puzzle is '0'"},
		{"deep", strings.Replace(header, "{", `{"x":`+strings.Repeat("[", 1e6)+strings.Repeat("]", 1e6)+",", 1), "nested more than 100 deep"},
		{"negative number", header + `{"n":-1}`, `line 2, step 1: n: column 6: this should be a whole number`},
		{"fraction", header + `{"n":1.0}`, `this should be a whole number`},
		{"exponent", header + `{"n":1e0}`, `this should be a whole number`},
		{"huge number", header + `{"n":12345678901234567890}`, `this should be a whole number, 0 to 999999999`},
		{"leading zero", header + `{"n":01}`, `this should be a whole number`},
		{"null", header + `{"n":null}`, `null should be a whole number, 0 to 999999999; a field without a value is left out`},
		{"unknown field", header + `{"N":1}`, `unknown field "N"`},
		{"field twice", header + `{"n":1,"n":1}`, `the field n stands twice`},
		{"within a string", header + `{"n":1,"kind":"SOL`, `the line ends within a string: is it cut off?`},
		{"within an object", header + `{"n":1,`, `the line ends where a string should be: is it cut off?`},
		{"two objects", header + `{}{}`, `one object a line, but something follows the object`},
		{"half an escape", header + `{"text":"\u12`, `not an escape that JSON knows`},
		{"half a pair", header + `{"text":"\ud83d!"}`, `not an escape that JSON knows`},
		{"bare control character", header + "{\"text\":\"\t\"}", `a control character in a string must be escaped`},
		{"escaped control character", header + `{"text":"\u001b[0m"}`, `a control character does not belong here`},
		{"not UTF-8", header + "{\"text\":\"\xc3\x28\"}", `the line is not UTF-8`},
		{"carriage return", header + "{}\r\n", `the line ends with a space or a carriage return`},
		{"fields missing", header + `{"n":1}`, `missing: kind, text`},
		{"kind", header + `{"n":1,"kind":"init","text":""}`, `there is no kind "init"`},
		{"long message", header + `{"kind":"` + strings.Repeat("é", 1e6) + `"}`, `éé...`},
		{"control character of the second set", header + `{"text":"\u009b2J"}`, `a control character does not belong here`},
		{"field of another kind", header + `{"n":1,"kind":"INIT","place":["r1c1=1"],"from":[1],"text":""}`, `INIT r1c1=1: INIT has no field from`},
		{"notation", header + `{"place":["r1c1<>1"]}`, `"r1c1<>1" is not like r5c5=3`},
		{"cell out of the board", header + `{"place":["r0c1=1"]}`, `"r0c1=1" is not like r5c5=3`},
		{"truth", header + `{"truths":["1d1"]}`, `"1d1" is not a truth like r5c5, 3r5, 3c5 or 3b5`},
		{"truth twice", header + `{"truths":["1b1","1b1"]}`, `1b1 stands twice`},
		{"placement twice", header + `{"place":["r1c1=1","r1c1=1"]}`, `r1c1=1 stands twice`},
		{"elimination twice", header + `{"eliminate":["r1c1<>1","r1c2<>1","r1c1<>1"]}`, `r1c1<>1 stands twice`},
		{"deadly cell twice", header + `{"deadly":["r1c1","r1c1"]}`, `r1c1 stands twice`},
		{"assumption", header + `{"assumes":"luck"}`, `"luck" should be "unique"`},
		{"symmetry field", header + `{"symmetry":{"map":"diagonal","map":"diagonal"}}`, `symmetry: column 37: unknown or repeated field "map"`},
		{"argument field", header + `{"argument":[{"kind":"ASSUME","because":[1]}]}`, `argument: column 41: unknown field "because"`},
		{"empty list", header + `{"truths":[]}`, `an empty list is left out`},
		{"depth 0", header + `{"depth":0}`, `depth: column 11: 0 is left out`},
		{"line too long", header + strings.Repeat("x", maxLine+1), "line 2, step 1: the line is longer than 16 MiB"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { mustFail(t, []byte(tt.in), tt.want) })
	}
}
