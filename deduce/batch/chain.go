package batch

import "context"

// Chain is stages, none of which looks at all rows together, with what is to be done with a row behind the last. It
// belongs to one goroutine. Rows go through one by one: however many are made of one, only those on the way are held.
type Chain struct {
	links []link
	out   func(context.Context, *Row) error
}

// link is a stage of a chain.
type link struct {
	work   Work
	spread Spread // where it is set, there is no work
}

// NewChain makes a chain.
func NewChain(stages []*Stage, out func(context.Context, *Row) error) *Chain {
	c := &Chain{out: out}
	for _, s := range stages {
		if s.NewSpread != nil {
			c.links = append(c.links, link{spread: s.NewSpread()})
		} else {
			c.links = append(c.links, link{work: s.NewWork()})
		}
	}
	return c
}

// Pass has a row go through the stages.
func (c *Chain) Pass(ctx context.Context, r *Row) error { return c.from(ctx, 0, r) }

func (c *Chain) from(ctx context.Context, i int, r *Row) error {
	for ; i < len(c.links); i++ {
		if spread := c.links[i].spread; spread != nil {
			return spread(ctx, r, func(child *Row) error { return c.from(ctx, i+1, child) })
		}
		if keep, err := c.links[i].work(ctx, r); err != nil || !keep {
			return err
		}
	}
	return c.out(ctx, r)
}
