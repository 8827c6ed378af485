package jsonl_test

import "deduku/deduce/render/rendertest"

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
