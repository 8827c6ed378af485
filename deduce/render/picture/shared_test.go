package picture_test

import "deduku/internal/testutil/rendertest"

// Steps and boards are put together and found with these.
var (
	found = rendertest.Found
)
