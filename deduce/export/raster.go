//go:build !lean

package export

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// raster draws scenes in pixels, on light paper or dark.
type raster struct {
	img   *image.RGBA
	scale float64 // pixels for a unit of the scene
	dark  bool    // on dark paper
	faces [classes]font.Face
	area  vector.Rasterizer
}

// newRaster is a raster for scenes up to a height.
func newRaster(height, scale float64) (*raster, error) {
	r := &raster{
		img:   image.NewRGBA(image.Rect(0, 0, int(width*scale), int(math.Ceil(height*scale)))),
		scale: scale,
	}
	for c := range styles {
		style := &styles[c]
		if style.size == 0 {
			continue
		}
		letters := goregular.TTF
		if style.bold {
			letters = gobold.TTF
		}
		parsed, err := opentype.Parse(letters)
		if err != nil {
			return nil, err
		}
		r.faces[c], err = opentype.NewFace(parsed, &opentype.FaceOptions{Size: style.size * scale, DPI: 72})
		if err != nil {
			return nil, err
		}
	}
	return r, nil
}

// opaque is the colour as pixels have it.
func (c rgb) opaque() color.RGBA {
	return color.RGBA{uint8(c >> 16), uint8(c >> 8), uint8(c), 0xff}
}

// draw draws a scene over the whole picture.
func (r *raster) draw(s *scene) {
	draw.Draw(r.img, r.img.Bounds(), image.NewUniform(styles[paper].fill.on(r.dark).opaque()), image.Point{}, draw.Src)
	for i := range s.shapes {
		if s.shapes[i].class != paper {
			r.shape(&s.shapes[i])
		}
	}
}

func (r *raster) shape(s *shape) {
	style := &styles[s.class]
	if s.kind == text {
		r.text(s, style.fill.on(r.dark))
		return
	}
	outline, closed := s.outline()
	if style.fill.on(r.dark) != 0 && closed {
		r.fill([][]point{outline}, style.fill.on(r.dark))
	}
	if style.stroke.on(r.dark) == 0 {
		return
	}
	switch {
	case s.kind == lines: // one by one: together they would lie around most of the board
		for i := 0; i < len(outline); i += 2 {
			r.fill([][]point{strip(outline[i], outline[i+1], style.width, style.width/2)}, style.stroke.on(r.dark))
		}
		return
	case closed:
		outline = append(outline, outline[0])
	}
	r.fill(stroke(outline, style.width, style.dash), style.stroke.on(r.dark))
}

// text writes letters, centred unless they stand below the board.
func (r *raster) text(s *shape, c rgb) {
	d := font.Drawer{Dst: r.img, Src: image.NewUniform(c.opaque()), Face: r.faces[s.class]}
	x, y := s.points[0].x*r.scale, s.points[0].y*r.scale
	d.Dot = fixed.Point26_6{X: fixed.Int26_6(x * 64), Y: fixed.Int26_6(y * 64)}
	if s.centred() {
		d.Dot.X -= d.MeasureString(s.text) / 2
	}
	d.DrawString(s.text)
}

// fill fills areas, all of which must run round in the same direction, where they overlap once. Only the
// pixels around them are looked at.
func (r *raster) fill(areas [][]point, c rgb) {
	low, high := point{math.Inf(1), math.Inf(1)}, point{}
	for _, area := range areas {
		for _, p := range area {
			low = point{min(low.x, p.x), min(low.y, p.y)}
			high = point{max(high.x, p.x), max(high.y, p.y)}
		}
	}
	at := image.Rect(int(low.x*r.scale)-1, int(low.y*r.scale)-1, int(high.x*r.scale)+2, int(high.y*r.scale)+2)
	at = at.Intersect(r.img.Bounds())
	if at.Empty() {
		return
	}
	r.area.Reset(at.Dx(), at.Dy())
	for _, area := range areas {
		for i, p := range area {
			x, y := float32(p.x*r.scale-float64(at.Min.X)), float32(p.y*r.scale-float64(at.Min.Y))
			if i == 0 {
				r.area.MoveTo(x, y)
			} else {
				r.area.LineTo(x, y)
			}
		}
		r.area.ClosePath()
	}
	r.area.Draw(r.img, at, image.NewUniform(c.opaque()), image.Point{})
}
