//go:build lean

package lazyregexp

// A Regexp takes the place of a regular expression. Nothing calls its methods.
type Regexp struct{ Expr string }

func (*Regexp) FindAllString(string, int) []string                      { return nil }
func (*Regexp) FindAllStringIndex(string, int) [][]int                  { return nil }
func (*Regexp) FindAllStringSubmatch(string, int) [][]string            { return nil }
func (*Regexp) FindAllStringSubmatchIndex(string, int) [][]int          { return nil }
func (*Regexp) FindString(string) string                                { return "" }
func (*Regexp) FindStringIndex(string) []int                            { return nil }
func (*Regexp) FindStringSubmatch(string) []string                      { return nil }
func (*Regexp) FindStringSubmatchIndex(string) []int                    { return nil }
func (*Regexp) Match([]byte) bool                                       { return false }
func (*Regexp) MatchString(string) bool                                 { return false }
func (*Regexp) ReplaceAllString(string, string) string                  { return "" }
func (*Regexp) ReplaceAllStringFunc(string, func(string) string) string { return "" }
func (*Regexp) SubexpIndex(string) int                                  { return -1 }
