package puzzles

import (
	"context"
	"fmt"
	"strings"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/board/search"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

// Rate rates many puzzles.
type Rate struct {
	As        *string `enum:"${ratings}" help:"Another rating, of D. Berthier: te (depth of trials), b and gb (length of braids and g-braids), w and gw (of whips, at most), bxb and bxbb (of braids inside trials); or backdoor, the fewest right digits after which singles finish." placeholder:"RATING"`
	EROnly    bool    `name:"er-only" help:"Print ER alone, without EP and ED."`
	Max       string  `help:"Stop early: a puzzle above it is >MAX; with --as a whole number." placeholder:"9.0"`
	Log       string  `enum:"none,text,jsonl" default:"none" help:"What to print of each puzzle: its rating, the steps with theirs, its log in JSON Lines: none, text, jsonl."`
	Unchecked bool    `help:"Do not look whether puzzles have one solution: rate them as Sudoku Explainer does, with 20.0 where nothing applies."`
	pipeline.Puzzles
}

// Run prints the rating of each puzzle, a line each, or its path.
func (c *Rate) Run(s subcommand.Streams) error {
	if c.As != nil {
		return c.rateAs(s)
	}
	limit, err := parseLimit(c.Max)
	switch {
	case err != nil:
		return err
	case c.Log != "none" && c.JSON:
		return fmt.Errorf("--log %s and --json are two ways to print: give one", c.Log)
	case c.Log != "none" && limit != 0:
		return fmt.Errorf("--log %s prints whole paths, which --max would cut", c.Log)
	case c.Log != "none" && c.EROnly:
		return fmt.Errorf("--log %s prints whole paths, which have no column that --er-only could leave out", c.Log)
	}
	if c.Log == "none" && !c.JSON {
		s.Out = &pipeline.Headed{Writer: s.Out, Header: c.header()}
	}
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return c.AnswerEach(ctx, s, "rate", func() pipeline.Answerer {
			if c.Log != "none" {
				return c.path
			}
			rater := new(rate.Rater)
			return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
				return c.rate(ctx, rater, limit, p, r)
			}
		})
	})
}

// parseLimit reads a rating; nothing is no limit.
func parseLimit(text string) (rate.Tenths, error) {
	if text == "" {
		return 0, nil
	}
	limit, err := rate.ParseTenths(text)
	if err != nil || limit < 10 || limit > rate.Unsolved {
		return 0, fmt.Errorf("--max is a rating from 1.0 to 20.0, as 9.0, not %q", text)
	}
	return limit, nil
}

// header is the first line of the table.
func (c *Rate) header() string {
	if c.EROnly {
		return "puzzle,er\n"
	}
	return "puzzle,er,ep,ed\n"
}

// rate prints the rating of a puzzle.
func (c *Rate) rate(ctx context.Context, rater *rate.Rater, limit rate.Tenths, p *puzzle.Puzzle, r *pipeline.Replies) error {
	if !c.ratable(p, r) {
		return nil
	}
	rating, err := rater.RatePosition(ctx, p.Digits(), p.Eliminated, limit)
	switch {
	case err != nil:
		return err
	case r.JSON:
		r.Facts(p, c.answer(rating, limit))
	default:
		r.Out = c.appendRow(r.Out, p, rating, limit)
	}
	return nil
}

// answer is the rating for JSON: the figures of the row, those above the limit left out.
func (c *Rate) answer(rating rate.Rating, limit rate.Tenths) answer.Rating {
	if c.EROnly {
		rating.EP, rating.ED = 0, 0
	}
	if limit == 0 || rating.ER <= limit {
		return answer.RatingOf(rating)
	}
	for _, x := range []*rate.Tenths{&rating.ER, &rating.EP, &rating.ED} {
		if *x > limit {
			*x = 0
		}
	}
	f := answer.RatingOf(rating)
	f.Above = answer.RatingAbove(limit).Above
	return f
}

// ratable reports whether a puzzle has one solution, and says what it has instead.
func (c *Rate) ratable(p *puzzle.Puzzle, r *pipeline.Replies) bool {
	if c.Unchecked {
		return true
	}
	puzzle := pipeline.PositionOf(p)
	n := search.Count(&puzzle, 2)
	switch {
	case n == 1:
		return true
	case r.JSON:
		r.NotUnique(p, n)
		return false
	}
	r.No(p, "")
	if len(p.Digits().Clashes()) == 0 { // of which that has told
		r.Note("%v: %s", p.At, pipeline.WhyNotUnique[n])
	}
	return false
}

// appendPuzzle appends the digits of a puzzle, or where candidates are gone the 729 characters of all of them.
func appendPuzzle(out []byte, p *puzzle.Puzzle) []byte {
	if len(p.Eliminated) > 0 {
		return append(out, strings.TrimSpace(format.Named("sukaku").Text(p))...)
	}
	grid := p.Digits()
	return grid.Append(out)
}

// appendRow appends the row of a puzzle.
func (c *Rate) appendRow(out []byte, p *puzzle.Puzzle, rating rate.Rating, limit rate.Tenths) []byte {
	out = append(appendPuzzle(out, p), ',')
	figures := []rate.Tenths{rating.ER, rating.EP, rating.ED}
	if c.EROnly {
		figures = figures[:1]
	}
	for i, x := range figures {
		if i > 0 {
			out = append(out, ',')
		}
		if limit != 0 && x > limit {
			out = append(out, '>')
			x = limit
		}
		out = append(out, x.String()...)
	}
	return append(out, '\n')
}

// path prints the path of a puzzle.
func (c *Rate) path(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
	if !c.ratable(p, r) {
		return nil
	}
	path, err := rate.NewPositionPath(p.Digits(), p.Eliminated)
	if err != nil {
		r.No(p, strings.ReplaceAll(err.Error(), "\n", "; "))
		return nil
	}
	for !path.Over() {
		if err := path.Next(ctx); err != nil {
			return err
		}
	}
	log := path.Log()
	if c.Log == "text" {
		for _, x := range path.Steps() {
			r.Out = append(append(r.Out, answer.RatedLine(wording.Text{}, &log, x)...), '\n')
		}
		hardest, n := answer.Hardest(path)
		r.Out = append(append(r.Out, answer.RatingText(path.Rating(), hardest, n)...), "\n\n"...)
		return nil
	}
	return r.Passing(ctx, func(pass func([]byte) []byte) { r.Out = printers[c.Log]()(&log, r.Out, pass) })
}
