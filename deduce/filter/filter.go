package filter

import (
	"fmt"

	"github.com/expr-lang/expr/vm"
)

// Filter is a compiled expression. It belongs to one goroutine; Clone makes one for another.
type Filter[T any] struct {
	program    *vm.Program
	vocabulary *Vocabulary[T]
	named      []*Field[T] // the fields that the expression names
	asked      [][]string  // the techniques of each uses()

	machine vm.VM
	env     map[string]any
	at      T // what is looked at
}

func newFilter[T any](program *vm.Program, v *Vocabulary[T], named []*Field[T], asked [][]string) *Filter[T] {
	f := &Filter[T]{program: program, vocabulary: v, named: named, asked: asked}
	f.env = make(map[string]any, len(named)+1)
	if len(asked) > 0 {
		f.env[uses] = func(i int) bool { return v.Uses(f.at, f.asked[i]) }
	}
	return f
}

// Clone is the same filter for another goroutine.
func (f *Filter[T]) Clone() *Filter[T] { return newFilter(f.program, f.vocabulary, f.named, f.asked) }

// Holds reports whether the expression is true of t. An error comes from the values alone, as a remainder of a division
// by zero does.
func (f *Filter[T]) Holds(t T) (bool, error) {
	f.at = t
	for _, field := range f.named {
		f.env[field.Name] = field.Of(t)
	}
	value, err := f.machine.Run(f.program, f.env)
	if err != nil {
		return false, said(err)
	}
	holds, ok := value.(bool)
	if !ok {
		return false, &Error{1, fmt.Sprintf("the expression came to %v, not to true or false", value)}
	}
	return holds, nil
}
