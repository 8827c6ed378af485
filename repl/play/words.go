package play

import (
	"strings"

	"deduku/repl/reply"
)

// keyOf is the key of play that does what a command does.
var keyOf = map[string]string{
	"undo": "u", "redo": "U", "unset": "0", "hint": "?", "next": ".", "step": ".", "explain": "x",
}

// inKeys is a text of the session with its commands called by the keys that stand for them. Of a command that has none it says
// where it can be typed.
func (m *model) inKeys(text string) string {
	return reply.Quoted(text, func(line string) string {
		name, rest, _ := strings.Cut(line, " ")
		switch key := keyOf[name]; {
		case !m.commands[name]:
			return ""
		case key != "" && (rest == "" || name == "explain"):
			return "'" + key + "'"
		}
		return "'" + line + "' at the prompt"
	})
}
