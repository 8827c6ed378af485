package deduce

// Index is something about a position that several finders need. It is worked out for a view when it is first
// asked for.
type Index[T any] struct {
	number int
	build  func(*View, *T)
}

// maxIndexes is how many indexes there can be.
const maxIndexes = 4

var indexes int

// NewIndex is an index of the values that build makes. A value is used again for the next position, so build
// finds the last one there. It may give up when the view is canceled. For package variables only.
func NewIndex[T any](build func(*View, *T)) Index[T] {
	indexes++
	return Index[T]{indexes - 1, build}
}

// Of is the value for the position of v.
func (x Index[T]) Of(v *View) *T {
	of := &v.indexes[x.number]
	if of.value == nil {
		of.value = new(T)
	}
	value := of.value.(*T)
	if !of.built {
		x.build(v, value)
		of.built = !v.Canceled()
	}
	return value
}
