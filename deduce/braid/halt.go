package braid

import "context"

// halt says inside a search whether the context is over. It looks at it once in a while, so that the search does not pay.
type halt struct {
	ctx   context.Context // nil for none
	asked uint
	over  bool
}

// pause is how often halt is asked before it looks at the context. A look costs more than a question.
const pause = 256

// begin has h look at ctx.
func (h *halt) begin(ctx context.Context) { *h = halt{ctx: ctx} }

// now reports whether the search is to end without a result.
func (h *halt) now() bool {
	if h.asked++; h.asked%pause == 0 && h.ctx != nil {
		h.over = h.ctx.Err() != nil
	}
	return h.over
}
