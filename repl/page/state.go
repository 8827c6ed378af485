package page

import (
	"cmp"
	"slices"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/rate"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/picture"
	"deduku/repl"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// report tells the page how the session stands.
func (p *Page) report() {
	v := p.session.View()
	if steps := p.steps(&v); steps != nil {
		p.send(Message{Steps: steps})
	}
	p.send(Message{State: p.state(&v)})
	p.finish(&v)
}

func (p *Page) state(v *repl.View) *State {
	d := p.board(v)
	judged := rate.Scale.Judge(&v.Ahead)
	s := &State{
		Board: v.Facts, Title: titleOf(v.Facts.Name, v.Log.Puzzle.String()), SVG: d.Embedded(), Ahead: len(v.Ahead.Steps), Begins: v.Log.Puzzle.Len(),
		Undo: p.undoable(&v.Log), Past: v.Undo, Redo: v.Redo, Level: judged.Level.String(), Score: judged.Score,
		Marks: v.Marks(), Filter: p.filter, Place: position(v), Checked: p.checked(),
		Lesson: p.session.Home != nil,
	}
	s.Corner, s.Centre = notes(p.session)
	for c := range board.Cell(board.Cells) {
		digits := ""
		for d := range v.Board.Candidates(c).All() {
			digits += d.String()
		}
		if d := v.Board.Digit(c); d != 0 {
			digits = d.String()
		}
		s.Candidates = append(s.Candidates, digits)
	}
	return s
}

// undoable is how many changes can be taken back before another puzzle is on the board: who plays one does not mean to leave it.
func (p *Page) undoable(log *deduce.Log) int {
	past := p.session.Past.Undo
	for n := range past {
		if past[len(past)-1-n].Log.Puzzle != log.Puzzle {
			return n
		}
	}
	return len(past)
}

// board is the drawing of the board as it is or, where a digit is filtered, of that digit on it.
func (p *Page) board(v *repl.View) *export.Drawing {
	d := export.Board(&v.Board, v.Text.Notation, p.candidates)
	if !p.noted {
		for c := range board.Cell(board.Cells) {
			if p.session.Pencil[c]|p.session.Middle[c] != 0 {
				d.Picture.Candidates[c] = 0 // two kinds of notes in one cell nobody can read
			}
		}
	}
	if p.filter != 0 {
		d.Picture = picture.Filter(&v.Board, board.Digit(p.filter), v.Text.Notation)
	}
	v.Colour(&d.Picture)
	return d
}

// titleOf is what a board is called where it is read by people: those that come with the program have names for the prompt. That with
// which sessions begin is an example still where it is gone on with.
func titleOf(name, puzzle string) string {
	switch {
	case slices.ContainsFunc(state.Boards, func(e state.Example) bool { return e.Name == name }),
		name == begunName && puzzle == state.Boards[0].Grid.String():
		return "An example"
	case name == state.Typed, name == state.Pasted, name == begunName:
		return "Your puzzle"
	case name == "":
		return "The board"
	}
	return name
}

// numbersOf are the numbers of the steps that an answer has.
func numbersOf(log *answer.Log) []int {
	numbers := []int{}
	for _, step := range log.Steps {
		numbers = append(numbers, step.N)
	}
	return numbers
}

// mostSteps is how many steps a list has: more nobody reads, and a page would be slow.
const mostSteps = 3000

// steps is what has changed in the list of steps since the page was told; nil for nothing.
func (p *Page) steps(v *repl.View) *Steps {
	log := &v.Ahead
	inForce := log.InForce()
	all := make([]Step, min(len(log.Steps), mostSteps))
	for i := range all {
		all[i] = listed(v, i+1, inForce[i])
	}
	from := 0
	for from < min(len(all), len(p.sent)) && same(&all[from], &p.sent[from]) {
		from++
	}
	if from == len(all) && from == len(p.sent) && from > 0 {
		return nil
	}
	p.sent = all
	return &Steps{From: from, List: all[from:], Left: len(log.Steps) - len(all)}
}

// listed is the step n as a list shows it.
func listed(v *repl.View, n int, inForce bool) Step {
	step := v.Ahead.Step(n)
	s := Step{
		N: n, Kind: step.Kind.String(), Name: title(step), Conclusion: v.Text.Conclusion(step), Places: places(step),
		Depth: int(step.Depth), Because: step.Because, TakenBack: !inForce,
	}
	s.Rating = float64(v.Rated[n]) / 10
	if step.Technique != nil {
		grade := rate.Scale.Grades[step.Technique]
		s.Score, s.Level = grade.Score, grade.Level.String()
	}
	for _, x := range slices.Concat(step.Placements, step.Eliminations) {
		s.Changes = append(s.Changes, x.Digit.String()+x.Cell.String())
	}
	return s
}

// places are the cells that a step fills.
func places(step *deduce.Step) []string {
	var out []string
	for _, x := range step.Placements {
		out = append(out, x.Cell.String())
	}
	return out
}

// kindNames are what steps without a technique are called where there is room for a word.
var kindNames = map[deduce.Kind]string{
	deduce.Init: "Given", deduce.Premise: "Your digit", deduce.Guess: "Guess", deduce.Conflict: "Contradiction", deduce.Backtrack: "Taken back",
	deduce.Solved: "Solved", deduce.Unsolvable: "Unsolvable", deduce.Stuck: "Stuck",
}

// title is what a step is called.
func title(step *deduce.Step) string {
	if step.Technique != nil {
		return step.Technique.Title
	}
	if step.Kind == deduce.Premise && len(step.Placements) == 0 {
		return "Your removal"
	}
	return cmp.Or(kindNames[step.Kind], step.Kind.String())
}

func same(a, b *Step) bool {
	return a.Kind == b.Kind && a.Name == b.Name && a.Conclusion == b.Conclusion && a.Depth == b.Depth && a.Rating == b.Rating &&
		a.TakenBack == b.TakenBack && slices.Equal(a.Because, b.Because)
}

// draw sends the picture and the words of a step.
func (p *Page) draw(n int) {
	v := p.session.View()
	if n > len(v.Ahead.Steps) {
		p.send(Message{Picture: &Picture{N: n}})
		return
	}
	step := v.Ahead.Step(n)
	sheet := export.Sheet{Log: &v.Ahead, Text: v.Text}
	before := sheet.Before(n)
	drawing := sheet.StepOn(&before, n)
	var covered []string
	if !p.candidates && n == len(v.Ahead.Steps) && v.Facts.Status == "open" { // it was made just now, on a board with the player's own notes
		covered = onlyPattern(&drawing.Picture)
	}
	v.Colour(&drawing.Picture)
	words := explanation.Step(v.Text, step, &before)
	p.send(Message{Picture: &Picture{
		N: n, Roles: rolesOf(drawing), Name: title(step), Conclusion: v.Text.Conclusion(step),
		Words: words, Claims: claims(words, explanation.Claims(v.Text, step, &before)), SVG: drawing.Embedded(),
		Covered: covered,
	}})
}

// onlyPattern leaves of the candidates in a picture those that have to do with its step, and returns the cells that have such.
func onlyPattern(p *picture.Picture) []string {
	covered := []string{}
	for c := range board.Cell(board.Cells) {
		for d := range p.Candidates[c].All() {
			if p.Marks[c][d] == 0 && p.Results[c][d] == 0 && p.Names[c][d] == "" {
				p.Candidates[c] &^= board.Digits(d)
			}
		}
		if p.Candidates[c] != 0 {
			covered = append(covered, c.String())
		}
	}
	return covered
}

// claims are the words of a step that tell a claim of its argument.
func claims(words []string, lines map[string]*explanation.Line) (out []Claim) {
	for i, text := range words {
		text = strings.TrimLeft(text, " |")
		if l := lines[text]; l != nil {
			out = append(out, Claim{Line: i, Name: l.Claim(), Causes: l.Causes})
		}
	}
	return out
}
