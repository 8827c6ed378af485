//go:build lean

package command

import (
	"io"

	"deduku/deduce/export"
)

var pdfPaper func(io.Writer, *export.Paper) error
