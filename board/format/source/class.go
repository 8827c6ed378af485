package source

import "unicode/utf8"

// class is a set of the parts that a character can play in a line.
type class uint16

const (
	cellClass  class = 1 << iota // a digit or a blank symbol
	likeDigit                    // a digit of another script, full-width, circled or superscript
	letterO                      // O typed for zero
	spaceClass                   // a space or what looks like one
	barClass                     // an upright of a frame
	sepClass                     // a comma, a semicolon, a quote
	dashClass                    // what rules are drawn with
	ruleClass                    // what occurs in rules, and spaces
	starClass                    // a star or underscore, and spaces
)

// breakClass separates cells, asCell stands where a cell should.
const (
	breakClass = spaceClass | barClass | sepClass
	asCell     = cellClass | likeDigit | letterO
)

var asciiClass = func() (t [utf8.RuneSelf]class) {
	for _, r := range "123456789" + Blanks {
		t[r] |= cellClass
	}
	set := func(chars string, c class) {
		for _, r := range chars {
			t[r] |= c
		}
	}
	set("Oo", letterO)
	set(" \t", spaceClass)
	set("|!", barClass)
	set(",;\"'", sepClass)
	set("-=~", dashClass)
	set("-=~+*.'`,:o|! \t", ruleClass)
	set("*_ \t", starClass)
	return t
}()

// classOf is the parts that r can play.
func classOf(r rune) class {
	if r < utf8.RuneSelf {
		return asciiClass[r]
	}
	var c class
	if LooksLikeDigit(r) {
		c |= likeDigit
	}
	if IsSpace(r) {
		c |= spaceClass | ruleClass | starClass
	}
	if IsBar(r) {
		c |= barClass
	}
	if IsBox(r) {
		c |= ruleClass
	}
	if IsBox(r) && !isUpright(r) || r == '▬' {
		c |= dashClass | ruleClass
	}
	return c
}
