package play

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"deduku/board"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/theme"
	"deduku/repl"
	"deduku/repl/state"
)

// table is somebody at a board, without a terminal.
type table struct {
	*testing.T
	session *repl.Session
	model   *model
	now     time.Time
	left    bool
}

// sit plays on the board of a session after these lines.
func sit(t *testing.T, width, height int, colour bool, lines ...string) *table {
	t.Helper()
	p := &table{T: t, now: time.Unix(0, 0)}
	p.session = repl.New(repl.Config{Services: state.Services{Clock: func() time.Time { return p.now }}})
	for _, line := range lines {
		if err := p.session.Do(context.Background(), line).Err; err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	p.model = newModel(context.Background(), p.session, Terminal{Color: func(string) bool { return colour }, Unicode: false})
	p.do(p.model.Init())
	p.send(tea.WindowSizeMsg{Width: width, Height: height})
	return p
}

// send has the model deal with a message, and with all that comes of it.
func (p *table) send(msg tea.Msg) {
	_, cmd := p.model.Update(msg)
	p.do(cmd)
}

func (p *table) do(cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case nil:
	case tea.QuitMsg:
		p.left = true
	case outcome:
		p.send(msg)
	}
}

// named are the keys that are no characters.
var named = map[string]tea.KeyPressMsg{
	"up": {Code: tea.KeyUp}, "down": {Code: tea.KeyDown}, "left": {Code: tea.KeyLeft}, "right": {Code: tea.KeyRight}, "enter": {Code: tea.KeyEnter},
	"esc": {Code: tea.KeyEscape}, "space": {Code: tea.KeySpace, Text: " "}, "backspace": {Code: tea.KeyBackspace},
	"shift+5": {Code: '5', Mod: tea.ModShift, ShiftedCode: '%', Text: "%"}, "ctrl+c": {Code: 'c', Mod: tea.ModCtrl},
	"shift+6": {Code: '6', Mod: tea.ModShift},
}

// press types keys, with spaces between them.
func (p *table) press(keys string) {
	for _, k := range strings.Fields(keys) {
		msg, ok := named[k]
		if !ok {
			msg = tea.KeyPressMsg{Code: rune(k[0]), Text: k}
		}
		p.send(msg)
	}
}

