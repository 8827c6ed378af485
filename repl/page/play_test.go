package page

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"deduku/repl"
)

// play sends a request that is no line, and has the state that comes of it.
func (b *browser) play(request string) State {
	b.t.Helper()
	b.ask(request)
	all := b.until(func(m Message) bool { return m.State != nil })
	return *all[len(all)-1].State
}

// TestDigits puts digits over digits: one replaces another, the same one clears the cell, and undo takes back both at once.
func TestDigits(t *testing.T) {
	b := start(t, "a", nil)
	_, s, _ := b.do("load " + easy)
	begun := s.Undo
	digit := func(request string, lines int) (s State) {
		t.Helper()
		b.ask(request)
		for range lines {
			_, s, _ = b.answer()
		}
		return s
	}
	if s = digit(`{"digit":{"cells":["r1c3"],"digit":4}}`, 1); s.Board.Grid[2] != '4' {
		t.Fatalf("after a digit: %s", s.Board.Grid)
	}
	if s = digit(`{"digit":{"cells":["r1c3"],"digit":2}}`, 2); s.Board.Grid[2] != '2' {
		t.Errorf("after another one over it: %s", s.Board.Grid)
	}
	if s = digit(`{"back":-1}`, 1); s.Board.Grid[2] != '4' {
		t.Errorf("after undo: %s", s.Board.Grid)
	}
	if s = digit(`{"back":1}`, 2); s.Board.Grid[2] != '2' {
		t.Errorf("after redo: %s", s.Board.Grid)
	}
	if s = digit(`{"digit":{"cells":["r1c3"],"digit":2}}`, 1); s.Board.Filled != 30 {
		t.Errorf("after the same one: %s", s.Board.Grid)
	}
	b.ask(`{"digit":{"cells":["r1c3"],"digit":4}}`)
	b.answer()
	b.ask(`{"digit":{"cells":["r1c3"],"digit":5}}`)
	if m := b.until(func(m Message) bool { return m.Answer != nil }); !strings.Contains(m[len(m)-1].Answer.Error, "5 cannot go into r1c3: r1c1 is 5") {
		t.Errorf("a clash: %+v", m[len(m)-1].Answer)
	}
	if s = digit(`{"digit":{"cells":["r1c3"],"digit":0}}`, 1); s.Board.Filled != 30 || s.Undo <= begun {
		t.Errorf("after clearing: %s, %d changes", s.Board.Grid, s.Undo)
	}
}

// TestTap puts a digit at once; a second tap takes back what the first did, and nothing where that did nothing.
func TestTap(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.ask(`{"digit":{"cells":["r1c3"],"digit":4}}`)
	_, before, _ := b.answer()
	b.ask(`{"tap":1}`)
	b.ask(`{"digit":{"cells":["r1c3"],"digit":2}}`) // over another one: two lines
	b.answer()
	if _, s, _ := b.answer(); s.Board.Grid[2] != '2' {
		t.Fatalf("after a tap: %s", s.Board.Grid)
	}
	b.ask(`{"tap":2}`)
	if _, s, _ := b.answer(); s.Board.Grid != before.Board.Grid {
		t.Errorf("after the second: %s", s.Board.Grid)
	}
	b.ask(`{"tap":1}`)
	b.ask(`{"digit":{"cells":["r1c1"],"digit":2}}`) // a given: it is refused
	b.ask(`{"tap":2}`)
	if s := b.play(`{"filter":2}`); s.Board.Grid != before.Board.Grid || s.Undo != before.Undo {
		t.Errorf("after two on a given: %s, %v", s.Board.Grid, s.Undo)
	}
}

