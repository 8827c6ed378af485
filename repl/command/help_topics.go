package command

import (
	"slices"

	"deduku/repl/state"
)

// keys is the topic of that name.
const keys = `keys at the prompt
  Tab               complete a command, an option, a cell, a file
  Up, Down          earlier and later lines that begin as what stands before the
                    cursor; Ctrl-R searches in them, and Esc leaves that
  Right, End        take the line that stands dim behind the cursor; 'set suggest
                    off' does without
  Ctrl-A, Ctrl-E    beginning and end of the line, as Home and End
  Ctrl-Left, -Right a word back and on, as Alt-B and Alt-F
  Ctrl-U, Ctrl-K    delete to the beginning, to the end; Ctrl-W a word
  Ctrl-L            clear the screen
  Ctrl-C            drop the line; while a command runs, stop it
  Ctrl-Z            suspend deduku; 'fg' in the shell goes on
  Ctrl-D            on an empty line: leave
A board or a list of commands can be pasted in one piece.
A text longer than the screen comes a screen at a time: space goes on and, at the
end, leaves; b goes back, arrows a line, g and G to the ends, / searches, n the
next, N the one before, q leaves. 'set pager off' does without.
`

// TopicNames are the names of what help tells besides commands: tasks, families, topics.
func TopicNames() []string {
	names := []string{"all", "keys", "where"}
	for i := range Tasks {
		names = append(names, Tasks[i].Name)
	}
	return append(names, state.Families...)
}

// Topic is a text that help shows for a word that is no command; ok is false where there is none. Families have another:
// see [All].
func Topic(name string) (text string, ok bool) {
	switch name {
	case "keys":
		return keys, true
	case "where":
		return state.WhereTopic(), true
	}
	if i := slices.IndexFunc(Tasks, func(t Task) bool { return t.Name == name }); i >= 0 {
		return Tasks[i].text(), true
	}
	return "", false
}