// TestKeys types keys on the board sparse, whose first open cell is r1c3, and looks at what the session then has.
func TestKeys(t *testing.T) {
	t.Parallel()
	cell := func(row, col int) board.Cell { return board.CellAt(row-1, col-1) }
	for _, test := range []struct {
		name, keys string
		lines      []string // before
		cell       board.Cell
		digit      board.Digit
		notes      string
		undo       int // how much can be taken back
		says       string
	}{
		{name: "a digit is set", keys: "6", cell: cell(1, 3), digit: 6, undo: 1},
		{name: "the keys that move do nothing else", keys: "up down left right h l k j", cell: cell(1, 3)},
		{name: "at an edge it goes on at the other", keys: "up 3", cell: cell(9, 3), digit: 4, says: "r9c3 = 4 is given"},
		{name: "a digit instead of another", keys: "6 2", cell: cell(1, 3), digit: 2, undo: 3},
		{name: "one that clashes instead of another leaves it", keys: "6 9", cell: cell(1, 3), digit: 6, undo: 1, says: "r1c3 = 9 clashes with r1c1 = 9"},
		{name: "emptied", keys: "6 0", cell: cell(1, 3), undo: 2},
		{name: "a given stays", keys: "left backspace", cell: cell(1, 2), digit: 4, says: "r1c2 = 4 is given"},
		{name: "one that clashes is refused", keys: "9", cell: cell(1, 3), says: "r1c3 = 9 clashes with r1c1 = 9"},
		{name: "notes", keys: "n 2 6 n", cell: cell(1, 3), notes: "2 6", undo: 2},
		{name: "a note taken out", keys: "n 2 6 2", cell: cell(1, 3), notes: "6", undo: 3},
		{name: "no note where the board leaves none", keys: "n 9", cell: cell(1, 3), says: "r1c3 cannot be 9: r1c1 = 9"},
		{name: "notes emptied", keys: "n 2 6 0", cell: cell(1, 3), undo: 3},
		{name: "all notes", keys: "N", cell: cell(1, 3), notes: "1 2 3 6 7", undo: 1},
		{name: "notes that a digit rules out go", keys: "N right 2 left", cell: cell(1, 3), notes: "1 3 6 7", undo: 2},
		{name: "and come back with it", keys: "N right 2 left u", cell: cell(1, 3), notes: "1 2 3 6 7", undo: 1},
		{name: "done again", keys: "6 u U", cell: cell(1, 3), digit: 6, undo: 1},
		{name: "undo stops where the board began", keys: "6 u u", lines: []string{"example easy", "example sparse"}, cell: cell(1, 3), undo: 2, says: "this is where the board began"},
		{name: "Shift notes", keys: "shift+6", cell: cell(1, 3), notes: "6", undo: 1},
		{name: "Shift sets while notes are made", keys: "n shift+6", cell: cell(1, 3), digit: 6, undo: 1},
		{name: "the digit first", keys: "6 enter", lines: []string{"set entry digit"}, cell: cell(1, 3), digit: 6, undo: 1},
		{name: "the digit first, noted", keys: "6 n enter", lines: []string{"set entry digit"}, cell: cell(1, 3), notes: "6", undo: 1},
		{name: "the digit first, put away", keys: "6 6 enter", lines: []string{"set entry digit"}, cell: cell(1, 3)},
		{name: "a step", keys: ".", cell: cell(6, 4), digit: 3, undo: 1, says: "r6c4 = 3"},
		{name: "a hint", keys: "?", cell: cell(1, 3), says: "the next step is easy"},
		{name: "a second one", keys: "? ?", cell: cell(1, 3), says: "look for: Hidden Single"},
		{name: "explained", keys: "? x", cell: cell(1, 3), says: "r6c4 is the only place for 3 in box 5"},
		{name: "the last move explained", keys: "6 x", cell: cell(1, 3), digit: 6, undo: 1, says: "r1c3 = 6 is right, but"},
		{name: "nothing wrong", keys: "6 v", cell: cell(1, 3), digit: 6, undo: 1, says: "no digit is wrong"},
		{name: "something wrong", keys: "2 v", cell: cell(1, 3), digit: 2, undo: 1, says: "wrong: r1c3"},
		{name: "a candidate removed", keys: "- 6", cell: cell(1, 3), undo: 1, says: "6 is removed from r1c3, as a step of the log; 'u' takes it back"},
		{name: "it is no note", keys: "N - 6", cell: cell(1, 3), notes: "1 2 3 7", undo: 2},
		{name: "brought back", keys: "N - 6 u", cell: cell(1, 3), notes: "1 2 3 6 7", undo: 1},
		{name: "the right one is told by v", keys: "- 6 v", cell: cell(1, 3), undo: 1, says: "what belongs there was removed from r1c3"},
		{name: "a wrong one is not", keys: "- 2 v", cell: cell(1, 3), undo: 1, says: "no digit is wrong"},
		{name: "one that is none", keys: "- 9", cell: cell(1, 3), says: "9 is no candidate of r1c3"},
		{name: "none where a digit stands", keys: "left - 6", cell: cell(1, 2), digit: 4, says: "r1c2 = 4 stands there: no candidate is left to remove"},
		{name: "none removed", keys: "- x", cell: cell(1, 3), says: "no candidate is removed"},
		{name: "q behind a key that waits", keys: "- q", cell: cell(1, 3), says: "no candidate is removed; 'q' now leaves play"},
		{name: "q behind a colour's key", keys: "c q", cell: cell(1, 3), says: "no colour is changed; 'q' now leaves play"},
		{name: "q behind a filter's key", keys: "/ 5 / q", cell: cell(1, 3), says: "all digits are shown; 'q' now leaves play"},
		{name: "an answer of another kind", keys: "c x", cell: cell(1, 3), says: "no colour is changed"},
		{name: "a step is marked", keys: ".", cell: cell(6, 4), digit: 3, undo: 1, says: "+ placed Esc takes this away"},
		{name: "a colour", keys: "c 2", cell: cell(1, 3), undo: 1, says: "r1c3, green"},
		{name: "a colour taken away", keys: "c 2 c 0", cell: cell(1, 3), undo: 2},
		{name: "a colour that there is not", keys: "c 9", cell: cell(1, 3)},
		{name: "paused, a key goes on and does nothing else", keys: "p 6", cell: cell(1, 3)},
		{name: "a wrong board is told of by keys", keys: "2 ?", cell: cell(1, 3), digit: 2, undo: 1, says: "'u', '0' or 'goto 23' at the prompt goes back"},
		{name: "what removes all is told at once", keys: "- 1 - 2 - 3 - 6 - 7", cell: cell(1, 3), undo: 5, says: "r1c3 is open, and no candidate is left in it"},
		{name: "what 0 does not bring back is not said of it", keys: "- 6 ?", cell: cell(1, 3), undo: 1, says: "is wrong: what was set by hand in step 24, r1c3 <> 6, removes what the solution has there; 'u' or 'goto 23' at the prompt goes back"},
		{name: "how a hint goes on", keys: "?", cell: cell(1, 3), says: "? more x explains it"},
		{name: "how a whole hint goes on", keys: "? ? ? ? ?", cell: cell(1, 3), says: "+ placed . makes it"},
		{name: "paused it says so", keys: "p", cell: cell(1, 3), says: "PAUSED"},
		{name: "after a pause there are the keys", keys: "p p", cell: cell(1, 3), says: "q leaves ? hint"},
		{name: "an unknown key", keys: "Z", cell: cell(1, 3)},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel()
			p := sit(t, 100, 40, false, test.lines...)
			before := 0
			if slices.ContainsFunc(test.lines, func(line string) bool { return strings.HasPrefix(line, "set entry") }) {
				before = 1 // undo can also restore the option
			}
			p.press(test.keys)
			if got := p.session.Solver.Board().Digit(test.cell); got != test.digit {
				t.Errorf("%v has %v, want %v", test.cell, got, test.digit)
			}
			if got := digitsOf(p.model.scene.pencil[test.cell]); got != test.notes {
				t.Errorf("%v has the notes %q, want %q", test.cell, got, test.notes)
			}
			if got := len(p.session.Past.Undo) - before; got != test.undo {
				t.Errorf("%d changes can be undone, want %d", got, test.undo)
			}
			if shown := strings.Join(strings.Fields(p.model.scene.draw()), " "); !strings.Contains(p.model.scene.message, test.says) && !strings.Contains(shown, test.says) {
				t.Errorf("it does not say %q:\n%s\n%s", test.says, p.model.scene.message, p.model.scene.draw())
			}
			p.press("q")
			if !p.left {
				t.Error("q does not leave")
			}
		})
	}
}

