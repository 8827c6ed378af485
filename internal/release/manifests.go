package main

import (
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"text/template"
)

// The files for Homebrew, Scoop and builders of images, with holes for what a release knows.
var (
	//go:embed manifests/deduku.rb
	formula string
	//go:embed manifests/deduku.json
	scoop string
	//go:embed manifests/Containerfile
	containerfile string
)

// writeManifests fills the holes.
func (r *release) writeManifests() error {
	for name, text := range map[string]string{"deduku.rb": formula, "deduku.json": scoop, "Containerfile": containerfile} {
		page, err := template.New(name).Funcs(template.FuncMap{"archive": r.archive, "sum": r.sum}).Parse(text)
		if err != nil {
			return err
		}
		var b strings.Builder
		if err := page.Execute(&b, map[string]string{"Version": r.version, "URL": r.url, "Summary": summary}); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(r.out, name), []byte(b.String()), 0o644); err != nil {
			return err
		}
	}
	return nil
}

// archive is the name of the archive for a system and a processor.
func (r *release) archive(text string) (string, error) {
	t, err := parseTarget(text)
	return r.archiveName(t), err
}

// sum is the SHA-256 of that archive.
func (r *release) sum(text string) (string, error) {
	name, err := r.archive(text)
	if err != nil {
		return "", err
	}
	return sumOf(filepath.Join(r.out, name))
}

func sumOf(path string) (string, error) {
	data, err := os.ReadFile(path)
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:]), err
}

// checksums is the name of their list.
const checksums = "SHA256SUMS"

// writeChecksums lists all that was made, for sha256sum -c.
func (r *release) writeChecksums() error {
	files, err := os.ReadDir(r.out) // sorted by name
	if err != nil {
		return err
	}
	var b strings.Builder
	for _, file := range files {
		sum, err := sumOf(filepath.Join(r.out, file.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&b, "%s  %s\n", sum, file.Name())
	}
	return os.WriteFile(filepath.Join(r.out, checksums), []byte(b.String()), 0o644)
}
