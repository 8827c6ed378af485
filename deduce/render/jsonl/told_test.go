package jsonl_test

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/jsonl"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/deduce/technique/fish"
	"deduku/deduce/verify"
	"deduku/internal/testutil/boardtest"
)

// renamed is a solved log in whose file the first locked candidates are an X-Wing, because everybody knows, with an argument that
// says nothing true; n is the number of that step. A checker finds nothing wrong with it.
func renamed(t *testing.T) (text []byte, n int) {
	t.Helper()
	s := deduce.New(boardtest.Grid(t, "......41.9..3.....3...2.....48..7..........52.1.......5..2....6.7....8......9...."), deduce.Options{Ladder: technique.Standard})
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	lines := strings.Split(string(written(t, &log, false)), "\n")
	for i, line := range lines {
		const name = `"technique":"Locked Candidates Type 1 (Pointing)"`
		at := strings.Index(line, `"text":`)
		if !strings.Contains(line, name) {
			continue
		}
		step := log.Step(i)
		as := *step
		as.Technique = fish.XWing
		said := wording.Text{Short: true}.Line(&as)
		lines[i] = strings.Replace(line[:at], name, `"technique":"X-Wing"`, 1) +
			`"argument":[{"kind":"ASSUME","place":["r1c3=1"],"text":"ASSUME    r1c3 = 1"}],` +
			`"text":"` + said + `    because r1c1 is 1, as \"everybody\" knows"}`
		return []byte(strings.Join(lines, "\n")), i
	}
	t.Fatal("there are no locked candidates in it")
	return nil, 0
}

// TestReadLogBelievesNoName reads a log with a step that is proved under a name that it has not: it is told by its truths, nothing
// counts the name, and the file is written as it was.
func TestReadLogBelievesNoName(t *testing.T) {
	text, n := renamed(t)
	if _, err := verify.Check(bytes.NewReader(text)); err != nil {
		t.Fatal(err)
	}
	log, err := jsonl.ReadLog(context.Background(), bytes.NewReader(text), rate.Known)
	if err != nil {
		t.Fatal(err)
	}
	step := log.Step(n)
	if step.Technique != nil || len(step.Argument.Claims) > 0 || log.Unconfirmed() != 1 {
		t.Errorf("the name is believed: %+v with %+v, %d not confirmed", step, step.Argument, log.Unconfirmed())
	}
	line := wording.Text{}.Line(step)
	if want := `the log says X-Wing: "because r1c1 is 1, as 'everybody' knows"`; !strings.HasPrefix(line, "LOGIC ") ||
		!strings.Contains(line, "    by its truth ") || !strings.HasSuffix(line, want) {
		t.Errorf("told as %s", line)
	}
	for k, before := range log.Boards {
		if k != n {
			continue
		}
		if all := strings.Join(explanation.Step(wording.Text{}, step, before), "\n"); strings.Contains(all, fish.XWing.Doc) {
			t.Errorf("explained as\n%s", all)
		}
	}
	if hardest := rate.Scale.Judge(&log).Hardest; hardest == fish.XWing {
		t.Error("the name counts as the hardest technique")
	}
	if again := written(t, &log, false); !bytes.Equal(text, again) {
		t.Errorf("written as\n%s\nwas\n%s", firstDifference(again, text), firstDifference(text, again))
	}
	again, err := jsonl.ReadOwnLog(context.Background(), bytes.NewReader(written(t, &log, true)), rate.Known)
	if err != nil || again.Step(n).Technique != nil || !bytes.Equal(text, written(t, &again, false)) {
		t.Errorf("a file of our own brings it back as %+v, %v", again.Step(n), err)
	}
}

// TestReadLogNamesSingles reads singles under names that they have not: they are told as what they are.
func TestReadLogNamesSingles(t *testing.T) {
	s := deduce.New(boardtest.Grid(t, "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57"), deduce.Options{})
	if err := s.Solve(t.Context()); err != nil {
		t.Fatal(err)
	}
	log := s.Log()
	plain := written(t, &log, false)
	for _, test := range []struct{ was, is string }{
		{`"kind":"POS_DED","technique":"Naked Single"`, `"kind":"POS_DED","technique":"X-Wing"`},
		{`"kind":"POS_DED","technique":"Naked Single"`, `"kind":"POS_DED","technique":"Full House"`},
		{`"kind":"NEG_DED2","technique":"Hidden Single"`, `"kind":"NEG_DED2","technique":"Full House"`},
	} {
		text := bytes.Replace(plain, []byte(test.was), []byte(test.is), 1)
		read, err := jsonl.ReadLog(context.Background(), bytes.NewReader(text), rate.Known)
		if err != nil {
			t.Fatal(err)
		}
		if read.Unconfirmed() != 1 {
			t.Errorf("%s: %d names are not confirmed", test.is, read.Unconfirmed())
		}
		for i := range read.Steps {
			if got, want := (wording.Text{}).Line(&read.Steps[i]), (wording.Text{}).Line(&log.Steps[i]); got != want {
				t.Errorf("%s: told as %s, want %s", test.is, got, want)
			}
		}
		if again := written(t, &read, false); !bytes.Equal(text, again) {
			t.Errorf("%s: written as\n%s", test.is, firstDifference(again, text))
		}
	}
}

// TestReadLogLeavesOutParts reads parts that are not so from a file that is not our own.
func TestReadLogLeavesOutParts(t *testing.T) {
	text, n := renamed(t)
	forged := bytes.Replace(text, []byte(`"argument":[`), []byte(`"parts":[{"role":"base","units":"r1","digits":"1"}],"argument":[`), 1)
	log, err := jsonl.ReadLog(context.Background(), bytes.NewReader(forged), rate.Known)
	if err != nil || log.Step(n).Technique != nil {
		t.Errorf("%+v, %v", log.Step(n), err)
	}
}