// TestMistakesAtOnce marks a wrong digit without being asked, where the option says so, and takes the mark away with the digit.
func TestMistakesAtOnce(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, false, "set mistakes show")
	p.press("2")
	if !strings.Contains(p.model.scene.draw(), "!") {
		t.Errorf("no mark:\n%s", p.model.scene.draw())
	}
	p.press("u")
	if strings.Contains(p.model.scene.draw(), "!") {
		t.Errorf("a mark:\n%s", p.model.scene.draw())
	}
}

// TestKeysShown names all keys where nothing else is said, on the smallest screen too, and there the filter beside the notes.
func TestKeysShown(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{40, 18}, {40, 20}, {80, 23}, {80, 24}, {80, 31}, {100, 40}} {
		p := sit(t, size[0], size[1], false)
		for _, key := range someKeys {
			if !strings.Contains(p.model.scene.draw(), key) {
				t.Errorf("%v: no %q in\n%s", size, key, p.model.scene.draw())
			}
		}
		for key, word := range map[string]string{"c": "1 blue", "/": "1-9 that digit alone", "-": "1-9 can't be in r1c3"} {
			p.press(key)
			if !strings.Contains(p.model.scene.draw(), word) {
				t.Errorf("%v: no %q behind %s in\n%s", size, word, key, p.model.scene.draw())
			}
			p.press("esc")
		}
		p.press("n / 5")
		for _, word := range []string{"NOTES", "/5"} {
			if !strings.Contains(p.model.scene.draw(), word) {
				t.Errorf("%v: no %q in\n%s", size, word, p.model.scene.draw())
			}
		}
	}
}

