//go:build !lean

// Package lazyregexp compiles regular expressions when they are first used, since most runs of deduku need none of them. A variable of
// this type costs nothing at the start of the program:
//
//	var word = &lazyregexp.Regexp{Expr: `[a-z]+`}
//
// The lean program has no regular expressions at all, so code that uses one must first check [lean.Program].
//
// [lean.Program]: https://pkg.go.dev/deduku/internal/lean
package lazyregexp

import (
	"regexp"
	"sync"
)

// A Regexp is a regular expression. Its methods are those of [regexp.Regexp]. They panic if the expression is wrong.
type Regexp struct {
	Expr     string
	once     sync.Once
	compiled *regexp.Regexp
}

func (r *Regexp) get() *regexp.Regexp {
	r.once.Do(func() { r.compiled = regexp.MustCompile(r.Expr) })
	return r.compiled
}

func (r *Regexp) FindAllString(s string, n int) []string     { return r.get().FindAllString(s, n) }
func (r *Regexp) FindAllStringIndex(s string, n int) [][]int { return r.get().FindAllStringIndex(s, n) }
func (r *Regexp) FindAllStringSubmatch(s string, n int) [][]string {
	return r.get().FindAllStringSubmatch(s, n)
}
func (r *Regexp) FindAllStringSubmatchIndex(s string, n int) [][]int {
	return r.get().FindAllStringSubmatchIndex(s, n)
}
func (r *Regexp) FindString(s string) string                  { return r.get().FindString(s) }
func (r *Regexp) FindStringIndex(s string) []int              { return r.get().FindStringIndex(s) }
func (r *Regexp) FindStringSubmatch(s string) []string        { return r.get().FindStringSubmatch(s) }
func (r *Regexp) FindStringSubmatchIndex(s string) []int      { return r.get().FindStringSubmatchIndex(s) }
func (r *Regexp) Match(b []byte) bool                         { return r.get().Match(b) }
func (r *Regexp) MatchString(s string) bool                   { return r.get().MatchString(s) }
func (r *Regexp) ReplaceAllString(s string, by string) string { return r.get().ReplaceAllString(s, by) }
func (r *Regexp) ReplaceAllStringFunc(s string, f func(string) string) string {
	return r.get().ReplaceAllStringFunc(s, f)
}
func (r *Regexp) SubexpIndex(s string) int { return r.get().SubexpIndex(s) }
