package puzzles

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/op"
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
	var limit rate.Tenths
	var err error
	if c.Max != "" {
		if limit, err = op.ParseRateMax(c.Max); err != nil {
			err = fmt.Errorf("--max is %w", err)
		}
	}
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
			o := &op.Rate{Max: limit, Unchecked: c.Unchecked}
			return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error { return c.rate(ctx, o, p, r) }
		})
	})
}

// header is the first line of the table.
func (c *Rate) header() string {
	if c.EROnly {
		return "puzzle,er\n"
	}
	return "puzzle,er,ep,ed\n"
}

// rate prints the rating of a puzzle.
func (c *Rate) rate(ctx context.Context, o *op.Rate, p *puzzle.Puzzle, r *pipeline.Replies) error {
	rated, err := o.Do(ctx, op.Of(p))
	switch {
	case err != nil:
		return unrated(p, r, err)
	case r.JSON:
		r.Facts(p, c.answer(rated, o.Max))
	default:
		r.Out = c.appendRow(r.Out, p, rated.Rating, o.Max)
	}
	return nil
}

// answer is the rating for JSON: the figures of the row, those above the limit left out.
func (c *Rate) answer(rated op.Rated, limit rate.Tenths) answer.Rating {
	rating := rated.Rating
	if c.EROnly {
		rating.EP, rating.ED = 0, 0
	}
	if !rated.Above {
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

// unrated answers a puzzle that has no rating because of err. The table has no row for it. It returns err if that has another cause.
func unrated(p *puzzle.Puzzle, r *pipeline.Replies, err error) error {
	if r.JSON || !errors.Is(err, op.ErrNoSolution) && !errors.Is(err, op.ErrSeveral) {
		return r.NoResult(p, err)
	}
	r.No(p, "")
	if len(p.Digits().Clashes()) == 0 { // No has noted a clash
		r.Note("%v: %v", p.At, err)
	}
	return nil
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
	if !c.Unchecked {
		if err := op.Of(p).Single(ctx); err != nil {
			return unrated(p, r, err)
		}
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
