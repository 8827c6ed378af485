package handbook

import (
	"fmt"
	"strings"

	"deduku/deduce"
)

// Fact is a line of the table of an entry: a text, or techniques.
type Fact struct {
	Name       string
	Text       string
	Address    string              // of a page that the text names; empty for none
	Techniques []*deduce.Technique // in place of a text
}

// Facts are what stands first in an entry: how hard the technique is, what it needs, its names. Facts that are not known are left out.
func (e *Entry) Facts() (all []Fact) {
	level := fmt.Sprintf("%s, score %d", e.Grade.Level, e.Grade.Score)
	if !e.On {
		level += "; off until one asks for it"
	}
	one := "needs no promise"
	if e.Technique.Assumes {
		one = "rests on the promise that the puzzle has one solution"
	}
	for _, f := range []Fact{
		{Name: "Level", Text: level},
		{Name: "Needed in", Text: e.Often},
		{Name: "SE rating", Text: e.Worth},
		{Name: "Needs", Techniques: e.Needs},
		{Name: "One solution", Text: one},
		{Name: "Elsewhere", Text: e.elsewhere()},
		{Name: "Also called", Text: strings.Join(e.Names, ", ")},
		{Name: "Meant, too, by", Text: strings.Join(e.Families, ", ")},
	} {
		if f.Text != "" && f.Text != "needs no promise" || len(f.Techniques) > 0 {
			all = append(all, f)
		}
	}
	return all
}

// elsewhere is what other programs call the technique.
func (e *Entry) elsewhere() string {
	var all []string
	if e.Explains != "" {
		all = append(all, e.Explains+" in Sudoku Explainer")
	}
	if e.Grade.Key != "" {
		all = append(all, e.Grade.Key+" in lists of HoDoKu")
	}
	return strings.Join(all, ", ")
}

// Leads are what stands last in an entry: how to learn the technique, what is related, where it comes from.
func (e *Entry) Leads() []Fact {
	t := e.Technique
	commands := fmt.Sprintf("teach %s shows it, practice %s asks for it", t.Name, t.Name)
	switch {
	case e.Lesson == t:
		commands = fmt.Sprintf("learn %s teaches it, ", t.Name) + commands
	case e.Lesson != nil:
		commands += fmt.Sprintf("; learn %s teaches %s, its nearest on the path", e.Lesson.Name, e.Lesson.Title)
	}
	source := Fact{Name: "Source", Text: e.Source.Text, Address: e.Source.Address}
	if source.Text == "" {
		source.Text = "none known that one could look up"
	}
	return []Fact{{Name: "At the prompt", Text: commands}, {Name: "Related", Techniques: e.Related}, source}
}
