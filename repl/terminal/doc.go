// Package terminal reads lines and keys from a person at a terminal, and knows what the terminal can show.
//
// Start with reader.go: [Reader] edits lines with chzyer/readline, which no other package imports. Around it are a
// keyboard (keyboard.go, typeahead.go), which gives it one key at a time from the filter in package keys; a canvas (canvas.go),
// which mends what it draws; and a tty (tty_unix.go, tty_windows.go), which knows modes, size and signals.
// complete.go lists words, recall.go goes through earlier lines, page.go and pager.go show long texts; key.go gives single keys to a running command. plain.go is the reader for terminals that
// cannot edit, screen.go what there is to know about an output. history.go remembers the lines that were typed, over sessions;
// history_file.go keeps them in a file, and history_lock.go keeps sessions out of each other's way.
//
// Nothing here knows of boards, commands or sessions, and nothing ends the program.
package terminal
