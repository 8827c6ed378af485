package pdf

import (
	"slices"
	"strconv"
	"strings"
)

// columns fills the columns of a page one after the other, then the next page.
type columns struct {
	*binder
	count int     // of a page
	at    int     // the column, from 0
	top   float64 // of the columns of this page
	y     float64
}

// columns has write fill columns from here on.
func (w *binder) columns(count int, write func(*columns)) {
	write(&columns{binder: w, count: count, top: w.GetY(), y: w.GetY()})
}

// width is that of a column.
func (c *columns) width() float64 { return (c.wide - inner*float64(c.count-1)) / float64(c.count) }

// place is where a line of a height begins; it is in the next column where this one is full.
func (c *columns) place(high float64) (x, y float64) {
	if c.y+high > c.high {
		if c.at++; c.at == c.count {
			c.AddPage()
			c.at, c.top = 0, bookMargin
		}
		c.y = c.top
	}
	y = c.y
	c.y += high
	return bookMargin + float64(c.at)*(c.width()+inner), y
}

// line writes a title and its page at the other end of the column, above it some room.
func (c *columns) line(style string, size, high float64, title string, page int, above float64) {
	if above > 0 && c.y > c.top {
		c.y += above
		if c.y+4*high > c.high { // a heading at the end of a column stands badly
			c.y = c.high
		}
	}
	x, y := c.place(high)
	c.SetTextColor(0, 0, 0)
	c.SetFont("Helvetica", style, size)
	number := strconv.Itoa(page)
	room := c.width() - c.GetStringWidth(number) - 2
	c.Text(x, y+high-1.2, shortened(c.letters(title), room, c.GetStringWidth))
	c.Text(x+c.width()-c.GetStringWidth(number), y+high-1.2, number)
	if page > 0 {
		link := c.AddLink()
		c.SetLink(link, 0, page)
		c.Link(x, y, c.width(), high, link)
	}
}

// mention writes a line of the index, or more where its pages are many.
func (c *columns) mention(m Mention) {
	var pages []string
	for _, title := range m.Titles {
		if number := strconv.Itoa(c.known[title]); !slices.Contains(pages, number) {
			pages = append(pages, number)
		}
	}
	const high = 3.9
	c.SetFont("Helvetica", "", 8)
	for i, line := range c.SplitLines([]byte(c.letters(m.Name+"  "+strings.Join(pages, ", "))), c.width()-3) {
		x, y := c.place(high)
		c.SetFont("Helvetica", "", 8) // a new page has begun with a font of its own
		c.SetTextColor(0, 0, 0)
		if i > 0 {
			x += 3
		}
		c.Text(x, y+high-1.1, string(line))
	}
}

// shortened is a text that fits into a width.
func shortened(text string, room float64, width func(string) float64) string {
	for cut := text; ; {
		if width(cut) <= room || len(cut) < 4 {
			return cut
		}
		text = text[:len(text)-1]
		cut = strings.TrimSpace(text) + "..."
	}
}
