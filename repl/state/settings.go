package state

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
	"deduku/internal/sanitize"
)

// Settings are the options of a session.
type Settings struct {
	Method   string
	Seed     uint64
	Guess    deduce.Guesser
	Notation board.Notation
	Log      string
	Detail   string
	level    deduce.Level
	Unique   bool
	Profile  string
	Switched map[*deduce.Technique]bool // techniques switched on or off one by one
	Order    []technique.Before         // what is tried earlier than on the standard ladder
	Color    string
	Theme    string
	ASCII    string
	Effort   deduce.Effort
	Limit    int // of the steps of a log; 0 for none
	Pager    string
	Prompt   string
	Suggest  bool   // lines typed before are offered
	Mistakes string // show or hide: whether a wrong digit is told at once
	Entry    string // cell or digit: what play takes first
	Timer    bool   // play shows the time and tells it
}

// Defaults are the settings of a session that begins, with a seed.
func Defaults(seed uint64) Settings {
	return Settings{
		Method: "classic", Seed: seed, Log: "full", Detail: "line", level: deduce.Extreme, Unique: true, Profile: "full", Color: "auto", Theme: theme.All[0].Name,
		ASCII: "auto", Limit: deduce.UsualLimit, Pager: "auto", Suggest: true, Prompt: "deduku> ",
		Mistakes: "hide", Entry: "cell",
	}
}

// Setting is one row of the table of options: `set`, the flags and the environment all read it.
type Setting struct {
	Name   string
	Values []string // what it can be; a word in capitals stands for any text
	Short  string
	Own    bool // it names a program, so only the user can set it: no file that came from elsewhere
	Get    func(*Settings) string
	Set    func(*Settings, string) error // given one of Values, or any text where one is in capitals
}

// Show is the value of the option mistakes that has wrong digits told at once.
const Show = "show"

// Methods are the ways to solve.
var Methods = []string{"classic", "logic", "search"}

// OnOrOff is a switch as it is typed.
func OnOrOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

var onOff = []string{"auto", "on", "off"}

