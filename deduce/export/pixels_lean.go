//go:build lean

package export

import (
	"context"
	"io"

	"deduku/internal/lean"
)

// Pictures of pixels rest on fonts and on libraries for them, which the lean program goes without.

// PNG writes nothing.
func (d *Drawing) PNG(io.Writer) error { return lean.Err }

// GIF writes nothing.
func (reel Reel) GIF(context.Context, io.Writer) error { return lean.Err }
