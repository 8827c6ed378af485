package repl

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/nearest"
	"deduku/repl/answer"
)

var techniquesCommand = Command{
	Name: "techniques", Args: "[NAME|LEVEL]", Group: "solving", Run: techniques, Complete: completeTechnique,
	Short: "list the techniques of the ladder, easiest first; of one it says what 'help NAME' says"}

func techniques(_ context.Context, s *Desk, args []string) error {
	chosen, err := familyNamed(strings.Join(args, " "))
	switch {
	case len(args) == 0 && s.settings.profile == "se":
		chosen = rate.Ladder
	case len(args) == 0:
		chosen = technique.Standard
	case err != nil:
		return err
	}
	list := s.techniquesWhere(chosen.Has)
	return s.Give(list, func() error {
		if len(chosen) == 1 {
			return s.ShowText(s.aboutAlone(chosen[0].Technique))
		}
		return s.Page(func(tell func(string, ...any)) {
			for _, t := range list.Techniques {
				tell("%-3s  %-7s %5d  %-28s %s", onOrOff(t.On), t.Level, t.Score, t.Name, t.Title)
			}
		})
	})
}

// techniquesWhere are the techniques that are wanted.
func (s *Desk) techniquesWhere(wanted func(*deduce.Technique) bool) answer.Techniques {
	list := answer.Techniques{Techniques: []answer.Technique{}}
	for _, t := range rate.Known.Techniques() {
		if wanted(t) {
			list.Techniques = append(list.Techniques, answer.TechniqueOf(t, s.settings.has(t)))
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

// aboutTechnique is what a technique is, and where it stands.
func (s *Desk) aboutTechnique(t *deduce.Technique) string {
	grade := rate.Scale.Grades[t]
	about := fmt.Sprintf("  %s, score %d, %s", grade.Level, grade.Score, onOrOff(s.settings.has(t)))
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

// aboutAlone is all there is to say of one technique in words, and how to see it on a board.
func (s *Desk) aboutAlone(t *deduce.Technique) string {
	if rate.Own.Has(t) {
		return s.aboutTechnique(t) + "  'set profile se' has it on; by itself it is not looked for.\n"
	}
	return s.aboutTechnique(t) + s.notesOn(t) + fmt.Sprintf("  'teach %s' shows it on a board.\n", t.Name)
}

// notesOn is how to spot a technique and what is related to it.
func (s *Desk) notesOn(t *deduce.Technique) string {
	if rate.Own.Has(t) {
		return "" // what it is says where to look
	}
	var names []string
	for _, u := range technique.Related(t) {
		names = append(names, u.Name)
	}
	return "  How to spot it: " + t.Spot + "\n  Related: " + strings.Join(names, ", ") + "\n"
}

var techniqueCommand = Command{
	Name: "technique", Args: "on|off NAME|LEVEL", Group: "solving", Run: switchTechnique, Complete: completeSwitch,
	Short: "switch a technique, or all of a level, on or off",
	Long: "What is switched so stays so, whatever the options level and profile are set to later; only what assumes one\n" +
		"solution needs the option uniqueness, too."}

func switchTechnique(_ context.Context, s *Desk, args []string) error {
	if len(args) < 2 || args[0] != "on" && args[0] != "off" {
		return errors.New("technique takes on or off, and a technique or a level: technique off x-wing")
	}
	name := strings.Join(args[1:], " ")
	if err := s.switchTechniques(args[0], name); err != nil {
		return err
	}
	family, err := familyNamed(name)
	switched := s.techniquesWhere(family.Has)
	return cmp.Or(err, s.Give(switched, func() error {
		s.Say("%s: %s", args[0], switchedNames(family))
		return nil
	}))
}

// switchedNames names techniques, or counts them where there are many.
func switchedNames(family deduce.Ladder) string {
	if len(family) > 4 {
		return wording.Count(len(family), "technique", "techniques")
	}
	var names []string
	for _, t := range family.Techniques() {
		names = append(names, t.Title)
	}
	return strings.Join(names, ", ")
}

// switchTechniques switches a technique, or those of a level, on or off.
func (s *Desk) switchTechniques(how, name string) error {
	if how != "on" && how != "off" {
		return fmt.Errorf("a technique is switched on or off, not %q", how)
	}
	family, err := familyNamed(name)
	if err != nil {
		return err
	}
	if s.settings.profile == "se" {
		return errors.New("the profile se is one path, and techniques of it cannot be switched; 'set profile hodoku' leaves it")
	}
	for _, t := range family.Techniques() {
		if rate.Own.Has(t) {
			return onlyOnPath(t)
		}
	}
	if s.settings.switched == nil {
		s.settings.switched = map[*deduce.Technique]bool{}
	}
	for _, t := range family.Techniques() {
		s.settings.switched[t] = how == "on"
	}
	s.solver.Use(s.solving())
	return nil
}

// onlyOnPath is the error for a technique that only the path of the Sudoku Explainer rating has.
func onlyOnPath(t *deduce.Technique) error {
	return fmt.Errorf("%s is a technique of Sudoku Explainer's alone: 'set profile se' takes it", t.Title)
}

// familyNamed is the techniques that a name stands for: those of a level, one, or those whose names begin so.
func familyNamed(name string) (deduce.Ladder, error) {
	if slices.Contains(deduce.Levels(), name) {
		level := deduce.LevelNamed(name)
		return technique.Standard.Where(ofLevel(level)), nil
	}
	if t := rate.Own.Lookup(name); t != nil {
		return deduce.LadderOf(t), nil
	}
	if family := technique.Family(name); len(family) > 0 {
		return family, nil
	}
	_, err := techniqueNamed(name)
	return nil, err
}

// levelOrTechnique is the technique with a name; where it is nil, the level.
func levelOrTechnique(name string) (deduce.Level, *deduce.Technique, error) {
	if slices.Contains(deduce.Levels(), name) {
		return deduce.LevelNamed(name), nil, nil
	}
	t, err := techniqueNamed(name)
	return 0, t, err
}

// techniqueNamed is the technique with a name, title or short name.
func techniqueNamed(name string) (*deduce.Technique, error) {
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
	if technique.NotBuilt(name) {
		return nil, fmt.Errorf("%s is not in deduku yet", name)
	}
	return nil, &noTechniqueError{name: name, near: nearest.Words(techniqueNames(), strings.ToLower(name))}
}

// noTechniqueError is for a name that no technique has.
type noTechniqueError struct {
	name string
	near []string // what may be meant
}

func (e *noTechniqueError) Error() string {
	if len(e.near) > 0 {
		return fmt.Sprintf("there is no technique %q; did you mean %s?", e.name, nearest.Either(e.near))
	}
	return fmt.Sprintf("there is no technique %q; 'techniques' lists them", shortened(e.name))
}

func techniqueNames() []string {
	var out []string
	for _, t := range technique.Standard.Techniques() {
		out = append(out, t.Name)
	}
	return out
}

func completeTechnique(_ *Desk, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return append(techniqueNames(), deduce.Levels()...)
}

func completeSwitch(s *Desk, args []string) []string {
	if len(args) > 1 {
		return completeTechnique(s, args[1:])
	}
	return []string{"on", "off"}
}
