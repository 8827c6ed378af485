package play

// form is how cells are drawn.
type form struct {
	width, height int // of a cell, with a place for a mark on its left and on its right
	apart         int // columns between the cells of a box
}

// The forms, by how large they are: the digit alone; notes in two lines, those from 1 to 5 above those from 6 to 9, with room around
// them or without; notes as they stand on a telephone, close together or apart.
var (
	small  = form{3, 1, 0}
	middle = form{7, 2, 1}
	tight  = form{6, 2, 0}
	large  = form{5, 3, 0}
	wide   = form{7, 3, 0}
)

// size is how large a board of this form is.
func (f form) size() (width, height int) { return 4 + 3*(3*f.width+2*f.apart), 4 + 9*f.height }

// area is a part of the screen.
type area struct{ x, y, width, height int }

// layout is what goes where.
type layout struct {
	form
	side area // what there is to know of the board: beside it
	text area // what was said
	keys bool // the keys stand in the last row
}

// Below this nothing can be played on.
const leastWidth, leastHeight = 40, 18

// pagesBeside is how many screens of text are turned beside a board with notes before it is drawn small to make room.
const pagesBeside = 5

// layoutFor is the layout of a screen. A message that has no room below the board makes this tighter, so that it stands beside it; only
// a very long one has the board drawn small. fits says whether what was said fits an area, or so many of it.
func layoutFor(width, height int, fits func(a area, pages int) bool) (layout, bool) {
	if width < leastWidth || height < leastHeight {
		return layout{}, false
	}
	for _, f := range []form{wide, large} {
		if w, h := f.size(); height >= h && width >= w+24 && (f != wide || width >= w+29) {
			return beside(f, width, height), true
		}
	}
	if w, h := middle.size(); width >= w+24 && height >= h {
		return beside(middle, width, height), true
	} else if width >= w && height >= h+2 {
		l := layout{form: middle, text: area{0, h, width, height - h}}
		if width >= w+7 {
			l.side = area{w + 1, 0, width - w - 1, h}
		} else {
			l.side, l.text = area{0, h, width, 1}, area{0, h + 1, width, height - h - 1}
		}
		if fits(l.text, 1) {
			return l, true
		}
	}
	if w, h := tight.size(); width >= w+21 && height >= h {
		if l := beside(tight, width, height); fits(l.text, pagesBeside) {
			return l, true
		}
	}
	w, h := small.size()
	if width >= w+29 {
		return beside(small, width, height), true
	}
	return layout{form: small, side: area{w + 1, 0, width - w - 1, h}, text: area{0, h, width, height - h - 1}, keys: true}, true
}

// beside has all that is said beside the board.
func beside(f form, width, height int) layout {
	w, _ := f.size()
	rows := 8 // for what there is to know of the board
	if f == tight {
		rows = 7
	}
	x := w + 1
	return layout{form: f, side: area{x, 0, width - x, rows}, text: area{x, rows, width - x, height - rows - 1}, keys: f == small}
}
