package main

import (
	"fmt"
	"runtime/debug"
)

// release is the version of the program.
const release = "0.1.0"

// versionCmd prints the version.
type versionCmd struct{ asJSON }

// versionFacts is the version as programs are told of it.
type versionFacts struct {
	Version string `json:"version"`
}

// Run prints the version, with the commit where it is known.
func (c versionCmd) Run(s streams) error {
	if c.JSON {
		return c.reply(s, "version", versionFacts{version()}, nil)
	}
	_, err := fmt.Fprintln(s.out, "deduku "+version())
	return err
}

// version is the release and, where the build knows it, the commit.
func version() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return release
	}
	for _, setting := range info.Settings {
		if setting.Key == "vcs.revision" {
			return release + " (" + setting.Value[:min(12, len(setting.Value))] + ")"
		}
	}
	return release
}
