// Command rename gives the module another path, wherever the path is written: `go run ./internal/rename example.com/you/deduku`,
// or `make module PATH=example.com/you/deduku`. An owner does so once, before the first tag, since nobody can fetch
// a module that is called deduku alone.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./internal/rename PATH")
		os.Exit(2)
	}
	changed, err := rename(".", os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "rename:", err)
		os.Exit(1)
	}
	fmt.Printf("%s: %d files changed; 'make test' checks them\n", os.Args[1], changed)
}

var (
	valid    = regexp.MustCompile(`^[A-Za-z0-9][A-Za-z0-9.~_-]*(/[A-Za-z0-9.~_-]+)*$`)
	declared = regexp.MustCompile(`(?m)^module (\S+)$`)
)

// rename changes all files below a folder that name the module, and counts them.
func rename(root, path string) (int, error) {
	if !valid.MatchString(path) {
		return 0, fmt.Errorf("%q is no path of a module", path)
	}
	head, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return 0, err
	}
	found := declared.FindSubmatch(head)
	if found == nil {
		return 0, errors.New("go.mod names no module")
	}
	folders, err := packages(root)
	if err != nil {
		return 0, err
	}
	write := writer(string(found[1]), path, folders)
	changed := 0
	err = filepath.WalkDir(root, func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && skipped(d.Name()):
			return fs.SkipDir
		case d.IsDir() || !named(d.Name()):
			return nil
		}
		did, err := rewrite(name, write)
		if did {
			changed++
		}
		return err
	})
	return changed, err
}

// packages are the folders at the top that hold packages, so that a path such as ~/.config/deduku/config is no import.
func packages(root string) ([]string, error) {
	entries, err := os.ReadDir(root)
	if err != nil {
		return nil, err
	}
	var out []string
	for _, e := range entries {
		if e.IsDir() && !skipped(e.Name()) {
			out = append(out, regexp.QuoteMeta(e.Name()))
		}
	}
	return out, nil
}

// skipped says whether a folder holds nothing of the module's own. The root itself is called ".".
func skipped(folder string) bool {
	return folder != "." && (strings.HasPrefix(folder, ".git") || slices.Contains([]string{"bin", "node_modules", "built", "drawings"}, folder))
}

// named says whether files with this name may name the module.
func named(file string) bool {
	return slices.Contains([]string{".go", ".mod", ".md", ".txt", ".txtar", ".golden"}, filepath.Ext(file))
}

// writer changes the path in a text: in imports and links to packages, in quotes with a slash alone, as tests cut it off,
// and in go.mod, where the name stands alone.
func writer(from, to string, folders []string) func(name string, text []byte) []byte {
	quoted := regexp.QuoteMeta(from)
	inside := regexp.MustCompile(`(^|[^\w./~-])` + quoted + `/((?:` + strings.Join(folders, "|") + `)\b|")`)
	alone := regexp.MustCompile(`(?m)^(module |replace |require |\t)` + quoted + `($| v| =>)`)
	return func(name string, text []byte) []byte {
		text = inside.ReplaceAll(text, []byte("${1}"+to+"/$2"))
		if filepath.Ext(name) == ".mod" {
			text = alone.ReplaceAll(text, []byte("${1}"+to+"$2"))
		}
		return text
	}
}

// rewrite changes a file, if there is anything to change in it. Imports are sorted anew.
func rewrite(name string, write func(name string, text []byte) []byte) (bool, error) {
	before, err := os.ReadFile(name)
	if err != nil {
		return false, err
	}
	after := write(name, before)
	if bytes.Equal(before, after) {
		return false, nil
	}
	if filepath.Ext(name) == ".go" {
		if after, err = format.Source(after); err != nil {
			return false, fmt.Errorf("%s: %w", name, err)
		}
	}
	info, err := os.Stat(name)
	if err != nil {
		return false, err
	}
	return true, os.WriteFile(name, after, info.Mode())
}
