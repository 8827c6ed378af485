package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestRelease makes a release from two clones, which must come to the same bytes, and then has what came of it used as
// people would: installed in a root without anything else, the manual read, the completions loaded. It makes what Linux
// on amd64 gets; with DEDUKU_FULL=1 everything.
func TestRelease(t *testing.T) {
	if os.Getenv("DEDUKU_RELEASE") == "" {
		t.Skip("DEDUKU_RELEASE=1 makes a release, which takes a minute the first time: 'make test-release'")
	}
	full := os.Getenv("DEDUKU_FULL") != ""
	commit, err := output(root, nil, "git", "rev-parse", "HEAD") // once: it may move while a release is made
	if err != nil {
		t.Fatal(err)
	}
	first, second := made(t, commit, full), made(t, commit, full)
	same(t, first, second)
	version := versionHere(t)
	name := "deduku-" + version + "-linux-amd64"
	t.Run("checksums", func(t *testing.T) {
		check := exec.Command("sha256sum", "--check", "--quiet", "SHA256SUMS")
		check.Dir = first
		if out, err := check.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
	})
	t.Run("archive", func(t *testing.T) {
		bare := t.TempDir()
		unpack(t, filepath.Join(first, name+".tar.gz"), bare)
		runsBare(t, bare, "deduku-"+version+"/deduku", version)
	})
	t.Run("deb", func(t *testing.T) { debInstalls(t, filepath.Join(first, name+".deb"), version) })
	t.Run("rpm", func(t *testing.T) { rpmInstalls(t, filepath.Join(first, name+".rpm"), version) })
	t.Run("programs", func(t *testing.T) { programsFormed(t, first, full) })
	t.Run("page", func(t *testing.T) { pageServed(t, first, full) })
}

// versionHere is the version of the program.
func versionHere(t *testing.T) string {
	source, err := os.ReadFile(filepath.Join(root, "cmd", "deduku", "version", "version.go"))
	if err != nil {
		t.Fatal(err)
	}
	found := written.FindSubmatch(source)
	if found == nil {
		t.Fatal("no version")
	}
	return string(found[1])
}

// made is a folder with a release of a commit, made from a clone of its own.
func made(t *testing.T, commit string, full bool) string {
	clone, out := filepath.Join(t.TempDir(), "clone"), filepath.Join(t.TempDir(), "out")
	here, err := filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := output(".", nil, "git", "clone", "--quiet", here, clone); err != nil {
		t.Fatal(err)
	}
	if _, err := output(clone, nil, "git", "checkout", "--quiet", "--detach", commit); err != nil {
		t.Fatal(err)
	}
	args := []string{"-source", clone, "-version", versionHere(t), "-out", out}
	if !full {
		args = append(args, "-only", "linux/amd64")
	}
	if err := run(args); err != nil {
		t.Fatal(err)
	}
	return out
}

// same compares two folders byte for byte.
func same(t *testing.T, one, two string) {
	files := func(dir string) map[string][]byte {
		out := map[string][]byte{}
		entries, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if out[e.Name()], err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
				t.Fatal(err)
			}
		}
		return out
	}
	a, b := files(one), files(two)
	if len(a) < 5 || len(a) != len(b) {
		t.Errorf("%d files, then %d", len(a), len(b))
	}
	for name := range a {
		if !bytes.Equal(a[name], b[name]) {
			t.Errorf("%s differs between two clones", name)
		}
	}
}

// unpack writes the members of an archive to a folder.
func unpack(t *testing.T, path, dir string) {
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	packed, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	for archive := tar.NewReader(packed); ; {
		head, err := archive.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		to := filepath.Join(dir, filepath.FromSlash(head.Name))
		if err := os.MkdirAll(filepath.Dir(to), 0o777); err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(archive)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, data, head.FileInfo().Mode()); err != nil {
			t.Fatal(err)
		}
	}
}

// runsBare runs the program where nothing but its folder is, as far as this user may do that, and has a puzzle solved.
func runsBare(t *testing.T, bare, program, version string) {
	chroot, err := exec.LookPath("chroot")
	confined := err == nil && os.Geteuid() == 0
	runs := func(args ...string) string {
		command := exec.Command(filepath.Join(bare, program), args...)
		if confined {
			command = exec.Command(chroot, append([]string{bare, "/" + program}, args...)...)
		}
		command.Env = []string{}
		command.Stdin = strings.NewReader("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n")
		out, err := command.Output()
		if err != nil {
			t.Errorf("%v: %v", args, err)
		}
		return string(out)
	}
	if got := runs("version"); !strings.HasPrefix(got, "deduku "+version+", commit ") || strings.Contains(got, "changes since") {
		t.Errorf("version: %s", got)
	}
	if got, want := runs("solve", "-"), "534678912672195348198342567859761423426853791713924856961537284287419635345286179\n"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	if !confined {
		t.Log("without rights for chroot: the program ran, not in a root of its own")
	}
}
