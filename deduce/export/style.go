package export

import (
	"deduku/deduce/render/picture"
	"fmt"
	"strings"
)

// class says what a shape is, and so how it looks.
type class uint8

// The classes, from the paper up.
const (
	paper class = iota
	hueBlue
	hueGreen
	hueRed
	hueYellow
	huePurple
	hueOrange
	hueCyan
	hueGrey
	baseBand
	coverBand
	thin
	thick
	patternOutline
	regionOutline
	ray
	seen
	blocker
	pattern
	pivot
	pincer
	letterA
	letterB
	letterC
	letterD
	letterE
	letterF
	letterG
	fin
	refuted
	follows
	branch1
	branch2
	branch3
	branch4
	eliminated
	concluded
	slash
	group
	strong
	weak
	arrow
	label
	given
	digit
	candidate
	order
	title
	caption
	classes
)

// rgb is a colour, 0xRRGGBB. Zero stands for no colour: nothing here is wholly black.
type rgb uint32

// tone is a colour on light paper and on dark.
type tone struct{ light, dark rgb }

// on is the tone on light paper or on dark.
func (t tone) on(dark bool) rgb {
	if dark {
		return t.dark
	}
	return t.light
}

// style is how a class looks: areas, lines or letters.
type style struct {
	name   string
	fill   tone
	stroke tone
	width  float64 // of the stroke
	dash   float64 // length of dashes and gaps; 0 for a solid line
	size   float64 // of letters
	bold   bool
}

var (
	ink  = tone{0x1c1c1c, 0xececec}
	grey = tone{0x5a5a5a, 0xb4b4b4}
	blue = tone{0x0b5cad, 0x8cc4f5}
	rose = tone{0xb3261e, 0xff8a75}
)

// styles are the looks. The hues differ for colour-blind eyes too (after Okabe and Ito), and marks differ in shape.
var styles = [classes]style{
	paper:          {name: "paper", fill: tone{0xffffff, 0x17191d}},
	hueBlue:        {name: "hue-blue", fill: tone{0xc4dcf6, 0x1c466f}},
	hueGreen:       {name: "hue-green", fill: tone{0xc6ebc0, 0x1f5a26}},
	hueRed:         {name: "hue-red", fill: tone{0xf8c9c4, 0x6e2822}},
	hueYellow:      {name: "hue-yellow", fill: tone{0xfaeda0, 0x5f5410}},
	huePurple:      {name: "hue-purple", fill: tone{0xe4cdf3, 0x53306b}},
	hueOrange:      {name: "hue-orange", fill: tone{0xfbd5a8, 0x6d430f}},
	hueCyan:        {name: "hue-cyan", fill: tone{0xb9ecec, 0x14565c}},
	hueGrey:        {name: "hue-grey", fill: tone{0xd9d9d9, 0x4a4e55}},
	baseBand:       {name: "band-base", fill: tone{0xe3f1fc, 0x1a2b3a}, stroke: tone{0x3a9bdc, 0x4f9fd6}, width: 3},
	coverBand:      {name: "band-cover", fill: tone{0xfdf3da, 0x2f2a1b}, stroke: tone{0xb07d00, 0xd0a040}, width: 3, dash: 9},
	thin:           {name: "thin", stroke: tone{0xbdbdbd, 0x4c5057}, width: 1},
	thick:          {name: "thick", stroke: tone{0x2b2b2b, 0xc8c8c8}, width: 2.5},
	patternOutline: {name: "outline-pattern", stroke: tone{0x3a9bdc, 0x4f9fd6}, width: 4},
	regionOutline:  {name: "outline-region", stroke: tone{0x5a7d9a, 0x8aa5bd}, width: 3, dash: 9},
	ray:            {name: "ray", stroke: tone{0xc98200, 0xd9a441}, width: 2, dash: 7},
	seen:           {name: "seen", fill: tone{0xececec, 0x3a3d43}, stroke: tone{0x6f6f6f, 0xa8a8a8}, width: 1.2},
	blocker:        {name: "blocker", fill: tone{0xfbe6bd, 0x5c4310}, stroke: tone{0xc98200, 0xd9a441}, width: 2},
	pattern:        {name: "pattern", fill: tone{0xa9d8f7, 0x1d5a85}},
	pivot:          {name: "pivot", fill: tone{0xf2d9f5, 0x5b2f66}, stroke: tone{0x8a3ca0, 0xd59be6}, width: 1.8},
	pincer:         {name: "pincer", fill: tone{0xa9d8f7, 0x1d5a85}, stroke: tone{0x0b5cad, 0x8cc4f5}, width: 1.8},
	letterA:        {name: "letter-a", fill: tone{0x9fdcc6, 0x0b6b50}, stroke: tone{0x00795c, 0x5fd0ad}, width: 1.8},
	letterB:        {name: "letter-b", fill: tone{0xeac3dc, 0x7d3a63}, stroke: tone{0xa8447f, 0xe79bc6}, width: 1.8},
	letterC:        {name: "letter-c", fill: tone{0xf5d06a, 0x7a5c00}, stroke: tone{0xa87a00, 0xe0b43c}, width: 1.8},
	letterD:        {name: "letter-d", fill: tone{0xbcdcf5, 0x1d5a85}, stroke: tone{0x2f7fc1, 0x8cc4f5}, width: 1.8},
	letterE:        {name: "letter-e", fill: tone{0xd9d9d9, 0x484c52}, stroke: tone{0x555555, 0xb8b8b8}, width: 1.8},
	letterF:        {name: "letter-f", fill: tone{0xcfe8cf, 0x2c5a2c}, stroke: tone{0x3f8a3f, 0x94d694}, width: 1.8},
	letterG:        {name: "letter-g", fill: tone{0xe3d3f0, 0x553a70}, stroke: tone{0x7a52a3, 0xc4a0e6}, width: 1.8},
	fin:            {name: "fin", fill: tone{0xf5d06a, 0x7a5c00}, stroke: tone{0xa87a00, 0xe0b43c}, width: 1.2},
	refuted:        {name: "refuted", fill: tone{0xf7dcd2, 0x4d2a20}, stroke: rose, width: 1, dash: 3},
	follows:        {name: "follows", fill: tone{0xbcdcf5, 0x1d5a85}, stroke: tone{0x2f7fc1, 0x8cc4f5}, width: 1.2},
	branch1:        {name: "branch-1", fill: tone{0xbcdcf5, 0x1d5a85}, stroke: tone{0x2f7fc1, 0x8cc4f5}, width: 1.8},
	branch2:        {name: "branch-2", fill: tone{0xf5d06a, 0x7a5c00}, stroke: tone{0xa87a00, 0xe0b43c}, width: 1.8},
	branch3:        {name: "branch-3", fill: tone{0x9fdcc6, 0x0b6b50}, stroke: tone{0x00795c, 0x5fd0ad}, width: 1.8},
	branch4:        {name: "branch-4", fill: tone{0xeac3dc, 0x7d3a63}, stroke: tone{0xa8447f, 0xe79bc6}, width: 1.8},
	eliminated:     {name: "eliminated", fill: tone{0xf9c6b4, 0x74301c}, stroke: rose, width: 1},
	concluded:      {name: "concluded", stroke: tone{0x2e7d14, 0x8fdc6c}, width: 2.2},
	slash:          {name: "slash", stroke: rose, width: 1.8},
	group:          {name: "group", stroke: tone{0x6b3fa0, 0xc9a3f0}, width: 1.2, dash: 3},
	strong:         {name: "strong", stroke: tone{0x6b3fa0, 0xc9a3f0}, width: 2},
	weak:           {name: "weak", stroke: tone{0x6b3fa0, 0xc9a3f0}, width: 1.6, dash: 5},
	arrow:          {name: "arrow", fill: tone{0x6b3fa0, 0xc9a3f0}},
	label:          {name: "label", fill: grey, size: 15},
	given:          {name: "given", fill: ink, size: 36, bold: true},
	digit:          {name: "digit", fill: blue, size: 36},
	candidate:      {name: "candidate", fill: ink, size: 15},
	order:          {name: "order", fill: tone{0x8a1f6b, 0xf0a8da}, size: 8.5, bold: true},
	title:          {name: "title", fill: ink, size: 16, bold: true},
	caption:        {name: "caption", fill: ink, size: 15},
}

