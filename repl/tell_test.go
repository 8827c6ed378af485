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
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
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

// together is cells of a line that are written as one, r2c379, as in lists of many.
var together = regexp.MustCompile(`r(\d+)c(\d+)`)

// apart writes the cells of a text one by one.
func apart(text string) string {
	return together.ReplaceAllStringFunc(text, func(group string) string {
		m := together.FindStringSubmatch(group)
		var all []string
		for _, row := range m[1] {
			for _, column := range m[2] {
				all = append(all, "r"+string(row)+"c"+string(column))
			}
		}
		return strings.Join(all, ", ")
	})
}

// TestFourParts tells steps of every technique that has a shape: what makes the pattern, the alternatives, what each
// removed candidate sees, and what follows. No part is empty, and each removed cell is named before the conclusion.
func TestFourParts(t *testing.T) {
	t.Parallel()
	text := wording.Text{}
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		if s.Technique.Shape == deduce.ShapeOther {
			return // told by its links
		}
		tale := tale.Tell(text, s, b)
		name := s.Technique.Name + ": " + text.Line(s)
		choices := tale.Choices + strings.Join(tale.Cases, " ")
		if tale.Look == "" || choices == "" || tale.Therefore == "" || tale.Sees == "" && len(s.Placements) == 0 && !namesAll(choices, s) {
			t.Errorf("%s\na part is missing: %+v", name, tale)
		}
		told := apart(tale.Look + choices + tale.Sees)
		for _, x := range s.Eliminations {
			if !strings.Contains(told, x.Cell.String()) && (s.Argument == nil || s.Argument.Symmetry == nil) {
				t.Errorf("%s\nnothing is said of %v:\n%+v", name, x, tale)
			}
		}
		for _, x := range s.Placements {
			if !strings.Contains(apart(tale.Therefore), x.Cell.String()) {
				t.Errorf("%s\n%v is not concluded:\n%+v", name, x, tale)
			}
		}
	})
}

// namesAll reports whether a text names every cell that loses a candidate: the alternatives can say all there is of them.
func namesAll(text string, s *deduce.Step) bool {
	text = apart(text)
	for _, x := range s.Eliminations {
		if !strings.Contains(text, x.Cell.String()) {
			return false
		}
	}
	return true
}

// bracketed is the candidates of a cell or set, which are read as one word.
var bracketed = regexp.MustCompile(`\((\d )*\d\)`)

// wordsIn counts the words of a text.
func wordsIn(text string) int { return len(strings.Fields(bracketed.ReplaceAllString(text, "()"))) }

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
		all := apart(strings.Join(explanation.Step(wording.Text{}, s, b)[1:], "\n"))
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
	})
	if sentences < 200 {
		t.Errorf("only %d sentences say what sees what", sentences)
	}
}

// TestHintsOfEveryTechnique has something to say in each degree before the step itself is told, and never most of the board.
func TestHintsOfEveryTechnique(t *testing.T) {
	t.Parallel()
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		region, cells := wording.Text{}.Region(s), wording.Text{}.PatternCells(s, b)
		if region == "" || len(strings.Fields(region)) > 20 || cells == "" || longNames.MatchString(cells) {
			t.Errorf("%s:\nlook at %s\nthe cells: %s", wording.Text{}.Line(s), region, cells)
		}
	})
}

// subject is the cells that begin a sentence or a part of one, and whether they see or one sees.
var subject = regexp.MustCompile(`(?m)(?:^ *|[.;:] )((?:r\d+c\d+(?:, | and ))*r\d+c\d+) (sees?)\b`)

// TestNumberAgrees has one cell see and several cells see: r4c7 sees, r4c7 and r4c8 see, r4c78 see.
func TestNumberAgrees(t *testing.T) {
	t.Parallel()
	subjects := 0
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		for _, m := range subject.FindAllStringSubmatch(strings.Join(explanation.Step(wording.Text{}, s, b)[1:], "\n"), -1) {
			subjects++
			if one := len(m[1]) == len("r4c7"); one != (m[2] == "sees") {
				t.Errorf("%s: %s", s.Technique.Name, m[0])
			}
		}
	})
	if subjects < 200 {
		t.Errorf("only %d sentences say what sees what", subjects)
	}
}

// TestNamesOfRemovals reads what is said of every technique: eliminations have the verbs of players, in definitions, in
// advice and in the reason on a step's line, too.
func TestNamesOfRemovals(t *testing.T) {
	t.Parallel()
	wrong := regexp.MustCompile(`\b(goes from|digit goes|struck|strikes?|gets|loses?|lost|stuff)\b`)
	check := func(name, what, text string) {
		if found := wrong.FindString(text); found != "" {
			t.Errorf("%s: its %s says %q: %s", name, what, found, text)
		}
	}
	for _, r := range technique.Standard {
		check(r.Name, "definition", r.Doc)
		check(r.Name, "advice", r.Spot)
	}
	toldSteps(t, func(s *deduce.Step, _ *board.Board) { check(s.Technique.Name, "line", wording.Text{}.Line(s)) })
}

