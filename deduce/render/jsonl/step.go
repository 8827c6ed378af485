package jsonl

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// A stepLine is one line of a log (deduce/LOG.md, "For programs").
type stepLine struct {
	N         int      `json:"n"`
	Kind      string   `json:"kind"`
	Technique string   `json:"technique"`
	Place     []string `json:"place"`
	Eliminate []string `json:"eliminate"`
	Truths    []string `json:"truths"`
	Because   []int    `json:"because"`
	Deadly    []string `json:"deadly"`
	Symmetry  *struct {
		Map    string `json:"map"`
		Digits string `json:"digits"`
	} `json:"symmetry"`
	Argument []claimLine `json:"argument"`
	Parts    []partLine  `json:"parts"` // only in files of our own, as links
	Links    []linkLine  `json:"links"`
	Depth    int         `json:"depth"`
	Undoes   int         `json:"undoes"`
	Levels   int         `json:"levels"`
	Told     bool        `json:"unconfirmed"` // likewise: what the step is called was not found again
	Text     string      `json:"text"`
}

// Step reads the next step. The error is a *ReadError or that of ctx.
func (r *Reader) Step(ctx context.Context, line []byte) error {
	log := r.solver.Log()
	n := len(log.Steps) - r.omitted + 1
	err := r.step(ctx, n, line)
	var at *ReadError
	if errors.As(err, &at) {
		at.Step = n
	}
	return err
}

func (r *Reader) step(ctx context.Context, n int, line []byte) error {
	var read stepLine
	if err := unmarshal(line, &read); err != nil {
		return err
	}
	if !r.Own {
		read.Parts, read.Links = nil, nil
	}
	if read.N != n {
		return fieldError("n", "%d should be %d", read.N, n)
	}
	if r.Own && read.Kind == deduce.Omitted.String() {
		return r.omit(ctx, n)
	}
	step, err := read.step(r.known(&read))
	if err != nil {
		return err
	}
	if r.numbers != nil {
		if err := r.renumber(ctx, n, &step); err != nil {
			return err
		}
	}
	if r.Own && !read.Told && step.Kind != deduce.Logic {
		step.Argument = nil // a single of an excerpt can have lost what it is called after
	}
	fits := func(s *deduce.Step) bool { return wording.Text{}.Line(s) == read.Text }
	if read.Parts != nil { // only where they are believed
		fits = nil
	}
	_, err = r.solver.Recall(ctx, &step, fits)
	if err != nil && ctx.Err() == nil {
		err = &ReadError{Stray: true, Err: fmt.Errorf("%s cannot stand here: %w", read.Kind, err)}
	}
	return err
}

// known is the techniques that a line may name: those of the ladder and, in a strange log, those that it does name.
func (r *Reader) known(line *stepLine) deduce.Ladder {
	if !r.strange {
		return r.ladder
	}
	known := r.ladder[:len(r.ladder):len(r.ladder)]
	add := func(title string) {
		if title != "" && known.Lookup(title) == nil {
			known = append(known, deduce.Rung{Technique: &deduce.Technique{Name: title, Title: title}})
		}
	}
	add(line.Technique)
	for i := range line.Argument {
		add(line.Argument[i].Technique)
	}
	return known
}

// step is what the line says. Its parts only cite truths.
func (l *stepLine) step(ladder deduce.Ladder) (s deduce.Step, err error) {
	if s, err = l.bare(); err != nil {
		return s, err
	}
	if s.Kind.Deduces() {
		if s.Technique = ladder.Lookup(l.Technique); s.Technique == nil {
			return s, fieldError("technique", "there is no technique %q", l.Technique)
		}
		if s.Kind != deduce.Logic {
			s.Argument = &deduce.Argument{Unverified: &deduce.Unverified{Text: l.Text}}
		}
	}
	if len(s.Parts) == 0 && (s.Kind.Deduces() || s.Kind == deduce.Conflict) && len(l.Argument) == 0 && l.Symmetry == nil {
		return s, fieldError("truths", "%s needs them", l.Kind)
	}
	if len(s.Placements)+len(s.Eliminations) == 0 && s.Kind < deduce.Conflict {
		return s, fieldError("place", "%s needs a conclusion", l.Kind)
	}
	if len(s.Placements) != 1 && s.Kind > deduce.Premise && s.Kind < deduce.Logic {
		return s, fieldError("place", "%s places one digit", l.Kind)
	}
	if s.Kind == deduce.Logic {
		err = l.argument(&s, ladder)
	}
	return s, err
}

