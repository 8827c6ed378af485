package verify

import (
	"bytes"
	"slices"
	"strings"
	"testing"
)

func TestGoodLogs(t *testing.T) {
	for _, good := range goodLogs() {
		t.Run(good.name, func(t *testing.T) {
			got := mustPass(t, good.log.bytes())
			if got.Logs != 1 || got.Steps != len(good.log.lines) {
				t.Errorf("got %+v, want 1 log of %d steps", got, len(good.log.lines))
			}
		})
	}
}

func TestNestedIsNested(t *testing.T) {
	deepest, undone := 0, 0
	for _, e := range nested().lines {
		deepest = max(deepest, e.Depth)
		if e.Kind == "BACKTRACK" && e.Depth > 0 {
			undone++
		}
	}
	if deepest < 3 || undone == 0 {
		t.Errorf("deepest %d, backtracks under a guess %d: the puzzle does not test nesting", deepest, undone)
	}
}

func TestResult(t *testing.T) {
	var stream []byte
	for _, log := range []*sheet{easy(), givesUp(), xyWing(), rectangle(), clashingGivens()} {
		stream = append(stream, log.bytes()...)
	}
	want := Result{Logs: 5, Steps: 82 + 3 + 4 + 4 + 4, Premises: 1 + 3 + 2, Unique: 1, Unfinished: 2}
	if got := mustPass(t, stream); got != want {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

// TestUniqueTakenBack has a guess refuted by a step that assumes one solution: what is left of that is the BACKTRACK,
// which rests on the assumption as much.
func TestUniqueTakenBack(t *testing.T) {
	s := newSheet(emptyPuzzle)
	pairs := s.only("12", "r1c1", "r1c4", "r2c1")
	triple := s.only("123", "r2c4")
	guess := s.add(entry{Kind: "GUESS", Place: []string{"r2c5=3"}, From: []int{1, 2, 3, 4, 5, 6, 7, 8, 9}})
	rectangle := s.add(entry{Kind: "LOGIC", Technique: "Uniqueness Test 1", Eliminate: []string{"r2c4<>1", "r2c4<>2"}, Depth: 1,
		Truths: []string{"r1c1", "r1c4", "r2c1"}, Because: []int{pairs, triple}, Assumes: "unique",
		Deadly: []string{"r1c1", "r1c4", "r2c1", "r2c4"}})
	conflict := s.add(entry{Kind: "CONFLICT", Truths: []string{"r2c4"}, Because: []int{triple, guess, rectangle}, Depth: 1})
	s.add(entry{Kind: "BACKTRACK", Eliminate: []string{"r2c5<>3"}, Undoes: guess, Because: []int{pairs, triple, conflict}})
	if got := mustPass(t, s.unfinished().bytes()); got.Unique != 1 || got.Premises != 2 {
		t.Errorf("got %+v, want one step that assumes one solution", got)
	}
	s.add(entry{Kind: "CONFLICT", Truths: []string{"r2c4"}, Because: []int{triple}})
	mustFail(t, s.unfinished().bytes(), "still possible")
}

// TestEach has what is said of each log of a stream, up to the first that is wrong.
func TestEach(t *testing.T) {
	var stream []byte
	for _, log := range []*sheet{givesUp(), rectangle(), clashingGivens()} {
		stream = append(stream, log.bytes()...)
	}
	bad := xyWing()
	bad.lines[3].Because = bad.lines[3].Because[1:]
	var got []Log
	_, err := each(bytes.NewReader(append(stream, bad.bytes()...)), func(l Log) { got = append(got, l) })
	if err == nil {
		t.Error("the last log passes")
	}
	want := []Log{
		{givenPuzzle("r1c1=5"), 3, 1, 0, false},
		{givenPuzzle("r9c9=9"), 4, 2, 1, true},
		{givenPuzzle("r1c1=5", "r1c9=5"), 4, 0, 0, false},
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

// TestForms are other ways to write a good log.
func TestForms(t *testing.T) {
	easy := string(easy().bytes())
	wing := string(xyWing().bytes())
	header := func(s string) string {
		_, rest, _ := strings.Cut(easy, "\n")
		return s + "\n" + rest
	}
	tests := []struct{ name, log string }{
		{"no new line at the end", strings.TrimSuffix(easy, "\n")},
		{"as encoding/json escapes", strings.ReplaceAll(wing, "<>", `\u003c\u003e`)},
		{"spaces between tokens", strings.NewReplacer(`":`, `": `, `,"`, `, "`).Replace(wing)},
		{"unknown header fields", header(`{"seed":null,"x":[1,{"y":[true,"\""]},-1.5e3],"deduku":1,"puzzle":"` + easyPuzzle + `","techniques":["Naked Single"]}`)},
		{"header of another order after an unfinished log", wing + header(`{"puzzle":"`+easyPuzzle+`","deduku":1}`)},
		{"counts of 0 written out", strings.Replace(easy, `"kind":"SOLVED"`, `"guesses":0,"backtracks":0,"kind":"SOLVED"`, 1)},
		{"text without indent", strings.ReplaceAll(string(nested().bytes()), `"text":"  `, `"text":"`)},
		{"an unfinished log of no steps", `{"deduku":1,"puzzle":"` + easyPuzzle + `","unfinished":0}`},
		{"signs beyond ASCII", strings.ReplaceAll(wing, "and why", `it\u2019s r1c1’s \ud83d\ude00`)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { mustPass(t, []byte(tt.log)) })
	}
}

// TestLogicPlaces are LOGIC steps that place, alone and with an argument.
func TestLogicPlaces(t *testing.T) {
	s := newSheet(emptyPuzzle)
	s.only("12", "r1c1")
	s.only("23", "r1c2")
	s.only("13", "r1c3")
	s.only("1234", "r1c9")
	s.add(entry{Kind: "LOGIC", Technique: "Forcing Chain", Place: []string{"r1c9=4"},
		Truths: []string{"r1c1", "r1c2", "r1c3", "r1c9"}, Because: upTo(4),
		Argument: []byte(`[{"kind":"ASSUME","place":["r1c1=1"],"depth":1,"text":"ASSUME    r1c1 = 1"},{"kind":"CONCLUDE","text":"so"}]`)})
	mustPass(t, s.unfinished().bytes())
}

// TestOrderOfNegative has NEG_DEDs after a step that filled a cell of the
// unit, one that eliminated from outside, and one that did both.
func TestOrderOfNegative(t *testing.T) {
	fills, eliminates := []string{"r1c1=5"}, []string{"r1c3<>7"}
	tests := []struct {
		name         string
		last         entry
		first, other string // messages, empty for good
	}{
		{"filled", entry{Place: fills}, "", "filled r1c1: this is NEG_DED1"},
		{"eliminated", entry{Eliminate: eliminates}, "did not fill a cell of it: this is NEG_DED2", ""},
		{"ruled out", entry{Place: []string{"r9c3=7"}}, "did not fill a cell of it: this is NEG_DED2", ""},
		{"both", entry{Place: fills, Eliminate: eliminates}, "", ""},
	}
	for _, tt := range tests {
		for kind, want := range map[string]string{"NEG_DED1": tt.first, "NEG_DED2": tt.other} {
			t.Run(tt.name+" "+kind, func(t *testing.T) {
				s := newSheet(emptyPuzzle)
				s.eliminate("7", "r1c4", "r1c5", "r1c6", "r1c7", "r1c8", "r1c9")
				if tt.name == "filled" {
					s.eliminate("7", "r1c3")
				}
				if tt.name == "eliminated" || tt.name == "ruled out" {
					s.eliminate("7", "r1c1")
				}
				last := tt.last
				last.Kind = "PREMISE"
				n := s.add(last)
				s.add(entry{Kind: kind, Technique: "Hidden Single", Place: []string{"r1c2=7"}, Truths: []string{"7r1"}, Because: upTo(n)})
				log := s.unfinished().bytes()
				if want == "" {
					mustPass(t, log)
				} else {
					mustFail(t, log, kind+" r1c2=7: ", want)
				}
			})
		}
	}
}

// TestSymmetries are the maps by their images of a premise.
func TestSymmetries(t *testing.T) {
	tests := []struct{ move, digits, of, image, notImage string }{
		{"half-turn", "213456789", "r1c2=1", "r9c8=2", "r9c8=1"},
		{"diagonal", "213456789", "r1c4=3", "r4c1=3", "r9c8=3"},
		{"anti-diagonal", "123456789", "r1c2=3", "r8c9=3", "r4c1=3"},
		{"quarter-turn", "234156789", "r1c2=1", "r2c9=2", "r2c9=3"},
		// The turn twice, and back.
		{"quarter-turn", "234156789", "r1c2=1", "r9c8=3", "r9c8=2"},
		{"quarter-turn", "234156789", "r1c2=1", "r8c1=4", "r8c1=3"},
	}
	for _, tt := range tests {
		for _, place := range []string{tt.image, tt.notImage} {
			t.Run(tt.move+" "+place, func(t *testing.T) {
				s := newSheet(emptyPuzzle)
				s.add(entry{Kind: "PREMISE", Place: []string{tt.of}})
				s.add(entry{Kind: "LOGIC", Technique: "Gurth", Place: []string{place}, Because: []int{1}, Assumes: "unique",
					Symmetry: []byte(`{"map":"` + tt.move + `","digits":"` + tt.digits + `"}`)})
				log := s.unfinished().bytes()
				if place == tt.image {
					mustPass(t, log)
				} else {
					mustFail(t, log, place+" is not the image of a placement that because names")
				}
			})
		}
	}
}

func TestLongStream(t *testing.T) {
	log := easy().bytes()
	if got := mustPass(t, bytes.Repeat(log, 50)); got.Logs != 50 {
		t.Errorf("got %d logs, want 50", got.Logs)
	}
}
