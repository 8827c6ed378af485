package attempt

import (
	"context"
	"errors"
	"strings"
	"testing"

	"deduku/deduce/solverlog"
)

const (
	line     = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"
	solution = "417369825632158947958724316825437169791586432346912758289643571573291684164875293"
)

// TestRecords reads data sets in the forms that people keep.
func TestRecords(t *testing.T) {
	for _, test := range []struct{ name, text, steps, err string }{
		{"steps as a list", `{"puzzle":"` + line + `","steps":["r1c1=4","r1c2=1"]}`, "r1c1=4\nr1c2=1", ""},
		{"steps as a text", `{"initial_board":"` + line + `","steps":"r1c1=4"}`, "r1c1=4", ""},
		{"response", `{"board":"` + line + `","response":"A1 is 4"}`, "A1 is 4", ""},
		{"conversation", `{"puzzle":"` + line + `","conversation":[{"role":"user","content":"r9c9=1"},{"role":"assistant","content":[{"type":"text","text":"r1c2=1"}]}]}`, "r1c2=1", ""},
		{"csv", "initial_board,conversation\n" + line + `,"[{""role"":""assistant"",""content"":""r1c2: 1""}]"`, "r1c2: 1", ""},
		{"csv with steps", "puzzle,steps\n" + line + ",r1c2=1", "r1c2=1", ""},
		{"grid alone", `{"puzzle":"` + line + `","grid":"` + solution + `"}`, "", ""},
		{"small", `{"puzzle":"1..4.2.....3....","steps":"r1c2=2"}`, "", "its board has 16 cells: not 9 by 9"},
		{"no board", `{"steps":"r1c2=2"}`, "", "it has no board"},
		{"letters", `{"puzzle":"` + line[:80] + `k","steps":"r1c2=2"}`, "", "'k' in its board is no cell"},
		{"no answer", `{"puzzle":"` + line + `"}`, "", "it has no attempt; "},
		{"no object", `{"puzzle":`, "", "it is not a JSON object"},
		{"a number", `{"puzzle":5}`, "", "its board has 1 cell"},
		{"a list", "{\"a\":1}]", "", "it is not a JSON object"},
	} {
		t.Run(test.name, func(t *testing.T) {
			n := 0
			err := Records(strings.NewReader(test.text), func(r Record) bool {
				n++
				switch {
				case test.err != "" && (r.Err == nil || !strings.HasPrefix(r.Err.Error(), test.err)):
					t.Errorf("the error is %v", r.Err)
				case test.err == "" && (r.Err != nil || r.Attempt.text != test.steps):
					t.Errorf("%q, %v", r.Attempt.text, r.Err)
				}
				return true
			})
			if err != nil || n != 1 {
				t.Errorf("%d records, %v", n, err)
			}
		})
	}
	if err := Records(strings.NewReader("a,b\n1,2\n"), func(Record) bool { return true }); err == nil {
		t.Error("a table of something else is taken")
	}
}

// TestJudge says how far attempts get.
func TestJudge(t *testing.T) {
	for _, test := range []struct {
		name, text string
		far, wrong int
		solved     bool
	}{
		{"right", "r1c2=1\nr1c3=7", 2, 0, false},
		{"one wrong", "r1c2=1\nr1c3=9\nr1c3=7", 1, 1, false},
		{"blocks", "r1c3=9 is wrong, I think. <ANSWER>r1c2: 1</ANSWER> ... <ANSWER>\nr1c3: 7\n</ANSWER>", 2, 0, false},
		{"a given", "r1c1=4", 0, 0, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			puzzle, err := boardOf(line)
			if err != nil {
				t.Fatal(err)
			}
			a := Attempt{Puzzle: puzzle, text: test.text}
			score, err := a.Judge(context.Background(), solverlog.Auto)
			if err != nil || score.Far != test.far || score.Counts[solverlog.Wrong] != test.wrong || score.Solved != test.solved {
				t.Errorf("far %d, %v, solved %v, %v", score.Far, score.Counts, score.Solved, err)
			}
			if (score.First != nil) != (test.wrong > 0) {
				t.Errorf("the first wrong line is %v", score.First)
			}
		})
	}
	none := Attempt{Puzzle: parsed(t, line), text: "I give up."}
	if _, err := none.Judge(context.Background(), solverlog.Auto); err != errNoAttempt {
		t.Errorf("without a step or a grid: %v", err)
	}
	var all strings.Builder
	for i, d := range solution {
		if line[i] == '.' {
			all.WriteString("r" + string(rune('1'+i/9)) + "c" + string(rune('1'+i%9)) + "=" + string(d) + "\n")
		}
	}
	puzzle, _ := boardOf(line)
	whole := Attempt{Puzzle: puzzle, text: all.String()}
	if score, err := whole.Judge(context.Background(), solverlog.List); err != nil || !score.Solved || score.Far != 64 {
		t.Errorf("the whole solution: far %d, solved %v, %v", score.Far, score.Solved, err)
	}
	grid, _ := boardOf(solution[:80] + "1")
	off := Attempt{Puzzle: puzzle, grid: &grid}
	if score, err := off.Judge(context.Background(), solverlog.Auto); err != nil || score.Solved || score.GridOff != 1 {
		t.Errorf("a grid with a wrong cell: %+v, %v", score, err)
	}
	var empty Attempt
	if _, err := empty.Judge(context.Background(), solverlog.Auto); !errors.As(err, new(NotOurs)) {
		t.Errorf("the empty board: %v", err)
	}
}

// FuzzRecords looks that no text ends in a panic.
func FuzzRecords(f *testing.F) {
	f.Add(`{"puzzle":"` + line + `","conversation":[{"role":"assistant","content":"r1c1=4"}]}`)
	f.Add("initial_board,conversation\n" + line + ",x")
	f.Fuzz(func(t *testing.T, text string) {
		_ = Records(strings.NewReader(text), func(Record) bool { return true }) // a text may be refused
	})
}