// TestOver begins a puzzle again with its givens, also where digits came along with them in a link: its level is that of the givens.
func TestOver(t *testing.T) {
	const puzzle = "...4.9........58......3...2....7...4..7..26.....96...8.9.7.6...8.2..4..63..8..9.."
	b := start(t, "a", nil)
	a, _, _ := b.do("load " + puzzle)
	level := a.Start.Level
	b.do("solve")
	_, s, _ := b.do("goto 70")
	friend := start(t, "b", nil)
	open := func(link string) (Answer, State) {
		t.Helper()
		friend.ask(string(must(json.Marshal(map[string]string{"open": link}))))
		a, s, _ := friend.answer()
		return a, s
	}
	a, came := open(s.Place)
	if came.Board.Grid != s.Board.Grid || a.Start.Placed == 0 || a.Start.Placed != came.Board.Filled-a.Start.Givens {
		t.Fatalf("opened: %s, %+v", came.Board.Grid, a.Start)
	}
	if a.Start.Level != level {
		t.Errorf("the level is %s; that of its givens is %s", a.Start.Level, level)
	}
	friend.ask(`{"over":true}`)
	if a, over, _ := friend.answer(); over.Board.Filled != a.Start.Givens || over.Board.Puzzle != came.Board.Puzzle {
		t.Errorf("begun again: %s", over.Board.Grid)
	}
	friend.ask(`{"back":-1}`)
	if _, back, _ := friend.answer(); back.Board.Grid != came.Board.Grid {
		t.Errorf("after undo: %s", back.Board.Grid)
	}
	friend.ask(`{"share":{"bare":true}}`)
	all := friend.until(func(m Message) bool { return m.Link != "" })
	if link := all[len(all)-1].Link; link != "p="+came.Board.Puzzle {
		t.Errorf("the link to the puzzle alone: %s", link)
	}
	b.do("load " + puzzle)
	b.do("next")
	b.ask(`{"over":true}`)
	if a, over, _ := b.answer(); a.Line != "reset" || over.Board.Filled != given(puzzle) {
		t.Errorf("a puzzle that came without digits: %q, %s", a.Line, over.Board.Grid)
	}
	b.ask(`{"note":{"cells":["r1c1"],"digit":1}}`)
	if _, s, _ := b.answer(); s.Corner == nil {
		t.Fatal("there is no note")
	}
	b.ask(`{"over":true}`)
	if _, s, _ := b.answer(); s.Corner != nil || s.Board.Filled != given(puzzle) {
		t.Errorf("a puzzle with notes: %v, %s", s.Corner, s.Board.Grid)
	}
	b.ask(`{"back":-1}`)
	if _, s, _ := b.answer(); s.Corner == nil {
		t.Error("undo does not bring the notes back")
	}
}

func given(puzzle string) int { return len(puzzle) - strings.Count(puzzle, ".") }

func must(text []byte, err error) []byte {
	if err != nil {
		panic(err)
	}
	return text
}

// note sends a request that becomes lines of the session, and has the state after them.
func note(b *browser, request string, lines int) (s State) {
	b.t.Helper()
	b.ask(request)
	for range lines {
		_, s, _ = b.answer()
	}
	return s
}

// TestNotes writes notes: they eliminate nothing, undo takes them back among the digits, they are kept, and can be given.
func TestNotes(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	s := note(b, `{"note":{"cells":["r1c3","r1c4","r1c1"],"digit":2}}`, 1)
	if s.Corner[2] != "2" || s.Corner[3] != "2" || s.Corner[0] != "" || s.Candidates[2] != "124" {
		t.Fatalf("notes %q %q %q, candidates %s", s.Corner[0], s.Corner[2], s.Corner[3], s.Candidates[2])
	}
	s = note(b, `{"note":{"cells":["r1c3"],"digit":1,"centre":true}}`, 1)
	if s.Centre[2] != "1" {
		t.Fatalf("in the middle: %q", s.Centre[2])
	}
	b.ask(`{"digit":{"cells":["r1c3"],"digit":4}}`)
	b.answer()
	b.ask(`{"back":-1}`)
	if _, s, _ = b.answer(); s.Board.Filled != 30 || s.Centre[2] != "1" {
		t.Errorf("undo takes back the digit first: %d filled, notes %q", s.Board.Filled, s.Centre[2])
	}
	if s = note(b, `{"back":-1}`, 1); s.Centre[2] != "" || s.Corner[2] != "2" {
		t.Errorf("then the note: %q %q", s.Centre[2], s.Corner[2])
	}
	if s = note(b, `{"back":1}`, 1); s.Centre[2] != "1" {
		t.Errorf("redo: %q", s.Centre[2])
	}
	b.do("amount")
	again := start(t, "a", b.kept)
	if s = again.play(`{"candidates":false}`); s.Corner[3] != "2" || s.Centre[2] != "1" {
		t.Errorf("after a reload: %q %q", s.Corner, s.Centre)
	}
	if s = note(again, `{"digit":{"cells":["r1c3"],"digit":0}}`, 1); s.Centre[2]+s.Corner[2] != "" {
		t.Errorf("Erase leaves %q %q", s.Centre[2], s.Corner[2])
	}
	if s = note(again, `{"notes":{"corner":["","","12"],"centre":["x"]}}`, 2); s.Corner[2] != "12" || s.Corner[3] != "" {
		t.Errorf("notes that are given: %q", s.Corner)
	}
	if s = note(again, `{"digit":{"cells":["r1c4"],"digit":2}}`, 1); s.Corner[2] != "1" {
		t.Errorf("what the board has ruled out is noted: %q", s.Corner[2])
	}
	again.ask(`{"note":{"cells":["r1c3"],"digit":7}}`)
	if a, _, _ := again.answer(); !strings.Contains(a.Error, "r1c3 cannot be 7: r1c5 = 7") || !slices.Contains(a.Cells, "r1c5") {
		t.Errorf("a note against the rules: %+v", a)
	}
}

