package console

import (
	"deduku/deduce"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/theme"
	"deduku/repl/reply"
)

// Screen is what is known about where results are shown. Its zero value is a file or a pipe.
type Screen struct {
	Terminal bool                           // somebody is looking
	Watched  bool                           // and sees what is written in place of a line before
	Unicode  bool                           // it can show more than ASCII
	Color    func(setting string) bool      // whether auto, always or never means colour here
	Talk     func(setting string) bool      // the same of where the session talks; nil for no colour
	Size     func() (width, height int)     // in characters; nil when unknown
	Page     func(pager, text string) error // shows a text through a pager; nil where there is none
}

// width is how many characters a line may have, 0 for any number.
func (c *Console) width() int {
	if c.screen.Size == nil || !c.screen.Terminal {
		return 0
	}
	width, _ := c.screen.Size()
	return max(width, 20)
}

// height is how many lines the screen has, 0 where that is not known.
func (c *Console) height() int {
	if c.screen.Size == nil || !c.screen.Terminal {
		return 0
	}
	_, height := c.screen.Size()
	return height
}

// restyle builds the painter for the options and the screen.
func (c *Console) restyle(style reply.Restyled) {
	frame := &paint.ASCII
	switch style.ASCII {
	case "off":
		frame = &paint.Unicode
	case "auto":
		if c.screen.Terminal && c.screen.Unicode {
			frame = &paint.Unicode
		}
	}
	var palette paint.Palette
	if c.screen.Color != nil && c.screen.Color(style.Color) || c.screen.Color == nil && style.Color == "always" {
		palette = theme.Named(style.Theme)
	}
	c.painter = paint.NewPainter(palette, frame)
	c.alarm = "error:"
	if c.screen.Talk != nil && c.screen.Talk(style.Color) {
		c.alarm = theme.Named(style.Theme).Kind(deduce.Conflict, c.alarm)
	}
	c.painter.Labelled = c.screen.Terminal
	c.pagerSetting = style.Pager
}
