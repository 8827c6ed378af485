package deduce

import (
	"reflect"
	"slices"
)

// Same reports whether two steps say the same.
func (s *Step) Same(other *Step) bool {
	return s.Kind == other.Kind && s.Technique == other.Technique && s.Depth == other.Depth && s.From == other.From &&
		s.Undoes == other.Undoes && s.Undone == other.Undone &&
		same(s.Placements, other.Placements) && same(s.Eliminations, other.Eliminations) &&
		same(s.Because, other.Because) && same(s.Parts, other.Parts) &&
		(s.Argument == other.Argument || reflect.DeepEqual(s.Argument, other.Argument)) &&
		(s.End == other.End || reflect.DeepEqual(s.End, other.End))
}

// same is slices.Equal, which sees at once that two lists are one: logs that go on from each other share the lists of their
// steps.
func same[T comparable](a, b []T) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0] || slices.Equal(a, b))
}
