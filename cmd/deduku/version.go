package main

import (
	"fmt"
	"runtime/debug"
	"strings"
)

// release is the version of the program.
const release = "0.1.0"

// versionCmd prints the version.
type versionCmd struct{ asJSON }

// buildInfo is what a program knows about its making. A build outside a clone of the repository knows no commit.
type buildInfo struct {
	Version string `json:"version"`
	Commit  string `json:"commit,omitempty"`
	Date    string `json:"date,omitempty"`    // of the commit, in UTC
	Changed bool   `json:"changed,omitempty"` // files were changed since the commit
}

// Run prints the version, with the commit and its date where they are known.
func (c versionCmd) Run(s streams) error {
	b := thisBuild()
	if c.JSON {
		return c.reply(s, "version", b, nil)
	}
	_, err := fmt.Fprintln(s.out, b)
	return err
}

// String is a line for people.
func (b buildInfo) String() string {
	text := "deduku " + b.Version
	if b.Commit == "" {
		return text + ", built without a commit"
	}
	text += ", commit " + b.Commit[:min(12, len(b.Commit))]
	if b.Date != "" {
		text += " of " + b.Date
	}
	if b.Changed {
		text += ", with changes since"
	}
	return text
}

// thisBuild is the build that runs.
func thisBuild() buildInfo {
	if info, ok := debug.ReadBuildInfo(); ok {
		return buildOf(info.Settings)
	}
	return buildOf(nil)
}

func buildOf(settings []debug.BuildSetting) buildInfo {
	b := buildInfo{Version: release}
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
