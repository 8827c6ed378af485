package page

import (
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/format/coords"
	"deduku/board/puzzle"
	"deduku/deduce"
	"deduku/deduce/render/picture"
	"deduku/deduce/technique"
	"deduku/repl"
	"deduku/repl/state"
)

// Bounds of what a link may carry.
const (
	maxLink     = 16 << 10
	maxLinkStep = mostSteps
)

// link is what stands behind the # of a link to the board and, where the ladder comes to it from the puzzle alone, to a
// step: p the puzzle or the position, s the number of the step, m the colours given by hand, n the player's notes in
// corners and o those in the middle of cells.
func (p *Page) link(step int) string {
	v := p.session.View()
	link := p.place(&v, step)
	if marks := v.Marks(); len(marks) > 0 {
		link += "&m=" + strings.ReplaceAll(strings.Join(marks, ","), " ", "-")
	}
	for _, kind := range []struct {
		name  string
		notes state.Pencil
	}{{"n", p.session.Pencil}, {"o", p.session.Middle}} {
		var all []string
		for c, set := range kind.notes.Seen(&v.Board) {
			if set != 0 {
				all = append(all, digits(set)+board.Cell(c).String())
			}
		}
		if len(all) > 0 {
			link += "&" + kind.name + "=" + strings.Join(all, ",")
		}
	}
	return link
}

// place is what a link says of the board and the step.
func (p *Page) place(v *repl.View, step int) string {
	if step == 0 {
		step = len(v.Log.Steps)
	}
	if p.reached(&v.Ahead, step) {
		link := "p=" + v.Log.Puzzle.String()
		if step > v.Log.Puzzle.Len() {
			link += "&s=" + strconv.Itoa(step)
		}
		return link
	}
	return position(v)
}

// position is what a link says of the board as it is, with digits that are placed and candidates that are gone.
func position(v *repl.View) string {
	position := puzzle.Of(&v.Board)
	var text strings.Builder
	if err := format.Write(&text, "wiki", &position); err != nil {
		return "p=" + v.Log.Puzzle.String()
	}
	return "p=" + strings.TrimSpace(text.String())
}

// reached reports whether solving by the ladder, with all as it is by default, makes the first n steps of a log.
func (p *Page) reached(log *deduce.Log, n int) bool {
	if n > maxLinkStep || n > len(log.Steps) {
		return false
	}
	solver := deduce.New(log.Puzzle, deduce.Options{Ladder: technique.Everything.Ladder(), Guess: deduce.NoGuess})
	for len(solver.Log().Steps) < n && solver.Next() != nil {
	}
	made := solver.Log()
	if len(made.Steps) < n {
		return false
	}
	for i := 1; i <= n; i++ {
		a, b := made.Step(i), log.Step(i)
		if a.Kind != b.Kind || a.Technique != b.Technique || p.says(a) != p.says(b) {
			return false
		}
	}
	return true
}

func (p *Page) says(step *deduce.Step) string { return p.session.View().Text.Conclusion(step) }

// opened are the lines that open a link. A link has only a puzzle and a number in it, which are looked at here: it can
// not say what is done with them.
func opened(fragment string) ([]string, error) {
	if len(fragment) > maxLink {
		return nil, fmt.Errorf("the link has %d characters and may have %d", len(fragment), maxLink)
	}
	values, err := url.ParseQuery(fragment)
	if err != nil {
		return nil, fmt.Errorf("the link: %w", err)
	}
	text := values.Get("p")
	if text == "" {
		return nil, errors.New("the link has no puzzle: p= and 81 digits")
	}
	if at := strings.IndexFunc(text, func(r rune) bool { return !plain(r) }); at >= 0 {
		r, _ := utf8.DecodeRuneInString(text[at:])
		return nil, fmt.Errorf("the link: p: character %d, %q, does not belong to a puzzle", utf8.RuneCountInString(text[:at])+1, r)
	}
	puzzle, err := format.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("the link: p: %w", err)
	}
	lines := []string{"load " + text}
	if step := values.Get("s"); step != "" {
		n, err := strconv.Atoi(step)
		if err != nil || n < 1 || n > maxLinkStep {
			return nil, fmt.Errorf("the link: s: %q is no number of a step from 1 to %d", step, maxLinkStep)
		}
		if n -= puzzle.Givens.Len(); n > 0 {
			lines = append(lines, "set method logic", "step "+strconv.Itoa(n))
		}
	}
	marks, err := marked(values.Get("m"))
	if err != nil {
		return nil, err
	}
	lines = append(lines, marks...)
	for _, kind := range []struct {
		name   string
		middle bool
	}{{"n", false}, {"o", true}} {
		notes, err := noted(kind.name, values.Get(kind.name), kind.middle)
		if err != nil {
			return nil, err
		}
		lines = append(lines, notes...)
	}
	return lines, nil
}

// noted are the lines that make the notes of a link: 26r1c4,3r2c2. Each is written anew from what was read of it, and notes that
// are the same in several cells are made together.
func noted(name, text string, middle bool) (lines []string, err error) {
	if text == "" {
		return nil, nil
	}
	cells := map[board.DigitSet][]string{}
	var order []board.DigitSet
	for one := range strings.SplitSeq(text, ",") {
		cell := strings.TrimLeft(one, "123456789")
		c, err := coords.ParseCell(cell, board.RC)
		set := setOf(one[:len(one)-len(cell)])
		if err != nil || set == 0 || len(one)-len(cell) > 9 {
			return nil, fmt.Errorf("the link: %s: %q is no note, as 26r1c4 is", name, one)
		}
		if cells[set] == nil {
			order = append(order, set)
		}
		cells[set] = append(cells[set], c.String())
	}
	for _, set := range order {
		lines = append(lines, pencilling(cells[set], digits(set), middle))
	}
	return lines, nil
}

// marked are the lines that give the colours of a link: r1c1-blue,5r1c1-green. Each place is written anew from what was
// read of it.
func marked(text string) (lines []string, err error) {
	if text == "" {
		return nil, nil
	}
	var places [picture.Hues][]string
	for one := range strings.SplitSeq(text, ",") {
		place, hue, _ := strings.Cut(one, "-")
		h := picture.HueNamed(hue)
		cell := strings.TrimLeft(place, "123456789")
		c, err := coords.ParseCell(cell, board.RC)
		if err != nil || h == picture.NoHue || len(place) > len(cell)+1 {
			return nil, fmt.Errorf("the link: m: %q is no coloured cell or candidate, as r1c1-blue and 5r1c1-green are", one)
		}
		places[h] = append(places[h], place[:len(place)-len(cell)]+c.String())
	}
	for h, all := range places {
		if len(all) > 0 {
			lines = append(lines, "mark "+strings.Join(all, " ")+" "+picture.Hue(h).String())
		}
	}
	return lines, nil
}

// plain reports whether a character may stand in the puzzle of a link.
func plain(r rune) bool {
	return '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || r == '.'
}
