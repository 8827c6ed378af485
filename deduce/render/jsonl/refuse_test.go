package jsonl_test

import (
	"bytes"
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/technique"
	"deduku/deduce/technique/subsets"
	"deduku/internal/testutil/boardtest"
)

// arguing is a technique that is never found, only logged: its steps have claims.
var arguing = &deduce.Technique{
	Name: "arguing", Title: "Arguing", Why: []string{"so it is"}, Form: []string{""},
	Find: func(*deduce.View, func(*deduce.Step) bool) {},
}

// withArgument is a log on an empty board with two premises and a step whose argument has a claim of each sort.
func withArgument() deduce.Log {
	var s deduce.Step
	s.Kind, s.Technique = deduce.Logic, arguing
	s.Eliminations = candidates(5, at(1, 1))
	s.Because = []int{1, 2}
	s.Parts = []deduce.Part{set(deduce.Set, board.Digits(1, 2), at(1, 2))}
	s.Argument = &deduce.Argument{
		Links: []deduce.Link{{From: node(5, at(1, 1)), To: node(2, at(1, 2), at(1, 3)), Strong: true}},
		Claims: []deduce.Claim{
			{Kind: deduce.Assume, True: true, Candidate: candidates(5, at(1, 1))[0], Truth: deduce.NoTruth},
			{Kind: deduce.PosDed, Depth: 1, True: true, Candidate: candidates(1, at(1, 2))[0], Truth: deduce.CellTruth(at(1, 2)), Rests: []int32{0}},
			{Kind: deduce.NegDed2, Depth: 1, True: true, Candidate: candidates(7, at(2, 2))[0], Truth: deduce.UnitTruth(board.Row(1), 7), Rests: []int32{0, 1}},
			{Kind: deduce.Logic, Depth: 1, Candidate: candidates(9, at(3, 3))[0], Truth: deduce.NoTruth, Technique: subsets.Pointing, Rests: []int32{2}},
			{Kind: deduce.Conflict, Depth: 1, Truth: deduce.UnitTruth(board.Box(4), 9), Rests: []int32{1, 3}},
			{Kind: deduce.Conclude, Candidate: candidates(5, at(1, 1))[0], Truth: deduce.NoTruth, Rests: []int32{4}},
		},
	}
	log := deduce.Log{Method: "logic", Techniques: []*deduce.Technique{arguing}}
	for _, d := range []board.Digit{3, 4} {
		log.Steps = append(log.Steps, deduce.Step{Kind: deduce.Premise, Eliminations: candidates(d, at(1, 2))})
	}
	log.Steps = append(log.Steps, s)
	return log
}

// argueLadder knows the techniques that withArgument names.
var argueLadder = append(deduce.LadderOf(arguing), technique.Standard...)

// TestArgumentReadBack writes claims and reads them again: in files of our own they are the same to the last
// reference, in others they say the same.
func TestArgumentReadBack(t *testing.T) {
	log := withArgument()
	own := written(t, &log, true)
	read, err := jsonl.ReadOwnLog(context.Background(), bytes.NewReader(own), argueLadder)
	if err != nil {
		t.Fatalf("%v in\n%s", err, own)
	}
	if got, want := read.Steps[2].Argument, log.Steps[2].Argument; !reflect.DeepEqual(got, want) {
		t.Errorf("\n got %+v\nwant %+v", got, want)
	}
	plain := written(t, &log, false)
	read, err = jsonl.ReadLog(context.Background(), bytes.NewReader(plain), argueLadder)
	if err != nil {
		t.Fatalf("%v in\n%s", err, plain)
	}
	if again := written(t, &read, false); !bytes.Equal(again, plain) {
		t.Errorf("\n got %s\nwant %s", again, plain)
	}
	// A claim of a technique that nobody names is told all the same.
	unknown := bytes.ReplaceAll(plain, []byte(subsets.Pointing.Title), []byte("Some Chain"))
	if read, err = jsonl.ReadLog(context.Background(), bytes.NewReader(unknown), argueLadder); err != nil {
		t.Fatal(err)
	}
	if again := written(t, &read, false); !bytes.Contains(again, []byte("LOGIC     r3c3 <> 9")) {
		t.Errorf("the claim against r3c3=9 is not told in %s", again)
	}
}

