// Command release makes what people install: archives, packages and the page, with notices, bills of materials and
// checksums, all of the commit that is checked out. `make release` runs it, `make notices` its other half.
//
// Start with release.go, which is the order of the work. Each thing that is made has a file: archive.go, packages.go,
// page.go, manifests.go, bill.go; notices.go collects the licences. Only the standard library is used; nfpm, which makes
// the packages, is a tool of the module in the folder tools.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// run makes a release in a folder, or, with -notices, the file of notices anew.
func run(args []string) error {
	var r release
	flags := flag.NewFlagSet("release", flag.ContinueOnError)
	notices := flags.Bool("notices", false, "write "+noticesName+" anew, and nothing else")
	only := flags.String("only", "", "a system and a processor, as linux/amd64: nothing is made for others, and no page")
	flags.StringVar(&r.source, "source", ".", "the clone that is released")
	flags.StringVar(&r.version, "version", "", "the version, which must be that of the program")
	flags.StringVar(&r.final, "out", "bin/release", "the folder for what is made, in the place of an earlier release")
	flags.StringVar(&r.url, "url", "https://example.com/deduku", "the address below which the files will be published")
	flags.StringVar(&r.maintainer, "maintainer", "The deduku authors <authors@deduku.invalid>", "who answers for the packages")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return errors.New("only flags are taken")
	}
	if *notices {
		text, err := allNotices(r.source)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(r.source, noticesName), []byte(text), 0o644)
	}
	r.targets, r.withPage = targets, true
	if *only != "" {
		one, err := parseTarget(*only)
		if err != nil {
			return err
		}
		r.targets, r.withPage = []target{one}, false
	}
	return r.make()
}
