//go:build !lean

package command

import (
	"deduku/deduce/export/pdf"
)

// pdfPaper writes what is to print as PDF. The lean program goes without the library for it.
var pdfPaper = pdf.Write
