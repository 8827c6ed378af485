//go:build !lean

package export

import (
	"image/png"
	"io"
)

// sharpness is how many pixels of a PNG stand for a unit of the drawing.
const sharpness = 2

// PNG writes the drawing as pixels.
func (d *Drawing) PNG(w io.Writer) error {
	s := d.scene()
	r, err := newRaster(s.height, sharpness)
	if err != nil {
		return err
	}
	r.dark = d.Dark
	r.draw(s)
	return png.Encode(w, r.img)
}
