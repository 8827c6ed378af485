package state

import (
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/repl/answer"
)

// TechniquesWhere are the techniques that are wanted.
func (d *Desk) TechniquesWhere(wanted func(*deduce.Technique) bool) answer.Techniques {
	list := answer.Techniques{Techniques: []answer.Technique{}}
	for _, t := range rate.Known.Techniques() {
		if wanted(t) {
			list.Techniques = append(list.Techniques, answer.TechniqueOf(t, d.Settings.Has(t)))
		}
	}
	return list
}

// kindsOf are what logs call the steps of techniques that they do not name.
var kindsOf = map[*deduce.Technique]string{
	deduce.FullHouse:    deduce.PosDed.String(),
	deduce.NakedSingle:  deduce.PosDed.String(),
	deduce.HiddenSingle: deduce.NegDed1.String() + " or " + deduce.NegDed2.String(),
}

// TellTechniques says what the techniques with a name are: of one all there is to say, of several what each is.
func (d *Desk) TellTechniques(name string) error {
	family := technique.Family(name)
	if len(family) == 0 {
		family = rate.Family(name)
	}
	if len(family) == 0 {
		_, err := TechniqueNamed(name)
		return err
	}
	var text strings.Builder
	for _, t := range family.Techniques() {
		if len(family) == 1 {
			text.WriteString(d.AboutAlone(t))
		} else {
			text.WriteString(d.AboutTechnique(t))
		}
	}
	return d.Give(answer.Topic{Topic: name, Text: text.String()}, func() error { return d.ShowText(text.String()) })
}

// AboutTechnique is what a technique is, and where it stands.
func (d *Desk) AboutTechnique(t *deduce.Technique) string {
	grade := rate.Scale.Grades[t]
	about := fmt.Sprintf("  %s, score %d, %s", grade.Level, grade.Score, OnOrOff(d.Settings.Has(t)))
	if grade.Key != "" {
		about += ", short name " + grade.Key
	}
	if kinds := kindsOf[t]; kinds != "" {
		about += ", " + kinds + " in logs"
	}
	if name := rate.NameOf(t); name != "" && name != t.Title {
		about += ", " + name + " to Sudoku Explainer"
	}
	if t.Assumes {
		about += "; assumes that the puzzle has one solution"
	}
	return t.Title + "\n  " + t.Doc + "\n" + about + "\n"
}

// AboutAlone is all there is to say of one technique in words, and how to see it on a board.
func (d *Desk) AboutAlone(t *deduce.Technique) string {
	if rate.Own.Has(t) {
		return d.AboutTechnique(t) + "  'set profile se' has it on; by itself it is not looked for.\n"
	}
	return d.AboutTechnique(t) + d.NotesOn(t) + fmt.Sprintf("  'teach %s' shows it on a board.\n", t.Name)
}

// NotesOn is how to spot a technique and what is related to it.
func (d *Desk) NotesOn(t *deduce.Technique) string {
	if rate.Own.Has(t) {
		return "" // what it is says where to look
	}
	var names []string
	for _, u := range technique.Related(t) {
		names = append(names, u.Name)
	}
	return "  How to spot it: " + t.Spot + "\n  Related: " + strings.Join(names, ", ") + "\n"
}

// SwitchedNames names techniques, or counts them where there are many.
func SwitchedNames(family deduce.Ladder) string {
	if len(family) > 4 {
		return wording.Count(len(family), "technique", "techniques")
	}
	var names []string
	for _, t := range family.Techniques() {
		names = append(names, t.Title)
	}
	return strings.Join(names, ", ")
}