// TestReadLogSays damages logs and looks at what the reader says: where, what is wrong and what would be right.
func TestReadLogSays(t *testing.T) {
	argument := withArgument()
	s := deduce.New(boardtest.Grid(t, "1...5...9..7...2...6...3.4....8........91..7.9....5..83..5....1..2...6...4......."), deduce.Options{Guess: deduce.Fewest})
	if err := s.Solve(context.Background()); err != nil {
		t.Fatal(err)
	}
	solved := s.Log()
	logs := map[string]string{
		"argument": string(written(t, &argument, true)),
		"plain":    string(written(t, &argument, false)),
		"solved":   string(written(t, &solved, false)),
	}
	for _, test := range []struct {
		log, was, is string // is stands instead of the first was
		want         string
	}{
		{"solved", logs["solved"], "", "the file is empty; a log begins with a header"},
		{"solved", `{"deduku":1`, `{"other":1`, "line 1: this is not the header of a log"},
		{"solved", `{"deduku":1`, `{"deduku":2`, "line 1: deduku: this is version 2 of the log; version 1 can be read"},
		{"solved", `{"deduku":1`, `{"deduku":"one"`, "line 1: deduku: a string cannot stand here"},
		{"solved", `{"deduku":1`, `deduku 1`, "line 1: this is no line of a log"},
		{"solved", `"puzzle":"1`, `"puzzle":"`, "line 1: puzzle: 80 cells, expected 81"},
		{"solved", `"puzzle":"1`, `"puzzle":"x`, "line 1: puzzle: cell 1 is 'x' and should be a digit 1 to 9 or a point"},
		{"solved", `["Naked Single"`, `["Naked Uncle"`, `line 1: techniques: there is no technique "Naked Uncle"`},
		{"solved", `"n":1,`, `"n":2,`, "line 2: step 1: n: 2 should be 1"},
		{"solved", `"n":1,`, `"n":true,`, "line 2: step 1: n: a bool cannot stand here"},
		{"solved", `"kind":"INIT"`, `"kind":"OUTIT"`, `line 2: step 1: kind: there is no kind "OUTIT"`},
		{"solved", `"kind":"INIT"`, `"kind":"ASSUME"`, "line 2: step 1: ASSUME cannot stand here"},
		{"solved", `"place":["r1c1=1"]`, `"place":["r1c1:1"]`, `line 2: step 1: place: "r1c1:1" is not like r5c5=3`},
		{"solved", `"place":["r1c1=1"]`, `"place":["r1c0=1"]`, `"r1c0=1" is not like r5c5=3`},
		{"solved", `"place":["r1c1=1"]`, `"place":["r1c1=1","r1c1=1"]`, "place: r1c1=1 stands twice"},
		{"solved", `"place":["r1c1=1"]`, `"eliminate":["r1c1=1"]`, `eliminate: "r1c1=1" is not like r5c5<>3`},
		{"solved", `"place":["r1c1=1"]`, `"place":[]`, "place: INIT needs a conclusion"},
		{"solved", `"place":["r1c1=1"]`, `"place":["r1c1=2"]`, "INIT cannot stand here: r1c1=2 is no given"},
		{"solved", `"kind":"POS_DED","technique":"Naked Single"`, `"kind":"POS_DED"`, `technique: there is no technique ""`},
		{"solved", `"kind":"POS_DED","technique":"Naked Single","place":`, `"kind":"POS_DED","technique":"Naked Single","eliminate":["r9c9<>1"],"other":`, "POS_DED places one digit"},
		{"solved", `"kind":"POS_DED"`, `"kind":"POS_DED","truths":[],"old":0`, ""}, // a later field of the same name counts
		{"solved", `"depth":1`, `"depth":2`, "cannot stand here: its depth is 2"},
		{"solved", `"text":"INIT      r1c1 = 1"`, `"text":"INIT\u001b[31m"`, "text: a control character does not belong here"},
		{"solved", `"text":"INIT      r1c1 = 1"`, `"text":"INIT\u001f"`, "text: a control character does not belong here"},
		{"solved", `"text":"INIT      r1c1 = 1"`, `"text":"INIT\u007f"`, "text: a control character does not belong here"},
		{"solved", `"text":"INIT      r1c1 = 1"`, `"text":"INIT\u009f"`, "text: a control character does not belong here"},
		{"solved", `"text":"INIT      r1c1 = 1"`, `"text":"INIT ~\u00a0"`, ""},
		{"argument", `"unfinished":3`, `"unfinished":4`, "the header says 4 steps, but there are 3: is the file cut off?"},
		{"argument", `"unfinished":3`, `"other":3`, "the log ends after step 3 without SOLVED, UNSOLVABLE or STUCK: is the file cut off?"},
		{"argument", `"role":"set"`, `"role":"sit"`, `line 4: step 3: parts: there is no role "sit"`},
		{"argument", `"from":"5r1c1"`, `"from":"r1c1"`, "links:"},
		{"argument", `"kind":"ASSUME"`, `"kind":"SOLVED"`, `argument: there is no claim of kind "SOLVED"`},
		{"argument", `"kind":"ASSUME"`, `"kind":"PRESUME"`, `argument: there is no claim of kind "PRESUME"`},
		{"argument", `"kind":"ASSUME","place":["r1c1=5"]`, `"kind":"ASSUME","place":["r1c1"]`, `place: "r1c1" is not like r5c5=3`},
		{"argument", `"kind":"ASSUME","place":["r1c1=5"]`, `"kind":"ASSUME","eliminate":["r1c1"]`, `eliminate: "r1c1" is not like r5c5<>3`},
		{"argument", `"kind":"ASSUME","place":["r1c1=5"]`, `"kind":"ASSUME","place":["r1c1=5","r1c2=1"]`, "a claim says one thing of one candidate, this one 2"},
		{"argument", `"kind":"ASSUME","place":["r1c1=5"]`, `"kind":"ASSUME"`, "a claim says one thing of one candidate, this one 0"},
		{"argument", `"rests":[0,1]`, `"rests":[0,2]`, "claim 2 cannot rest on claim 2"},
		{"argument", `"rests":[0,1]`, `"rests":[-1]`, "claim 2 cannot rest on claim -1"},
		{"argument", `"technique":"Locked`, `"technique":"Unlocked`, `argument: there is no technique "Unlocked`},
		{"argument", `"truths":["7r2"]`, `"truths":["7r2","7r3"]`, "a claim follows from one truth, this one names 2"},
		{"argument", `"truths":["7r2"]`, `"truths":["7x2"]`, `truths: "7x2" is not a truth like r5c5, 3r5, 3c5 or 3b5`},
		{"plain", `"truths":["r1c2"]`, `"truths":["r1"]`, `truths: "r1" is not a truth`},
	} {
		text := logs[test.log]
		if !strings.Contains(text, test.was) {
			t.Errorf("%s: there is no %s in\n%.3000s", test.log, test.was, text)
			continue
		}
		_, err := jsonl.ReadOwnLog(context.Background(), strings.NewReader(strings.Replace(text, test.was, test.is, 1)), argueLadder)
		switch {
		case test.want == "" && err == nil:
		case err == nil || test.want == "" || !strings.Contains(err.Error(), test.want) || strings.Contains(err.Error(), "\n"):
			t.Errorf("%s: %s instead of %s\n got %v\nwant %s", test.log, test.is, test.was, err, test.want)
		case !errors.As(err, new(*jsonl.ReadError)):
			t.Errorf("%s: %v is a %T", test.log, err, err)
		}
	}
}

// TestLogReader reads on where a log ends: what follows is refused or logged one by one.
func TestLogReader(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, "94..........437.........2.....5.6.7.3.8....5..6...4.2.1.5.7.......8....9..4.9...1"), deduce.Options{})
	for range 40 {
		s.Next()
	}
	log := s.Log()
	lines := strings.SplitAfter(string(written(t, &log, false)), "\n")
	reader := jsonl.NewReader(log.First(30), deduce.Classic)
	for n := 31; n <= len(log.Steps); n++ {
		if err := reader.Step(context.Background(), []byte(lines[n])); err != nil {
			t.Fatal(err)
		}
	}
	if got := reader.Log(); !reflect.DeepEqual(got.Steps, log.Steps) {
		t.Error("the steps read are not those written")
	}
	err := reader.Step(context.Background(), []byte(lines[31]))
	var wrong *jsonl.ReadError
	if !errors.As(err, &wrong) || wrong.Line != 0 || wrong.Step != len(log.Steps)+1 || wrong.Field != "n" || errors.Unwrap(err) == nil {
		t.Errorf("a step that was there before: %+v", err)
	}
}