// markClasses are the classes of marked candidates, outlineClasses those of outlined units and cells.
var (
	markClasses = [picture.Marks]class{
		picture.Seen: seen, picture.Blocker: blocker, picture.Pattern: pattern, picture.Pivot: pivot, picture.Pincer: pincer,
		picture.LetterA: letterA, picture.LetterB: letterB, picture.LetterC: letterC, picture.LetterD: letterD, picture.LetterE: letterE,
		picture.LetterF: letterF, picture.LetterG: letterG,
		picture.Fin: fin, picture.Refuted: refuted, picture.Follows: follows,
		picture.Branch1: branch1, picture.Branch2: branch2, picture.Branch3: branch3, picture.Branch4: branch4,
		picture.Eliminated: eliminated, picture.Concluded: concluded,
	}
	hueClasses     = [picture.Hues]class{hueBlue, hueBlue, hueGreen, hueRed, hueYellow, huePurple, hueOrange, hueCyan, hueGrey} // there is none for none
	outlineClasses = [picture.Marks]class{
		picture.Pattern: patternOutline, picture.Seen: regionOutline, picture.Region: regionOutline, picture.Base: baseBand, picture.Cover: coverBand,
	}
)

// css is the style sheet of the classes: light, and dark where the screen is.
func css() string {
	return lightSheet() + "@media screen and (prefers-color-scheme:dark){\n" + darkSheet() + "}\n"
}

func (s *style) declarations(dark bool) string {
	fill, stroke := s.fill.light, s.stroke.light
	if dark {
		fill, stroke = s.fill.dark, s.stroke.dark
	}
	out := "fill:none"
	if fill != 0 {
		out = fmt.Sprintf("fill:#%06x", uint32(fill))
	}
	if stroke != 0 {
		out += fmt.Sprintf(";stroke:#%06x", uint32(stroke))
	}
	return out
}

// unchanging is what is the same on light and dark paper.
func (s *style) unchanging() string {
	var b strings.Builder
	if s.width > 0 {
		fmt.Fprintf(&b, ";stroke-width:%g", s.width)
	}
	if s.dash > 0 {
		fmt.Fprintf(&b, ";stroke-dasharray:%g", s.dash)
	}
	if s.size > 0 {
		fmt.Fprintf(&b, ";font-size:%gpx", s.size)
	}
	if s.bold {
		b.WriteString(";font-weight:bold")
	}
	return b.String()
}
