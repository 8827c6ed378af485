package handbook_test

import (
	"html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"deduku/deduce/coach/review"
	"deduku/deduce/glossary"
)

var wordLinks = regexp.MustCompile(`<a href="words.html#[^"]*">([^<]*)</a>`)

// TestWordsLinked has each new word of the path lead to what it means on the page where it is new.
func TestWordsLinked(t *testing.T) {
	all := files(t, page)
	for _, s := range review.Stops() {
		text := all[s.Technique.Name+".html"]
		words := review.NewWords(s.Technique)
		_, trap := s.Technique.HowToSpot()
		for _, w := range words {
			n := strings.Count(text, `"words.html#`+strings.ReplaceAll(w.Name, " ", "-")+`"`)
			if in := glossary.Uses(strings.TrimSuffix(s.Technique.Doc+" "+s.Technique.Spot, trap)); n != 1 && slices.ContainsFunc(in, func(u glossary.Use) bool { return u.Word == w }) {
				t.Errorf("%s: %q leads %d times to what it means", s.Technique.Name, w.Name, n)
			}
		}
	}
}

// TestFields has each page say all that there is to say of its technique: what it is, its idea, an example told and drawn, two further
// positions, a near miss with what is missing, how to spot it, the trap, names, needs, relatives, how often it is needed, level and
// score, rating, source, links that open its boards, the command that teaches it.
func TestFields(t *testing.T) {
	all := files(t, page)
	b, err := book()
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range b.Entries() {
		tech := e.Technique
		text := all[tech.Name+".html"]
		plain := html.UnescapeString(wordLinks.ReplaceAllString(text, "$1"))
		look, trap := tech.HowToSpot()
		wants := map[string]string{
			"definition": tech.Doc, "idea": `id="idea"`, "example": `id="example"`, "line of the idea": e.Idea.Line,
			"how to spot it": look, "trap": trap, "near miss": `id="near"`, "what is missing": e.Missing,
			"level": ">Level<", "source": ">Source<", "related": ">Related<", "command": "teach " + tech.Name,
			"link of the example": page + e.Example.Link, "link of the near miss": page + e.Near.Link,
		}
		if e.On {
			wants["how often"] = e.Often
		}
		if e.Worth != "" {
			wants["SE rating"] = ">SE rating<"
		}
		if len(e.Names) > 0 {
			wants["names"] = e.Names[0]
		}
		if len(e.Needs) > 0 {
			wants["needs"] = `href="` + e.Needs[0].Name + ".html"
		}
		if e.Lesson == tech {
			wants["lesson"] = "learn " + tech.Name
		}
		for _, r := range e.Related {
			wants["link to "+r.Name] = `href="` + r.Name + ".html"
		}
		for what, want := range wants {
			if want == "" || !strings.Contains(plain, want) {
				t.Errorf("%s: its page has no %s, %q", tech.Name, what, want)
			}
		}
		if n := strings.Count(text, "<svg"); n != 5 { // the idea, the example, two further, the near miss
			t.Errorf("%s has %d drawings, want 5; two are of its lines in boards.txt", tech.Name, n)
		}
		if missing := len(e.Example.Told) == 0; missing {
			t.Errorf("%s: its example is not told", tech.Name)
		}
	}
}
