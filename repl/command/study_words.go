package command

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"deduku/deduce/glossary"
	"deduku/internal/spelling"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Words is the command words.
var Words = state.Command{
	Name: "words", Args: "[WORD]", Group: "study", Free: state.Always, Run: words,
	Results: []answer.Result{answer.Help{}, answer.Topic{}},
	Short:   "say what the words of the explanations mean, all or one",
}

func words(_ context.Context, d *state.Desk, args []string) error {
	chosen := glossary.Dictionary
	if name := strings.Join(args, " "); name != "" {
		if chosen = glossary.WordsLike(name); len(chosen) == 0 {
			return aboutTechniques(d, name)
		}
	}
	var text strings.Builder
	for _, w := range chosen {
		text.WriteString(w.String() + "\n")
	}
	return d.Give(answer.Topic{Topic: "words", Text: text.String()}, func() error { return d.ShowText(text.String()) })
}

// aboutTechniques says what the techniques with a name are, for a name that no word of the dictionary has.
func aboutTechniques(d *state.Desk, name string) error {
	err := d.TellTechniques(name)
	var wordNames []string
	for _, w := range glossary.Dictionary {
		wordNames = append(wordNames, w.Name)
	}
	near := append(spelling.Words(wordNames, strings.ToLower(name)), state.NearTechniques(name)...)
	switch {
	case errors.As(err, new(*state.NoTechniqueError)) && len(near) > 0:
		return fmt.Errorf("there is no word %q in the dictionary; did you mean %s?", state.Shortened(name), spelling.Either(near[:min(len(near), 3)]))
	case errors.As(err, new(*state.NoTechniqueError)):
		return fmt.Errorf("there is no word %q in the dictionary; 'words' lists them", state.Shortened(name))
	}
	return err
}
