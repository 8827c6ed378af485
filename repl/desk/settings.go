package desk

import (
	"errors"
	"fmt"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/internal/nearest"
	"deduku/repl/answer"
	"deduku/repl/settings"
)

// OptionFacts is an option with its value.
func (s *Desk) OptionFacts(o *settings.Setting) answer.Option {
	return answer.Option{Name: o.Name, Value: o.Get(&s.Settings), Values: o.Values, About: o.Short}
}

// AllOptions are the options with their values.
func (s *Desk) AllOptions() answer.Options {
	var list answer.Options
	for i := range settings.Options {
		list.Options = append(list.Options, s.OptionFacts(&settings.Options[i]))
	}
	return list
}

// SwitchTechniques switches a technique, or those of a level, on or off.
func (s *Desk) SwitchTechniques(how, name string) error {
	if how != "on" && how != "off" {
		return fmt.Errorf("a technique is switched on or off, not %q", how)
	}
	family, err := settings.FamilyNamed(name)
	if err != nil {
		return err
	}
	if s.Settings.Profile == "se" {
		return errors.New("the profile se is one path, and techniques of it cannot be switched; 'set profile hodoku' leaves it")
	}
	for _, t := range family.Techniques() {
		if rate.Own.Has(t) {
			return settings.OnlyOnPath(t)
		}
	}
	if s.Settings.Switched == nil {
		s.Settings.Switched = map[*deduce.Technique]bool{}
	}
	for _, t := range family.Techniques() {
		s.Settings.Switched[t] = how == "on"
	}
	s.Solver.Use(s.Solving())
	return nil
}

// Set changes an option of the session.
func (s *Desk) Set(name, value string) error {
	o, ok := settings.Option(name)
	if !ok {
		if near := nearest.Words(settings.OptionNames(), name); len(near) > 0 {
			return fmt.Errorf("there is no option %q; did you mean %s?", name, nearest.Either(near))
		}
		return fmt.Errorf("there is no option %q; 'set' lists them", name)
	}
	if err := o.Change(&s.Settings, value); err != nil {
		return err
	}
	if !s.Solver.Use(s.Solving()) && name == "seed" {
		s.Say("this log has guesses already; the seed counts from the next one")
	}
	s.Restyle()
	return nil
}
