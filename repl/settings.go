package repl

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"deduku/board/format"
	"deduku/deduce"
	"deduku/deduce/render"
)

// Settings are the options of a session; set changes them.
type Settings struct {
	method   string
	seed     uint64
	guess    deduce.Guesser
	notation render.Notation
	log      string
	color    string
}

func defaults(seed uint64) Settings {
	return Settings{method: "classic", seed: seed, log: "full", color: "auto"}
}

// setting is one row of the table of options.
type setting struct {
	name   string
	values []string // what it can be; a word in capitals stands for itself
	short  string
	get    func(*Settings) string
	set    func(*Settings, string) error // given one of values, or anything where one is in capitals
}

var guessers = []string{deduce.Random: "random", deduce.Fewest: "fewest", deduce.NoGuess: "off"}

// settings is the table of options.
var settings = []setting{
	{
		name: "method", values: []string{"classic"}, short: "how solve solves: positive, then negative deduction, then guesses",
		get: func(s *Settings) string { return s.method },
		set: func(s *Settings, v string) error { s.method = v; return nil },
	},
	{
		name: "seed", values: []string{"N", "random"}, short: "what random guesses are drawn from: the same seed, the same log",
		get: func(s *Settings) string { return strconv.FormatUint(s.seed, 10) },
		set: setSeed,
	},
	{
		name: "guess", values: guessers, short: "what to try when nothing else applies: any cell, one with the fewest candidates, nothing",
		get: func(s *Settings) string { return guessers[s.guess] },
		set: func(s *Settings, v string) error { s.guess = deduce.Guesser(slices.Index(guessers, v)); return nil },
	},
	{
		name: "notation", values: render.Notations(), short: "how cells are written: r4c7, (7,4) as column and row, D7",
		get: func(s *Settings) string { return s.notation.String() },
		set: func(s *Settings, v string) error {
			s.notation = render.Notation(slices.Index(render.Notations(), v))
			return nil
		},
	},
	{
		name: "log", values: []string{"full", "short", "off"}, short: "how much of a step is shown: with its reason, without, nothing",
		get: func(s *Settings) string { return s.log },
		set: func(s *Settings, v string) error { s.log = v; return nil },
	},
	{
		name: "color", values: []string{"auto", "always", "never"}, short: "colour on a terminal unless NO_COLOR is set, always, never",
		get: func(s *Settings) string { return s.color },
		set: func(s *Settings, v string) error { s.color = v; return nil },
	},
}

// NewSeed is a seed that nobody chose; it is short enough to be typed again.
func NewSeed() uint64 { return rand.Uint64N(1_000_000) }

func setSeed(s *Settings, v string) error {
	if v == "random" {
		s.seed = NewSeed()
		return nil
	}
	n, err := strconv.ParseUint(v, 10, 64)
	if err != nil {
		return fmt.Errorf("seed: %q is neither a whole number from 0 to 18446744073709551615 nor \"random\"", v)
	}
	s.seed = n
	return nil
}

// option finds the option with this name.
func option(name string) (*setting, bool) {
	for i := range settings {
		if settings[i].name == name {
			return &settings[i], true
		}
	}
	return nil, false
}

// change gives the option a new value.
func (o *setting) change(s *Settings, value string) error {
	open := slices.ContainsFunc(o.values, func(v string) bool { return v == strings.ToUpper(v) })
	if !open && !slices.Contains(o.values, value) {
		return fmt.Errorf("%s is one of %s, not %q", o.name, strings.Join(o.values, ", "), value)
	}
	return o.set(s, value)
}

// solving are the settings that the solver needs.
func (s *Settings) solving() deduce.Options { return deduce.Options{Guess: s.guess, Seed: s.seed} }

// text is how steps are worded.
func (s *Settings) text() render.Text {
	return render.Text{Notation: s.notation, Short: s.log == "short"}
}

// reading is how typed coordinates are read.
func (s *Settings) reading() format.Notation {
	return map[render.Notation]format.Notation{render.RC: format.RC, render.XY: format.XY, render.A1: format.A1}[s.notation]
}
