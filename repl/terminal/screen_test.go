//go:build !wasm

package terminal

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestWantsColor decides about colour in the order that users know.
func TestWantsColor(t *testing.T) {
	for _, test := range []struct {
		name, setting string
		env           map[string]string
		terminal      bool
		want          bool
	}{
		{"a terminal", "auto", nil, true, true},
		{"a pipe", "auto", nil, false, false},
		{"NO_COLOR", "auto", map[string]string{"NO_COLOR": "1"}, true, false},
		{"NO_COLOR before FORCE_COLOR", "auto", map[string]string{"NO_COLOR": "1", "FORCE_COLOR": "1"}, true, false},
		{"FORCE_COLOR in a pipe", "auto", map[string]string{"FORCE_COLOR": "1"}, false, true},
		{"CLICOLOR_FORCE in a pipe", "auto", map[string]string{"CLICOLOR_FORCE": "1"}, false, true},
		{"CLICOLOR_FORCE switched off", "auto", map[string]string{"CLICOLOR_FORCE": "0"}, false, false},
		{"a dumb terminal", "auto", map[string]string{"TERM": "dumb"}, true, false},
		{"the flag before NO_COLOR", "always", map[string]string{"NO_COLOR": "1"}, false, true},
		{"the flag before the terminal", "never", nil, true, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			getenv := func(name string) string { return test.env[name] }
			if got := WantsColor(test.setting, getenv, test.terminal); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestShowsUnicode(t *testing.T) {
	for _, test := range []struct {
		name string
		env  map[string]string
		want bool
	}{
		{"nothing set", nil, false},
		{"LANG", map[string]string{"LANG": "de_DE.UTF-8"}, true},
		{"another spelling", map[string]string{"LANG": "C.utf8"}, true},
		{"plain C", map[string]string{"LANG": "C"}, false},
		{"LC_CTYPE before LANG", map[string]string{"LC_CTYPE": "C", "LANG": "C.UTF-8"}, false},
		{"LC_ALL before LC_CTYPE", map[string]string{"LC_ALL": "C.UTF-8", "LC_CTYPE": "C"}, true},
		{"an empty variable is none", map[string]string{"LC_ALL": "", "LANG": "C.UTF-8"}, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := ShowsUnicode(func(name string) string { return test.env[name] }); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

// TestNoTerminal asks what is no terminal about itself.
func TestNoTerminal(t *testing.T) {
	f, err := os.Create(t.TempDir() + "/file")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if Is(f) || Is(new(strings.Builder)) {
		t.Error("a file and a builder are no terminals")
	}
	if width, height := Size(f); width != 80 || height != 24 {
		t.Errorf("a file has the size %d by %d", width, height)
	}
	if reader, err := New(Config{in: f, out: f}); err == nil {
		reader.Close()
		t.Error("a reader takes a file for a terminal")
	}
}

// TestPage shows a text through a pager; less says below it how it is left.
func TestPage(t *testing.T) {
	less := filepath.Join(t.TempDir(), "less")
	if err := os.WriteFile(less, []byte("#!/bin/sh\necho \"$@\"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	secured := filepath.Join(t.TempDir(), "secured")
	if err := os.WriteFile(secured, []byte("#!/bin/sh\necho \"$LESSSECURE\"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name, pager, want string
		fails             bool
	}{
		{"a command", "cat", "text", false},
		{"with an argument", "cat -", "text", false},
		{"less", less + " -R", "-R -Psspace goes on, b back, q leaves\n", false},
		{"less with a line of one's own", less + " -Pmine", "-Pmine\n", false},
		{"less is told to start nothing and to write no file", secured, "1\n", false},
		{"none", " ", "", true},
		{"there is no such command", "no-such-pager -x", "", true},
		{"it fails", "false", "", true},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out strings.Builder
			err := Page(test.pager, "text", &out, io.Discard)
			if out.String() != test.want || (err != nil) != test.fails {
				t.Errorf("got %q, %v", out.String(), err)
			}
		})
	}
}
