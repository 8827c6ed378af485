package plan

import (
	"context"
	"deduku/deduce/batch"
	"deduku/deduce/batch/stream"
	"io"
	"strings"
	"testing"
)

// planned is a plan of stages with options, each "name" or "name=option".
func planned(t *testing.T, stages ...string) *batch.Plan {
	t.Helper()
	p := new(batch.Plan)
	for _, text := range stages {
		name, option, given := strings.Cut(text, ":")
		var args []batch.Arg
		if given {
			a := batch.Arg{Value: option}
			if key, value, named := strings.Cut(option, "="); named {
				a = batch.Arg{Name: key, Value: value}
			}
			args = append(args, a)
		}
		for _, k := range Kinds {
			if k.Name != name {
				continue
			}
			s, err := k.New(args, p.Fields())
			if err != nil {
				t.Fatal(err)
			}
			p.Stages = append(p.Stages, s)
		}
	}
	return p
}

const (
	onePuzzle     = "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"
	someSolutions = "6...7.........42.....68..59....5...2.749.....2....6.8.9...3...835.729............"
	clashing      = "66..7.........42...4.68..59....5...2.749.....2....6.8.9...3...835.729............"
	takenBack     = "4.35...2.....16...7............895.....3..8..2...........4...7..9....6...1......." // of its guesses, up to hard, none stays
	endless       = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........." // no solution
	sukaku        = ".....6..91....6..91...56..912..5.78912....789...4.....1...5..8...3......1...56..9...4....9.2.........3...........6...1......891...5..8.......7..1...5..8.1...5...9.....6..9.......8.......7..1...5...91.3.....91.3.5....1...5.....2..........4.........5.......4......2...6..912....789123..6789123..678.12.......1........123......1................9.......8..2.4....9....5.....23...........6......4...........7....3..67.......67...2...6...12.4..7..1234.67..123..67..12.45............9.......8..2.........3......1........1..45.78.1..4..78.1...5.78.........9.....6...1...5.........6.8.1....6......4.....12..5..8.12...6.8.........9..3............7..12..5.........6789....5....1....6..9..3......12.4.678.12...678.12.4...8.1..4...8.12......."
	easyPuzzle    = "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57"
)

