package puzzles

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/op"
	"deduku/repl/answer"
)

// Backdoors finds backdoors.
type Backdoors struct {
	Size int `default:"${backdoor_size}" help:"${backdoor_size_help}" placeholder:"N"`
	pipeline.Puzzles
}

// Run prints the smallest backdoors of each puzzle: their size, then each as r1c1=5,r2c2=6.
func (c *Backdoors) Run(s subcommand.Streams) error {
	if err := op.BackdoorSize.Check(c.Size); err != nil {
		return fmt.Errorf("--size must be %w", err)
	}
	return eachByDigits(&c.Puzzles, s, "backdoors", func() func(context.Context, *puzzle.Puzzle, *pipeline.Replies) error {
		o := op.Backdoors{Size: c.Size}
		return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
			found, err := o.Do(ctx, op.Of(p))
			switch none := new(op.NoBackdoorError); {
			case errors.As(err, &none) && r.JSON:
				r.No(p, "")
				r.Why = err.Error()
				r.Facts(p, nil)
			case errors.As(err, &none):
				r.No(p, "")
				r.Out = append(r.Out, "more\n"...)
			case err != nil:
				return err
			case r.JSON:
				r.Facts(p, answer.BackdoorsOf(&found))
			default:
				r.Out = appendBackdoors(r.Out, answer.BackdoorsOf(&found))
			}
			return nil
		}
	})
}

func appendBackdoors(out []byte, f answer.Backdoors) []byte {
	out = strconv.AppendInt(out, int64(f.Size), 10)
	for _, cells := range f.Backdoors {
		if len(cells) > 0 {
			out = append(append(out, ' '), strings.Join(cells, ",")...)
		}
	}
	return append(out, '\n')
}
