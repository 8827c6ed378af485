package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// debInstalls installs a deb by dpkg in a root where nothing is, and uses what came there.
func debInstalls(t *testing.T, deb, version string) {
	if _, err := exec.LookPath("dpkg-deb"); err != nil {
		t.Skip("dpkg is not here")
	}
	bare := t.TempDir()
	if os.Geteuid() == 0 {
		for _, dir := range []string{"info", "updates"} {
			if err := os.MkdirAll(filepath.Join(bare, "var", "lib", "dpkg", dir), 0o777); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.WriteFile(filepath.Join(bare, "var", "lib", "dpkg", "status"), nil, 0o666); err != nil {
			t.Fatal(err)
		}
		prints(t, "dpkg", "--root="+bare, "--log=/dev/null", "--install", deb)
	} else {
		prints(t, "dpkg-deb", "--extract", deb, bare)
	}
	runsBare(t, bare, "usr/bin/deduku", version)
	share := filepath.Join(bare, "usr", "share")
	t.Run("man", func(t *testing.T) { manReads(t, filepath.Join(share, "man")) })
	programs := filepath.Join(bare, "usr", "bin")
	for shell, script := range map[string]string{
		"bash": "PATH=" + programs + ":$PATH; . " + share + "/bash-completion/completions/deduku; complete -p deduku; COMP_WORDS=(deduku sol); COMP_CWORD=1; _deduku; echo \"${COMPREPLY[@]}\"",
		"zsh":  "fpath=(" + share + "/zsh/site-functions $fpath); autoload -Uz compinit; compinit -D -u; echo $_comps[deduku]; autoload +X _deduku; functions _deduku | grep -o -w solve | head -n 1",
		"fish": "set -p PATH " + programs + "; set -p fish_complete_path " + share + "/fish/vendor_completions.d; complete -C 'deduku sol'",
	} {
		t.Run(shell, func(t *testing.T) {
			if _, err := exec.LookPath(shell); err != nil {
				t.Skipf("%s is not here", shell)
			}
			if got := prints(t, shell, "-c", script); !strings.Contains(got, "solve") {
				t.Errorf("%s completes nothing: %s", shell, got)
			}
		})
	}
}

// manReads has man find and set the manual page.
func manReads(t *testing.T, folder string) {
	if _, err := exec.LookPath("man"); err != nil {
		t.Skip("man is not here")
	}
	if got := prints(t, "man", "-M", folder, "-P", "cat", "deduku"); !strings.Contains(got, "solve Sudoku as people do") {
		t.Errorf("man deduku: %s", got)
	}
}

// rpmInstalls installs an rpm in a root where nothing is.
func rpmInstalls(t *testing.T, path, version string) {
	if _, err := exec.LookPath("rpm"); err != nil {
		t.Skip("rpm is not here")
	}
	if os.Geteuid() != 0 {
		t.Skip("rpm installs for root alone")
	}
	bare := t.TempDir()
	prints(t, "rpm", "--root", bare, "--install", path)
	runsBare(t, bare, "usr/bin/deduku", version)
}

// prints runs a program, which must succeed, and gives what it prints.
func prints(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Errorf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}
