package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"deduku/repl/state"
)

// printedBy returns what the program prints when it is run with args.
func printedBy(t *testing.T, args ...string) string {
	t.Helper()
	var out bytes.Buffer
	if code := run(args, strings.NewReader(""), &out, os.Stderr); code != 0 {
		t.Fatalf("deduku %s: exit code %d", strings.Join(args, " "), code)
	}
	return out.String()
}

// TestManual checks that the manual page has a section for each subcommand, and that groff formats it without a warning except
// for lines that it could not justify.
func TestManual(t *testing.T) {
	t.Parallel()
	text := printedBy(t, "man")
	for _, name := range []string{"session", "solve", "batch", "batch join", "mcp", "completion", "man"} {
		if !strings.Contains(text, "\n.SS \""+name+" ") {
			t.Errorf("the manual page has no section for %q", name)
		}
	}
	if _, err := exec.LookPath("groff"); err != nil {
		t.Skip("groff is not installed, so the page is not formatted")
	}
	format := exec.Command("groff", "-man", "-Tutf8", "-ww", "-Wbreak")
	format.Stdin = strings.NewReader(text)
	var warnings bytes.Buffer
	format.Stderr = &warnings
	if err := format.Run(); err != nil || warnings.Len() > 0 {
		t.Errorf("groff: %v\n%s", err, warnings.String())
	}
}

// TestShells checks that each installed shell parses its completion script, and that bash completes commands with it.
func TestShells(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for _, shell := range []string{"bash", "zsh", "fish"} {
		t.Run(shell, func(t *testing.T) {
			script := filepath.Join(dir, shell)
			if err := os.WriteFile(script, []byte(printedBy(t, "completion", shell)), 0o644); err != nil {
				t.Fatal(err)
			}
			if _, err := exec.LookPath(shell); err != nil {
				t.Skipf("%s is not installed", shell)
			}
			if out, err := exec.Command(shell, "-n", script).CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("bash is not installed")
	}
	for _, test := range []struct{ words, want string }{
		{"deduku sol", "solve"},
		{"deduku solve --gu", "--guess"},
		{"deduku solve --guess f", "fewest"},
		{"deduku --theme l", "light"},
		{"deduku completion z", "zsh"},
	} {
		n := len(strings.Fields(test.words)) - 1
		script := ". '" + filepath.Join(dir, "bash") + "'; cd '" + t.TempDir() + "'; COMP_WORDS=(" + test.words + "); COMP_CWORD=" + string(rune('0'+n)) + "; _deduku; echo \"${COMPREPLY[@]}\""
		out, err := exec.Command("bash", "-c", script).CombinedOutput()
		if err != nil {
			t.Errorf("%s: %v\n%s", test.words, err, out)
		}
		if got := strings.TrimSpace(string(out)); got != test.want {
			t.Errorf("%s: got %q, want %q", test.words, got, test.want)
		}
	}
}

// TestOptionFlags gives every option by its flag.
func TestOptionFlags(t *testing.T) {
	t.Parallel()
	for _, o := range state.SettingsTable {
		value := o.Values[0]
		switch value {
		case "N":
			value = "7"
		case "TEXT":
			value = "sudoku>"
		}
		var out, errs bytes.Buffer
		args := []string{"--" + o.Name, value, "-c", "set " + o.Name}
		if code := run(args, strings.NewReader(""), &out, &errs); code != 0 || strings.TrimSpace(out.String()) != o.Name+" "+value {
			t.Errorf("%q: exit code %d, %s%s", args, code, out.String(), errs.String())
		}
		errs.Reset()
		if code := run([]string{"session", "--help"}, strings.NewReader(""), &out, &errs); code != 0 || !strings.Contains(out.String(), "--"+o.Name+"=") {
			t.Errorf("--%s is not in the help", o.Name)
		}
	}
}
