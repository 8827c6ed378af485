package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// release is one version of deduku, as it is made.
type release struct {
	source     string // the clone that is released
	version    string
	final      string // the folder for what is made
	url        string
	maintainer string
	targets    []target
	withPage   bool

	out   string    // the folder while it is made
	clone string    // a fresh clone of the commit: what is not committed can't get into a release
	time  time.Time // of the commit, which all that is made bears
}

// make makes all.
func (r *release) make() error {
	work, err := os.MkdirTemp("", "deduku-release-")
	if err != nil {
		return err
	}
	defer func() { os.RemoveAll(work); os.RemoveAll(r.out) }()
	r.clone = filepath.Join(work, "deduku")
	for _, step := range []func() error{r.checkOut, r.checkVersion, r.begin, r.makeDocuments} {
		if err := step(); err != nil {
			return err
		}
	}
	for _, t := range r.targets {
		if err := r.makeFor(t, filepath.Join(work, t.String())); err != nil {
			return fmt.Errorf("%s: %w", t, err)
		}
	}
	if r.withPage {
		if err := r.makePage(); err != nil {
			return fmt.Errorf("page: %w", err)
		}
		if err := r.writeManifests(); err != nil {
			return err
		}
	}
	return r.finish()
}

// checkOut clones the commit that is checked out, without tags: a clone that has them would say another version of the module.
func (r *release) checkOut() error {
	commit, err := output(r.source, nil, "git", "rev-parse", "HEAD")
	if err != nil {
		return err
	}
	source, err := filepath.Abs(r.source)
	if err != nil {
		return err
	}
	if _, err := output(".", nil, "git", "clone", "--quiet", "--no-tags", "--no-checkout", source, r.clone); err != nil {
		return err
	}
	if _, err := output(r.clone, nil, "git", "checkout", "--quiet", "--detach", commit); err != nil {
		return err
	}
	seconds, err := output(r.clone, nil, "git", "log", "-1", "--format=%ct")
	if err != nil {
		return err
	}
	n, err := strconv.ParseInt(seconds, 10, 64)
	r.time = time.Unix(n, 0).UTC()
	return err
}

var written = regexp.MustCompile(`(?m)^const Release = "(.*)"$`)

// checkVersion holds the version that is asked for to that of the program and to the change log.
func (r *release) checkVersion() error {
	source, err := os.ReadFile(filepath.Join(r.clone, "cmd", "deduku", "version", "version.go"))
	if err != nil {
		return err
	}
	found := written.FindSubmatch(source)
	if found == nil {
		return errors.New("cmd/deduku/version/version.go names no version")
	}
	if string(found[1]) != r.version {
		return fmt.Errorf("version %q is asked for, and the program is %s: change cmd/deduku/version/version.go, run 'make golden', commit", r.version, found[1])
	}
	changes, err := os.ReadFile(filepath.Join(r.clone, "CHANGELOG.md"))
	if err == nil && !strings.Contains(string(changes), "\n## "+r.version+"\n") {
		err = fmt.Errorf("CHANGELOG.md does not tell of version %s", r.version)
	}
	return err
}

// begin makes a folder for the files beside the one that they will be in, which must be an earlier release or nothing.
func (r *release) begin() error {
	final, err := filepath.Abs(r.final)
	if err != nil {
		return err
	}
	r.final = final
	_, err = os.Stat(filepath.Join(final, checksums))
	if files, _ := os.ReadDir(final); err != nil && len(files) > 0 {
		return fmt.Errorf("%s holds something else than a release: it is left alone", final)
	}
	if err := os.MkdirAll(filepath.Dir(final), 0o755); err != nil {
		return err
	}
	r.out, err = os.MkdirTemp(filepath.Dir(final), ".release-")
	return err
}

// makeDocuments asks the program for its manual page and shell completions.
func (r *release) makeDocuments() error {
	_, err := output(r.clone, []string{"GOFLAGS="}, "make", "share")
	return err
}

// finish puts the files where they are wanted, in the place of an earlier release.
func (r *release) finish() error {
	if err := r.writeChecksums(); err != nil {
		return err
	}
	if err := os.Chmod(r.out, 0o755); err != nil {
		return err
	}
	if err := os.RemoveAll(r.final); err != nil {
		return err
	}
	return os.Rename(r.out, r.final)
}

// makeFor builds the program for a target, and what holds it.
func (r *release) makeFor(t target, work string) error {
	program := filepath.Join(work, t.program())
	if _, err := output(r.clone, t.environment(), "go", "build", "-trimpath", "-buildvcs=true", "-ldflags=-s -w", "-o", program, "./cmd/deduku"); err != nil {
		return err
	}
	modules, err := linked(r.clone, t)
	if err != nil {
		return err
	}
	if err := r.writeNotices(modules); err != nil {
		return err
	}
	if err := r.writeBill(t, program); err != nil {
		return err
	}
	if err := r.writeArchive(t, program); err != nil {
		return err
	}
	if t.system != "linux" {
		return nil
	}
	return r.writePackages(t, program)
}

// file is the name of a file that is made.
func (r *release) file(rest string) string {
	return "deduku-" + r.version + "-" + rest
}

// output runs a program in a folder and gives what it prints; an error has what it complains of.
func output(dir string, environment []string, name string, args ...string) (string, error) {
	command := exec.Command(name, args...)
	command.Dir = dir
	command.Env = append(os.Environ(), environment...)
	var out, errs bytes.Buffer
	command.Stdout, command.Stderr = &out, &errs
	if err := command.Run(); err != nil {
		return "", fmt.Errorf("%s: %w\n%s", strings.Join(command.Args, " "), err, errs.String())
	}
	return strings.TrimSpace(out.String()), nil
}
