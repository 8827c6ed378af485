package repl

import (
	"context"
	"regexp"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render"
	"deduku/deduce/technique"
)

// toldSteps yields for each technique steps on its example, at most some, and the board before them.
func toldSteps(t *testing.T, yield func(*deduce.Step, *board.Board)) {
	t.Helper()
	const most = 20
	for _, rung := range technique.Standard {
		lesson, err := coach.Teach(context.Background(), rung.Technique)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		lesson.Example.Find(context.Background(), rung.Technique, func(s deduce.Step) bool {
			yield(&s, lesson.Example.Board())
			n++
			return n < most
		})
	}
}

// TestFourParts tells steps of every technique that has a shape: what makes the pattern, the alternatives, what each
// removed candidate sees, and what follows. No part is empty, and each removed cell is named before the conclusion.
func TestFourParts(t *testing.T) {
	t.Parallel()
	text := render.Text{}
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		if s.Technique.Shape == deduce.ShapeOther {
			return // told by its links
		}
		tale := text.Tell(s, b)
		name := s.Technique.Name + ": " + text.Line(s)
		if tale.Look == "" || tale.Choices == "" || tale.Therefore == "" || tale.Sees == "" && len(s.Placements) == 0 && !strings.Contains(tale.Choices, "must be") {
			t.Errorf("%s\na part is missing: %+v", name, tale)
		}
		told := tale.Look + tale.Choices + tale.Sees
		for _, x := range s.Eliminations {
			if !strings.Contains(told, x.Cell.String()) && s.Technique.Shape != deduce.ShapeSymmetry {
				t.Errorf("%s\nnothing is said of %v:\n%+v", name, x, tale)
			}
		}
		for _, x := range s.Placements {
			if !strings.Contains(tale.Therefore, x.Cell.String()) {
				t.Errorf("%s\n%v is not concluded:\n%+v", name, x, tale)
			}
		}
	})
}

// seen is a sentence that says which cells see which, with the units.
var seen = regexp.MustCompile(`((?:r\dc\d(?:, | and )?)+) sees? ((?:(?:r\dc\d(?:, | and )?)+ in (?:row|column|box) \d(?:, | and )?)+)`)

var (
	seenGroup = regexp.MustCompile(`((?:r\dc\d(?:, | and )?)+) in (row|column|box) (\d)`)
	cellName  = regexp.MustCompile(`r\dc\d`)
)

// TestSeesIsTrue reads what the explanations say of cells that see cells: each pair shares the unit that is named.
func TestSeesIsTrue(t *testing.T) {
	t.Parallel()
	sentences := 0
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		all := strings.Join(render.Text{}.Explain(s, b)[1:], "\n")
		for _, m := range seen.FindAllStringSubmatch(all, -1) {
			sentences++
			for _, group := range seenGroup.FindAllStringSubmatch(m[2], -1) {
				u := map[string]board.Unit{"row": board.Row(0), "column": board.Column(0), "box": board.Box(0)}[group[2]] + board.Unit(group[3][0]-'1')
				for _, name := range append(cellName.FindAllString(m[1], -1), cellName.FindAllString(group[1], -1)...) {
					c, err := format.ParseCell(name, board.RC)
					if err != nil || !u.Cells().Has(c) {
						t.Errorf("%s: %q: %s is not in %v", s.Technique.Name, m[0], name, u)
					}
				}
			}
		}
		for _, word := range []string{" goes", " struck", " gets ", " shown", " stuff", " lost "} {
			if strings.Contains(all, word) {
				t.Errorf("%s says%s:\n%s", s.Technique.Name, word, all)
			}
		}
		most, told := 330, []string{all}
		if s.Argument != nil && len(s.Argument.Claims) > 0 { // a net is as long as its facts are many: each has a line
			most, told = 60, strings.Split(all, "\n")
		}
		for _, text := range told {
			if words := len(strings.Fields(text)); words > most {
				t.Errorf("%s takes %d words:\n%s", s.Technique.Name, words, text)
			}
		}
	})
	if sentences < 200 {
		t.Errorf("only %d sentences say what sees what", sentences)
	}
}

// TestEveryTechniqueHasNotes wants for each technique how to spot it, with the usual trap, and what is related to it.
func TestEveryTechniqueHasNotes(t *testing.T) {
	for _, rung := range technique.Standard {
		related := technique.Related(rung.Technique)
		if !strings.Contains(rung.Spot, "he trap") && !strings.Contains(rung.Spot, "easy to forget") || len(related) == 0 {
			t.Errorf("%s: %s, with %d related", rung.Name, rung.Spot, len(related))
		}
	}
}
