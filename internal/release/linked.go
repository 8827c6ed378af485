package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// module is what others made and deduku contains: a module of Go or a package of npm.
type module struct {
	kind          string // as in a package URL: golang or npm
	path, version string
	licences      []string // files with their terms
}

// heading names the module in the notices.
func (m module) heading() string { return strings.TrimSpace(m.path + " " + m.version) }

// standardLibrary stands for what Go itself links. Its version is that of the Go that builds, so it has none.
const standardLibrary = "Go and its standard library"

// linked lists the modules of which packages are linked into the program for a target, or into the page.
func linked(clone string, t target) ([]module, error) {
	program := "./cmd/deduku"
	if t == browser {
		program = "./cmd/deduku-web"
	}
	text, err := output(clone, t.environment(), "go", "list", "-deps", "-json=Dir,Module", program)
	if err != nil {
		return nil, err
	}
	root, err := output(clone, nil, "go", "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	found := map[string]module{"": {"golang", standardLibrary, "", []string{filepath.Join(root, "LICENSE")}}}
	for packages := json.NewDecoder(strings.NewReader(text)); ; {
		var p struct {
			Dir    string
			Module *struct {
				Path, Version, Dir string
				Main               bool
			}
		}
		switch err := packages.Decode(&p); {
		case errors.Is(err, io.EOF):
			return sorted(found)
		case err != nil:
			return nil, err
		case p.Module == nil || p.Module.Main:
			continue
		}
		m, ok := found[p.Module.Path]
		if !ok {
			m = module{kind: "golang", path: p.Module.Path, version: p.Module.Version}
		}
		files, err := licencesAbove(p.Dir, p.Module.Dir)
		if err != nil {
			return nil, err
		}
		m.licences = append(m.licences, files...)
		found[m.path] = m
	}
}

// terms are names of files with the terms of a licence, or with what it asks to be passed on.
var terms = regexp.MustCompile(`(?i)^(un)?licen[cs]e|^copying|^copyright|^notice|^patents`)

// licencesAbove are the files with terms in a folder of a module, and in those above it.
func licencesAbove(dir, root string) ([]string, error) {
	var out []string
	for {
		files, err := os.ReadDir(dir)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			if f.Type().IsRegular() && terms.MatchString(f.Name()) && filepath.Ext(f.Name()) != ".go" {
				out = append(out, filepath.Join(dir, f.Name()))
			}
		}
		if dir == root || len(dir) <= len(root) {
			return out, nil
		}
		dir = filepath.Dir(dir)
	}
}

// sorted puts modules in order, each file of theirs once. A module without terms can't be passed on, so it is refused.
func sorted(found map[string]module) ([]module, error) {
	var out []module
	for _, m := range found {
		slices.Sort(m.licences)
		m.licences = slices.Compact(m.licences)
		if len(m.licences) == 0 {
			return nil, fmt.Errorf("%s has no file with its licence", m.heading())
		}
		out = append(out, m)
	}
	slices.SortFunc(out, func(a, b module) int { return strings.Compare(a.heading(), b.heading()) })
	return out, nil
}

// bundled lists the packages of npm that are in the page: those of package-lock.json that are not for development alone.
func bundled(clone string) ([]module, error) {
	site := filepath.Join(clone, "cmd", "deduku-web", "site")
	data, err := os.ReadFile(filepath.Join(site, "package-lock.json"))
	if err != nil {
		return nil, err
	}
	var lock struct {
		Packages map[string]struct {
			Version string
			Dev     bool
		}
	}
	if err := json.Unmarshal(data, &lock); err != nil {
		return nil, err
	}
	var out []module
	for place, p := range lock.Packages {
		if place == "" || p.Dev {
			continue
		}
		_, name, _ := strings.Cut(place, "node_modules/")
		out = append(out, module{"npm", name, p.Version, []string{filepath.Join(site, filepath.FromSlash(place), "LICENSE")}})
	}
	slices.SortFunc(out, func(a, b module) int { return strings.Compare(a.heading(), b.heading()) })
	return out, nil
}
