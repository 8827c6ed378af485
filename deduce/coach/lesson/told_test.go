package lesson

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/pattern"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/chains"
	"deduku/deduce/technique/exotic"
)

// rests finds what an exocet's reasons say that is left of another cell.
var rests = regexp.MustCompile(`then (r\dc\d) is (\d(?:, \d)*(?:,? or \d)?)`)

// withMirrors are positions of exocets whose reasons rest on each other.
var withMirrors = []string{
	"12.456..94.6......7.9.2.4..2..51469.641938..2..5..2..4.6.2..8..5.2.4..3..1.......:727,728,729,762,767,768,327,749,828,838,778,787,797,798,126,326,784,794,795,995,362,393",
	"597823614238641..516459738284.365...35971.8.667..8..53.8523..6.426178539.13.562.8:967",
	"296374518..1925764754861923.1763..9.6.975...1..314967..625871.99.8216.57175493286:841,852",
}

// TestToldBefore reads the reasons of exocets in order: where one rests on what is left of a target, the digits that are missing there were
// ruled out before.
func TestToldBefore(t *testing.T) {
	var text wording.Text
	n := 0
	for _, position := range withMirrors {
		p, err := format.Parse(position)
		if err != nil {
			t.Fatal(err)
		}
		step, b := At(t.Context(), &p, exotic.JuniorExocet).Step, boardOf(&p)
		said := strings.Join(explanation.Step(text, step, &b), " ")
		targets := pattern.GatherRole(step, deduce.Target)
		digits := pattern.GatherRole(step, deduce.BaseCells).Digits
		for _, m := range rests.FindAllStringSubmatchIndex(said, -1) {
			name, left := said[m[2]:m[3]], said[m[4]:m[5]]
			for c := range targets.Cells.All() {
				if text.Notation.Cell(c) != name {
					continue
				}
				n++
				for d := range (b.Candidates(c) & digits).All() {
					before := said[:m[0]]
					supposed := before[strings.LastIndex(before, " can't be "):]
					told := false
					for _, sentence := range strings.Split(before, ". ") {
						sentence = strings.TrimSpace(sentence)
						told = told || strings.HasPrefix(sentence, name+" can't be") && strings.Contains(sentence, d.String()) || strings.HasPrefix(sentence, "It can't be") && strings.Contains(before, name+" can't be")
					}
					if !strings.Contains(left, d.String()) && !strings.Contains(supposed, d.String()) && !told {
						t.Errorf("%s rests on %s not being %v, which comes later: %s", said[m[0]:m[1]], name, d, said)
					}
				}
			}
		}
	}
	if n == 0 {
		t.Error("no reason rests on a target")
	}
}

// TestLockedOnlyWhereTrue has the line of a Sue de Coq say no more than holds: none of its digits is left in the rest of a line or box only
// where all its places among the cells are there.
func TestLockedOnlyWhereTrue(t *testing.T) {
	var text wording.Text
	kept := 0
	for seed := range uint64(3) {
		l := lessonOf(t, als.SueDeCoq, seed)
		for i := range l.Scenes {
			s := &l.Scenes[i]
			if s.Step == nil || s.Part != Find {
				continue
			}
			b := s.Board(0)
			for _, x := range s.Step.Eliminations {
				b.Eliminate(x.Cell, x.Digit)
			}
			cells := pattern.GatherRole(s.Step, deduce.Pivot).Cells.Union(pattern.GatherRole(s.Step, deduce.Set).Cells)
			for u := range pattern.GatherRole(s.Step, deduce.Within).Units.All() {
				for d := range unionOf(&b, cells).All() {
					among := b.CellsFor(d).And(cells)
					rest := b.CellsFor(d).And(u.Cells()).Minus(cells)
					if among.Within(u.Cells()) && !rest.Empty() {
						t.Errorf("%v stays in %v of %v, though all its places are there", d, rest, u)
					}
					if !rest.Empty() {
						kept++
					}
				}
			}
			if reason := text.Reason(s.Step); strings.Contains(reason, "none of them") || !strings.Contains(reason, "that has all its places among them") {
				t.Errorf("it is said that %s", reason)
			}
		}
	}
	if kept == 0 {
		t.Error("no digit stays anywhere: this shows nothing")
	}
}

// TestStrike has a hint say to strike what a cell sees only where that leaves its candidates.
func TestStrike(t *testing.T) {
	var text wording.Text
	said := map[bool]int{}
	for l := range everyLesson(t) {
		for i := range l.Scenes[:l.first(Seen)] {
			s := &l.Scenes[i]
			if s.About != between && s.About != sameInAll || s.Given.Cells.Len() != 1 {
				continue
			}
			b := s.Board(0)
			c := s.Given.Cells.First()
			left := board.AllDigits
			for other := range board.AllCells.All() {
				if d := b.Digit(other); d != 0 && other.Sees(c) {
					left = left.Without(d)
				}
			}
			strikes := strings.Contains(fmt.Sprint(s.hints(text)), "or strike what it sees")
			if strikes != (left == b.Candidates(c)) {
				t.Errorf("%s: striking leaves %v of %v, and it is said: %v", l.Technique.Name, left, b.Candidates(c), s.hints(text))
			}
			said[strikes]++
		}
	}
	if said[true] == 0 || said[false] == 0 {
		t.Errorf("it is said and left out: %v", said)
	}
}

// TestArgumentIsAbout has no reply deny that an argument is about a digit which its pattern has.
func TestArgumentIsAbout(t *testing.T) {
	var text wording.Text
	n := 0
	for seed := range uint64(12) {
		l := lessonOf(t, exotic.JuniorExocet, 100+seed)
		for i := range l.Scenes[:l.first(Seen)] {
			s := &l.Scenes[i]
			if s.About != WhatFollows {
				continue
			}
			b := s.Board(0)
			for c := range b.Open().All() {
				for d := range (b.Candidates(c) & pattern.GatherRole(s.Step, deduce.BaseCells).Digits).All() {
					why := s.whyNotConclusion(&b, board.Candidate{Cell: c, Digit: d}, text)
					if n++; strings.Contains(why, "argument") {
						t.Errorf("%v is in the base: %s", d, why)
					}
				}
			}
		}
	}
	if n == 0 {
		t.Error("no digit of a base was tried")
	}
}

// TestWeakLinks says of each chain that is none what its trap is: a link that is weak, beside another one.
func TestWeakLinks(t *testing.T) {
	var text wording.Text
	for _, tech := range []*deduce.Technique{chains.AIC, chains.XChain} {
		l := lessonOf(t, tech, 0)
		s := &l.Scenes[l.first(Alike)]
		for i := range s.Shown {
			if said := s.MissText(i, text); i != s.Letter && !strings.Contains(said, "two weak links follow each other") {
				t.Errorf("%s, board %s: %s", tech.Name, LetterOf(i), said)
			}
		}
	}
}
