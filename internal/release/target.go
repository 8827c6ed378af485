package main

import (
	"fmt"
	"slices"
	"strings"
)

// target is a kind of machine that deduku is built for, by Go's names.
type target struct{ system, arch string }

// targets are the machines that have an archive.
var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
}

// browser is what the page is built for.
var browser = target{"js", "wasm"}

// parseTarget reads a target as system/arch.
func parseTarget(text string) (target, error) {
	system, arch, _ := strings.Cut(text, "/")
	t := target{system, arch}
	if !slices.Contains(targets, t) {
		return target{}, fmt.Errorf("there is no release for %s", text)
	}
	return t, nil
}

// String is the target in names of files.
func (t target) String() string {
	if t.system == "darwin" {
		return "macos-" + t.arch
	}
	return t.system + "-" + t.arch
}

// program is the name of the program there.
func (t target) program() string {
	if t.system == "windows" {
		return "deduku.exe"
	}
	return "deduku"
}

// environment makes Go build for the target, the same on every machine: without C, for the oldest processors of the kind.
func (t target) environment() []string {
	return []string{"GOOS=" + t.system, "GOARCH=" + t.arch, "CGO_ENABLED=0", "GOAMD64=v1", "GOARM64=v8.0", "GOFLAGS=", "GOWORK=off", "GOEXPERIMENT="}
}
