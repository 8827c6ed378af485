package answer

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/op"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// solved is a solve of a puzzle by the ladder, without a guess.
func solved(t *testing.T, puzzle string) *deduce.Solver {
	t.Helper()
	grid, err := jsonl.ReadGrid(puzzle)
	if err != nil {
		t.Fatal(err)
	}
	solver := deduce.New(grid, deduce.Options{Ladder: technique.Standard, Guess: deduce.NoGuess})
	if err := solver.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	return solver
}

const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// written is a value as JSON.
func written(t *testing.T, value any) string {
	t.Helper()
	var out bytes.Buffer
	if err := Write(&out, value); err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(out.String())
}

// TestStep checks that a step and a header are written as the lines of the log's file.
func TestStep(t *testing.T) {
	log := solved(t, easy).Log()
	file := jsonl.Writer{Mark: true}
	lines := strings.Split(string(file.Append(nil, &log)), "\n")
	for _, step := range Picked(&log, []int{1, len(log.Steps) / 2, len(log.Steps)}) {
		if got, want := written(t, step), lines[step.N]; got != want {
			t.Errorf("step %d:\n got %s\nwant %s", step.N, got, want)
		}
	}
	if list := Listed(log.Steps); len(list) != len(log.Steps) || list[0].N != 1 || list[0].Step != log.Step(1) {
		t.Errorf("the list begins with %d of %d", list[0].N, len(list))
	}
	if whole, want := written(t, LogOf(&log, log.Numbers())), `{"header":`+lines[0]+`,"steps":[`+strings.Join(lines[1:len(lines)-1], ",")+`]}`; whole != want {
		t.Errorf("the log:\n got %s\nwant %s", whole, want)
	}
}

// TestLogCost checks that an answer with two steps of a log allocates no more for a long log than for a short one.
func TestLogCost(t *testing.T) {
	short := solved(t, easy).Log()
	long := short
	long.Steps = slices.Repeat(short.Steps, 500)
	cost := func(log *deduce.Log) float64 {
		last := []int{len(log.Steps) - 1, len(log.Steps)}
		return testing.AllocsPerRun(5, func() { LogOf(log, last) })
	}
	if of, want := cost(&long), cost(&short); of > want {
		t.Errorf("two of %d steps: %v allocations; two of %d steps: %v", len(long.Steps), of, len(short.Steps), want)
	}
}

// TestPattern has the pieces and the links of a step.
func TestPattern(t *testing.T) {
	ends := [2]deduce.Node{{Digit: 5, Cells: board.CellSet{}.With(2)}, {Digit: 7, Cells: board.CellSet{}.With(2)}}
	step := &deduce.Step{
		Kind:     deduce.Logic,
		Parts:    []deduce.Part{{Cells: board.CellSet{}.With(2), Digits: board.Digits(5, 7)}},
		Argument: &deduce.Argument{Links: []deduce.Link{{From: ends[0], To: ends[1], Strong: true}}},
	}
	p := PatternOf(7, step)
	if got, want := written(t, p.Links), `[{"from":{"digit":5,"cells":["r1c3"]},"to":{"digit":7,"cells":["r1c3"]},"strong":true}]`; got != want {
		t.Errorf("links: got %s, want %s", got, want)
	}
	if part := p.Parts[0]; p.Step.N != 7 || part.Digits != "57" || part.Cells[0] != "r1c3" || part.Units != nil {
		t.Errorf("parts: got %s", written(t, p.Parts))
	}
}

// TestHint tells more each time.
func TestHint(t *testing.T) {
	log := solved(t, easy).Log()
	n := slices.IndexFunc(log.Steps, func(s deduce.Step) bool { return s.Technique != nil }) + 1
	var before board.Board
	log.Boards(func(i int, b *board.Board) bool { before = *b; return i < n })
	whole := HintOf(coach.HintWhole, n, log.Step(n), &before)
	if whole.Step == nil || whole.Step.N != n {
		t.Errorf("the last hint has not the step %d: %+v", n, whole)
	}
	var last Hint
	for told := 1; told <= coach.HintWhole; told++ {
		hint := HintOf(told, n, log.Step(n), &before)
		if last.Technique != "" && hint.Technique != last.Technique || (hint.Step != nil) != (told == coach.HintWhole) {
			t.Errorf("hint %d: %+v after %+v", told, hint, last)
		}
		if hint.Told = last.Told; hint == last && told != 5 { // of a single the fifth is the step itself
			t.Errorf("hint %d tells no more than the one before: %+v", told, hint)
		}
		last = hint
		last.Told = told
	}
}

