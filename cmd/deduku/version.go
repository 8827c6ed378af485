package main

import (
	"fmt"
	"runtime/debug"
	"strings"

	"deduku/repl/answer"
)

// release is the version of the program.
const release = "0.1.0"

// versionCmd prints the version.
type versionCmd struct{ asJSON }

// Run prints the version, with the commit and its date where they are known.
func (c versionCmd) Run(s streams) error {
	b := thisBuild()
	if c.JSON {
		return c.reply(s, "version", b, nil)
	}
	_, err := fmt.Fprintln(s.out, b)
	return err
}

// thisBuild is the build that runs.
func thisBuild() answer.Version {
	if info, ok := debug.ReadBuildInfo(); ok {
		return buildOf(info.Settings)
	}
	return buildOf(nil)
}

func buildOf(settings []debug.BuildSetting) answer.Version {
	b := answer.Version{Version: release}
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