// TestWrongBoard has a wrong digit: it is shown where that is asked for, and nothing goes on before the way back is offered.
func TestWrongBoard(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("r1c3=1")
	s := b.play(`{"check":true}`)
	if s.Checked == nil || !slices.Equal(s.Checked.Wrong, []string{"r1c3"}) || s.Checked.Solutions != "one" {
		t.Fatalf("checked: %+v", s.Checked)
	}
	for _, line := range []string{"next", "solve logic", "step 3"} {
		request, _ := json.Marshal(request{Do: line})
		b.ask(string(request))
		m := b.until(func(m Message) bool { return m.Answer != nil })
		a := m[len(m)-1].Answer
		if a.Error == "" || len(a.Offer) != 4 || a.Offer[0].Do != checkOffer || a.Offer[3] != (Offer{Do: line, Label: "Go on all the same", Sure: true}) {
			t.Errorf("%s: %+v", line, a)
		}
	}
	b.ask(`{"do":"hint"}`)
	m := b.until(func(m Message) bool { return m.Answer != nil })
	a := m[len(m)-1].Answer
	if a.Error != "a digit on the board is wrong, so what follows from it would be wrong, too" || len(a.Offer) != 3 || a.Offer[0].Do != checkOffer || a.Offer[1].Do != "undo" || a.Offer[2].Do != "goto 30" {
		t.Errorf("hint: %+v", a)
	}
	if _, s, _ = b.do("goto 30"); len(s.Checked.Wrong) > 0 {
		t.Errorf("after the way back: %+v", s.Checked)
	}
}

// TestFinish says how hard the puzzle was, and not how hard it was to type its solution.
func TestFinish(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("solve logic")
	all := b.until(func(m Message) bool { return m.Finish != nil })
	f := all[len(all)-1].Finish
	if f.Level != "easy" || f.Score == 0 || f.Puzzle == "" || !strings.Contains(f.Rating, "ER") {
		t.Errorf("%+v", f)
	}
}

// TestLesson shows a technique on its example, and leaves the board alone.
func TestLesson(t *testing.T) {
	b := start(t, "a", nil)
	b.ask(`{"teach":"x-wing"}`)
	all := b.until(func(m Message) bool { return m.Lesson != nil })
	l := all[len(all)-1].Lesson
	if l.Title != "X-Wing" || len(l.Stages) < 2 {
		t.Fatalf("%+v", l)
	}
	for i, s := range l.Stages {
		if !strings.Contains(s.SVG, "<svg") || len(s.Words) == 0 {
			t.Errorf("part %d: %d words, picture %.20q", i+1, len(s.Words), s.SVG)
		}
	}
	if strings.Contains(l.Stages[0].SVG, "eliminated") || !strings.Contains(l.Stages[1].SVG, "eliminated") {
		t.Error("the first picture gives it away, or the second does not show it")
	}
	b.ask(`{"teach":"x-wig"}`)
	if m := b.until(func(m Message) bool { return m.Answer != nil }); m[len(m)-1].Answer.Error == "" {
		t.Error("a name that is none is taken")
	}
}

// TestOffers reads what sessions say: commands in quotes become buttons.
func TestOffers(t *testing.T) {
	for _, c := range []struct{ name, text, want, offers string }{
		{"one", "'undo' goes back", "“Undo” goes back", "undo"},
		{"with a number", "or 'goto 12' goes back", "or “Go to step 12” goes back", "goto 12"},
		{"with a name", "'practice x-wing' gives boards", "“Practise x wing” gives boards", "practice x-wing"},
		{"something that stands for something", "'explain N' tells it", "'explain N' tells it", ""},
		{"not a command", "it isn't 'all' that", "it isn't 'all' that", ""},
		{"apostrophes", "the puzzle's cell, 'hint' helps", "the puzzle's cell, “Hint” helps", "hint"},
		{"needs more than a button", "'unset' or 'set level'", "“Erase” or 'set level'", ""},
		{"twice", "'next' and 'next'", "“Next” and “Next”", "next"},
	} {
		b := bringer{known: repl.CommandNames()}
		var offers []string
		got := b.offering(c.text)
		for _, o := range b.offers {
			offers = append(offers, o.Do)
		}
		if got != c.want || strings.Join(offers, ", ") != c.offers {
			t.Errorf("%s: %q offers %q, want %q and %q", c.name, got, offers, c.want, c.offers)
		}
	}
}