// TestSolved has what the end of a log says.
func TestSolved(t *testing.T) {
	log := solved(t, easy).Log()
	f := Solved(&log).With(&log)
	if f.Outcome != "SOLVED" || f.Method != "logic" || len(f.Grid) != board.Cells || f.Judgement == nil || f.Level != "easy" || len(f.Made) != len(log.Steps) {
		t.Errorf("got %s", written(t, f))
	}
	grid, _ := jsonl.ReadGrid(f.Grid)
	if got := written(t, Found(grid)); got != `{"outcome":"SOLVED","method":"search","grid":"`+f.Grid+`"}` {
		t.Errorf("found: %s", got)
	}
	stuck := deduce.New(board.Grid{}, deduce.Options{Guess: deduce.NoGuess})
	if err := stuck.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	log = stuck.Log()
	if got := written(t, Solved(&log)); got != `{"outcome":"STUCK","method":"classic","seed":0,"guesses":0,"backtracks":0,"premises":0}` {
		t.Errorf("stuck: %s", got)
	}
}

// TestBoards has what there is to say of a board, its beginning and its cells.
func TestBoards(t *testing.T) {
	solver := solved(t, easy)
	log := solver.Log()
	start := deduce.New(log.Puzzle, deduce.Options{})
	if err := errors.Join(start.Suppose(board.Candidate{Cell: 2, Digit: 4}), start.Deny(board.Candidate{Cell: 3, Digit: 2})); err != nil {
		t.Fatal(err)
	}
	begun := start.Log()
	f := StartOf(BoardOf("mine", start), &begun, 1)
	f.Needs, f.Level, f.Score, f.Rating = "X-Wing", "hard", 640, &Rating{ER: 3.2, EP: 1.2, ED: 1.2}
	if got, want := strings.Join(f.Contents(), ", "), "30 givens, 1 digit placed, 1 candidate removed, one solution, hard, score 640, needs X-Wing, ER 3.2"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if f.Status != "open" || f.Filled != 31 || f.Name != "mine" {
		t.Errorf("got %s", written(t, f))
	}
	x := board.Candidate{Cell: 2, Digit: 4}
	puzzle := board.Of(log.Puzzle)
	change := ChangeOf(x.Cell, &puzzle, start.Board())
	if got := written(t, change); got != `{"cell":"r1c3","before":"124","after":"4","filled":"after"}` {
		t.Errorf("got %s", got)
	}
	if back := ChangeOf(x.Cell, start.Board(), &puzzle); back.Filled != "before" {
		t.Errorf("backwards: got %s", written(t, back))
	}
	if got := ReasonOf(start.Board(), x, &begun, []int{1}); got.About != "r1c3=4" || len(got.Steps) != 1 {
		t.Errorf("got %s", written(t, got))
	}
	gone := board.Candidate{Cell: 3, Digit: 2}
	if got := ReasonOf(start.Board(), gone, &begun, nil); got.About != "r1c4<>2" {
		t.Errorf("got %s", written(t, got))
	}
	cell := CellOf(start, gone.Cell)
	if cell.Cell != "r1c4" || strings.Contains(cell.Left, "2") || len(cell.Left)+len(cell.Removed) != 9 {
		t.Errorf("got %s", written(t, cell))
	}
	if got := written(t, PossibleOf(board.Candidate{Cell: 3, Digit: 6}, cell)); !strings.HasPrefix(got, `{"about":"r1c4=6","possible":true,"cell":"r1c4"`) {
		t.Errorf("got %s", got)
	}
	told := ExplanationOf(&log, len(log.Steps)-1, solver.Board(), false)
	if len(told.Sentences) == 0 || told.Before.Grid == "" {
		t.Errorf("got %s", written(t, told))
	}
}

// TestClashes names digits that clash.
func TestClashes(t *testing.T) {
	solver := deduce.New(board.Grid{0: 5, 1: 5}, deduce.Options{})
	log := solver.Log()
	if f := StartOf(BoardOf("bad", solver), &log, 0); len(f.Clashes) == 0 || f.Solutions != "none" {
		t.Errorf("got %s", written(t, f))
	}
}

// TestLists holds the other answers to their JSON.
func TestLists(t *testing.T) {
	solution := solved(t, easy).Board().Grid()
	cell := board.CellSet{}.With(2)
	if got, want := written(t, BackdoorsOf(&op.Found{Sets: []board.CellSet{cell}, Solution: solution})), `{"size":1,"backdoors":[["r1c3=4"]]}`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got, want := written(t, BackdoorsOf(&op.Found{Sets: []board.CellSet{{}}, Solution: solution})), `{"size":0,"backdoors":[[]]}`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if f := TechniqueOf(techniquetest.Named(t, "uniqueness-test-1"), true); f.Assumes != "unique" || !f.On {
		t.Errorf("got %s", written(t, f))
	}
	if got, want := written(t, Reply{Command: "clear", Result: Nothing{}}), `{"command":"clear","result":{}}`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestJudgement leaves out the hardest technique where there is none.
func TestJudgement(t *testing.T) {
	text, err := json.Marshal(JudgementOf(deduce.Judgement{}))
	if err != nil || strings.Contains(string(text), "hardest") {
		t.Errorf("got %s, error %v", text, err)
	}
}
