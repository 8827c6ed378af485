package main

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestPack writes the same bytes whatever the times, modes and order of the files are.
func TestPack(t *testing.T) {
	at := time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)
	for _, kind := range []string{".tar.gz", ".zip"} {
		var got [2][]byte
		for i := range got {
			dir := t.TempDir()
			one, two := filepath.Join(dir, "one"), filepath.Join(dir, "two")
			for path, mode := range map[string]os.FileMode{one: 0o600, two: 0o666} {
				if err := os.WriteFile(path, []byte("text of "+filepath.Base(path)), mode>>i|0o400); err != nil {
					t.Fatal(err)
				}
			}
			members := []member{{"d/one", one, 0o644}, {"d/two", two, 0o755}}
			if i == 1 {
				members[0], members[1] = members[1], members[0]
			}
			to := filepath.Join(dir, "packed"+kind)
			if err := pack(to, members, at); err != nil {
				t.Fatal(err)
			}
			var err error
			if got[i], err = os.ReadFile(to); err != nil {
				t.Fatal(err)
			}
		}
		if !bytes.Equal(got[0], got[1]) {
			t.Errorf("%s: two packings differ", kind)
		}
	}
}

// TestManifests fills the holes of the files for package managers.
func TestManifests(t *testing.T) {
	r := release{version: "1.2.3", out: t.TempDir(), url: "https://example.org/d"}
	for _, to := range targets {
		if err := os.WriteFile(filepath.Join(r.out, r.archiveName(to)), []byte(to.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if err := r.writeManifests(); err != nil {
		t.Fatal(err)
	}
	read := func(name string) []byte {
		data, err := os.ReadFile(filepath.Join(r.out, name))
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	var scoop struct {
		Version      string
		Architecture map[string]struct{ URL, Hash string }
	}
	if err := json.Unmarshal(read("deduku.json"), &scoop); err != nil {
		t.Fatal(err)
	}
	sum, err := sumOf(filepath.Join(r.out, "deduku-1.2.3-windows-arm64.zip"))
	if err != nil {
		t.Fatal(err)
	}
	if got := scoop.Architecture["arm64"]; got.Hash != sum || got.URL != "https://example.org/d/deduku-1.2.3-windows-arm64.zip" || scoop.Version != "1.2.3" {
		t.Errorf("Scoop's manifest: %+v", scoop)
	}
	formula := string(read("deduku.rb"))
	for _, to := range []string{"macos-amd64", "macos-arm64", "linux-amd64", "linux-arm64"} {
		name := r.file(to + ".tar.gz")
		sum, err := sumOf(filepath.Join(r.out, name))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(formula, "url \"https://example.org/d/"+name+"\"\n      sha256 \""+sum+"\"\n") {
			t.Errorf("the formula lacks %s:\n%s", name, formula)
		}
	}
	if image := string(read("Containerfile")); !strings.Contains(image, "ADD deduku-1.2.3-linux-${TARGETARCH}.tar.gz /\n") || !strings.Contains(image, "USER 65534") {
		t.Errorf("the description of the image:\n%s", image)
	}
}

// TestPart writes package URLs.
func TestPart(t *testing.T) {
	for want, c := range map[string]component{
		"pkg:golang/golang.org/x/image@v0.47.0": part("golang", "golang.org/x/image", "v0.47.0"),
		"pkg:npm/%40xterm/xterm@6.0.0":          part("npm", "@xterm/xterm", "6.0.0"),
	} {
		if c.PURL != want {
			t.Errorf("got %s, want %s", c.PURL, want)
		}
	}
}

// TestPaths holds `make install` to the places of the packages.
func TestPaths(t *testing.T) {
	makefile, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range installed {
		want := file[1] + " $(DESTDIR)$(PREFIX)" + strings.TrimPrefix(file[0], "/usr") + "\n"
		if !strings.HasPrefix(file[0], "/usr/share/doc/") && !strings.Contains(string(makefile), want) {
			t.Errorf("the Makefile does not install %s", want)
		}
	}
}

// TestVersion refuses a version that the program does not have.
func TestVersion(t *testing.T) {
	r := release{clone: root, version: "0.0.0"}
	if err := r.checkVersion(); err == nil || !strings.Contains(err.Error(), "version.go") {
		t.Errorf("version 0.0.0: %v", err)
	}
}
