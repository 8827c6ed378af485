package command

import (
	"fmt"
	"strings"
)

// Task is what somebody wants to do, and the commands for it.
type Task struct {
	Name  string
	about string
	Lines [][2]string // what to type, and what it does
}

// Tasks are those that help tells.
var Tasks = []Task{
	{"stuck", "when you do not get on", [][2]string{
		{"hint", "a little more each time, up to the step"},
		{"hint full", "the whole step at once, with its pattern"},
		{"next", "make that step; 'explain' tells it in sentences"},
		{"candidates", "the pencil marks; 'show 5' where a 5 can go"},
		{"find", "all steps there are now; 'apply a' makes one"},
		{"why r4c7", "what a digit rests on, what took candidates away"},
		{"undo", "take back a change; 'board reset' all of them"},
		{"teach x-wing", "a technique, shown; 'practice x-wing' puts it to you"},
	}},
	{"print", "to take boards and solutions along", [][2]string{
		{"export board.svg", "the board as a picture; .png too"},
		{"export sheet.pdf 6 hard", "six puzzles to print, then their answers"},
		{"export candidates b.svg", "with the pencil marks"},
		{"export solve.html", "the solution to step through; .md, .tex too"},
		{"export step 31 step.svg", "one step with its pattern"},
		{"export solve.gif", "the solution as a film"},
		{"save board.txt", "the board as text; 'help formats' lists what else"},
		{"link", "addresses that open the board elsewhere"},
	}},
	{"make", "to make puzzles", [][2]string{
		{"new hard", "deal a puzzle; 'new technique x-wing' one to study"},
		{"board empty", "type one in: digits are givens then"},
		{"board fix", "make the digits on the board the puzzle's givens"},
		{"count unique", "has it exactly one solution?"},
		{"puzzle minimize", "drop givens that are not needed"},
		{"puzzle shuffle", "an equivalent one; 'puzzle canonical' the smallest"},
		{"rate", "how hard it is; 'solve logic' what it takes"},
	}},
	{"check", "to check boards, logs and claims", [][2]string{
		{"count unique", "exactly one solution? 'count' counts them"},
		{"hint", "says first what on the board is wrong"},
		{"check", "each step of the log must follow"},
		{"check path.txt", "the path of another program, judged line by line"},
		{"why not r4c7=5", "a refutation of a digit"},
		{"explain", "whether what you typed last is justified, by what"},
		{"log save steps.jsonl", "the log for other programs to check"},
	}},
}

// text is a task as help tells it.
func (t *Task) text() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", t.about)
	for _, line := range t.Lines {
		fmt.Fprintf(&b, "  %-24s %s\n", line[0], line[1])
	}
	return b.String()
}
