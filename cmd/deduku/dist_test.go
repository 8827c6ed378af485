package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"deduku/internal/testutil/golden"
	"deduku/repl/settings"
)

// TestDist holds what packagers take to what the program prints.
func TestDist(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		file string
		args []string
	}{
		{"deduku.1", []string{"man"}},
		{"deduku.bash", []string{"completion", "bash"}},
		{"_deduku", []string{"completion", "zsh"}},
		{"deduku.fish", []string{"completion", "fish"}},
	} {
		t.Run(test.file, func(t *testing.T) {
			var out bytes.Buffer
			if code := run(test.args, strings.NewReader(""), &out, os.Stderr); code != 0 {
				t.Fatalf("exit code %d", code)
			}
			golden.Compare(t, filepath.Join("dist", test.file), out.String())
		})
	}
}

// TestShells lets each shell that is here read its script, and bash complete with it.
func TestShells(t *testing.T) {
	t.Parallel()
	for shell, file := range map[string]string{"bash": "deduku.bash", "zsh": "_deduku", "fish": "deduku.fish"} {
		t.Run(shell, func(t *testing.T) {
			if _, err := exec.LookPath(shell); err != nil {
				t.Skipf("%s is not here", shell)
			}
			if out, err := exec.Command(shell, "-n", filepath.Join("dist", file)).CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
	if _, err := exec.LookPath("bash"); err != nil {
		t.Skip("bash is not here")
	}
	for _, test := range []struct{ words, want string }{
		{"deduku sol", "solve"},
		{"deduku solve --gu", "--guess"},
		{"deduku solve --guess f", "fewest"},
		{"deduku --theme l", "light"},
		{"deduku completion z", "zsh"},
	} {
		n := len(strings.Fields(test.words)) - 1
		script := ". dist/deduku.bash; cd '" + t.TempDir() + "'; COMP_WORDS=(" + test.words + "); COMP_CWORD=" + string(rune('0'+n)) + "; _deduku; echo \"${COMPREPLY[@]}\""
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
	for _, o := range settings.Options {
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
