package filter

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"sync"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate"
)

// position is a board and the log that led to it.
type position struct {
	Log   *deduce.Log
	Board *board.Board
}

// positions is the fields of expressions about a board and its log.
var positions = sync.OnceValue(func() *Vocabulary[position] {
	v := &Vocabulary[position]{
		Alike: board.Cells,
		Fields: []Field[position]{
			{Name: "open", Like: 0, Of: func(p position) any { return board.Cells - p.Board.Filled() }},
			{Name: "filled", Like: 0, Of: func(p position) any { return p.Board.Filled() }},
			{Name: "solved", Like: false, Of: func(p position) any { return p.Board.Status() == board.Solved }},
			{Name: "steps", Like: 0, Of: func(p position) any { return p.Log.Count() }},
			{Name: "guesses", Like: 0, Of: func(p position) any { return p.count(deduce.Guess) - p.count(deduce.Backtrack) }},
			{Name: "backtracks", Like: 0, Of: func(p position) any { return p.count(deduce.Backtrack) }},
			{Name: "level", Like: 0.0, Word: LevelWord, Of: func(p position) any { return float64(rate.Scale.Judge(p.Log).Level) }},
			{Name: "score", Like: 0, Of: func(p position) any { return rate.Scale.Judge(p.Log).Score }},
			{Name: "hardest", Like: "", Word: TechniqueWord, Of: func(p position) any {
				if t := rate.Scale.Judge(p.Log).Hardest; t != nil {
					return t.Name
				}
				return ""
			}},
		},
		Named: TechniquesNamed,
		Uses: func(p position, techniques []string) bool {
			return slices.ContainsFunc(p.Log.Steps, func(s deduce.Step) bool {
				return s.Technique != nil && slices.Contains(techniques, s.Technique.Name)
			})
		},
	}
	for c := range board.Cell(board.Cells) {
		v.Fields = append(v.Fields, Field[position]{Name: c.String(), Like: 0, Of: func(p position) any { return int(p.Board.Digit(c)) }})
	}
	return v
})

func (p position) count(kind deduce.Kind) (n int) {
	for i := range p.Log.Steps {
		if p.Log.Steps[i].Kind == kind {
			n++
		}
	}
	return n
}

// nameWord finds names in expressions.
var nameWord = sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(`"[^"]*"|[a-z][a-z0-9]*`) })

// Assert tells whether an expression about a board and its log is true, and of the fields that it names what they are:
// " (r1c1 is 3, guesses is 2)".
func Assert(text string, log *deduce.Log, b *board.Board) (holds bool, values string, err error) {
	f, err := Compile(text, positions())
	if err != nil {
		return false, "", err
	}
	at := position{log, b}
	if holds, err = f.Holds(at); err != nil {
		return false, "", err
	}
	var all []string
	for _, name := range nameWord().FindAllString(text, -1) {
		i := slices.IndexFunc(positions().Fields, func(field Field[position]) bool { return field.Name == name })
		if i < 0 {
			continue
		}
		value := positions().Fields[i].Of(at)
		if name == "level" {
			value = rate.Scale.Judge(log).Level
		}
		if said := fmt.Sprintf("%s is %v", name, value); !slices.Contains(all, said) {
			all = append(all, said)
		}
	}
	if len(all) > 0 {
		values = " (" + strings.Join(all, ", ") + ")"
	}
	return holds, values, nil
}
