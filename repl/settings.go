package repl

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/render/theme"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique"
	"deduku/internal/nearest"
	"deduku/internal/outside"
)

// Settings are the options of a session.
type Settings struct {
	method   string
	seed     uint64
	guess    deduce.Guesser
	notation board.Notation
	log      string
	detail   string
	level    deduce.Level
	unique   bool
	profile  string
	switched map[*deduce.Technique]bool // techniques switched on or off one by one
	color    string
	theme    string
	ascii    string
	pager    string
	prompt   string
}

func defaults(seed uint64) Settings {
	return Settings{
		method: "classic", seed: seed, log: "full", detail: "line", level: deduce.Extreme, unique: true, profile: "full", color: "auto", theme: theme.All[0].Name,
		ascii: "auto", pager: "auto", prompt: "deduku> ",
	}
}

// Setting is one row of the table of options: `set`, the flags and the environment all read it.
type Setting struct {
	Name   string
	Values []string // what it can be; a word in capitals stands for any text
	Short  string
	Own    bool // it names a program, so only the user can set it: no file that came from elsewhere
	get    func(*Settings) string
	set    func(*Settings, string) error // given one of Values, or any text where one is in capitals
}

// methods are the ways to solve.
var methods = []string{"classic", "logic", "search"}

func onOrOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

var onOff = []string{"auto", "on", "off"}

// Options is the table of options. One that another sets as well stands behind it, as they are saved in this order.
var Options = []Setting{
	{
		Name: "profile", Values: []string{"full", "hodoku", "whips", "se"}, Short: "all techniques; only those that HoDoKu knows, so that levels and scores compare; singles and whips, then nets; the path of the Sudoku Explainer rating, whatever is on, which solve then takes (method logic)",
		get: func(s *Settings) string { return s.profile },
		set: func(s *Settings, v string) error {
			s.profile = v
			if v == "se" && s.method == "classic" { // which has no ladder
				s.method = "logic"
			}
			return nil
		},
	},
	{
		Name: "method", Values: methods, Short: "how solve solves: positive, then negative deduction, then guesses; up the ladder of techniques before it guesses; by the answer engine, without steps",
		get: func(s *Settings) string { return s.method },
		set: func(s *Settings, v string) error { s.method = v; return nil },
	},
	{
		Name: "seed", Values: []string{"N", "random"}, Short: "what random guesses are drawn from: the same seed, the same log",
		get: func(s *Settings) string { return strconv.FormatUint(s.seed, 10) },
		set: setSeed,
	},
	{
		Name: "guess", Values: deduce.Guessers(), Short: "what to try when nothing else applies: any cell, one with the fewest candidates, nothing",
		get: func(s *Settings) string { return s.guess.String() },
		set: func(s *Settings, v string) error { s.guess = deduce.GuesserNamed(v); return nil },
	},
	{
		Name: "notation", Values: board.Notations(), Short: "how cells are written: r4c7, (7,4) as column and row, D7",
		get: func(s *Settings) string { return s.notation.String() },
		set: func(s *Settings, v string) error {
			s.notation = board.Notation(slices.Index(board.Notations(), v))
			return nil
		},
	},
	{
		Name: "log", Values: []string{"full", "short", "notation", "off"}, Short: "how a step is shown: with its reason, without, in the notation of players, not at all",
		get: func(s *Settings) string { return s.log },
		set: func(s *Settings, v string) error { s.log = v; return nil },
	},
	{
		Name: "detail", Values: []string{"line", "paragraph", "page"}, Short: "how much is told of each deduction: a line, full sentences too, the board with the pattern too",
		get: func(s *Settings) string { return s.detail },
		set: func(s *Settings, v string) error { s.detail = v; return nil },
	},
	{
		Name: "level", Values: deduce.Levels(), Short: "the hardest techniques that the ladder tries; what is switched on or off by hand stays so",
		get: func(s *Settings) string { return s.level.String() },
		set: func(s *Settings, v string) error { s.level = deduce.LevelNamed(v); return nil },
	},
	{
		Name: "uniqueness", Values: []string{"on", "off"}, Short: "techniques that assume that the puzzle has one solution; without that they are off anyway",
		get: func(s *Settings) string { return onOrOff(s.unique) },
		set: func(s *Settings, v string) error { s.unique = v == "on"; return nil },
	},
	{
		Name: "color", Values: []string{"auto", "always", "never"}, Short: "when to use colour: on a terminal unless NO_COLOR is set, always, never",
		get: func(s *Settings) string { return s.color },
		set: func(s *Settings, v string) error { s.color = v; return nil },
	},
	{
		Name: "theme", Values: theme.Names(), Short: "which colours: for a dark or a light background, without hues, without red against green",
		get: func(s *Settings) string { return s.theme },
		set: func(s *Settings, v string) error { s.theme = v; return nil },
	},
	{
		Name: "ascii", Values: onOff, Short: "frames of plain characters: unless the terminal shows Unicode, always, never",
		get: func(s *Settings) string { return s.ascii },
		set: func(s *Settings, v string) error { s.ascii = v; return nil },
	},
	{
		Name: "pager", Values: []string{"auto", "off", "COMMAND"}, Own: true, Short: "what shows long results: $DEDUKU_PAGER, $PAGER or less -FRX, nothing, a program",
		get: func(s *Settings) string { return s.pager },
		set: setPager,
	},
	{
		Name: "prompt", Values: []string{"TEXT"}, Short: "what stands before the line that you type",
		get: func(s *Settings) string { return s.prompt },
		set: setPrompt,
	},
}

