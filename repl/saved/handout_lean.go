//go:build lean

package saved

import (
	"io"

	"deduku/deduce/export"
)

var pdfHandout func(io.Writer, *export.Handout) error
