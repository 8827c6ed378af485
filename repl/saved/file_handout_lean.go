//go:build lean

package saved

import (
	"io"

	"deduku/deduce/export"
)

var pdfPaper func(io.Writer, *export.Paper) error