// TestHintMarked marks the candidates of a hint's step, noted or not, by signs where there is no colour, and the cell under the
// cursor.
func TestHintMarked(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 40, false)
	p.press("? ? ? ?")
	if text := p.model.scene.draw(); !strings.Contains(text, ">3") || strings.Contains(text, "+3") {
		t.Errorf("the cells of a hint:\n%s", text)
	}
	p.press("?")
	if text := p.model.scene.draw(); !strings.Contains(text, "+3") {
		t.Errorf("the step of a hint:\n%s", text)
	}
	p.press("esc")
	if text := p.model.scene.draw(); strings.Contains(text, "+3") {
		t.Errorf("after it was taken away:\n%s", text)
	}
	p = sit(t, 40, 20, false)
	for range 5 {
		p.press("down")
	}
	p.press("right ? ? ? ? ?")
	if text := p.model.scene.draw(); !strings.Contains(text, "[3+") {
		t.Errorf("under the cursor:\n%s", text)
	}
}

// TestLinks draws the links of a chain from the degree of a hint on that tells how its cells hang together, lists them, and marks the
// candidates at their ends: in each form, with colour and without.
func TestLinks(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{40, 20}, {80, 23}, {80, 24}, {100, 24}, {80, 31}, {100, 40}} {
		for _, colour := range []bool{false, true} {
			p := sit(t, size[0], size[1], colour, "example tour", "set log off", "solve logic", "goto 46", "pencil fill")
			text := func() string { return theme.Plain(p.model.scene.draw()) }
			p.press("? ? ? ?")
			if strings.Contains(text(), "links (9)") || strings.Contains(text(), "====") {
				t.Errorf("%v: a hint that tells the cells alone links them:\n%s", size, text())
			}
			p.press("?")
			for _, keys := range []string{"", "?", "x", "."} {
				p.press(keys)
				p.model.scene.from = 0
				said := strings.Join(p.model.scene.lines(1000), " ")
				if !strings.Contains(said, "links (9)r3c8 = (9)r3c1 - (9)r5c1 = (9)r5c9") {
					t.Errorf("%v, behind %q: no links in %s", size, keys, said)
				}
				if drawn := strings.Contains(text(), "========"); drawn != (size[0] > 40) {
					t.Errorf("%v, behind %q: a strong link drawn: %v\n%s", size, keys, drawn, text())
				}
				for _, sign := range []string{">9", "-9"} {
					if shown := strings.Contains(text(), sign); !colour && !shown && (sign == ">9" || keys != "") {
						t.Errorf("%v, behind %q: no %s in\n%s", size, keys, sign, text())
					}
				}
			}
			p.press("esc")
			if strings.Contains(text(), "links") || strings.Contains(text(), "====") {
				t.Errorf("%v: taken away, and still there:\n%s", size, text())
			}
		}
	}
}

// TestLit lights the digit under the cursor wherever it stands or is noted, and counts down what is left of one that is set.
func TestLit(t *testing.T) {
	t.Parallel()
	p := sit(t, 100, 40, false)
	lit := func() int { return strings.Count(p.model.scene.draw(), "*") }
	if lit() != 0 {
		t.Errorf("on an open cell %d are lit", lit())
	}
	p.press("left") // r1c2 = 4, which stands in r2c4, r6c6, and r9c3, too
	if lit() != 3 {
		t.Errorf("%d beside the one under the cursor are lit, want 3:\n%s", lit(), p.model.scene.draw())
	}
	for _, keys := range []string{"right", "2"} {
		before := p.model.scene.left(2)
		p.press(keys)
		want := before
		if keys == "2" {
			want--
		}
		if text := fmt.Sprintf("2:%d", want); !strings.Contains(p.model.scene.draw(), text) {
			t.Errorf("behind %s: no %s in\n%s", keys, text, p.model.scene.draw())
		}
	}
}

