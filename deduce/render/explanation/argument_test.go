package explanation_test

import (
	"maps"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format/coords"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/nets"
	"deduku/internal/testutil/golden"
)

// firstStep is the first step of a technique on its example, with the board that it is found on.
func firstStep(t *testing.T, tech *deduce.Technique) (deduce.Step, *board.Board) {
	t.Helper()
	return firstStepOn(t, tech, tech.Example)
}

// firstStepOn is the first step of a technique on a board that is written as examples are.
func firstStepOn(t *testing.T, tech *deduce.Technique, example string) (deduce.Step, *board.Board) {
	t.Helper()
	first, b := stepOn(t, tech, example)
	if first.Argument == nil {
		t.Fatalf("%s finds no step with an argument on %s", tech.Title, example)
	}
	return first, b
}

// argued are the techniques whose steps have an argument.
var argued = []*deduce.Technique{
	nets.Contradiction, nets.Verity, nets.Nested, nets.Deep,
}

// TestArgumentTold compares what is told of nets with testdata: in full of the small ones, and folded.
func TestArgumentTold(t *testing.T) {
	var b strings.Builder
	for _, tech := range argued {
		step, before := firstStep(t, tech)
		for _, full := range []bool{false, true} {
			if full && (tech == nets.Deep || !explanation.FoldsLemmas(explanation.Argument(wording.Text{}, &step, before))) {
				continue // it is long, or the same
			}
			for _, p := range explanation.Step(wording.Text{Full: full}, &step, before)[1:] {
				b.WriteString(p + "\n")
			}
			b.WriteString("\n")
		}
	}
	golden.Compare(t, filepath.Join("testdata", "argument.txt"), b.String())
}

// TestPatternsTold compares with testdata what is told of nets some of whose lemmas are pairs, triples and locked candidates, or go as one before them.
func TestPatternsTold(t *testing.T) {
	var b strings.Builder
	for _, position := range []string{
		"........3..1..9.6..5..8.4.....9...8...867.....1...+82....6..7.2..3.8..5..4.......8:243 743 158 958 696",
		"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..:266 267",
		"........8..3...4.+2.9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3:511 413 314 414 315 317 521 821 824 736 242 148 752 958 371 374 474 479 985 386 686 786 894 897",
		"........7..4.2.6..8.....31......29...4..9..3...95.6....1......8..6.5.2..7......6.:518 818 918 922 343 543 744 745 748 149 151 753 762 467 478 381 488 489",
		"..4..3....7..8....2.81....6..3....9..8.+32....1..7....3+8.....45....8..9....9..5..8:737 547",
	} {
		step, before := firstStepOn(t, nets.Nested, position)
		text := wording.Text{Full: true}
		b.WriteString(text.Line(&step) + "\n")
		for _, p := range explanation.Step(text, &step, before)[1:] {
			b.WriteString(p + "\n")
		}
		b.WriteString("\n")
		known := told{}
		known.add(text.Notation.Placement(step.Argument.Claims[0].Candidate), "")
		known.follow(t, nets.Nested, explanation.Argument(text, &step, before))
	}
	golden.Compare(t, filepath.Join("testdata", "argument_patterns.txt"), b.String())
}

// TestArgumentFollows holds every line of an argument to what a reader with pencil and paper needs: each placement,
// each lemma and each end names what it rests on, and each of these was told above it on the way there, with the same number
// or letter, or is supposed there.
func TestArgumentFollows(t *testing.T) {
	for _, tech := range argued {
		step, before := firstStep(t, tech)
		text := wording.Text{}
		known := told{}
		if c := &step.Argument.Claims[0]; tech != nets.Verity {
			known.add(text.Notation.Placement(c.Candidate), "")
		}
		known.follow(t, tech, explanation.Argument(text, &step, before))
	}
}

// told are the facts that a reader knows, each with what the line is called that told it.
type told map[string]string

// facts are what a line says: r4c6, r5c6 <> 45 (lemma B), r4c7 = 2 (12), one cell and digit at a time.
var facts = regexp.MustCompile(`((?:r\dc\d, )*r\dc\d) (=|<>) (\d+)(?: \((?:lemma )?([A-Z\d.]+)\))?`)

