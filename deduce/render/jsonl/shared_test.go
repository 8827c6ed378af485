package jsonl_test

import "deduku/internal/testutil/rendertest"

// Steps and boards are put together and found with these.
var (
	at         = rendertest.At
	candidates = rendertest.Candidates
	only       = rendertest.Only
	onlyIn     = rendertest.OnlyIn
	logOf      = rendertest.LogOf
	node       = rendertest.Node
	set        = rendertest.Set
)
