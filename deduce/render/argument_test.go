package render_test

import (
	"context"
	"path/filepath"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

// firstStep is the first step of a technique on its example, with the board that it is found on.
func firstStep(t *testing.T, tech *deduce.Technique) (deduce.Step, *board.Board) {
	t.Helper()
	p, err := format.Parse(":0000:x:" + tech.Example + "::")
	if err != nil {
		t.Fatal(err)
	}
	s := deduce.New(p.Givens, deduce.Options{})
	if err := s.Begin(p.Givens, p.Placed, p.Eliminated); err != nil {
		t.Fatal(err)
	}
	var first deduce.Step
	s.Find(context.Background(), tech, func(step deduce.Step) bool { first = step; return false })
	if first.Argument == nil {
		t.Fatalf("%s finds no step with an argument on its example", tech.Title)
	}
	return first, s.Board()
}

// nets are the techniques whose steps have an argument.
var nets = []*deduce.Technique{
	technique.ForcingNetContradiction, technique.ForcingNetVerity, technique.NestedForcingNet, technique.DeepForcingNet,
}

// TestArgumentTold compares what is told of nets with testdata: in full of the small ones, and folded.
func TestArgumentTold(t *testing.T) {
	var b strings.Builder
	for _, tech := range nets {
		step, before := firstStep(t, tech)
		for _, full := range []bool{false, true} {
			if full && (tech == technique.DeepForcingNet || !render.FoldsLemmas(render.Text{}.Argument(&step))) {
				continue // it is long, or the same
			}
			for _, p := range (render.Text{Full: full}).Explain(&step, before)[1:] {
				b.WriteString(p + "\n")
			}
			b.WriteString("\n")
		}
	}
	golden(t, filepath.Join("testdata", "argument.txt"), b.String())
}

// TestArgumentFollows holds every line of an argument to what a reader with pencil and paper needs: each placement and
// each end names what it rests on, and each of these was told above it on the way there, or is supposed there.
func TestArgumentFollows(t *testing.T) {
	for _, tech := range nets {
		step, _ := firstStep(t, tech)
		text := render.Text{}
		var supposed []string
		if c := &step.Argument.Claims[0]; tech != technique.ForcingNetVerity {
			supposed = append(supposed, text.Notation.Placement(c.Candidate))
		}
		followLines(t, tech, text.Argument(&step), supposed)
	}
}

func followLines(t *testing.T, tech *deduce.Technique, lines []render.ArgumentLine, known []string) {
	t.Helper()
	for _, l := range lines {
		says, reason, _ := strings.Cut(l.Text, "    ")
		switch {
		case l.Case:
			followLines(t, tech, l.More, append(known[:len(known):len(known)], strings.TrimSuffix(strings.TrimPrefix(says, "If "), ":")))
			continue
		case len(l.More) > 0:
			followLines(t, tech, l.More, append(known[:len(known):len(known)], strings.Replace(says, "<>", "=", 1)))
			known = append(known, says)
			continue
		case reason == "":
			says, reason = "", l.Text
		}
		_, since, ok := strings.Cut(reason, ", since ")
		if !ok && !strings.HasPrefix(reason, "sees ") && !strings.HasPrefix(reason, "as ") {
			t.Errorf("%s: a line names nothing that it rests on: %s", tech.Title, l.Text)
		}
		for _, fact := range strings.Split(strings.ReplaceAll(since, " and ", ", "), ", ") {
			if fact != "" && !contains(known, fact) {
				t.Errorf("%s: %q rests on %q, which was not told before", tech.Title, l.Text, fact)
			}
		}
		known = append(known, says)
	}
}

func contains(all []string, one string) bool {
	for _, s := range all {
		if s == one {
			return true
		}
	}
	return false
}
