package site

import (
	"html/template"
	"strings"

	"deduku/deduce"
	"deduku/deduce/export"
	"deduku/deduce/handbook"
	"deduku/deduce/technique"
)

// funcs are what the templates ask for.
var funcs = template.FuncMap{
	"file":      fileOf,
	"anchor":    anchor,
	"svg":       func(s handbook.Shown) template.HTML { return template.HTML(s.Drawing.Embedded()) },
	"upon":      func(page string, s handbook.Shown) on { return on{page, s} },
	"told":      told,
	"look":      func(t *deduce.Technique) string { look, _ := t.HowToSpot(); return look },
	"trap":      func(t *deduce.Technique) string { _, trap := t.HowToSpot(); return trap },
	"technique": technique.Standard.Lookup,
}

// on is a position, and the page that it can be opened on.
type on struct {
	Page  string
	Shown handbook.Shown
}

// fileOf is the file of a technique's page.
func fileOf(t *deduce.Technique) string { return t.Name + ".html" }

// anchor is a text as the name of a place on a page.
func anchor(text string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(text) {
		if 'a' <= r && r <= 'z' || '0' <= r && r <= '9' {
			b.WriteRune(r)
		} else {
			b.WriteByte('-')
		}
	}
	return b.String()
}

// told are the paragraphs of a position as elements, in which the words that name a role wear its mark. Of an argument, which has lines
// of its own, these stay apart.
func told(s handbook.Shown) (out []template.HTML) {
	for _, text := range s.Told {
		tag := "<p>"
		if strings.Contains(text, "\n") || strings.HasPrefix(text, " ") {
			tag = `<p class="lines">`
		}
		out = append(out, template.HTML(tag+export.Worn(&s.Drawing.Picture, text)+"</p>"))
	}
	return out
}

// summary is the first sentence of what a technique is.
func summary(t *deduce.Technique) string {
	first, _, _ := strings.Cut(t.Doc, ". ")
	return strings.TrimSuffix(first, ".") + "."
}
