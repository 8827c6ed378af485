package about

import (
	"fmt"

	"deduku/cmd/deduku/subcommand"
	"deduku/internal/sanitize"
	"deduku/repl/answer"
)

// Paths prints the files that deduku keeps.
type Paths struct{ subcommand.AsJSON }

// Run prints a file a line, its name first.
func (c Paths) Run(s subcommand.Streams) error {
	var found answer.Paths
	for _, file := range []struct {
		name  string
		path  func() (string, error)
		found *string
	}{
		{"config", subcommand.ConfigFile, &found.Config}, {"startup", subcommand.StartupFile, &found.Startup}, {"history", subcommand.HistoryFile, &found.History},
		{"practice", subcommand.DiaryFile, &found.Practice}, {"learning", subcommand.LearningFile, &found.Learning}, {"sessions", subcommand.SessionsDir, &found.Sessions},
	} {
		path, err := file.path()
		if err != nil {
			return err
		}
		*file.found = path
		if c.JSON {
			continue
		}
		if _, err := fmt.Fprintf(s.Out, "%-8s %s\n", file.name, sanitize.Visible(path)); err != nil {
			return err
		}
	}
	if c.JSON {
		return c.Reply(s, "paths", found, nil)
	}
	return nil
}
