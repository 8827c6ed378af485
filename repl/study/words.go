package study

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce/glossary"
	"deduku/repl/answer"
	"deduku/repl/desk"
	"deduku/repl/settings"
)

// Words is the command words.
var Words = desk.Command{
	Name: "words", Args: "[WORD]", Group: "study", Free: desk.Always, Run: words,
	Gives: []answer.Fact{answer.Help{}, answer.Topic{}},
	Short: "say what the words of the explanations mean, all or one",
}

func words(_ context.Context, d *desk.Desk, args []string) error {
	chosen := glossary.Dictionary
	if name := strings.Join(args, " "); name != "" {
		if chosen = glossary.WordsLike(name); len(chosen) == 0 {
			return fmt.Errorf("there is no word %q in the dictionary; 'words' lists them", settings.Shortened(name))
		}
	}
	var text strings.Builder
	for _, w := range chosen {
		text.WriteString(w.String() + "\n")
	}
	return d.Give(answer.Topic{Topic: "words", Text: text.String()}, func() error { return d.ShowText(text.String()) })
}
