package state

import (
	"fmt"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/glossary"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
	"deduku/internal/spelling"
)

// OfLevel reports of a technique whether it has a level.
func OfLevel(level deduce.Level) func(*deduce.Technique) bool {
	return func(t *deduce.Technique) bool {
		return technique.Standard.Has(t) && technique.GradeOf(t).Level == level
	}
}

// OnlyOnPath is the error for a technique that only the path of the Sudoku Explainer rating has.
func OnlyOnPath(t *deduce.Technique) error {
	return fmt.Errorf("%s is a technique of Sudoku Explainer's alone: 'set profile se' takes it", t.Title)
}

// onlyOnPath is the error for a name of such techniques.
func onlyOnPath(name string, family deduce.Ladder) error {
	if len(family) == 1 {
		return OnlyOnPath(family[0].Technique)
	}
	return fmt.Errorf("%s are techniques of Sudoku Explainer's alone: 'set profile se' takes them", name)
}

// FamilyNamed is the techniques that a name stands for: those of a level, one, or those whose names begin so. Those of Sudoku
// Explainer's alone come last, for a name that no others have.
func FamilyNamed(name string) (deduce.Ladder, error) {
	if slices.Contains(deduce.Levels(), name) {
		level := deduce.LevelNamed(name)
		return technique.Standard.Where(OfLevel(level)), nil
	}
	if t := rate.Own.Lookup(name); t != nil {
		return deduce.LadderOf(t), nil
	}
	if family := technique.Family(name); len(family) > 0 {
		return family, nil
	}
	if family := rate.Family(name); len(family) > 0 {
		return family, nil
	}
	_, err := TechniqueNamed(name)
	return nil, err
}

// LevelOrTechnique is the technique with a name; where it is nil, the level.
func LevelOrTechnique(name string) (deduce.Level, *deduce.Technique, error) {
	if slices.Contains(deduce.Levels(), name) {
		return deduce.LevelNamed(name), nil, nil
	}
	t, err := TechniqueNamed(name)
	return 0, t, err
}

// TechniqueNamed is the technique with a name, title or short name.
func TechniqueNamed(name string) (*deduce.Technique, error) {
	if t := technique.Named(name); t != nil {
		return t, nil
	}
	if family := technique.Family(name); len(family) > 0 {
		var names []string
		for _, t := range family.Techniques() {
			names = append(names, t.Name)
		}
		return nil, fmt.Errorf("%s stands for several: %s", name, strings.Join(names, ", "))
	}
	if err := Elsewhere(name); err != nil {
		return nil, err
	}
	if w, ok := glossary.WordNamed(name); ok {
		return nil, fmt.Errorf("%q is a word, not a technique: %s", name, w)
	}
	return nil, &NoTechniqueError{Name: name, Near: NearTechniques(name)}
}

// Elsewhere returns an error that says where deduku has a technique that the ladder doesn't have, or that it doesn't have it yet. It is nil
// for any other name.
func Elsewhere(name string) error {
	if family := rate.Family(name); len(family) > 0 {
		return onlyOnPath(name, family)
	}
	if rating := technique.RatingFor(name); rating != "" {
		return fmt.Errorf("%q is not a technique of the ladder: 'rate %s' finds them", name, rating)
	}
	if technique.NotBuilt(name) {
		return fmt.Errorf("%s is not in deduku yet", name)
	}
	return nil
}

// NearTechniques returns up to three names that someone may have meant, of techniques or from others. Techniques that begin with the typed
// name come first.
func NearTechniques(name string, others ...string) []string {
	typed := strings.ReplaceAll(strings.ToLower(name), " ", "-")
	near := technique.Beginning(name)
	for _, w := range spelling.Words(append(TechniqueNames(), others...), typed) {
		if !slices.Contains(near, w) {
			near = append(near, w)
		}
	}
	return near[:min(len(near), 3)]
}

// NoTechniqueError is for a name that no technique has.
type NoTechniqueError struct {
	Name string
	Near []string // what may be meant
}

// Error names what may be meant.
func (e *NoTechniqueError) Error() string {
	if len(e.Near) > 0 {
		return fmt.Sprintf("there is no technique %q; did you mean %s?", e.Name, spelling.Either(e.Near))
	}
	return fmt.Sprintf("there is no technique %q; 'techniques' lists them", Shortened(e.Name))
}

// TechniqueNames are the names of all techniques of the ladder.
func TechniqueNames() []string {
	var out []string
	for _, t := range technique.Standard.Techniques() {
		out = append(out, t.Name)
	}
	return out
}

// Shortened is a text that was typed, cut where it would fill the screen.
func Shortened(text string) string {
	const most = 40
	if r := []rune(text); len(r) > most {
		return string(r[:most]) + "..."
	}
	return text
}
