//go:build !lean

package saved

import (
	"deduku/deduce/export/pdf"
)

// pdfHandout writes puzzles to print as PDF. The page in the browser prints by itself, and goes without the library for it.
var pdfHandout = pdf.Handout
