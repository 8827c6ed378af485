package handbook

import (
	"fmt"
	"html/template"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/coach/review"
	"deduku/deduce/export"
	"deduku/deduce/glossary"
	"deduku/deduce/technique"
)

// funcs are what the templates ask for.
var funcs = template.FuncMap{
	"file":      fileOf,
	"anchor":    anchor,
	"svg":       func(s Shown) template.HTML { return template.HTML(s.Drawing.Embedded()) },
	"upon":      func(page string, s Shown) on { return on{page, s} },
	"told":      told,
	"lead":      func(t *deduce.Technique) template.HTML { return linked(t, t.Doc, "") },
	"look":      func(t *deduce.Technique) template.HTML { look, _ := t.HowToSpot(); return linked(t, look, t.Doc) },
	"trap":      func(t *deduce.Technique) string { _, trap := t.HowToSpot(); return trap },
	"technique": technique.Standard.Lookup,
}

// on is a position, and the page that it can be opened on.
type on struct {
	Page  string
	Shown Shown
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

// told are the paragraphs of a position as elements, in which the words that name a role wear its mark. The lines of an argument stay
// close to each other, indented as they are.
func told(s Shown) (out []template.HTML) {
	for _, text := range s.Told {
		line := strings.TrimLeft(text, " ")
		tag := "<p>"
		if in := (len(text) - len(line) + 1) / 2; in > 0 {
			tag = fmt.Sprintf(`<p class="line in-%d">`, min(in, deepest))
		}
		out = append(out, template.HTML(tag+export.Worn(&s.Drawing.Picture, line)+"</p>"))
	}
	return out
}

// deepest is how far lines are indented at most.
const deepest = 4

// summary is the first sentence of what a technique is.
func summary(t *deduce.Technique) string {
	first, _, _ := strings.Cut(t.Doc, ". ")
	return strings.TrimSuffix(first, ".") + "."
}

// linked is a text of a technique in which each word that the path has not used before leads to what it means, where it comes first:
// not where it came in what stands before the text.
func linked(t *deduce.Technique, text, before string) template.HTML {
	fresh, earlier := review.NewWords(t), glossary.Uses(before)
	var b strings.Builder
	at := 0
	for _, u := range glossary.Uses(text) {
		if !slices.Contains(fresh, u.Word) || slices.ContainsFunc(earlier, func(e glossary.Use) bool { return e.Word == u.Word }) {
			continue
		}
		fmt.Fprintf(&b, `%s<a href="words.html#%s">%s</a>`, template.HTMLEscapeString(text[at:u.Start]), anchor(u.Word.Name), template.HTMLEscapeString(text[u.Start:u.End]))
		at = u.End
	}
	b.WriteString(template.HTMLEscapeString(text[at:]))
	return template.HTML(b.String())
}
