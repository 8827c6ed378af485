package filter

import (
	"errors"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"

	"github.com/expr-lang/expr/checker"
	"github.com/expr-lang/expr/compiler"
	"github.com/expr-lang/expr/conf"
	"github.com/expr-lang/expr/file"
	"github.com/expr-lang/expr/parser"
)

// What an expression may have, far above what people write.
const (
	maxText  = 4096 // bytes
	maxNodes = 500
)

// None is the value of a number that is not known: each comparison with it is false, but !=.
var None = math.NaN()

// Field is something of a T that expressions can speak of.
type Field[T any] struct {
	Name string
	// Like is any value of the type that Of returns: bool, int, float64, string, []int, []string, map[string]int.
	Like any
	Of   func(T) any
	// Word is what a text stands for that is compared with the field; nil where it stands for itself.
	Word func(text string) (any, error)
}

// Vocabulary is all that expressions can speak of.
type Vocabulary[T any] struct {
	Fields []Field[T]
	Alike  int // how many of the last fields are alike, so that they need not be listed one by one
	// Named is the techniques that a name in uses("name") stands for, and Uses reports whether a T has any of them. Both
	// are nil where no techniques are known.
	Named func(name string) ([]string, error)
	Uses  func(t T, techniques []string) bool
}

// listed are the names of the fields, of many alike the first and the last.
func (v *Vocabulary[T]) listed() []string {
	names := v.Names()
	if v.Alike > 0 {
		first := len(names) - v.Alike
		names = append(names[:first:first], names[first]+" to "+names[len(names)-1])
	}
	return names
}

// Names are the names of the fields.
func (v *Vocabulary[T]) Names() []string {
	var out []string
	for i := range v.Fields {
		out = append(out, v.Fields[i].Name)
	}
	return out
}

func (v *Vocabulary[T]) field(name string) *Field[T] {
	for i := range v.Fields {
		if v.Fields[i].Name == name {
			return &v.Fields[i]
		}
	}
	return nil
}

// Error is a mistake in the text of an expression, and its place.
type Error struct {
	Column int // in characters, from 1
	Msg    string
}

func (e *Error) Error() string { return fmt.Sprintf("column %d: %s", e.Column, e.Msg) }

// Compile reads an expression that is true or false. An error is an *Error.
func Compile[T any](text string, v *Vocabulary[T]) (f *Filter[T], err error) {
	defer func() {
		if p := recover(); p != nil { // of the library; no text is known to do so
			f, err = nil, &Error{1, fmt.Sprintf("the expression cannot be read: %v", p)}
		}
	}()
	switch {
	case strings.TrimSpace(text) == "":
		return nil, &Error{1, "an expression is missing, as er >= 8.9"}
	case len(text) > maxText:
		return nil, &Error{1, fmt.Sprintf("the expression has %d bytes and may have %d", len(text), maxText)}
	}
	config := conf.New(v.like())
	config.MaxNodes, config.DisableIfOperator = maxNodes, true
	tree, err := parser.ParseWithConfig(text, config)
	if err != nil {
		return nil, said(err)
	}
	a := allowing[T]{vocabulary: v}
	if a.look(tree.Node); a.err != nil {
		return nil, a.err
	}
	if _, err = checker.Check(tree, config); err != nil {
		return nil, said(err)
	}
	if result := tree.Node.Nature(); result.Kind != reflect.Bool {
		return nil, &Error{1, fmt.Sprintf("the expression is to be true or false, and is %v", result)}
	}
	program, err := compiler.Compile(tree, config)
	if err != nil {
		return nil, said(err)
	}
	return newFilter(program, v, a.named, a.asked), nil
}

// like is a value of each type, from which the library has the types.
func (v *Vocabulary[T]) like() map[string]any {
	env := map[string]any{}
	for i := range v.Fields {
		env[v.Fields[i].Name] = v.Fields[i].Like
	}
	if v.Uses != nil {
		env[uses] = func(int) bool { return false }
	}
	return env
}

// said returns an error of the library in our words.
func said(err error) *Error {
	var at *file.Error
	if errors.As(err, &at) {
		return &Error{at.Column + 1, plainly(at.Message)}
	}
	return &Error{1, err.Error()}
}

// plainly is a message of the library without its names for the kinds of tokens.
func plainly(message string) string {
	token, ok := strings.CutPrefix(message, "unexpected token ")
	switch {
	case !ok:
		return strings.TrimPrefix(strings.TrimPrefix(message, "compilation failed: "), "runtime error: ")
	case token == "EOF":
		return "the expression ends too early"
	}
	if _, inside, ok := strings.Cut(token, "("); ok {
		token, _ = strconv.Unquote(strings.TrimSuffix(inside, ")"))
	}
	return fmt.Sprintf("unexpected %q", token)
}
