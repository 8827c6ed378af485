package page

import (
	"slices"
	"strings"

	"deduku/repl/reply"
)

// A session names commands in what it says, in quotes: "'undo' goes back". A page has a button for each instead, and calls
// the command by what stands on the button.

// labels are what stands on the button of a command, by the words that it begins with; the words behind those stand behind
// the label. Where none begins so, the line itself stands there.
var labels = []struct{ line, label string }{
	{"undo", "Undo"}, {"redo", "Redo"}, {"unset", "Clear"}, {"reset", "Back to the givens"}, {"goto", "Go to step"},
	{"hint", "Hint"}, {"next", "Next"}, {"more", "More"}, {"show me", "Show me"}, {"step", "Step"},
	{"learn map", "All lessons"}, {"learn next", "Go on"}, {"learn leave", "Back to my puzzle"}, {"learn test", "Test what I know"}, {"learn", "Learn"},
	{"practice next", "Next board"}, {"practice stop", "Stop practising"}, {"practice", "Practise"}, {"teach", "Teach"},
	{"session restore", "Bring it back"}, {"session drop", "Forget it"}, {"explain", "Explain step"},
	{"solve logic", "Solve by logic"}, {"solve", "Solve"}, {"count", "Count the solutions"}, {"givens", "Make them the givens"},
	{"clear", "Empty board"}, {"candidates", "Candidates"}, {"technique on", "Switch on"}, {"find", "Find steps"},
	{"rate steps", "Rate each step"}, {"rate", "Rate"}, {"crux", "What it hinges on"}, {"check", "Prove"}, {"why", "Why"},
}

// atPrompt are commands that mean nothing without a prompt, or need more than a button gives.
var atPrompt = []string{"help", "words", "set", "log", "alias", "history", "exit", "source", "session", "puzzles", "save", "load", "techniques", "technique", "formats"}

// offering is a text with its commands called as buttons are, which are offered. Other things in quotes stay.
func (b *bringer) offering(text string) string {
	return reply.Quoted(text, func(quoted string) string {
		if label := b.offer(quoted); label != "" {
			return "“" + label + "”"
		}
		return ""
	})
}

// offer has a line offered, and returns the label of its button; empty where it is no line that a button carries out.
func (b *bringer) offer(line string) string {
	words := strings.Fields(line)
	if line == "unset" {
		return "Erase" // which is always there
	}
	if len(words) == 0 || !b.known[words[0]] || strings.Join(words, " ") != line {
		return ""
	}
	if len(words) > 1 && slices.ContainsFunc(words, func(w string) bool { return w == strings.ToUpper(w) && w != strings.ToLower(w) }) {
		return "" // N and CELL stand for something
	}
	label := labelOf(line)
	if slices.Contains(atPrompt, words[0]) && label == "" || line == "goto" || line == "technique on" {
		return ""
	}
	if label == "" {
		label = strings.ToUpper(line[:1]) + line[1:]
	}
	o := Offer{Do: line, Label: label}
	if !slices.Contains(b.offers, o) {
		b.offers = append(b.offers, o)
	}
	return label
}

// labelOf is what stands on the button of a line; empty where nothing is said of that.
func labelOf(line string) string {
	for _, l := range labels {
		if line == l.line {
			return l.label
		}
		if rest, ok := strings.CutPrefix(line, l.line+" "); ok {
			return l.label + " " + strings.ReplaceAll(rest, "-", " ")
		}
	}
	return ""
}
