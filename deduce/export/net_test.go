package export_test

import (
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/lemma"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
)

// hardest are puzzles of the list hardest-1106 whose way is nets for the most part; the first is Golden Nugget.
var hardest = []string{
	".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
}

// TestNumbersAgree holds the numbers of placements and the letters of lemmas to be the same in the words, in the drawing for a terminal
// and in the picture, and the lines of long arguments to stand in blocks: of each technique with an argument on its example, and of the
// nets of hard puzzles.
func TestNumbersAgree(t *testing.T) {
	nets := 0
	for _, rung := range technique.Standard {
		p, err := format.Parse(rung.Technique.Example)
		if err != nil {
			t.Fatal(err)
		}
		b := p.Board()
		deduce.NewView(context.Background(), &b).Find(rung.Technique, func(s *deduce.Step) bool {
			if lemma.HasArgument(s) {
				nets++
				numbersAgree(t, s, &b)
			}
			return false
		})
	}
	if nets < 6 {
		t.Errorf("only %d techniques have an argument", nets)
	}
	for _, text := range hardest {
		p, err := format.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		s := deduce.New(p.Givens, deduce.Options{Guess: deduce.NoGuess, Ladder: technique.Standard})
		if err := s.Solve(t.Context()); err != nil {
			t.Fatal(err)
		}
		log := s.Log()
		b := board.New()
		sheet := export.Sheet{Log: &log}
		for i := range log.Steps {
			if step := log.Step(i + 1); lemma.HasArgument(step) {
				nets++
				b = sheet.Before(i + 1)
				numbersAgree(t, step, &b)
			}
		}
	}
	if nets < 30 {
		t.Errorf("only %d nets", nets)
	}
}

// badge is the name beside a candidate in an SVG picture.
var badge = regexp.MustCompile(`<text class="order" data-claim="([^"]+)"[^>]*>([^<]+)<`)

func numbersAgree(t *testing.T, s *deduce.Step, b *board.Board) {
	t.Helper()
	told := map[string]string{} // what the line says, by its name
	longest(t, explanation.Argument(wording.Text{}, s, b), told)
	pic := picture.Draw(b, s, board.RC)
	var drawn []string
	for c := range board.Cell(board.Cells) {
		for d, name := range pic.Names[c] {
			if name == "" {
				continue
			}
			drawn = append(drawn, name)
			if !strings.Contains(told[name], c.String()) || !strings.Contains(told[name], board.Digit(d).String()) {
				t.Errorf("%s: the picture calls %d in %v %s; the words say of that: %q", s.Technique.Title, d, c, name, told[name])
			}
		}
	}
	if lemma.Contradiction(s.Argument.Claims) != nil { // of cases that meet one candidate has but one mark
		for name, words := range told {
			if !strings.ContainsRune(name, '.') && !inLemma(name) && !slices.Contains(drawn, name) {
				t.Errorf("%s: the picture has no %s: %s", s.Technique.Title, name, words)
			}
		}
	}
	for _, m := range badge.FindAllStringSubmatch((&export.Drawing{Picture: pic}).Embedded(), -1) {
		if i := slices.Index(drawn, m[2]); i < 0 || m[1] != m[2] {
			t.Errorf("%s: the SVG shows %s as %s", s.Technique.Title, m[1], m[2])
		} else {
			drawn[i] += " shown"
		}
	}
	text := paint.NewPainter(nil, &paint.ASCII).Candidates(&pic, 400)
	for _, name := range drawn {
		name, shown := strings.CutSuffix(name, " shown")
		if !shown || !strings.Contains(text, name) {
			t.Errorf("%s: %s is drawn nowhere", s.Technique.Title, name)
		}
	}
}

// inLemma reports whether a claim is told within a lemma: A1.
func inLemma(name string) bool {
	last := name[len(name)-1]
	return name[0] >= 'A' && last <= '9'
}

// longest gathers what lines say by their names, and holds them to blocks where they are many.
func longest(t *testing.T, lines []explanation.Line, told map[string]string) {
	t.Helper()
	placements := 0
	for i := range lines {
		l := &lines[i]
		if l.Name != "" {
			if told[l.Name] != "" {
				t.Errorf("two lines are called %s", l.Name)
			}
			told[l.Name], _, _ = strings.Cut(l.Text, "    ")
			if !l.Lemma {
				placements++
			}
		}
		if l.Block && (len(l.More) > 11 || !strings.Contains(l.Text, ": ")) {
			t.Errorf("a block of %d lines: %s", len(l.More), l.Text)
		}
		longest(t, l.More, told)
	}
	if placements > 15 {
		t.Errorf("%d placements in one piece", placements)
	}
}