// each calls do for each fact in some words.
func each(words string, do func(fact, name string)) {
	for _, m := range facts.FindAllStringSubmatch(words, -1) {
		for _, cell := range strings.Split(m[1], ", ") {
			for _, digit := range m[3] {
				do(cell+" "+m[2]+" "+string(digit), m[4])
			}
		}
	}
}

// add makes what some words say known, by what the line is called.
func (k told) add(words, name string) { each(words, func(fact, _ string) { k[fact] = name }) }

// follow follows lines, whose facts are known from then on.
func (k told) follow(t *testing.T, tech *deduce.Technique, lines []explanation.Line) {
	t.Helper()
	for _, l := range lines {
		if l.Block {
			k.follow(t, tech, l.More)
			continue
		}
		text := l.Text
		if l.Lemma {
			text = strings.TrimPrefix(text, "lemma "+l.Name+": ")
		}
		says, reason, _ := strings.Cut(text, "    ")
		if len(l.More) > 0 {
			inner := maps.Clone(k)
			inner.add(strings.ReplaceAll(says, "<>", "="), "")
			inner.follow(t, tech, l.More)
			if !l.Case {
				k.add(says, l.Name)
				if !strings.HasPrefix(l.Opens, "lemma "+l.Name+": suppose also "+strings.ReplaceAll(says, "<>", "=")) || !strings.HasSuffix(l.Closes, "(lemma "+l.Name+")") {
					t.Errorf("%s: lemma %s opens with %q and closes with %q", tech.Title, l.Name, l.Opens, l.Closes)
				}
			}
			continue
		}
		if reason == "" {
			says, reason = "", text
		}
		_, since, ok := strings.Cut(reason, ", since ")
		if !ok && !strings.HasPrefix(reason, "sees ") && !strings.HasPrefix(reason, "as ") {
			t.Errorf("%s: a line names nothing that it rests on: %s", tech.Title, l.Text)
		}
		each(since, func(fact, by string) {
			if name, ok := k[fact]; !ok || name != by {
				t.Errorf("%s: %q rests on %s (%q), which was not told before, or by %q", tech.Title, l.Text, fact, by, name)
			}
		})
		k.add(says, l.Name)
	}
}

// onePlace is a line of an argument about a digit in a unit: one place for it, or none, and why.
var onePlace = regexp.MustCompile(`(?:(r\dc\d) = \d +only|no) place for (\d) in (row|column|box) (\d)(?: is left)?, since (.*)`)

// sights are what something placed sees, in such a reason.
var (
	sights = regexp.MustCompile(`(r\dc\d) = (\d)(?: \([A-Z\d.]+\))? sees ([^;]*)`)
	cells  = regexp.MustCompile(`r\dc\d`)
)

// TestPlacesNamed holds each line about a digit in a unit to naming all its other places on the board before the step: each is filled, or a
// lemma removes the digit from it, or something sees it. A reader need not find out which reason matters where.
func TestPlacesNamed(t *testing.T) {
	lines := 0
	for _, tech := range append([]*deduce.Technique{nets.Nishio, nets.Whip}, argued...) {
		step, before := firstStep(t, tech)
		for _, line := range explanation.Step(wording.Text{Full: true}, &step, before) {
			m := onePlace.FindStringSubmatch(line)
			if m == nil {
				continue
			}
			lines++
			for _, sight := range sights.FindAllStringSubmatch(m[5], -1) {
				from, _ := coords.ParseCell(sight[1], board.RC)
				for _, name := range cells.FindAllString(sight[3], -1) {
					if c, err := coords.ParseCell(name, board.RC); err != nil || !from.Sees(c) || sight[2] != m[2] {
						t.Errorf("%s: %s = %s does not rule %s out of %s in %q", tech.Title, sight[1], sight[2], m[2], name, line)
					}
				}
			}
			u := map[string]board.Unit{"row": board.Row(0), "column": board.Column(0), "box": board.Box(0)}[m[3]] + board.Unit(m[4][0]-'1')
			for c := range before.CellsFor(board.Digit(m[2][0] - '0')).And(u.Cells()).All() {
				if name := c.String(); name != m[1] && !strings.Contains(m[5], name) {
					t.Errorf("%s: nothing is said of %s in %q", tech.Title, name, line)
				}
			}
		}
	}
	if lines < 50 {
		t.Errorf("only %d lines are about places", lines)
	}
}
