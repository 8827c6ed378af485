//go:build !lean

package solverlog

import (
	"regexp"
	"sync"
)

// pattern is a regular expression that is compiled when it is first used: most runs of the program read no foreign text.
func pattern(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}