// TestBrief holds what is told of a pattern to as many words as one can read without a drawing. More are for patterns that
// need one: moreWords names them.
func TestBrief(t *testing.T) {
	t.Parallel()
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		const most = 150
		if s.Argument != nil && len(s.Argument.Claims) > 0 { // a net is as long as its facts are many: each has a line
			for line := range strings.Lines(strings.Join(explanation.Step(wording.Text{}, s, b)[1:], "\n")) {
				if words := wordsIn(line); words > 60 {
					t.Errorf("%s takes %d words in a line:\n%s", s.Technique.Name, words, line)
				}
			}
			return
		}
		tale := tale.Tell(wording.Text{}, s, b)
		for _, line := range tale.Cases { // so have cases, and the links of a long chain
			if words := wordsIn(line); words > 90 {
				t.Errorf("%s takes %d words for a case:\n%s", s.Technique.Name, words, line)
			}
		}
		tale.Cases = nil
		all := strings.Join(tale.Paragraphs(), "\n")
		if words := wordsIn(all); words > most+moreWords(s) {
			t.Errorf("%s takes %d words:\n%s", s.Technique.Name, words, all)
		}
	})
}

// moreWords is how many words the explanation of a step may have beyond what is told of others.
func moreWords(s *deduce.Step) int {
	switch s.Technique.Shape {
	case deduce.ShapeChain, deduce.ShapeKraken: // each link of a long chain or ring has its reason, and each almost locked set what it needs
		more := 12 * max(0, len(s.Argument.Links)-8)
		if pattern.IsRing(s.Argument.Links) { // and is told both ways
			more += 6 * len(s.Argument.Links)
		}
		for i := range s.Parts {
			switch p := &s.Parts[i]; {
			case p.Role == deduce.Set && p.Cells.CommonUnits() == 0: // where its digits see each other
				more += 60
			case p.Role == deduce.Set:
				more += 30
			case p.Role == deduce.Corner || p.Role == deduce.Guarded: // why its digits alone may not or cannot fill it
				more += 30 + 50*p.Digits.Len()
			}
		}
		return more
	case deduce.ShapeExocet: // a dozen removals and more, with their reasons
		return 10 * len(s.Eliminations)
	case deduce.ShapeFish: // the places of many bases, and of a Siamese fish the argument twice
		more := 0
		for i := range s.Parts {
			if s.Parts[i].Role == deduce.Base {
				more += 10 * max(0, s.Parts[i].Units.Len()-4)
			}
		}
		if strings.HasPrefix(s.Technique.Name, "siamese-") {
			more += 40
		}
		return more
	case deduce.ShapeDeadly: // a naked subset beside the pattern
		for i := range s.Parts {
			if s.Parts[i].Role == deduce.Set {
				return 10
			}
		}
	case deduce.ShapeSectors: // two dozen cells, but where one line and one box cross
		if len(pattern.PartsOf(s, deduce.Pivot)) == 0 {
			return 50
		}
	case deduce.ShapeImpossible: // a dozen cells for three digits, and the way round four boxes
		if pattern.GatherRole(s, deduce.Guarded).Digits.Len() == 3 {
			return 60
		}
	case deduce.ShapeBlossom: // a rectangle and sets around it
		if s.Assumes() {
			return 70
		}
	case deduce.ShapeCombinations: // a line for each combination of cells
		if len(pattern.PartsOf(s, deduce.Pivot)) > 0 {
			return 12 * max(0, len(s.Parts)-2)
		}
	}
	return 0
}

// longNames is a list of more than six cells that are named one by one.
var longNames = regexp.MustCompile(`r\dc\d\b(?:(?:, | and | or | )r\dc\d\b){6,}`)

// TestLongLists holds lists of cells to six that are named one by one: of more, those of a row or column are written together.
func TestLongLists(t *testing.T) {
	t.Parallel()
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		tale := tale.Tell(wording.Text{}, s, b)
		if long := longNames.FindString(strings.Join(tale.Paragraphs(), "\n")); long != "" {
			t.Errorf("%s lists %s", s.Technique.Name, long)
		}
	})
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

// TestDefinitionsSayOnce holds definitions to saying nothing that another one says in the same words: what a technique is a case of is
// named, not repeated.
func TestDefinitionsSayOnce(t *testing.T) {
	for _, a := range technique.Standard {
		for _, b := range technique.Standard {
			if a.Technique != b.Technique && strings.Contains(a.Doc, b.Doc) {
				t.Errorf("the definition of %s repeats that of %s: %s", a.Name, b.Name, a.Doc)
			}
		}
	}
}

// TestConclusionOnce holds what can be removed back to the last sentence, which says it once for all.
func TestConclusionOnce(t *testing.T) {
	t.Parallel()
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		tale := tale.Tell(wording.Text{}, s, b)
		before := strings.Join(append(tale.Cases, tale.Look, tale.Choices, tale.Sees), "\n")
		for _, words := range []string{"can be removed", "Else it "} {
			if strings.Contains(before, words) {
				t.Errorf("%s says %q before the conclusion:\n%s", s.Technique.Name, words, before)
			}
		}
	})
}
