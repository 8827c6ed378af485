package batch

import (
	"fmt"
	"slices"
)

// AnyField reads the name of a field that is written.
func AnyField(to **Field, before []*Field) func(string) error {
	return func(name string) error {
		f := FieldNamed(before, name)
		switch {
		case f == nil:
			var names []string
			for _, f := range before {
				names = append(names, f.Name)
			}
			return fmt.Errorf("there is no field %q here%s", name, Instead(names, name))
		case f.Set == nil:
			return fmt.Errorf("%s follows from other fields: name one of these", name)
		}
		*to = f
		return nil
	}
}

// Ordered reads the name of a field whose values have an order.
func Ordered(to **Field, before []*Field) func(string) error {
	return func(name string) error {
		var f *Field
		if err := AnyField(&f, before)(name); err != nil {
			return err
		}
		if f.Type == Uses {
			return fmt.Errorf("the values of %s have no order", name)
		}
		*to = f
		return nil
	}
}

// ByPlace gives arguments without a name the names of their places.
func ByPlace(args []Arg, names ...string) []Arg {
	out := slices.Clone(args)
	for i := range out[:min(len(out), len(names))] {
		if out[i].Name == "" {
			out[i].Name = names[i]
		}
	}
	return out
}
