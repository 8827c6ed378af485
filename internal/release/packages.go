package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// installed lists the files that a package installs along with the program: the path on the system, then the path in the clone.
// `make install` uses the same paths.
var installed = [][2]string{
	{"/usr/share/bash-completion/completions/deduku", share + "deduku.bash"},
	{"/usr/share/doc/deduku/" + noticesName, share + noticesName},
	{"/usr/share/doc/deduku/CHANGELOG.md", "CHANGELOG.md"},
	{"/usr/share/doc/deduku/README.md", "README.md"},
	{"/usr/share/doc/deduku/copyright", "LICENSE"},
	{"/usr/share/fish/vendor_completions.d/deduku.fish", share + "deduku.fish"},
	{"/usr/share/man/man1/deduku.1", share + "deduku.1"},
	{"/usr/share/zsh/site-functions/_deduku", share + "_deduku"},
}

// writePackages makes the deb and the rpm of a target.
func (r *release) writePackages(t target, program string) error {
	plan := filepath.Join(filepath.Dir(program), "nfpm.yaml")
	if err := os.WriteFile(plan, []byte(r.packagePlan(t, program)), 0o644); err != nil {
		return err
	}
	for _, kind := range []string{"deb", "rpm"} {
		to := filepath.Join(r.out, r.file(t.String()+"."+kind))
		when := fmt.Sprintf("SOURCE_DATE_EPOCH=%d", r.time.Unix())
		_, err := output(filepath.Join(r.clone, "internal", "release", "tools"), []string{when, "GOFLAGS="},
			"go", "tool", "nfpm", "package", "--config", plan, "--packager", kind, "--target", to)
		if err != nil {
			return err
		}
	}
	return nil
}

// packagePlan says to nfpm what is in a package. Texts are quoted as Go does it, which YAML reads.
func (r *release) packagePlan(t target, program string) string {
	var b strings.Builder
	when := r.time.Format(time.RFC3339)
	fmt.Fprintf(&b, "name: deduku\nplatform: linux\narch: %s\nversion: %q\nmtime: %s\n", t.arch, r.version, when)
	fmt.Fprintf(&b, "maintainer: %q\nhomepage: %q\nlicense: MIT\nsection: games\npriority: optional\n", r.maintainer, r.url)
	fmt.Fprintf(&b, "description: %q\n", summary+"\nIt solves Sudoku at a prompt or from scripts, tells each step and why it holds,\nteaches techniques, rates and makes puzzles, and checks logs.")
	b.WriteString("rpm:\n  group: Amusements/Games\n  buildhost: localhost\ncontents:\n")
	add := func(from, to string, mode int) {
		fmt.Fprintf(&b, "  - src: %q\n    dst: %q\n    file_info:\n      mode: 0%o\n      mtime: %s\n", from, to, mode, when)
	}
	add(program, "/usr/bin/deduku", 0o755)
	for _, file := range installed {
		add(filepath.Join(r.clone, filepath.FromSlash(file[1])), file[0], 0o644)
	}
	return b.String()
}

// summary says what deduku is, in one line.
const summary = "Sudoku solver that reasons as people do and shows its reasoning"
