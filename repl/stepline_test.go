package repl

import (
	"slices"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// TestStepLineIsRead types the printed lines of some steps of each technique, in each notation, long and compact, as each
// command that prints them does: they say what the step concludes.
func TestStepLineIsRead(t *testing.T) {
	t.Parallel()
	told := map[*deduce.Technique]int{}
	toldSteps(t, func(s *deduce.Step, _ *board.Board) {
		if told[s.Technique]++; told[s.Technique] > 3 {
			return
		}
		want := edits(s)
		for _, name := range board.Notations() {
			notation := notationNamed(t, name)
			for _, text := range []wording.Text{{Notation: notation}, {Notation: notation, Short: true}, {Notation: notation, Compact: true}, {Notation: notation, Named: true}} {
				line := text.Line(s)
				for _, before := range []string{"", wording.Number(47), wording.NumberIn(7, false), "  a ", " aa ", "47/88 ", " 6.6  47 "} {
					conclusion, ok := stepLine(before + line)
					read, err := coords.Assignments(conclusion, notation)
					if got := sorted(read); !ok || err != nil || !slices.Equal(got, want) {
						t.Errorf("%s, %s: %q reads as %v (%v)\nwant %v", s.Technique.Name, name, before+line, got, err, want)
					}
				}
			}
		}
	})
}

func notationNamed(t *testing.T, name string) board.Notation {
	t.Helper()
	for _, n := range []board.Notation{board.RC, board.XY, board.A1} {
		if n.String() == name {
			return n
		}
	}
	t.Fatalf("there is no notation %s", name)
	return 0
}

// edits are what a step concludes.
func edits(s *deduce.Step) []coords.Edit {
	var out []coords.Edit
	for _, x := range s.Placements {
		out = append(out, coords.Edit{Candidate: x})
	}
	for _, x := range s.Eliminations {
		out = append(out, coords.Edit{Candidate: x, Eliminate: true})
	}
	return sorted(out)
}

// sorted are edits in order, without their columns.
func sorted(edits []coords.Edit) []coords.Edit {
	out := slices.Clone(edits)
	for i := range out {
		out[i].Column = 0
	}
	slices.SortFunc(out, func(a, b coords.Edit) int { return 10*(int(a.Cell)-int(b.Cell)) + int(a.Digit) - int(b.Digit) })
	return out
}

// TestStepLineIsNone leaves alone what is no line of a step.
func TestStepLineIsNone(t *testing.T) {
	for _, line := range []string{"", "r4c7=5", "4 7 5", "x-wing", "X-Wing", "why r4c7", "123456789", "hint", "12 r4c7=5", "X-Winger r1c1=2"} {
		if conclusion, ok := stepLine(line); ok {
			t.Errorf("%q concludes %q", line, conclusion)
		}
	}
}
