package main

import (
	"fmt"
	"os"
	"path/filepath"

	"deduku/internal/files"
	"deduku/internal/outside"
	"deduku/internal/xdg"
	"deduku/repl/answer"
)

// configFile is the file of options and aliases that set --save writes.
func configFile() (string, error) { return in(xdg.Config, "config") }

// startupFile is the file of commands that a session at the prompt begins with.
func startupFile() (string, error) { return in(xdg.Config, "startup") }

// historyFile is the file of typed lines.
func historyFile() (string, error) { return in(xdg.State, "history") }

// learningFile is the file of what was answered in practice and lessons.
func learningFile() (string, error) { return in(xdg.State, "learning.json") }

// diaryFile is the file of how far the tour is; before there were lessons, also of how practice went.
func diaryFile() (string, error) { return in(xdg.State, "practice") }

// sessionsDir is where sessions are kept while they last.
func sessionsDir() (string, error) { return in(xdg.State, "sessions") }

// disk is the files that people name; what is to be tidied up after a crash is noted among the files of the state.
func disk() files.Disk {
	notes, err := in(xdg.State, "writing")
	if err != nil {
		return files.Disk{}
	}
	return files.Disk{Notes: notes}
}

// in is the path of a file in one of deduku's directories.
func in(directory func(getenv func(string) string) (string, error), name string) (string, error) {
	dir, err := directory(os.Getenv)
	if err != nil {
		return "", err
	}
	return filepath.Join(dir, name), nil
}

// pathsCmd prints the files that deduku keeps.
type pathsCmd struct{ asJSON }

// Run prints a file a line, its name first.
func (c pathsCmd) Run(s streams) error {
	var found answer.Paths
	for _, file := range []struct {
		name  string
		path  func() (string, error)
		found *string
	}{
		{"config", configFile, &found.Config}, {"startup", startupFile, &found.Startup}, {"history", historyFile, &found.History},
		{"practice", diaryFile, &found.Practice}, {"learning", learningFile, &found.Learning}, {"sessions", sessionsDir, &found.Sessions},
	} {
		path, err := file.path()
		if err != nil {
			return err
		}
		*file.found = path
		if c.JSON {
			continue
		}
		if _, err := fmt.Fprintf(s.out, "%-8s %s\n", file.name, outside.Visible(path)); err != nil {
			return err
		}
	}
	if c.JSON {
		return c.reply(s, "paths", found, nil)
	}
	return nil
}
