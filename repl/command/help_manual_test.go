package command_test

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"deduku/repl"
	"deduku/repl/command"
	"deduku/repl/state"
)

// TestScreen holds the first screen of help to 80 by 24, the prompt on its last line, and to every family.
func TestScreen(t *testing.T) {
	text := command.Screen(repl.Commands(), 80)
	if n := strings.Count(text, "\n"); n > 23 {
		t.Errorf("help has %d lines, and a screen 24 with the prompt", n)
	}
	fits(t, text)
	for _, family := range state.Families {
		if !strings.Contains(text, "\n"+family+" ") {
			t.Errorf("help has no %s", family)
		}
	}
	shown := 0
	for _, c := range repl.Commands() {
		if c.Summary != "" {
			shown++
		}
		if c.Parent != "" && (c.Summary != "" || strings.Contains(command.All(repl.Commands(), false), "\n  "+c.Name+" ")) {
			t.Errorf("help lists %s, which is a word of before", c.Name)
		}
	}
	if shown < 30 || shown > 42 {
		t.Errorf("help shows %d commands on its first screen", shown)
	}
	for line := range strings.Lines(command.Screen(repl.Commands(), 40)) {
		if n := utf8.RuneCountInString(line) - 1; n > 40 && !strings.Contains(line, "help") {
			t.Errorf("%d characters on a screen of 40: %s", n, line)
		}
	}
}

// TestFamilies holds each command to a family, and each word of before to a command of today.
func TestFamilies(t *testing.T) {
	table := repl.Commands()
	for i := range table {
		c := &table[i]
		if !slices.Contains(state.Families, c.Group) {
			t.Errorf("%s is of the family %q", c.Name, c.Group)
		}
		if c.Parent == "" {
			continue
		}
		if !slices.ContainsFunc(table, func(d state.Command) bool { return d.Name == c.Parent && d.Parent == "" }) {
			t.Errorf("%s is %q now, and there is no %s", c.Name, c.Today(), c.Parent)
		}
	}
}

// TestTasks holds what help says for tasks to one screen, and to commands that there are.
func TestTasks(t *testing.T) {
	for _, task := range command.Tasks {
		text, ok := command.Topic(task.Name)
		if !ok || len(task.Lines) < 5 {
			t.Errorf("%s: %d lines", task.Name, len(task.Lines))
		}
		fits(t, text)
		for _, line := range task.Lines {
			word, _, _ := strings.Cut(line[0], " ")
			if !slices.ContainsFunc(repl.Commands(), func(c state.Command) bool { return c.Name == word && c.Parent == "" }) {
				t.Errorf("%s: %q is no command of today", task.Name, line[0])
			}
		}
	}
}

// fits reports lines that are wider than a screen of 80.
func fits(t *testing.T, text string) {
	t.Helper()
	for line := range strings.Lines(text) {
		if n := utf8.RuneCountInString(line) - 1; n > 79 {
			t.Errorf("%d characters: %s", n, line)
		}
	}
}
