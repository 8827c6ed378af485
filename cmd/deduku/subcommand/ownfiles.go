package subcommand

import (
	"os"
	"path/filepath"

	"deduku/internal/files"
)

// ConfigFile is the file of options and aliases that set --save writes.
func ConfigFile() (string, error) { return in(files.Config, "config") }

// StartupFile is the file of commands that a session at the prompt begins with.
func StartupFile() (string, error) { return in(files.Config, "startup") }

// HistoryFile is the file of typed lines.
func HistoryFile() (string, error) { return in(files.State, "history") }

// LearningFile is the file of what was answered in practice and lessons.
func LearningFile() (string, error) { return in(files.State, "learning.json") }

// DiaryFile is the file of how far the tour is; before there were lessons, also of how practice went.
func DiaryFile() (string, error) { return in(files.State, "practice") }

// SessionsDir is where sessions are kept while they last.
func SessionsDir() (string, error) { return in(files.State, "sessions") }

// Disk is the files that people name; what is to be tidied up after a crash is noted among the files of the state.
func Disk() files.Disk {
	notes, err := in(files.State, "writing")
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
