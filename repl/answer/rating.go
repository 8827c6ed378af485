package answer

import (
	"fmt"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
)

// Rating is the Sudoku Explainer rating of a puzzle.
type Rating struct {
	ER     float64     `json:"er,omitempty" schema:"difficulty"`    // the hardest step; absent where it was not found out
	EP     float64     `json:"ep,omitempty" schema:"difficulty"`    // the hardest up to the first that places a digit
	ED     float64     `json:"ed,omitempty" schema:"difficulty"`    // the first step
	Above  float64     `json:"above,omitempty" schema:"difficulty"` // the ER is above this; how far was not asked for
	OrMore bool        `json:"or_more,omitempty"`                   // the rating was stopped: it is what the steps so far come to
	Steps  []RatedStep `json:"steps,omitempty"`
}

// RatedStep is a step of a rating's path with its difficulty.
type RatedStep struct {
	Rating float64 `json:"rating" schema:"difficulty"`
	Nodes  int     `json:"nodes,omitempty" schema:",min=2"` // of chains
	Name   string  `json:"name"`                            // what Sudoku Explainer calls the technique
	Step   Step    `json:"step"`
}

// RatingOf is a rating as an answer.
func RatingOf(r rate.Rating) Rating {
	return Rating{ER: number(r.ER), EP: number(r.EP), ED: number(r.ED)}
}

func number(t rate.Tenths) float64 { return float64(t) / 10 }

// RatingAbove says that the ER is above a limit, and no more.
func RatingAbove(limit rate.Tenths) Rating { return Rating{Above: number(limit)} }

// Glance is a rating in a word: ER 8.3, or ER above 7.4.
func (f *Rating) Glance() string {
	if f.Above > 0 {
		return fmt.Sprintf("ER above %.1f", f.Above)
	}
	return fmt.Sprintf("ER %.1f", f.ER)
}

// PathOf is a path with its steps.
func PathOf(p *rate.Path) Rating {
	f := RatingOf(p.Rating())
	f.OrMore = !p.Over()
	log := p.Log()
	for _, x := range p.Steps() {
		f.Steps = append(f.Steps, RatedStep{number(x.Rating), x.Nodes, rate.NameOf(log.Step(x.N).Technique), StepOf(&log, x.N)})
	}
	return f
}

// RatingText is a rating in words: ER 8.3, EP 1.2, ED 1.2, and the hardest step where one is named.
func RatingText(r rate.Rating, hardest *deduce.Technique, n int) string {
	text := fmt.Sprintf("ER %v, EP %v, ED %v", r.ER, r.EP, r.ED)
	switch {
	case r.ER == rate.Unsolved:
		return text + ": nothing that Sudoku Explainer knows applies"
	case hardest != nil:
		text += fmt.Sprintf("; hardest %s (step %d)", rate.NameOf(hardest), n)
	}
	return text
}

// Hardest is the first of the hardest steps of a path: its technique and its number; nil where there is no step.
func Hardest(p *rate.Path) (*deduce.Technique, int) {
	log := p.Log()
	best := rate.PathStep{}
	for _, x := range p.Steps() {
		if x.Rating > best.Rating {
			best = x
		}
	}
	if best.N == 0 {
		return nil, 0
	}
	return log.Step(best.N).Technique, best.N
}

// RatedLine is a step of a path in a line, its difficulty before it.
func RatedLine(text wording.Text, log *deduce.Log, x rate.PathStep) string {
	return fmt.Sprintf("%4v %s", x.Rating, text.Numbered(x.N, log.Step(x.N)))
}
