package rate

import (
	"strings"
	"unicode"

	"deduku/deduce"
)

// Family is the techniques of Own that a name stands for, as people write it: the one of that name or title, those of a level
// or of several under Sudoku Explainer's name of these, or all whose titles begin so. Case, hyphens, brackets and plurals
// make no difference. It is empty for none.
func Family(name string) deduce.Ladder {
	name = saidPlainly(name)
	if name == "" {
		return nil
	}
	exactly := func(t *deduce.Technique) bool { return saidPlainly(t.Name) == name || saidPlainly(t.Title) == name }
	if family := Own.Where(exactly); len(family) > 0 {
		return family
	}
	for level := range dynamicLevels {
		if title := saidPlainly("Dynamic Forcing Chains" + dynamicLevels[level].title); name == title || level == 1 && name == "dynamic forcing chain +" {
			return ofLevels(level, level)
		}
	}
	switch name {
	case "nested forcing chain":
		return ofLevels(2, len(dynamicLevels)-1)
	case "multiple forcing chain":
		return deduce.LadderOf(cellTechnique, regionTechnique)
	}
	return Own.Where(func(t *deduce.Technique) bool { return strings.HasPrefix(saidPlainly(t.Title), name+" ") })
}

// ofLevels are the techniques of some levels of the dynamic engines.
func ofLevels(from, to int) (family deduce.Ladder) {
	for _, level := range dynamics[from : to+1] {
		family = append(family, deduce.LadderOf(level[:]...)...)
	}
	return family
}

// saidPlainly returns a name in small letters without plurals, with blanks between its words. A triplet is a triple.
func saidPlainly(name string) string {
	words := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r != '+' && !unicode.IsLetter(r) })
	for i, w := range words {
		if len(w) > 3 {
			w = strings.TrimSuffix(w, "s")
		}
		if w == "triplet" {
			w = "triple"
		}
		words[i] = w
	}
	return strings.Join(words, " ")
}
