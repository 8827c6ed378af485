package deduce

// Index is something about a position that several finders need. It is worked out for a view when it is first
// asked for there. An index is a variable of the package whose finders use it, made by NewIndex.
type Index[T any] struct {
	build func(*View, *T)
}

// NewIndex is an index of the values that build makes. A view keeps its value when it turns to another position,
// so build finds the last one there. It may give up when the view's context is done.
func NewIndex[T any](build func(*View, *T)) *Index[T] { return &Index[T]{build} }

// indexed is the value of an index for a view.
type indexed struct {
	index      any // the *Index
	value      any // what it points to
	generation uint64
}

// Of is the value for the position of v.
func (x *Index[T]) Of(v *View) *T {
	at := -1
	for i := range v.indexes {
		if v.indexes[i].index == any(x) {
			at = i
			break
		}
	}
	if at < 0 {
		at = len(v.indexes)
		v.indexes = append(v.indexes, indexed{index: x, value: new(T)})
	}
	value := v.indexes[at].value.(*T)
	if v.indexes[at].generation != v.generation {
		x.build(v, value)
		if v.ctx.Err() == nil { // building may have asked for other indexes: these are in the list now
			v.indexes[at].generation = v.generation
		}
	}
	return value
}