// SettingsTable has a row for each option. If one option also sets another, the other is above it, as options are saved in this order.
var SettingsTable = []Setting{
	{
		Name: "profile", Values: []string{"full", "hodoku", "whips", "se"}, Short: "all techniques; only those that HoDoKu knows, so that levels and scores compare; singles and whips, then nets; the path of the Sudoku Explainer rating, whatever is on, which solve then takes (method logic)",
		Get: func(s *Settings) string { return s.Profile },
		Set: func(s *Settings, v string) error {
			s.Profile = v
			if v == "se" && s.Method == "classic" { // which has no ladder
				s.Method = "logic"
			}
			return nil
		},
	},
	{
		Name: "order", Values: []string{StandardOrder, "PAIRS"}, Short: "what the ladder tries earlier than usual, as 'x-wing before pointing'; 'order' changes it pair by pair",
		Get: func(s *Settings) string { return OrderText(s.Order) },
		Set: setOrder,
	},
	{
		Name: "method", Values: Methods, Short: "how solve solves: positive, then negative deduction, then guesses; up the ladder of techniques before it guesses; by the answer engine, without steps",
		Get: func(s *Settings) string { return s.Method },
		Set: func(s *Settings, v string) error { s.Method = v; return nil },
	},
	{
		Name: "seed", Values: []string{"N", "random"}, Short: "what random guesses are drawn from: the same seed, the same log",
		Get: func(s *Settings) string { return strconv.FormatUint(s.Seed, 10) },
		Set: setSeed,
	},
	{
		Name: "guess", Values: deduce.Guessers(), Short: "what to try when nothing else applies: any cell, one with the fewest candidates, nothing",
		Get: func(s *Settings) string { return s.Guess.String() },
		Set: func(s *Settings, v string) error { s.Guess = deduce.GuesserNamed(v); return nil },
	},
	{
		Name: "notation", Values: board.Notations(), Short: "how cells are written: r4c7, (7,4) as column and row, D7",
		Get: func(s *Settings) string { return s.Notation.String() },
		Set: func(s *Settings, v string) error {
			s.Notation = board.Notation(slices.Index(board.Notations(), v))
			return nil
		},
	},
	{
		Name: "log", Values: []string{"full", "short", "notation", "off"}, Short: "how a step is shown: with its reason, without, in the notation of players, not at all",
		Get: func(s *Settings) string { return s.Log },
		Set: func(s *Settings, v string) error { s.Log = v; return nil },
	},
	{
		Name: "detail", Values: []string{"line", "paragraph", "page"}, Short: "how much is told of each deduction: a line, full sentences too, the board with the pattern too",
		Get: func(s *Settings) string { return s.Detail },
		Set: func(s *Settings, v string) error { s.Detail = v; return nil },
	},
	{
		Name: "level", Values: deduce.Levels(), Short: "the hardest techniques that the ladder tries; what is switched on or off by hand stays so",
		Get: func(s *Settings) string { return s.level.String() },
		Set: func(s *Settings, v string) error { s.level = deduce.LevelNamed(v); return nil },
	},
	{
		Name: "uniqueness", Values: []string{"on", "off"}, Short: "techniques that assume that the puzzle has one solution; without that they are off anyway",
		Get: func(s *Settings) string { return OnOrOff(s.Unique) },
		Set: func(s *Settings, v string) error { s.Unique = v == "on"; return nil },
	},
	{
		Name: "effort", Values: deduce.Efforts(), Short: "how long the ladder looks for the deepest nets before the log is stuck or guesses: not at all, as long as puzzles need, up to a minute a position, or a count of work (method logic)",
		Get: func(s *Settings) string { return s.Effort.String() },
		Set: func(s *Settings, v string) (err error) {
			effort, err := deduce.EffortNamed(v)
			if err == nil {
				s.Effort = effort
			}
			return err
		},
	},
	{
		Name: "maxsteps", Values: []string{"N", "off"}, Short: "how many steps a log may come to: solve, step and until end there, as guesses can go on for ever",
		Get: func(s *Settings) string {
			if s.Limit == 0 {
				return "off"
			}
			return strconv.Itoa(s.Limit)
		},
		Set: setMaxSteps,
	},
	{
		Name: "color", Values: []string{"auto", "always", "never"}, Short: "when to use colour: on a terminal unless NO_COLOR is set, always, never",
		Get: func(s *Settings) string { return s.Color },
		Set: func(s *Settings, v string) error { s.Color = v; return nil },
	},
	{
		Name: "theme", Values: theme.Names(), Short: "which colours: for a dark or a light background, without hues, without red against green",
		Get: func(s *Settings) string { return s.Theme },
		Set: func(s *Settings, v string) error { s.Theme = v; return nil },
	},
	{
		Name: "ascii", Values: onOff, Short: "frames of plain characters: unless the terminal shows Unicode, always, never",
		Get: func(s *Settings) string { return s.ASCII },
		Set: func(s *Settings, v string) error { s.ASCII = v; return nil },
	},
	{
		Name: "pager", Values: []string{"auto", "off", "system", "COMMAND"}, Own: true, Short: "what shows long results: our own pager, nothing, $PAGER or less -FRX, a program",
		Get: func(s *Settings) string { return s.Pager },
		Set: setPager,
	},
	{
		Name: "mistakes", Values: []string{"hide", Show}, Short: "whether a digit that is not in the solution is told and marked as soon as it is set, or when you ask",
		Get: func(s *Settings) string { return s.Mistakes },
		Set: func(s *Settings, v string) error { s.Mistakes = v; return nil },
	},
	{
		Name: "entry", Values: []string{"cell", "digit"}, Short: "what comes first in play: the cell, then its digit; or a digit, then the cells that Enter or a click puts it in",
		Get: func(s *Settings) string { return s.Entry },
		Set: func(s *Settings, v string) error { s.Entry = v; return nil },
	},
	{
		Name: "timer", Values: []string{"on", "off"}, Short: "whether play shows how long it has taken",
		Get: func(s *Settings) string { return OnOrOff(s.Timer) },
		Set: func(s *Settings, v string) error { s.Timer = v == "on"; return nil },
	},
	{
		Name: "suggest", Values: []string{"on", "off"}, Short: "a line typed before stands dim behind the cursor, where the terminal has colour; Right or End takes it",
		Get: func(s *Settings) string { return OnOrOff(s.Suggest) },
		Set: func(s *Settings, v string) error { s.Suggest = v == "on"; return nil },
	},
	{
		Name: "prompt", Values: []string{"TEXT"}, Short: "what stands before the line that you type",
		Get: func(s *Settings) string { return s.Prompt },
		Set: setPrompt,
	},
}