// bare reads what a line says of its step, less its argument.
func (l *stepLine) bare() (s deduce.Step, err error) {
	ok := false
	if s.Kind, ok = deduce.KindNamed(l.Kind); !ok || s.Kind == deduce.Omitted { // only our own files leave out steps
		return s, fieldError("kind", "there is no kind %q", l.Kind)
	}
	if s.Kind == deduce.Stuck && l.Levels > 0 {
		s.End = &deduce.End{Levels: l.Levels}
	}
	s.Because, s.Depth, s.Undoes = l.Because, uint8(l.Depth), int32(l.Undoes)
	if s.Placements, err = readCandidates("place", l.Place, "="); err != nil {
		return s, err
	}
	if s.Eliminations, err = readCandidates("eliminate", l.Eliminate, "<>"); err != nil {
		return s, err
	}
	for i := range l.Parts {
		part, err := l.Parts[i].part()
		if err != nil {
			return s, err
		}
		s.Parts = append(s.Parts, part)
	}
	for _, word := range l.Truths {
		if l.Parts != nil {
			break // they follow from the parts and the argument
		}
		part, ok := readTruth(word)
		if !ok {
			return s, fieldError("truths", "%q is not a truth like r5c5, 3r5, 3c5 or 3b5", word)
		}
		s.Parts = append(s.Parts, part)
	}
	for _, r := range l.Text {
		if r < ' ' || r >= 0x7f && r < 0xa0 {
			return s, fieldError("text", "a control character does not belong here")
		}
	}
	return s, nil
}

// argument reads what a step of kind Logic has beyond its parts.
func (l *stepLine) argument(s *deduce.Step, ladder deduce.Ladder) error {
	var a deduce.Argument
	for _, word := range l.Deadly {
		c, ok := readCell(word)
		if !ok {
			return fieldError("deadly", "%q is not a cell like r5c5", word)
		}
		a.Deadly = a.Deadly.With(c)
	}
	if y := l.Symmetry; y != nil {
		by, err := board.ParseSymmetry(y.Map)
		if err != nil {
			return fieldError("symmetry", "%v", err)
		}
		a.Symmetry = &deduce.Symmetry{Map: by}
		if len(y.Digits) != board.Side || strings.Trim(y.Digits, "123456789") != "" {
			return fieldError("symmetry", "the digits %q should be 1 to 9 in some order", y.Digits)
		}
		for i, d := range []byte(y.Digits) {
			a.Symmetry.Digits[i+1] = board.Digit(d - '0')
		}
	}
	for i := range l.Links {
		link, err := l.Links[i].link()
		if err != nil {
			return err
		}
		a.Links = append(a.Links, link)
	}
	var err error
	if a.Claims, err = l.claims(ladder); err != nil {
		return err
	}
	if l.Parts == nil {
		a.Unverified = &deduce.Unverified{Text: l.Text, Reason: l.reason(s)}
	}
	if a.Unverified != nil || a.Symmetry != nil || !a.Deadly.Empty() || len(a.Links)+len(a.Claims) > 0 {
		s.Argument = &a
	}
	return nil
}

// reason is the end of the text, behind kind and conclusion.
func (l *stepLine) reason(s *deduce.Step) string {
	_, reason, _ := strings.Cut(l.Text, wording.Text{Short: true}.Phrase(s).Conclusion+"    ")
	return reason
}

func readCandidates(field string, words []string, sign string) ([]board.Candidate, error) {
	var out []board.Candidate
	for _, word := range words {
		cell, digit, _ := strings.Cut(word, sign)
		c, ok := readCell(cell)
		if !ok || len(digit) != 1 || digit[0] < '1' || digit[0] > '9' {
			return nil, fieldError(field, "%q is not like r5c5%s3", word, sign)
		}
		x := board.Candidate{Cell: c, Digit: board.Digit(digit[0] - '0')}
		if slices.Contains(out, x) {
			return nil, fieldError(field, "%s stands twice", word)
		}
		out = append(out, x)
	}
	return out, nil
}

func readCell(word string) (board.Cell, bool) {
	if len(word) != 4 || word[0] != 'r' || word[2] != 'c' || !isDigit(word[1]) || !isDigit(word[3]) {
		return 0, false
	}
	return board.CellAt(int(word[1]-'1'), int(word[3]-'1')), true
}

func isDigit(b byte) bool { return b >= '1' && b <= '9' }

// readTruth reads a truth as the part that cites it.
func readTruth(word string) (deduce.Part, bool) {
	if c, ok := readCell(word); ok {
		return deduce.Part{Role: deduce.Set, Cells: board.CellsOf(c)}, true
	}
	if len(word) != 3 || !isDigit(word[0]) {
		return deduce.Part{}, false
	}
	u, ok := readUnit(word[1:])
	return deduce.Part{Role: deduce.Base, Units: board.UnitsOf(u), Digits: board.Digits(board.Digit(word[0] - '0'))}, ok
}