// TestMarkedApart tells removed candidates of a cell from those of the pattern, also where they are noted side by side.
func TestMarkedApart(t *testing.T) {
	t.Parallel()
	var s scene
	s.parts[0] = [board.ByDigit]picture.Mark{4: picture.Base, 5: picture.Eliminated, 7: picture.Base, 8: picture.Base}
	s.marks[0] = picture.Eliminated
	for _, test := range []struct {
		form form
		want []string
	}{
		{middle, []string{">4-5>7", ">8"}},
		{tight, []string{">4-5", ">7>8"}},
		{large, []string{">4-5", ">7>8"}},
		{wide, []string{">4-5", ">7>8"}},
		{small, []string{"5"}},
	} {
		c := newCanvas(test.form.width, test.form.height)
		if test.form == small {
			s.drawMarked(c, test.form, 0, 0, 0, look{})
		} else {
			s.drawNotes(c, test.form, 0, 0, 0, look{})
		}
		if got := strings.Fields(c.text(nil)); strings.Join(got, " ") != strings.Join(test.want, " ") {
			t.Errorf("%v: %q, want %q", test.form, got, test.want)
		}
	}
	if got := s.marked(0); got != ">4 -5 >78" {
		t.Errorf("in words: %s", got)
	}
}

// TestMouse clicks on cells, on screens of all forms.
func TestMouse(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{80, 24}, {40, 20}, {100, 40}, {80, 33}} {
		p := sit(t, size[0], size[1], false, "set entry digit")
		l, _ := p.model.scene.layout()
		target := board.CellAt(1, 2)
		x, y := l.place(target)
		p.press("1")
		p.send(tea.MouseClickMsg{X: x + l.width/2, Y: y, Button: tea.MouseLeft})
		if got := p.session.Solver.Board().Digit(target); p.model.scene.cursor != target || got != 1 {
			t.Errorf("%v: the cursor is at %v, which has %v", size, p.model.scene.cursor, got)
		}
		p.send(tea.MouseClickMsg{X: 0, Y: 0, Button: tea.MouseLeft})
		if p.model.scene.cursor != target {
			t.Errorf("%v: a click on the frame moves", size)
		}
	}
}

// TestTime counts the time that is played, not what is paused, and goes on with it when somebody comes back to the board.
func TestTime(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, false, "set timer on")
	wait := func(by time.Duration, want string) {
		t.Helper()
		p.now = p.now.Add(by)
		p.model.View()
		if got := p.model.scene.draw(); !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
	wait(65*time.Second, "1:05")
	p.press("p")
	wait(time.Hour, "1:05")
	p.press("p")
	wait(time.Second, "1:06")
	p.press("q")
	p.model.end()
	p.now = p.now.Add(time.Hour)
	p.model = newModel(context.Background(), p.session, p.model.terminal)
	p.model.since = p.now
	p.send(tea.WindowSizeMsg{Width: 80, Height: 24})
	wait(time.Hour, "61:06")
	if err := p.session.Do(context.Background(), "example easy").Err; err != nil {
		t.Fatal(err)
	}
	p.model.look()
	wait(time.Second, "0:01")
}

// TestFinished says of a full board what there is to say.
func TestFinished(t *testing.T) {
	t.Parallel()
	const one = "53467891267219534819834256785976142342685379171392485696153728428741963534528617." // but for the last
	p := sit(t, 80, 40, false, "load "+one, "set timer on")
	p.now = p.now.Add(61 * time.Second)
	p.press("? 9")
	text := p.model.scene.message
	for _, want := range []string{"Solved. The puzzle is easy", "needs Full House", "Time: 1:01.", "1 hint and 0 steps taken", "Each digit that you set followed"} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in %q", want, text)
		}
	}
}

// TestTypedAhead takes keys that were typed before there was a board.
func TestTypedAhead(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, false)
	for _, msg := range typedAhead("n\x0e6\r\x1b") {
		p.send(msg)
	}
	if c := board.CellAt(1, 2); !p.model.scene.notes || p.model.scene.cursor != c || !p.session.Pencil[c].Has(6) {
		t.Errorf("notes %v, at %v with %v", p.model.scene.notes, p.model.scene.cursor, p.session.Pencil[c])
	}
}
