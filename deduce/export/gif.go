//go:build !lean

package export

import (
	"context"
	"image"
	"image/color"
	"image/gif"
	"io"
	"time"
)

// GIF writes an animation, on the paper of its first frame. Of each frame only what differs from the one before is written. Drawing takes
// some milliseconds a frame; it stops when ctx is done.
func (reel Reel) GIF(ctx context.Context, w io.Writer) error {
	height := 0.0
	for _, f := range reel {
		height = max(height, f.height())
	}
	r, err := newRaster(height, 1)
	if err != nil {
		return err
	}
	r.dark = len(reel) > 0 && reel[0].Dark
	colours := newPalette(r.dark)
	out := &gif.GIF{}
	var before *image.Paletted
	for _, f := range reel {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		r.draw(f.scene())
		now := colours.reduce(r.img)
		out.Image = append(out.Image, difference(before, now))
		out.Delay = append(out.Delay, int(f.Delay/(10*time.Millisecond)))
		before = now
	}
	return gif.EncodeAll(w, out)
}

// difference is the part of a frame that is not as it was before: at least one pixel, as a frame must have some.
func difference(before, now *image.Paletted) *image.Paletted {
	if before == nil {
		return now
	}
	changed := image.Rectangle{}
	for y := range now.Rect.Dy() {
		row, old := now.Pix[y*now.Stride:][:now.Stride], before.Pix[y*before.Stride:][:before.Stride]
		for x := range row {
			if row[x] != old[x] {
				changed = changed.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if changed.Empty() {
		changed = image.Rect(0, 0, 1, 1)
	}
	part := image.NewPaletted(changed, now.Palette) // of its own, so that the rest can be forgotten
	for y := changed.Min.Y; y < changed.Max.Y; y++ {
		copy(part.Pix[part.PixOffset(changed.Min.X, y):][:changed.Dx()], now.Pix[now.PixOffset(changed.Min.X, y):])
	}
	return part
}

// shades are the colours of a GIF, and the nearest of them to each colour met so far.
type shades struct {
	all  color.Palette
	near map[color.RGBA]uint8
}

// newPalette holds each colour of the styles, blended with what can lie behind it: smooth edges need a few steps.
func newPalette(dark bool) *shades {
	const steps = 6
	p := &shades{near: map[color.RGBA]uint8{}}
	white := styles[paper].fill.on(dark).opaque()
	for c := range styles {
		for _, front := range []rgb{styles[c].fill.on(dark), styles[c].stroke.on(dark)} {
			if front != 0 {
				p.blend(white, front.opaque(), steps)
			}
		}
	}
	for _, c := range markClasses {
		p.blend(styles[c].fill.on(dark).opaque(), ink.on(dark).opaque(), steps)
	}
	return p
}

// blend adds colours between two, the second included, as far as there is room.
func (p *shades) blend(back, front color.RGBA, steps int) {
	for i := 1; i <= steps; i++ {
		mix := func(a, b uint8) uint8 { return uint8((int(a)*(steps-i) + int(b)*i) / steps) }
		c := color.RGBA{mix(back.R, front.R), mix(back.G, front.G), mix(back.B, front.B), 0xff}
		if _, known := p.near[c]; !known && len(p.all) < 256 {
			p.near[c] = uint8(len(p.all))
			p.all = append(p.all, c)
		}
	}
}

// reduce is a picture in the colours of the palette.
func (p *shades) reduce(img *image.RGBA) *image.Paletted {
	out := image.NewPaletted(img.Rect, p.all)
	var last color.RGBA // neighbours are mostly alike
	var at uint8
	for i := range out.Pix {
		c := color.RGBA{img.Pix[4*i], img.Pix[4*i+1], img.Pix[4*i+2], 0xff}
		if c != last {
			at, last = p.nearest(c), c
		}
		out.Pix[i] = at
	}
	return out
}

// nearest is the colour of the palette that comes closest to one.
func (p *shades) nearest(c color.RGBA) uint8 {
	at, ok := p.near[c]
	if !ok {
		at = uint8(p.all.Index(c))
		p.near[c] = at
	}
	return at
}
