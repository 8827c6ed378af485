package pdf

import (
	"codeberg.org/go-pdf/fpdf"

	"deduku/deduce/export"
)

// points of a letter in a millimetre.
const points = 72 / 25.4

// ink draws a piece of a drawing whose upper left corner is at a place on the page.
func (w *writer) ink(k *export.Ink, x, y, scale float64) {
	if k.Text != "" {
		w.text(k, x, y, scale)
		return
	}
	way := ""
	if k.Fill != 0 && k.Closed {
		w.SetFillColor(parts(k.Fill))
		way = "F"
	}
	if k.Stroke != 0 {
		w.SetDrawColor(parts(k.Stroke))
		w.SetLineWidth(k.Width * scale)
		var dashes []float64
		if k.Dash > 0 {
			dashes = []float64{k.Dash * scale, k.Dash * scale}
		}
		w.SetDashPattern(dashes, 0)
		way += "D"
	}
	if way == "" {
		return
	}
	for _, line := range k.Lines {
		all := make([]fpdf.PointType, len(line))
		for i, p := range line {
			all[i] = fpdf.PointType{X: x + p.X*scale, Y: y + p.Y*scale}
		}
		if k.Closed {
			w.Polygon(all, way)
			continue
		}
		w.MoveTo(all[0].X, all[0].Y)
		for _, p := range all[1:] {
			w.LineTo(p.X, p.Y)
		}
		w.DrawPath("D")
	}
}

// text writes letters.
func (w *writer) text(k *export.Ink, x, y, scale float64) {
	bold := ""
	if k.Bold {
		bold = "B"
	}
	w.SetFont("Helvetica", bold, k.Size*scale*points)
	w.SetTextColor(parts(k.Fill))
	text, at := w.letters(k.Text), k.Lines[0][0]
	x += at.X * scale
	if k.Centred {
		x -= w.GetStringWidth(text) / 2
	}
	w.Text(x, y+at.Y*scale, text)
}

// parts are the red, green and blue of a colour.
func parts(c uint32) (r, g, b int) { return int(c >> 16), int(c >> 8 & 0xff), int(c & 0xff) }
