package answer

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"deduku/board"
	"deduku/deduce/coach/review"
	"deduku/deduce/solverlog"
)

// TestText holds answers to their words.
func TestText(t *testing.T) {
	three, one := 3, 1
	for _, test := range []struct {
		name string
		from fmt.Stringer
		want string
	}{
		{"one solution", Count{Solutions: 1}, "1 solution"},
		{"counted up to a limit", Count{Solutions: 20, OrMore: true}, "20 solutions or more"},
		{"estimated", Count{Solutions: 20, OrMore: true, Estimate: &Estimate{Solutions: 3.2468e9, Error: 0.0712}}, "20 solutions or more, about 3.2e9 (± 15 %)"},
		{"estimated well", &Estimate{Solutions: 6.6709e21, Error: 0.009}, "about 6.67e21 (± 2 %)"},
		{"an estimate of few", &Estimate{Solutions: 9.8496, Error: 0.045}, "about 10 (± 9 %)"},
		{"an estimate beyond doubt", &Estimate{Solutions: 12}, "about 12 (± 0 %)"},
		{"none", UniqueOf(0), "no solution"},
		{"unique", UniqueOf(1), "exactly one solution"},
		{"several", UniqueOf(2), "several solutions"},
		{"brute", Brute{Open: 1, Backtracks: 12}, "1 cell to solve, 12 backtracks"},
		{"amount", AmountOf(new(board.Board)), "0 of 81 cells are solved, 0 of them given"},
		{"saved", &Saved{Givens: 30}, "saved 30 givens"},
		{"saved with digits", &Saved{Givens: 30, Placed: 1}, "saved 30 givens and, as givens too, 1 digit"},
		{"saved, told apart", &Saved{Givens: 30, Placed: 2, Apart: true}, "saved 30 givens and 2 digits placed"},
		{"saved with losses", &Saved{Format: "line", Givens: 30, Placed: 2, Drops: "2 placed digits and 1 removed candidate"},
			"saved 30 givens; line drops 2 placed digits and 1 removed candidate"},
		{"minimal", &Minimized{}, "every given is needed"},
		{"minimized", &Minimized{Dropped: 2}, "dropped 2 givens"},
		{"checked", Checked{Logs: 1, Steps: 20}, "ok: 1 log, 20 steps"},
		{"checked, unfinished", Checked{Logs: 2, Steps: 20, Premises: 1, Unfinished: 1}, "ok: 2 logs, 20 steps, resting on 1 premise, 1 not finished"},
		{"checked, one solution", Checked{Logs: 1, Steps: 20, Unique: 1}, "ok: 1 log, 20 steps; 1 step assumes that the puzzle has one solution"},
		{"checked, several solutions", Checked{Logs: 1, Steps: 20, Unique: 2, Several: 1}, "ok: 1 log, 20 steps; 2 steps assume that the puzzle has one solution, and it has several: what rests on that is not proved"},
		{"checked, some with several", Checked{Logs: 3, Steps: 20, Unique: 2, Several: 2}, "ok: 3 logs, 20 steps; 2 steps assume that the puzzle has one solution, and in 2 logs it has several: what rests on that is not proved there"},
		{"way", &Way{"logic", &one, &three, nil, 1234, "X-Wing", &three}, "logic: 1 guess, 3 backtracks, score 3, 1.23ms, hardest technique X-Wing"},
		{"bare way", &Way{Method: "search", Microseconds: 17}, "search: 20µs"},
	} {
		if got := test.from.String(); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
}

// TestWayRow puts a way below the heading.
func TestWayRow(t *testing.T) {
	three := 3
	got := WayHeading + "\n" + (&Way{"logic", &three, nil, &three, 1234, "X-Wing", &three}).Row() + "\n" + (&Way{Method: "search"}).Row()
	want := "method    guesses backtracks  steps   score  time      hardest technique\n" +
		"logic           3                 3       3  1.23ms    X-Wing\n" +
		"search                                       0s"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// TestNo tells answers of "no" from other errors, told or not.
func TestNo(t *testing.T) {
	cause := errors.New("cause")
	no := No("no, for the %w", cause)
	if no.Error() != "no, for the cause" || !errors.Is(no, cause) || !IsNo(no) {
		t.Errorf("got %v, is no: %v", no, IsNo(no))
	}
	if IsNo(cause) || IsNo(nil) {
		t.Error("an error without an answer counts as no")
	}
	twice := Shown(Shown(no))
	if twice.Error() != "" || !IsNo(twice) {
		t.Errorf("shown: got %q, is no: %v", twice, IsNo(twice))
	}
	if got := Unshown(twice); got != no {
		t.Errorf("shown no more: got %v, want %v", got, no)
	}
	if !Told(twice) || !Told(NoInResult) || Told(no) || Told(nil) {
		t.Error("what the user knows is mistaken")
	}
	if Unshown(nil) != nil {
		t.Error("no error became one")
	}
}

// TestReplied leaves of an error what a program has still to say.
func TestReplied(t *testing.T) {
	writing := errors.New("the pipe is closed")
	for _, test := range []struct {
		name         string
		writing, err error
		want         string
	}{
		{"done", nil, nil, "<nil>"},
		{"a no is in the reply", nil, No("none"), ""},
		{"not written", writing, No("none"), "the pipe is closed"},
		{"interrupted", nil, context.Canceled, "context canceled"},
	} {
		if got := fmt.Sprint(Replied(test.writing, test.err)); got != test.want {
			t.Errorf("%s: got %q, want %q", test.name, got, test.want)
		}
	}
	if !IsNo(Replied(nil, No("none"))) {
		t.Error("a no lost its exit code")
	}
}

// TestCountsOfPaths agrees with how many there are: 1 holds, 2 hold.
func TestCountsOfPaths(t *testing.T) {
	one, two := JudgedPath{Pattern: 1, Holds: 1, Net: 1, Wrong: 1}, JudgedPath{Confirmed: 2, Pattern: 2, Holds: 2, Net: 2}
	if got, want := one.counts(), "1 pattern that stands there, 1 holds by another technique, 1 holds by a net, 1 wrong"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if got, want := two.counts(), "2 confirmed, 2 patterns that stand there, 2 hold by another technique, 2 hold by a net"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// TestInventedChain checks that the answer to a line that holds, but not by its chain, says that the chain isn't there.
func TestInventedChain(t *testing.T) {
	const link = "the link (6)r6c8 - (6)r5c4 is not weak: r6c8 and r5c4 do not see each other"
	for verdict, want := range map[solverlog.Verdict]string{
		solverlog.Holds:      "the chain described isn't there: " + link,
		solverlog.HoldsByNet: "the chain described isn't there: " + link,
		solverlog.Unproved:   "unproved: " + link,
	} {
		judged := solverlog.Judged{Line: &solverlog.Line{At: 2, Text: "[r6c5]-3-[r6c8]"}, Verdict: verdict, Chain: &solverlog.Fault{Text: link}}
		line := JudgedLineOf(&judged)
		if !strings.Contains(line.String(), want) || line.NotThere != judged.Invented() {
			t.Errorf("%s: %s, not there: %v", verdict, line, line.NotThere)
		}
	}
}

// TestDueOnMap checks that the map marks as due what its count says, also if more is due than comes on a day, and that each review that is
// answered takes one away.
func TestDueOnMap(t *testing.T) {
	now := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	var state review.State
	for i, stop := range review.Stops()[:14] {
		state.Add(now.AddDate(0, 0, -20-i), stop.Technique, "", review.Learnt)
	}
	for want := review.MostReviews; ; want-- {
		due := state.Due(now)
		f := LearnMapOf(state.Standings(now), due, nil)
		marked := 0
		for _, c := range f.Chapters {
			for _, stop := range c.Stops {
				if stop.Mark == review.IsDue.String() {
					marked++
				}
			}
		}
		if f.Due != want || marked != want {
			t.Fatalf("%d reviews are due, and %d are marked, want %d", f.Due, marked, want)
		}
		if len(due) == 0 {
			break
		}
		state.Add(now, due[0].Technique, "", []review.Came{review.Right, review.Helped, review.Wrong, review.Shown}[want%4])
	}
}

// TestLateLines checks that the line of a path says so if it reached the limit of work.
func TestLateLines(t *testing.T) {
	for _, test := range []struct {
		verdict, want string
	}{
		{"unproved", "line 7: unproved: nothing was found within the limit of work for a line: a line"},
		{"net", "line 7: holds, by a net: the limit of work for a line was reached before everything was tried: a line"},
	} {
		line := JudgedLine{Line: 7, Verdict: test.verdict, Late: true, Text: "a line"}
		if got := line.String(); got != test.want {
			t.Errorf("got %s, want %s", got, test.want)
		}
	}
}