// said is what a plan says of puzzles, a line each: the fields it gives, as text.
func said(t *testing.T, p *batch.Plan, puzzles ...string) string {
	t.Helper()
	fields := p.Fields()[len(batch.Begin()):]
	through := batch.Through{Plan: *p, Encode: func(out []byte, r *batch.Row) []byte {
		for i, f := range fields {
			if i > 0 {
				out = append(out, ' ')
			}
			out = append(append(out, f.Name...), '=')
			out = f.Get(r).AppendText(out)
		}
		return append(out, '\n')
	}}
	run := stream.Run{Files: []string{"a"}, NewWorker: through.NewWorker, Open: func(name string) (io.ReadCloser, string, error) {
		return io.NopCloser(strings.NewReader(strings.Join(puzzles, "\n") + "\n")), name, nil
	}}
	var out string
	if _, err := run.Each(t.Context(), func(b *stream.Block) error {
		out += string(b.Out)
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	return out
}

func TestStages(t *testing.T) {
	for _, test := range []struct{ name, stage, puzzle, want string }{
		{"one solution", "count:2", onePuzzle, "solutions=1 more=false unique=true"},
		{"several, and the limit", "count:2", someSolutions, "solutions=2 more=true unique=false"},
		{"none", "count", clashing, "solutions=0 more=false unique=false"},
		{"the limit is one", "count:1", onePuzzle, "solutions=1 more=true unique=false"},
		{"solve", "solve", onePuzzle, "solution=468931527751624839392578461134756298289413675675289314846192753513867942927345186"},
		{"brute", "brute", onePuzzle, "open=63 backtracks=18297199"},
		{"solve none", "solve", clashing, "solution="},
		{"rate", "rate", easyPuzzle, "er=2.3 ep=1.2 ed=1.2"},
		{"rate several", "rate", someSolutions, "er= ep= ed="},
		{"rate up to", "rate:max=1.2", easyPuzzle, "er=1.3 ep=1.2 ed=1.2 above=true"},
		{"te", "te", easyPuzzle, "te=1"},
		{"te none", "te", clashing, "te=\n"},
		{"te several", "te", someSolutions, "te=\n"},
		{"te above", "te:max=0", easyPuzzle, "te=1"},
		{"b", "b", easyPuzzle, "b=2"},
		{"b above", "b:max=0", easyPuzzle, "b=1"},
		{"gb", "gb", easyPuzzle, "gb=2"},
		{"w", "w", easyPuzzle, "w=2"},
		{"gw", "gw", easyPuzzle, "gw=2"},
		{"bxb", "bxb", easyPuzzle, "bxb=1"},
		{"bxbb", "bxbb", easyPuzzle, "bxbb=1"},
		{"backdoor", "backdoor", easyPuzzle, "backdoor=1"},
		{"backdoor none", "backdoor", clashing, "backdoor=\n"},
		{"logic", "logic", easyPuzzle, "solved=true guesses=0 steps=57 level=medium score=430 hardest=locked-pair techniques=full-house:20 naked-single:22 hidden-single:13 locked-pair:2 biggest=2"},
		{"logic none", "logic", clashing, "solved=false guesses=0 steps=0 level= score=0 hardest= techniques= biggest=0"},
		{"logic with guesses taken back", "logic:level=hard", takenBack, "solved=false guesses=2 "},
		{"logic up to a number of steps", "logic:maxsteps=40", easyPuzzle, "solved=false guesses=0 steps=40 level= score=0 hardest= techniques= biggest=0"},
		{"minimize", "minimize", onePuzzle, "minimal=4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........"},
		{"minimize none", "minimize", clashing, "minimal="},
		{"canonical", "canonical", onePuzzle, "canonical="},
		{"canonical of a Sukaku", "canonical", sukaku, "canonical=\n"},
		{"minimize a Sukaku", "minimize", sukaku, "minimal=\n"},
		{"symmetry of a Sukaku", "symmetry", sukaku, "symmetry=\n"},
		{"brute of a Sukaku", "brute", sukaku, "open= backtracks=\n"},
		{"symmetry none", "symmetry", onePuzzle, "symmetry=none"},
		{"symmetry", "symmetry", strings.Repeat(".", 30) + "1" + strings.Repeat(".", 19) + "2" + strings.Repeat(".", 30), "symmetry=half-turn diagonal anti-diagonal"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := said(t, planned(t, test.stage), test.puzzle); !strings.HasPrefix(got, test.want) {
				t.Errorf("got %swant %s", got, test.want)
			}
		})
	}
}

// TestStageTexts has stages say what they are as a plan does, without what is so by default.
func TestStageTexts(t *testing.T) {
	for _, test := range []struct{ stage, want string }{
		{"count", "count"}, {"count:1000000", "count"}, {"count:2", "count(2)"}, {"count:limit=2", "count(2)"},
		{"rate:max=9.5", "rate(max=9.5)"}, {"rate:9.5", "rate(max=9.5)"}, {"rate:unchecked=no", "rate"},
		{"logic:level=hard", "logic(level=hard)"}, {"logic:without=x-wing", "logic(without=x-wing)"},
		{"logic:maxsteps=200000", "logic"}, {"logic:maxsteps=0", "logic(maxsteps=0)"}, {"logic:seed=1", "logic"}, {"logic:seed=18446744073709551615", "logic(seed=18446744073709551615)"}, {"te:max=4", "te"}, {"b:max=7", "b(max=7)"},
	} {
		if got := planned(t, test.stage).String(); got != test.want {
			t.Errorf("%s: %s, want %s", test.stage, got, test.want)
		}
	}
}

// TestStageOptions refuses options that a stage has not, or that mean nothing, and says where they stand.
func TestStageOptions(t *testing.T) {
	for _, test := range []struct {
		stage string
		arg   batch.Arg
		want  string
	}{
		{"count", batch.Arg{Value: "0", Column: 7}, `column 7: limit of count: a whole number, 1 or more, not "0"`},
		{"count", batch.Arg{Name: "lmit", Value: "2", Column: 7}, `column 7: count has no option "lmit"; it has limit`},
		{"rate", batch.Arg{Name: "max", Value: "hard", Column: 6}, `column 6: max of rate: a rating from 1.0 to 20.0 with one decimal, as 9.0, not "hard"`},
		{"rate", batch.Arg{Name: "max", Value: "8.35", Column: 6}, `column 6: max of rate: a rating from 1.0 to 20.0 with one decimal, as 9.0, not "8.35"`},
		{"logic", batch.Arg{Name: "seed", Value: "18446744073709551616", Column: 7}, `column 7: seed of logic: a whole number from 0 to 18446744073709551615, not "18446744073709551616"`},
		{"generate", batch.Arg{Name: "seed", Value: "-1", Column: 7}, `column 7: seed of generate: a whole number from 0 to 18446744073709551615, not "-1"`},
		{"solve", batch.Arg{Value: "2", Column: 7}, "column 7: solve has no options"},
		{"logic", batch.Arg{Name: "without", Value: "magic", Column: 7}, `column 7: without of logic: there is no technique "magic"; 'deduku -c techniques' lists them`},
		{"canonical", batch.Arg{Name: "a", Value: "b", Column: 11}, "column 11: canonical has no options"},
	} {
		for _, k := range Kinds {
			if k.Name != test.stage {
				continue
			}
			if _, err := k.New([]batch.Arg{test.arg}, batch.Begin()); err == nil || err.Error() != test.want {
				t.Errorf("%s(%+v): %v, want %s", test.stage, test.arg, err, test.want)
			}
		}
	}
}

// TestThrough numbers rows as the puzzles of the input, read or not, and notes those that cannot be read.
func TestThrough(t *testing.T) {
	through := batch.Through{Encode: func(out []byte, r *batch.Row) []byte {
		out = batch.FieldN.Get(r).AppendText(out)
		return append(batch.FieldSource.Get(r).AppendText(append(out, ' ')), '\n')
	}}
	text := onePuzzle + "\n12345\n" + easyPuzzle + "\n"
	run := stream.Run{Files: []string{"a", "b"}, NewWorker: through.NewWorker, Size: 2,
		Open: func(name string) (io.ReadCloser, string, error) {
			return io.NopCloser(strings.NewReader(text)), name, nil
		}}
	var out, notes string
	if _, err := run.Each(context.Background(), func(b *stream.Block) error {
		out += string(b.Out)
		for _, note := range b.Notes {
			notes += note + "|"
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if want := "1 a:1\n3 a:3\n4 b:1\n6 b:3\n"; out != want {
		t.Errorf("got\n%swant\n%s", out, want)
	}
	const first = `{"n":2,"source":"a:2","column":6,"offset":82,"message":"5 cells, expected 81"}|`
	if !strings.HasPrefix(notes, first) {
		t.Errorf("notes %s, want %s", notes, first)
	}
}

// TestRatingsOfZeroAreKept has a rating of zero, which is not none, go through bytes.
func TestRatingsOfZeroAreKept(t *testing.T) {
	var r, back batch.Row
	r.Ratings.Braid[0] = 1
	if err := back.SetBytes(r.AppendBytes(nil)); err != nil || back.Ratings != r.Ratings {
		t.Errorf("%v, written %v: %v", back.Ratings, r.Ratings, err)
	}
}

// TestLogicEnds has the ladder of a puzzle without solution end at the number of steps, however many guesses it would take.
func TestLogicEnds(t *testing.T) {
	const want = "solved=false guesses=0 steps=300 level= score=0 hardest= techniques= biggest=0\n"
	if got := said(t, parsed(t, "logic(level=easy, maxsteps=300)"), endless); got != want {
		t.Errorf("got %s want %s", got, want)
	}
}
