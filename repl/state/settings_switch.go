package state

import (
	"errors"
	"fmt"
	"maps"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/internal/spelling"
	"deduku/repl/answer"
)

// OptionFacts is an option with its value.
func (d *Desk) OptionFacts(o *Setting) answer.Option {
	return answer.Option{Name: o.Name, Value: o.Get(&d.Settings), Values: o.Values, About: o.Short}
}

// AllOptions are the options with their values.
func (d *Desk) AllOptions() answer.Options {
	var list answer.Options
	for i := range SettingsTable {
		list.Options = append(list.Options, d.OptionFacts(&SettingsTable[i]))
	}
	return list
}

// SwitchTechniques switches a technique, or those of a level, on or off.
func (d *Desk) SwitchTechniques(how, name string) error {
	if how != "on" && how != "off" {
		return fmt.Errorf("a technique is switched on or off, not %q", how)
	}
	family, err := FamilyNamed(name)
	if err != nil {
		return err
	}
	if d.Settings.Profile == "se" {
		return errors.New("the profile se is one path, and techniques of it cannot be switched; 'set profile hodoku' leaves it")
	}
	for _, t := range family.Techniques() {
		if rate.Own.Has(t) {
			return OnlyOnPath(t)
		}
	}
	switched := maps.Clone(d.Settings.Switched) // undo keeps the old one
	if switched == nil {
		switched = map[*deduce.Technique]bool{}
	}
	for _, t := range family.Techniques() {
		switched[t] = how == "on"
	}
	d.Settings.Switched = switched
	d.Solver.Use(d.Solving())
	return nil
}

// Set changes an option of the session.
func (d *Desk) Set(name, value string) error {
	o, ok := Option(name)
	if !ok {
		if near := spelling.Words(OptionNames(), name); len(near) > 0 {
			return fmt.Errorf("there is no option %q; did you mean %s?", name, spelling.Either(near))
		}
		return fmt.Errorf("there is no option %q; 'set' lists them", name)
	}
	if err := o.Change(&d.Settings, value); err != nil {
		return err
	}
	if !d.Solver.Use(d.Solving()) && name == "seed" {
		d.Say("this log has guesses already; the seed counts from the next one")
	}
	d.Restyle()
	return nil
}
