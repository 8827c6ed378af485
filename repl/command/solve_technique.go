package command

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Techniques is the command techniques.
var Techniques = state.Command{
	Name: "techniques", Args: "[NAME|LEVEL [on|off]]", Group: "solve", Free: state.Always, Summary: "list, switch on, off", Changes: true, Run: techniques, Complete: completeTechniques,
	Results: []answer.Result{answer.Techniques{}},
	Short:   "list the techniques of the ladder, easiest first, or switch one on or off; of one it says what 'help NAME' says",
	Long: "'techniques x-wing off' switches one, 'techniques extreme on' all of a level. What is switched so stays so, whatever the\n" +
		"options level and profile are set to later; only what assumes one solution needs the option uniqueness, too.",
}

func techniques(ctx context.Context, d *state.Desk, args []string) error {
	if last := len(args) - 1; last > 0 && (args[last] == "on" || args[last] == "off") {
		return switchTechnique(ctx, d, append([]string{args[last]}, args[:last]...))
	}
	chosen, err := state.FamilyNamed(strings.Join(args, " "))
	switch {
	case len(args) == 0 && d.Settings.Profile == "se":
		chosen = rate.Ladder
	case len(args) == 0:
		chosen = technique.Standard
	case err != nil:
		return err
	}
	list := d.TechniquesWhere(chosen.Has)
	return d.Give(list, func() error {
		if len(chosen) == 1 {
			return d.ShowText(d.AboutAlone(chosen[0].Technique))
		}
		return d.Page(func(tell func(string, ...any)) {
			for _, t := range list.Techniques {
				tell("%-3s  %-7s %5d  %-28s %s", state.OnOrOff(t.On), t.Level, t.Score, t.Name, t.Title)
			}
			if len(args) > 0 && !slices.ContainsFunc(chosen.Techniques(), func(t *deduce.Technique) bool { return !rate.Own.Has(t) }) {
				tell("The rating has them, the ladder has not: 'rate steps' shows its path, 'set profile se' solves by it.")
			}
		})
	})
}

// Technique is the command technique.
var Technique = state.Command{
	Name: "technique", Args: "on|off NAME|LEVEL", Group: "solve", Free: state.Always, Parent: "techniques", Typed: "techniques NAME on|off", Changes: true, Run: switchTechnique, Complete: completeSwitch,
	Results: []answer.Result{answer.Techniques{}},
	Short:   "switch a technique, or all of a level, on or off",
	Long: "What is switched so stays so, whatever the options level and profile are set to later; only what assumes one\n" +
		"solution needs the option uniqueness, too.",
}

func switchTechnique(_ context.Context, d *state.Desk, args []string) error {
	if len(args) < 2 || args[0] != "on" && args[0] != "off" {
		return errors.New("technique takes on or off, and a technique or a level: technique off x-wing")
	}
	name := strings.Join(args[1:], " ")
	if err := d.SwitchTechniques(args[0], name); err != nil {
		return err
	}
	family, err := state.FamilyNamed(name)
	switched := d.TechniquesWhere(family.Has)
	return cmp.Or(err, d.Give(switched, func() error {
		d.Say("%s: %s", args[0], state.SwitchedNames(family))
		return nil
	}))
}

func completeSwitch(d *state.Desk, args []string) []string {
	if len(args) > 1 {
		return state.CompleteTechnique(d, args[1:])
	}
	return []string{"on", "off"}
}

// completeTechniques completes a technique or a level, then on and off.
func completeTechniques(d *state.Desk, args []string) []string {
	if len(args) > 1 {
		return []string{"on", "off"}
	}
	return state.CompleteTechnique(d, args)
}
