package terminal

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// The keys that a pager knows besides characters.
const (
	pagerUp       = "up"
	pagerDown     = "down"
	pagerPageUp   = "pageup"
	pagerPageDown = "pagedown"
	pagerHome     = "home"
	pagerEnd      = "end"
	pagerEnter    = "enter"
	pagerErase    = "erase"
	pagerEsc      = "esc"
)

// A pager shows a text that is longer than the screen, a page at a time: keys go in, screens come out. It reads no terminal.
type pager struct {
	text          string
	width, height int
	rows          []string
	top           int    // the first row that is shown
	searched      string // in small letters; empty for nothing
	hit           int    // the row that was found, -1 for none
	asking        bool   // what to search is being typed
	asked         string
	note          string // what is said instead of the keys, until the next one
	typing        string // what is being typed that is for the next line, while some of the text is still below
	// typed is the text that left the pager, or "" if one of the pager's own keys did. It begins the next line, or is a
	// whole line if it ends with pagerReturn.
	typed string
}

// newPager returns a pager that shows a text from its beginning.
func newPager(text string, width, height int) *pager {
	v := &pager{text: text, hit: -1}
	v.resize(width, height)
	return v
}

// resize fits the pager to a screen. The row at the top stays near the top.
func (v *pager) resize(width, height int) {
	share := 0.0
	if len(v.rows) > 0 {
		share = float64(v.top) / float64(len(v.rows))
	}
	v.width, v.height = max(width, 20), max(height, 2)
	v.rows, v.hit = screenRows(v.text, v.width), -1
	v.move(int(share * float64(len(v.rows))))
}

// page is how many rows of the text are shown; the last of the screen is the pager's own.
func (v *pager) page() int { return v.height - 1 }

// last is the row at the top when the end is shown.
func (v *pager) last() int { return max(0, len(v.rows)-v.page()) }

// atEnd reports whether the end of the text is shown.
func (v *pager) atEnd() bool { return v.top >= v.last() }

// move shows the text from a row on, or as near as there is.
func (v *pager) move(top int) { v.top = min(max(top, 0), v.last()) }

// pagerReturn ends a typed line.
const pagerReturn = "\r"

// key takes a key, which is a character or one of the names, and reports whether it leaves the pager. At the end of the text, any character
// leaves that is not a key of the pager or has nothing to do there, since it begins an answer. Before the end, a letter or a digit that
// is not a key begins the next line, and the pager shows the rest of the text.
func (v *pager) key(key string) (leaves bool) {
	v.note = ""
	switch {
	case v.asking:
		v.ask(key)
		return false
	case v.typing != "":
		return v.typeOn(key)
	}
	if v.atEnd() && (strings.Contains("fjG", key) || strings.EqualFold(key, "n") && v.searched == "") && len(key) == 1 { // keys that do nothing there
		v.typed = key
		return true
	}
	switch key {
	case "q", "Q":
		return true
	case " ", pagerPageDown, "f":
		if v.atEnd() {
			return key == " "
		}
		v.move(v.top + v.page())
	case "b", pagerPageUp:
		v.move(v.top - v.page())
	case pagerEnter:
		if v.atEnd() {
			return true
		}
		v.move(v.top + 1)
	case pagerDown, "j":
		v.move(v.top + 1)
	case pagerUp, "k":
		v.move(v.top - 1)
	case "g", pagerHome:
		v.move(0)
	case "G", pagerEnd:
		v.move(v.last())
	case "/":
		v.asking, v.asked = true, ""
	case "n":
		v.search(1)
	case "N":
		v.search(-1)
	default:
		if v.atEnd() && key >= " " && utf8.RuneCountInString(key) == 1 {
			v.typed = key
			return true
		}
		if r, size := utf8.DecodeRuneInString(key); size == len(key) && (unicode.IsLetter(r) || unicode.IsDigit(r)) {
			v.typing = key
			return false
		}
		v.note = "space goes on, b back, g and G to the ends, / searches, n the next, q leaves"
	}
	return false
}

// typeOn takes a key of what is typed for the next line, and reports whether it leaves.
func (v *pager) typeOn(key string) (leaves bool) {
	switch key {
	case pagerEnter:
		v.typed = v.typing + pagerReturn
		v.move(v.last())
		return true
	case pagerEsc:
		v.typing = ""
	case pagerErase:
		r := []rune(v.typing)
		v.typing = string(r[:len(r)-1])
	case pagerUp, pagerDown, pagerPageUp, pagerPageDown, pagerHome, pagerEnd:
	default:
		v.typing += key
	}
	return false
}

// ask takes a key of what is to be searched.
func (v *pager) ask(key string) {
	switch key {
	case pagerEnter:
		v.asking = false
		if v.asked != "" {
			v.searched, v.hit = strings.ToLower(v.asked), v.top-1
		}
		v.search(1)
	case pagerEsc:
		v.asking = false
	case pagerErase:
		if v.asked == "" {
			v.asking = false
			return
		}
		r := []rune(v.asked)
		v.asked = string(r[:len(r)-1])
	case pagerUp, pagerDown, pagerPageUp, pagerPageDown, pagerHome, pagerEnd:
	default:
		v.asked += key
	}
}

// search goes to the next row, or the one before, in which stands what is searched. Upper and lower case are the same.
func (v *pager) search(step int) {
	if v.searched == "" {
		v.note = "nothing was searched; / searches"
		return
	}
	for i := v.hit + step; 0 <= i && i < len(v.rows); i += step {
		if strings.Contains(strings.ToLower(withoutEscapes(v.rows[i])), v.searched) {
			v.hit = i
			if i < v.top || i >= v.top+v.page() {
				v.move(i)
			}
			return
		}
	}
	v.note = fmt.Sprintf("no more %q", v.searched)
}

// screen returns the visible rows, and the line below them that says what the keys do. It highlights the row of a match.
func (v *pager) screen() (shown []string, below string) {
	for i := v.top; i < min(v.top+v.page(), len(v.rows)); i++ {
		row := v.rows[i]
		if i == v.hit {
			row = "\x1b[7m" + withoutEscapes(row) + "\x1b[0m"
		}
		shown = append(shown, row)
	}
	switch {
	case v.asking:
		below = "/" + v.asked
	case v.typing != "":
		below = v.typing + "  (Enter answers and shows the end, Esc drops it)"
	case v.note != "":
		below = v.note
	case v.atEnd():
		below = "(end) space or q leaves, b goes back; or type on"
	default:
		below = fmt.Sprintf("(%d%%) space goes on, b back, / searches, q leaves", 100*(v.top+v.page())/len(v.rows))
	}
	if r := []rune(below); len(r) >= v.width {
		below = string(r[:v.width-1])
	}
	return shown, below
}
