package repl

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"deduku/board"
	"deduku/board/format"
	"deduku/board/puzzle"
	"deduku/deduce/glossary"
	"deduku/deduce/technique"
	"deduku/internal/spelling"
	"deduku/repl/state"
)

// isWord reports whether a word can only be meant as a command: letters, but not those that stand for a blank.
func isWord(word string) bool {
	word = strings.ToLower(word)
	return strings.Trim(word, "abcdefghijklmnopqrstuvwxyz-") == "" && strings.Trim(word, "x-") != ""
}

// firstWord is what a text that is not empty begins with, up to a space or a semicolon.
func firstWord(text string) string {
	text = strings.TrimSpace(text)
	if end := strings.IndexFunc(text, func(r rune) bool { return r == ';' || unicode.IsSpace(r) }); end >= 0 {
		return text[:end]
	}
	return text
}

// unknown is the error for a word that is no command.
func (s *Session) unknown(word string) error {
	all := append(names(s.commands), s.aliasNames()...)
	if begin := beginning(all, strings.ToLower(word)); len(begin) > 1 {
		return fmt.Errorf("%q could be %s", word, spelling.Either(begin))
	}
	if use := instead[strings.ToLower(word)]; use != "" {
		return fmt.Errorf("there is no command %q: %s", word, use)
	}
	if len(technique.Family(word)) > 0 {
		return fmt.Errorf("%q is a technique, no command: 'teach %s' shows it, 'find %s' looks for it", word, word, word)
	}
	if _, ok := state.Option(word); ok {
		return fmt.Errorf("%q is an option, no command: 'set %s'", word, word)
	}
	if err := state.Elsewhere(word); err != nil {
		return err
	}
	if meant := otherWords[strings.ToLower(word)]; meant != "" {
		return fmt.Errorf("there is no command %q; did you mean %s?", word, meant)
	}
	if w, ok := glossary.WordNamed(word); ok {
		return fmt.Errorf("%q is no command but a word of the explanations: 'words %s' says what it means", word, w.Name)
	}
	if meant := s.Meant(word); meant != "" {
		return fmt.Errorf("there is no command %q; did you mean %s?", word, meant)
	}
	return fmt.Errorf("there is no command %q; 'help' lists them", state.Shortened(word))
}

// Means reports whether a word is a command, or an alias.
func (s *Session) Means(word string) bool { return isWord(word) && s.isCommand(word) }

// Meant is what a word that is no command was likely meant to be, as a question ends: up to three of the commands, options
// and techniques, and of other words, that are nearest, options and techniques with what they are. It is empty where nothing
// is near.
func (s *Session) Meant(word string, others ...string) string {
	if meant := otherWords[strings.ToLower(word)]; meant != "" {
		return meant
	}
	if !isWord(word) {
		return ""
	}
	what := map[string]string{}
	var all []string
	consider := func(words []string, kind string) {
		for _, w := range words {
			if _, known := what[w]; !known {
				what[w] = kind
				all = append(all, w)
			}
		}
	}
	consider(others, "")
	consider(append(names(s.commands), s.aliasNames()...), "")
	consider(state.OptionNames(), "the option ")
	consider(state.TechniqueNames(), "the technique ")
	near := spelling.Words(all, strings.ToLower(word))
	for i, w := range near {
		near[i] = what[w] + w
	}
	return spelling.Either(near)
}

// instead is what to use instead of words that people try, in a clause.
var instead = map[string]string{
	"color":  "'mark r1c1 blue' colours a cell, 'set color' says when to use colour",
	"colour": "'mark r1c1 blue' colours a cell, 'set color' says when to use colour",
	"rotate": "'shuffle' makes an equivalent puzzle, turned, mirrored and renamed",
	"mirror": "'shuffle' makes an equivalent puzzle, turned, mirrored and renamed",
	"paste":  "a board is pasted at the prompt as it is, or behind 'load'",
	"notes":  "'pencil r1c1 35' notes digits as a player does; 'candidates' shows what is possible, 'r4c7<>5' removes one",
	"print":  "'board' shows the board, 'export board.svg' and 'export sheet.pdf 6' make files to print; 'help print'",
}

// otherWords are words that people try, and the command that does it.
var otherWords = map[string]string{
	"lesson": "learn", "course": "learn", "teacher": "learn", "review": "learn", "train": "practice", "tutorial": "tour", "start": "tour",
	"tip": "hint", "clue": "hint", "answer": "solve search", "solution": "solve search", "open": "load", "read": "load",
	"show": "board", "draw": "board", "difficulty": "stats", "level": "set level", "candidate": "candidates", "note": "pencil", "pencilmarks": "candidates",
	"back": "undo", "restart": "reset", "glossary": "words", "dictionary": "words", "quit": "exit", "verify": "check", "validate": "check",
}

// onOneLine is a puzzle as a line that can be loaded again: 81 cells if that is all, else a line of a library.
func onOneLine(p *puzzle.Puzzle) string {
	if p.Placed == (board.Grid{}) && len(p.Eliminated) == 0 {
		return p.Givens.String()
	}
	return strings.TrimSpace(format.Named("hodoku").Text(p))
}

// offering is an error of a command which, for a name that no technique has, also offers the commands that are near.
func (s *Session) offering(err error) error {
	var missing *state.NoTechniqueError
	if !errors.As(err, &missing) {
		return err
	}
	if name := strings.ToLower(missing.Name); isWord(name) {
		missing.Near = state.NearTechniques(name, names(s.commands)...)
		for i, w := range missing.Near {
			if technique.Standard.Lookup(w) == nil {
				missing.Near[i] = "the command " + w
			}
		}
	}
	return err
}
