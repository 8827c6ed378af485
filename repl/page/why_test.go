package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// TestWhy asks why of an open cell and of a filled one: the words are those of people, and something can be pressed next.
func TestWhy(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("r1c3=4")
	a, _, _ := b.do("why r1c4")
	said := strings.Join(a.Words, "\n")
	for _, want := range []string{"r1c4 is empty, and 2 and 6 can still stand in it.", "Not 5: r1c1 is 5, a given, in the same row."} {
		if !strings.Contains(said, want) {
			t.Errorf("of an open cell %q is not said:\n%s", want, said)
		}
	}
	if a, _, _ := b.do("why r1c7"); !slices.Contains(a.Words, "Not 4: r1c3 is 4, put there by you, in the same row.") {
		t.Errorf("of an own digit is said: %q", a.Words)
	}
	if !slices.Contains(a.Offer, Offer{Do: "hint", Label: "Hint"}) {
		t.Errorf("nothing can be pressed: %v", a.Offer)
	}
	_, s, _ := b.do("next")
	n := s.Board.Steps
	cell := b.page.sent[n-1].Places[0]
	a, _, _ = b.do("why " + cell)
	said = strings.Join(a.Words, "\n")
	if !strings.Contains(said, " by ") || !strings.Contains(said, "in step ") || !strings.Contains(said, "It rests on ") {
		t.Errorf("of a filled cell is said:\n%s", said)
	}
	for _, jargon := range []string{"INIT", "PREMISE", "believed"} {
		if strings.Contains(said, jargon) {
			t.Errorf("%s is said:\n%s", jargon, said)
		}
	}
	b.do("solve logic")
	if a, _, _ := b.do("why r1c4"); slices.ContainsFunc(a.Offer, func(o Offer) bool { return o.Do == "next" }) || strings.Count(strings.ToLower(a.Words[0]), "single") > 1 || !slices.ContainsFunc(a.Words, func(w string) bool { return strings.HasSuffix(w, "givens: those that are marked.") }) {
		t.Errorf("on a solved board is said %q, and offered %v", a.Words, a.Offer)
	}
	if len(a.Offer) == 0 || !strings.HasPrefix(a.Offer[0].Do, "explain ") {
		t.Errorf("the step cannot be shown: %v", a.Offer)
	}
}

// TestRemovalsInWords says the digits that cells lose one by one: 17 would be a number.
func TestRemovalsInWords(t *testing.T) {
	at := func(col int, d board.Digit) board.Candidate {
		return board.Candidate{Cell: board.CellAt(5, col), Digit: d}
	}
	step := &deduce.Step{Kind: deduce.Logic, Eliminations: []board.Candidate{at(0, 1), at(0, 7), at(2, 1), at(2, 2), at(2, 7)}}
	if got, want := inWords(wording.Text{}, step), "r6c1 is not 1 or 7, r6c3 is not 1, 2 or 7"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// TestYours tells digits of the player from givens: in the list of steps, and where a step says what it rests on.
func TestYours(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("r5c5=5")
	_, s, _ := b.do("solve logic")
	if got := b.page.sent[30].Name; got != "Your digit" {
		t.Errorf("a digit of the player is called %q", got)
	}
	for n := 32; n < s.Board.Steps; n++ {
		if !slices.Contains(b.page.sent[n-1].Because, 31) {
			continue
		}
		if a, _, _ := b.do(fmt.Sprintf("explain %d", n)); !strings.Contains(strings.Join(a.Words, " "), "1 digit of yours") {
			t.Errorf("of step %d is said: %q", n, a.Words)
		}
		return
	}
	t.Error("no step rests on the digit")
}