// NewSeed is a seed that nobody chose; it is short enough to be typed again.
func NewSeed() uint64 { return rand.Uint64N(1_000_000) }

func setSeed(s *Settings, v string) error {
	if v == "random" {
		s.seed = NewSeed()
		return nil
	}
	n, err := parseSeed(v)
	if err == nil {
		s.seed = n
	}
	return err
}

func parseSeed(v string) (uint64, error) {
	n, err := strconv.ParseUint(v, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("seed: %q is neither a whole number from 0 to 18446744073709551615 nor \"random\"", v)
	}
	return n, nil
}

func setPrompt(s *Settings, v string) error {
	for _, r := range v {
		if r < ' ' || r > '~' {
			return fmt.Errorf("prompt: %q is not a plain character, which the line editor needs to count on", r)
		}
	}
	s.prompt = strings.TrimRight(v, " ") + " "
	return nil
}

func setPager(s *Settings, v string) error {
	if outside.Visible(v) != v || strings.Contains(v, "'") && strings.Contains(v, `"`) {
		return fmt.Errorf("pager: %q is not a program with its arguments, of visible characters and one kind of quotes", v)
	}
	s.pager = v
	return nil
}

// option finds the option with this name.
func option(name string) (*Setting, bool) {
	for i := range Options {
		if Options[i].Name == name {
			return &Options[i], true
		}
	}
	return nil, false
}

// optionNames are the names of the options.
func optionNames() []string {
	var out []string
	for i := range Options {
		out = append(out, Options[i].Name)
	}
	return out
}

// open reports whether the option takes any text.
func (o *Setting) open() bool {
	return slices.ContainsFunc(o.Values, func(v string) bool { return v == strings.ToUpper(v) })
}

// change gives the option a new value.
func (o *Setting) change(s *Settings, value string) error {
	if !o.open() && !slices.Contains(o.Values, value) {
		return fmt.Errorf("%s is one of %s, not %q", o.Name, strings.Join(o.Values, ", "), value)
	}
	return o.set(s, value)
}

// Set changes an option of the session.
func (s *Desk) Set(name, value string) error {
	o, ok := option(name)
	if !ok {
		if near := nearest.Words(optionNames(), name); len(near) > 0 {
			return fmt.Errorf("there is no option %q; did you mean %s?", name, nearest.Either(near))
		}
		return fmt.Errorf("there is no option %q; 'set' lists them", name)
	}
	if err := o.change(&s.settings, value); err != nil {
		return err
	}
	if !s.solver.Use(s.solving()) && name == "seed" {
		s.Say("this log has guesses already; the seed counts from the next one")
	}
	s.restyle()
	return nil
}

// choice are the settings that say which techniques are on.
func (s *Settings) choice() technique.Choice {
	return technique.Choice{Level: s.level, Unique: s.unique, Hodoku: s.profile == "hodoku", Whips: s.profile == "whips", Set: s.switched}
}

// has reports whether a technique is on.
func (s *Settings) has(t *deduce.Technique) bool {
	if s.profile == "se" {
		return rate.Ladder.Has(t) && (s.unique || !t.Assumes)
	}
	return s.choice().Has(t)
}

// text is how steps are worded.
func (s *Settings) text() wording.Text {
	return wording.Text{Notation: s.notation, Short: s.log == "short", Compact: s.log == "notation"}
}
