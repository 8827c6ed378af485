package filter

import (
	"fmt"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
	"deduku/internal/spelling"
)

// Level is the order of a level in comparisons, so that "easy" < "hard"; None where the name is empty.
func Level(name string) float64 {
	if i := slices.Index(deduce.Levels(), name); i >= 0 {
		return float64(i)
	}
	return None
}

// LevelWord is the Word of fields that are levels.
func LevelWord(text string) (any, error) {
	if level := Level(strings.ToLower(text)); level == level { // not None
		return level, nil
	}
	return nil, fmt.Errorf("there is no level %q; there are %s", text, strings.Join(deduce.Levels(), ", "))
}

// TechniqueWord is the Word of fields that are names of techniques: a title or another usual name stands for the name.
func TechniqueWord(text string) (any, error) {
	names, err := TechniquesNamed(text)
	switch {
	case err != nil:
		return nil, err
	case len(names) > 1:
		return nil, fmt.Errorf("%s stands for several: %s; uses(%q) asks for any of them", text, strings.Join(names, ", "), text)
	}
	return names[0], nil
}

// TechniquesNamed are the names of the techniques that a name stands for: one, or those of a family.
func TechniquesNamed(name string) ([]string, error) {
	if t := rate.Known.Lookup(name); t != nil {
		return []string{t.Name}, nil
	}
	if t := technique.Named(name); t != nil {
		return []string{t.Name}, nil
	}
	if family := technique.Family(name); len(family) > 0 {
		return namesOf(family), nil
	}
	if family := rate.Family(name); len(family) > 0 {
		return namesOf(family), nil
	}
	return nil, fmt.Errorf("there is no technique %q%s", name, spelling.Question(namesOf(rate.Known), strings.ToLower(name)))
}

func namesOf(l deduce.Ladder) []string {
	var out []string
	for _, t := range l.Techniques() {
		out = append(out, t.Name)
	}
	return out
}