// TestGiven has a digit pressed on a given: it stays, and nothing is offered.
func TestGiven(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.ask(`{"digit":{"cells":["r1c1"],"digit":4}}`)
	m := b.until(func(m Message) bool { return m.Answer != nil })
	if a := m[len(m)-1].Answer; a.Error != "r1c1 = 5 is given: the digits of the puzzle stay" || len(a.Offer) > 0 || !slices.Equal(a.Cells, []string{"r1c1"}) {
		t.Errorf("%+v", a)
	}
}

// TestClashes names the cells of a digit that stands twice.
func TestClashes(t *testing.T) {
	b := start(t, "a", nil)
	a, _, _ := b.do("load 55" + strings.Repeat(".", 79))
	if a.Start == nil || !slices.Equal(a.Start.Clashes, []string{"r1c1", "r1c2"}) {
		t.Errorf("%+v", a.Start)
	}
}

// TestNotesInLinks carries the player's own notes in a link; what is no note is refused with its place.
func TestNotesInLinks(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("pencil r1c4 r2c2 26")
	b.do("pencil r1c4 2 middle")
	b.ask(`{"share":{}}`)
	m := b.until(func(m Message) bool { return m.Link != "" })
	link := m[len(m)-1].Link
	if !strings.HasSuffix(link, "&n=26r1c4,2r2c2&o=2r1c4") {
		t.Fatal(link)
	}
	other := start(t, "b", nil)
	other.ask(`{"open":"` + link + `"}`)
	all := other.until(func(m Message) bool { return m.State != nil && m.State.Centre != nil && m.State.Centre[3] != "" })
	if s := all[len(all)-1].State; s.Corner[3] != "26" || s.Corner[10] != "2" || s.Centre[3] != "2" {
		t.Errorf("corner %q, middle %q", s.Corner, s.Centre)
	}
	for _, bad := range []string{"26", "r1c4", "26r1c4;clear", "0r1c4"} {
		if lines, err := opened("p=" + easy + "&n=" + bad); err == nil {
			t.Errorf("%s: %q", bad, lines)
		}
	}
}

// TestLessonFinish says nothing of the player's own board while one of a lesson is there, nor when it comes back.
func TestLessonFinish(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("solve logic")
	b.until(func(m Message) bool { return m.Finish != nil })
	b.do("learn full-house")
	b.do("learn leave")
	b.do("practice naked-single")
	_, s, _ := b.do("practice stop")
	if s.Lesson || s.Board.Status != "solved" {
		t.Errorf("the own board is back: %+v", s.Board)
	}
	b.ask(`{"share":{}}`)
	for _, m := range b.until(func(m Message) bool { return m.Link != "" }) {
		if m.Finish != nil {
			t.Errorf("told again: %+v", m.Finish)
		}
	}
}

// TestOwnNotes draws a step that was made just now with the candidates of its pattern alone, where notes are the player's own.
func TestOwnNotes(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("next")
	for _, all := range []bool{false, true} {
		b.ask(fmt.Sprintf(`{"candidates":%v}`, all))
		b.ask(`{"draw":31}`)
		m := b.until(func(m Message) bool { return m.Picture != nil })
		p := m[len(m)-1].Picture
		if n := strings.Count(p.SVG, `"candidate`); all != (n > 20) || all != (p.Covered == nil) {
			t.Errorf("all %v: %d candidates, in %v", all, n, p.Covered)
		}
	}
}

// TestStrayed asks for hints on a board that is wrong: each says more closely where, until the board is another one.
func TestStrayed(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("r1c3=2")
	hint := func(want string) {
		t.Helper()
		b.ask(`{"do":"hint"}`)
		all := b.until(func(m Message) bool { return m.Answer != nil })
		if got := all[len(all)-1].Answer.Error; !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
	hint("a digit on the board is wrong, so")
	hint("a digit in box 1 is wrong, so")
	hint("a digit in r1c3 is wrong, so")
	b.do("undo")
	b.do("r1c3<>4")
	hint("a candidate on the board was taken away that is right, so")
	hint("a candidate in box 1 was taken away that is right, so")
	hint("a candidate in r1c3 was taken away that is right, so")
}

// TestLost takes candidates away: the check names those that are right.
func TestLost(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("r1c3<>2")
	b.do("r1c3<>4")
	if s := b.play(`{"check":true}`); s.Checked == nil || !slices.Equal(s.Checked.Lost, []string{"4r1c3"}) || len(s.Checked.Wrong) > 0 {
		t.Errorf("checked: %+v", s.Checked)
	}
	if _, s, _ := b.do("undo"); len(s.Checked.Lost) > 0 {
		t.Errorf("after undo: %+v", s.Checked)
	}
}