// NewSeed is a seed that nobody chose; it is short enough to be typed again.
func NewSeed() uint64 { return rand.Uint64N(1_000_000) }

func setSeed(s *Settings, v string) error {
	if v == "random" {
		s.Seed = NewSeed()
		return nil
	}
	n, err := ParseSeed(v)
	if err != nil {
		return fmt.Errorf("%w, nor \"random\"", err)
	}
	s.Seed = n
	return nil
}

// ParseSeed reads a seed that was typed.
func ParseSeed(v string) (uint64, error) {
	n, err := strconv.ParseUint(v, 10, 64)
	if err != nil {
		return 0, fmt.Errorf("seed: %q is no whole number from 0 to 18446744073709551615", v)
	}
	return n, nil
}

func setMaxSteps(s *Settings, v string) error {
	n, err := strconv.Atoi(v)
	switch {
	case v == "off":
		s.Limit = 0
	case err != nil || n < 1:
		return fmt.Errorf("maxsteps: %q is neither a number of steps nor \"off\"", v)
	default:
		s.Limit = n
	}
	return nil
}

func setPrompt(s *Settings, v string) error {
	for _, r := range v {
		if r < ' ' || r > '~' {
			return fmt.Errorf("prompt: %q is not a plain character, which the line editor needs to count on", r)
		}
	}
	s.Prompt = strings.TrimRight(v, " ") + " "
	return nil
}

func setPager(s *Settings, v string) error {
	if sanitize.Visible(v) != v || strings.Contains(v, "'") && strings.Contains(v, `"`) {
		return fmt.Errorf("pager: %q is not a program with its arguments, of visible characters and one kind of quotes", v)
	}
	s.Pager = v
	return nil
}

// Option finds the option with this name.
func Option(name string) (*Setting, bool) {
	for i := range SettingsTable {
		if SettingsTable[i].Name == name {
			return &SettingsTable[i], true
		}
	}
	return nil, false
}

// OptionNames are the names of the options.
func OptionNames() []string {
	var out []string
	for i := range SettingsTable {
		out = append(out, SettingsTable[i].Name)
	}
	return out
}

// open reports whether the option takes any text.
func (o *Setting) open() bool {
	return slices.ContainsFunc(o.Values, func(v string) bool { return v == strings.ToUpper(v) })
}

// Change gives the option a new value.
func (o *Setting) Change(s *Settings, value string) error {
	if !o.open() && !slices.Contains(o.Values, value) {
		return fmt.Errorf("%s is one of %s, not %q", o.Name, strings.Join(o.Values, ", "), value)
	}
	return o.Set(s, value)
}

// Choice are the settings that say which techniques are on.
func (s *Settings) Choice() technique.Choice {
	return technique.Choice{Level: s.level, Unique: s.Unique, Hodoku: s.Profile == "hodoku", Whips: s.Profile == "whips", Set: s.Switched, Order: s.Order}
}

// Has reports whether a technique is on.
func (s *Settings) Has(t *deduce.Technique) bool {
	if s.Profile == "se" {
		return rate.Ladder.Has(t) && (s.Unique || !t.Assumes)
	}
	return s.Choice().Has(t)
}

// Text is how steps are worded.
func (s *Settings) Text() wording.Text {
	return wording.Text{Notation: s.Notation, Short: s.Log == "short", Compact: s.Log == "notation"}
}
