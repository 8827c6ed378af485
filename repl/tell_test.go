package repl

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/coach"
	"deduku/deduce/render/clue"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/tale"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
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
					c, err := coords.ParseCell(name, board.RC)
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

// TestHintsOfEveryTechnique has something to say in each degree before the step itself is told, never most of the board, and nothing of
// what follows.
func TestHintsOfEveryTechnique(t *testing.T) {
	t.Parallel()
	follows := regexp.MustCompile(`<>| = |can be removed|must be|, so `)
	without := map[string]bool{} // techniques whose pattern is not told before the step
	toldSteps(t, func(s *deduce.Step, b *board.Board) {
		region, cells, pattern := clue.Region(wording.Text{}, s), clue.Cells(wording.Text{}, s, b), clue.Pattern(wording.Text{}, s, b)
		if region == "" || len(strings.Fields(region)) > 20 || cells == "" || longNames.MatchString(cells) || follows.MatchString(cells) {
			t.Errorf("%s:\nlook at %s\nthe cells: %s", wording.Text{}.Line(s), region, cells)
		}
		without[s.Technique.Name] = without[s.Technique.Name] || pattern == ""
		for _, x := range s.Eliminations {
			if is := (wording.Text{}).NodeIs(deduce.Node{Cells: board.CellsOf(x.Cell), Digit: x.Digit}, false); strings.Contains(pattern, is) {
				t.Errorf("%s:\n%s", wording.Text{}.Line(s), pattern)
			}
		}
	})
	var names []string
	for name, yes := range without {
		if yes {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	// Of a single the pattern is the step, and of what supposes one candidate it begins with that.
	want := "deep-forcing-net forcing-net-contradiction full-house hidden-single naked-single nested-forcing-net nishio whip"
	if got := strings.Join(names, " "); got != want {
		t.Errorf("no pattern is told of %s, want of %s", got, want)
	}
}

// TestHintsNameRoles has cells with what they are: pivot and pincers, the ends of a chain in its own order, the joined and the free ends
// of strong links, sets with their letters.
func TestHintsNameRoles(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ name, cells, pattern string }{
		{"xy-wing", "pivot r3c6; pincers r3c9, r7c6", "Pivot r3c6 (4 5) sees pincer r3c9 (1 4) in row 3 and pincer r7c6 (1 5) in column 6."},
		{"skyscraper", "joined ends r2c2, r8c2; free ends r2c6, r8c4", "In row 2 the only places for 7 are r2c2 and r2c6; in row 8 they are r8c2 and r8c4. The joined ends r2c2 and r8c2 are in column 2, so they can't both be 7: at least one of the free ends r2c6 and r8c4 is 7."},
		{"xy-chain", "r8c7 - r8c6 - r9c6 - r9c7; ends r8c7 and r9c7", "The four strong links: r8c7 is 2 or 5; r8c6 is 5 or 8; r9c6 is 8 or 1; r9c7 is 1 or 2."},
		{"remote-pair", "r1c8 - r1c5 - r3c4 - r7c4; ends r1c8 and r7c4", "r1c8 - r1c5 (row 1) - r3c4 (box 2) - r7c4 (column 4), all the pair 8/9."},
		{"discontinuous-nice-loop", "r8c6 - r9c6 - r8c4, back to r8c6", "The two strong links: 6 is in r8c6 or r9c6 (column 6); 6 is in r8c4 or r8c6 (row 8)."},
		{"m-ring", "r3c5 - r7c5 - r7c7 - r3c7, a ring", "The three strong links: r3c5 is 7 or 3; 3 is in r7c5 or r7c7 (row 7); 7 is in r3c7 or r7c7 (column 7)."},
		{"x-wing", "r2c1, r2c9, r6c1, r6c9", "In row 2 the only places for 8 are r2c1 and r2c9; in row 6 they are r6c1 and r6c9."},
		{"cell-forcing-chain", "r5c2 - r78c2; r5c2 - r5c5 - r2c5 - r2c1; r5c2 - r6c3 - r78c3", "The candidates of r5c2 are 1, 5 and 7. The cases come to this: if r5c2 is 1, r7c1 is 1; if r5c2 is 5, r2c1 is 7; if r5c2 is 7, 7 is in r7c3 or r8c3."},
		{"forcing-net-verity", "r4c9", "r5c7 is 3, 4 or 7."},
	} {
		lesson, err := coach.Teach(context.Background(), techniquetest.Named(t, test.name))
		if err != nil {
			t.Fatal(err)
		}
		b := lesson.Example.Board()
		if got := clue.Cells(wording.Text{}, lesson.Step, b); got != test.cells {
			t.Errorf("%s:\n got %s\nwant %s", test.name, got, test.cells)
		}
		if got := clue.Pattern(wording.Text{}, lesson.Step, b); got != test.pattern {
			t.Errorf("%s:\n got %s\nwant %s", test.name, got, test.pattern)
		}
	}
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
