package repl

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"deduku/deduce/technique"
	"deduku/internal/sanitize"
	"deduku/repl/state"
)

// Configure carries out a configuration file: 'set NAME VALUE', 'alias NAME COMMAND' and 'technique on|off NAME' lines. Errors name
// the file and the line; the other lines still count.
func (s *Session) Configure(in io.Reader, file string) error {
	lines := sanitize.NewLines(in)
	var all []error
	for {
		line, err := lines.Next()
		switch {
		case err == io.EOF:
			return errors.Join(all...)
		case err != nil:
			return errors.Join(append(all, state.InFile(err, file))...)
		}
		if err := s.configure(string(line)); err != nil {
			all = append(all, &state.LineError{File: file, Line: lines.Number(), Err: err})
		}
	}
}

func (s *Session) configure(line string) error {
	clauses, err := split(line)
	if err != nil {
		return err
	}
	for _, c := range clauses {
		switch {
		case c.words[0] == "set" && len(c.words) == 3:
			err = s.Set(c.words[1], c.words[2])
		case c.words[0] == "alias" && len(c.words) > 2:
			err = s.alias(c.words[1], aliasText(c.text))
		case c.words[0] == "technique" && len(c.words) == 3:
			err = s.SwitchTechniques(c.words[1], c.words[2])
		default:
			err = fmt.Errorf("%q is none of 'set NAME VALUE', 'alias NAME COMMAND', 'technique on|off NAME'", c.text)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// FromEnvironment takes options from variables: DEDUKU_NOTATION=a1 is 'set notation a1'.
func (s *Session) FromEnvironment() error {
	var all []error
	for _, name := range state.OptionNames() {
		variable := "DEDUKU_" + strings.ToUpper(name)
		if value := s.Getenv(variable); value != "" {
			if err := s.Set(name, value); err != nil {
				all = append(all, fmt.Errorf("%s: %w", variable, err))
			}
		}
	}
	return errors.Join(all...)
}

// configuration is the file that brings the options and aliases of now back: those that are not as in the beginning.
func (s *Session) configuration() string { return asCommands(s.Options(), true) }

// asCommands returns commands for the options and aliases that differ from the standard ones. own includes the options that only the
// user sets.
func asCommands(of *state.Options, own bool) string {
	var b strings.Builder
	standard := state.Defaults(of.Settings.Seed)
	for _, t := range technique.Standard.Techniques() { // before a profile in which none can be switched
		if on, ok := of.Settings.Switched[t]; ok {
			fmt.Fprintf(&b, "technique %s %s\n", state.OnOrOff(on), t.Name)
		}
	}
	for i := range state.SettingsTable {
		o := &state.SettingsTable[i]
		if value := o.Get(&of.Settings); o.Name != "seed" && value != o.Get(&standard) && (own || !o.Own) {
			fmt.Fprintf(&b, "set %s %s\n", o.Name, quoted(value))
			o.Set(&standard, value) // it may set others, too
		}
	}
	words := vocabulary{aliases: of.Aliases}
	for _, name := range words.aliasesInOrder() {
		fmt.Fprintf(&b, "alias %s %s\n", name, of.Aliases[name])
	}
	return b.String()
}

// quoted is a value as one word of a line.
func quoted(value string) string {
	switch {
	case value != "" && !strings.ContainsAny(value, " \t;#'\""):
		return value
	case !strings.Contains(value, "'"):
		return "'" + value + "'"
	case !strings.Contains(value, `"`):
		return `"` + value + `"`
	}
	return "'" + strings.ReplaceAll(value, "'", `'"'"'`) + "'" // quotes that touch are one word
}

// options returns the commands that bring the options and aliases back in a file of the session.
func (s *Session) options() string { return s.commandsFor(s.Options()) }

// commandsFor returns the commands that bring options and aliases back in a file of the session.
func (s *Session) commandsFor(of *state.Options) string {
	return fmt.Sprintf("set seed %d\n%s", of.Settings.Seed, asCommands(of, false))
}
