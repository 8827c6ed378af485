// Package version holds the number of the version, and tells which build runs.
package version

import (
	"fmt"
	"runtime/debug"
	"strings"

	"deduku/cmd/deduku/subcommand"
	"deduku/repl/answer"
)

// Release is the version of the program.
const Release = "0.1.0"

// Command prints the version.
type Command struct{ subcommand.AsJSON }

// Run prints the version, with the commit and its date where they are known.
func (c Command) Run(s subcommand.Streams) error {
	b := ThisBuild()
	if c.JSON {
		return c.Reply(s, "version", b, nil)
	}
	_, err := fmt.Fprintln(s.Out, b)
	return err
}

// ThisBuild is the build that runs.
func ThisBuild() answer.Version {
	if info, ok := debug.ReadBuildInfo(); ok {
		return buildOf(info.Settings)
	}
	return buildOf(nil)
}

func buildOf(settings []debug.BuildSetting) answer.Version {
	b := answer.Version{Version: Release}
	for _, s := range settings {
		switch s.Key {
		case "vcs.revision":
			b.Commit = s.Value
		case "vcs.time":
			b.Date, _, _ = strings.Cut(s.Value, "T")
		case "vcs.modified":
			b.Changed = s.Value == "true"
		}
	}
	return b
}
