package handbook

import (
	"cmp"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// Name is a name of the index, and the techniques that it stands for.
type Name struct {
	Name       string
	Own        bool // it is the title of the technique
	Techniques []*deduce.Technique
}

// Names are all names in order: titles, and those that players use.
func (b *Book) Names() (all []Name) {
	for _, e := range b.Entries() {
		all = append(all, Name{e.Technique.Title, true, []*deduce.Technique{e.Technique}})
	}
	for _, u := range technique.UsualNames() {
		for _, said := range u.Names {
			if !slices.ContainsFunc(all, func(n Name) bool { return n.Own && sameName(n.Name, said) }) {
				all = append(all, Name{said, false, u.Techniques})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Name) int { return cmp.Compare(plainName(a.Name), plainName(b.Name)) })
	return all
}

// plainName is a name as it is sorted and compared.
func plainName(name string) string { return strings.ReplaceAll(strings.ToLower(name), "-", " ") }

func sameName(a, b string) bool { return plainName(a) == plainName(b) }
