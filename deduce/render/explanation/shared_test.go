package explanation_test

import "deduku/internal/testutil/rendertest"

// Steps and boards are put together and found with these.
var (
	at         = rendertest.At
	candidates = rendertest.Candidates
	node       = rendertest.Node
	set        = rendertest.Set
	position   = rendertest.Position
	stepOn     = rendertest.StepOn
	found      = rendertest.Found
)
