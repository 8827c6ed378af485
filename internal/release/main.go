// Command release makes everything that people install from the checked-out commit: archives, packages, and the page, with
// third-party notices, bills of materials, and checksums. `make release` runs it.
//
// Start with release.go, which runs the steps in order. Each product has a file: archive.go, packages.go, page.go,
// manifests.go, bill.go, and notices.go. The command uses only the standard library. It makes packages with nfpm, a tool of the
// module in the folder tools.
package main

import (
	"errors"
	"flag"
	"fmt"
	"os"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// run makes a release in a folder.
func run(args []string) error {
	var r release
	flags := flag.NewFlagSet("release", flag.ContinueOnError)
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
