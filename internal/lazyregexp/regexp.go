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

// A Regexp is a regular expression. It has the methods of [regexp.Regexp]. They panic if the expression is wrong, and search a
// text only if it has the characters that every match needs: deduku looks for many forms in a text, and most texts have none.
type Regexp struct {
	Expr     string
	once     sync.Once
	compiled *regexp.Regexp
	needs    []charSet
}

func (r *Regexp) get() *regexp.Regexp {
	r.once.Do(func() {
		r.compiled = regexp.MustCompile(r.Expr)
		r.needs = needsOf(r.Expr)
	})
	return r.compiled
}

func (r *Regexp) FindAllString(s string, n int) []string {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.FindAllString(s, n)
	}
	return nil
}

func (r *Regexp) FindAllStringIndex(s string, n int) [][]int {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.FindAllStringIndex(s, n)
	}
	return nil
}

func (r *Regexp) FindAllStringSubmatch(s string, n int) [][]string {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.FindAllStringSubmatch(s, n)
	}
	return nil
}

func (r *Regexp) FindAllStringSubmatchIndex(s string, n int) [][]int {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.FindAllStringSubmatchIndex(s, n)
	}
	return nil
}

func (r *Regexp) FindString(s string) string {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.FindString(s)
	}
	return ""
}

func (r *Regexp) FindStringIndex(s string) []int {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.FindStringIndex(s)
	}
	return nil
}

func (r *Regexp) FindStringSubmatch(s string) []string {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.FindStringSubmatch(s)
	}
	return nil
}

func (r *Regexp) FindStringSubmatchIndex(s string) []int {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.FindStringSubmatchIndex(s)
	}
	return nil
}

func (r *Regexp) Match(b []byte) bool {
	if re := r.get(); mayMatch(r.needs, b) {
		return re.Match(b)
	}
	return false
}

func (r *Regexp) MatchString(s string) bool {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.MatchString(s)
	}
	return false
}

func (r *Regexp) ReplaceAllString(s, by string) string {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.ReplaceAllString(s, by)
	}
	return s
}

func (r *Regexp) ReplaceAllStringFunc(s string, f func(string) string) string {
	if re := r.get(); mayMatch(r.needs, s) {
		return re.ReplaceAllStringFunc(s, f)
	}
	return s
}

func (r *Regexp) SubexpIndex(s string) int { return r.get().SubexpIndex(s) }
