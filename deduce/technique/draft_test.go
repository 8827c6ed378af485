package technique_test

import (
	"reflect"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/internal/testutil/techniquetest"
)

// manySteps is how many steps of a technique on one position the tests of drafts look at.
const manySteps = 300

// TestDrafts runs every finder with all that a step points into scribbled over after each yield, and then once more
// on the same view: a step is a draft, and no finder may read from it again, build the next step on what is left
// there, or let it point into what is kept for later.
func TestDrafts(t *testing.T) {
	eachPosition(t, func(t *testing.T, tech *deduce.Technique, p techniquetest.Position) {
		find := func(v *deduce.View, after func(reflect.Value)) (steps []deduce.Step) {
			v.Find(tech, func(step *deduce.Step) bool {
				steps = append(steps, copied(*step))
				after(reflect.ValueOf(step).Elem())
				return len(steps) < manySteps
			})
			return steps
		}
		want := find(p.View(t), func(reflect.Value) {})
		v := p.View(t)
		for range 2 {
			compareSteps(t, tech, p, find(v, scribble), want)
		}
	})
}

// TestKept holds the steps that a solver gives to being the caller's: they stay as they are while the search goes
// on, and while the next one runs.
func TestKept(t *testing.T) {
	eachPosition(t, func(t *testing.T, tech *deduce.Technique, p techniquetest.Position) {
		var kept, then []deduce.Step
		s := p.Solver(t)
		for range 2 {
			n := 0
			s.Find(t.Context(), tech, func(step deduce.Step) bool {
				kept, then = append(kept, step), append(then, copied(step))
				n++
				return n < manySteps
			})
		}
		for i := range kept {
			kept[i] = copied(kept[i])
		}
		compareSteps(t, tech, p, kept, then)
	})
}

// eachPosition runs a test with each technique on its example, on the positions of testdata that are its own, and on
// a sample of the regression library.
func eachPosition(t *testing.T, test func(*testing.T, *deduce.Technique, techniquetest.Position)) {
	at := map[string][]techniquetest.Position{}
	for _, p := range techniquetest.ReadPatterns(t, allPatterns...) {
		there, err := p.Position()
		if err != nil {
			t.Fatal(err)
		}
		at[p.Tech] = append(at[p.Tech], there)
	}
	for _, s := range seldomMet(t) {
		at[s.looked[0].Name] = append(at[s.looked[0].Name], s.at)
	}
	library := techniquetest.ReadLibrary(t, "hodoku-reglib-1.4.txt")
	for _, tech := range technique.Standard.Techniques() {
		t.Run(tech.Name, func(t *testing.T) {
			test(t, tech, techniquetest.MustParse(t, tech.Example))
			for _, p := range at[tech.Name] {
				test(t, tech, p)
			}
			if testing.Short() {
				return
			}
			for i := 0; i < len(library); i += 200 {
				test(t, tech, library[i].At)
			}
		})
	}
}

func compareSteps(t *testing.T, tech *deduce.Technique, p techniquetest.Position, got, want []deduce.Step) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("%s on %v: %d steps, want %d", tech.Title, p, len(got), len(want))
		return
	}
	for i := range got {
		if !reflect.DeepEqual(got[i], want[i]) {
			t.Errorf("%s on %v: step %d:\n got %+v\nwant %+v", tech.Title, p, i, got[i], want[i])
			return
		}
	}
}

// copied is a step that shares nothing with s but its technique.
func copied(s deduce.Step) deduce.Step { return deepCopy(reflect.ValueOf(s)).Interface().(deduce.Step) }

var techniqueType = reflect.TypeFor[*deduce.Technique]()

// deepCopy copies what v points into, too. An empty slice becomes nil.
func deepCopy(v reflect.Value) reflect.Value {
	c := reflect.New(v.Type()).Elem()
	c.Set(v)
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() && v.Type() != techniqueType {
			c.Set(reflect.New(v.Type().Elem()))
			c.Elem().Set(deepCopy(v.Elem()))
		}
	case reflect.Slice:
		c.SetZero()
		for i := range v.Len() {
			c.Set(reflect.Append(c, deepCopy(v.Index(i))))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if c.Field(i).CanSet() {
				c.Field(i).Set(deepCopy(v.Field(i)))
			}
		}
	}
	return c
}

// scribble writes over a value and all that it points into, up to the capacity of slices.
func scribble(v reflect.Value) {
	if v.Type() == techniqueType {
		return
	}
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			scribble(v.Elem())
		}
	case reflect.Slice:
		all := v.Slice(0, v.Cap())
		for i := range all.Len() {
			scribble(all.Index(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			scribble(v.Index(i))
		}
	case reflect.Struct:
		if cells, ok := v.Addr().Interface().(*board.CellSet); ok {
			*cells = board.AllCells
			return
		}
		for i := range v.NumField() {
			if v.Field(i).CanSet() {
				scribble(v.Field(i))
			}
		}
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.String:
		v.SetString("scribbled")
	default:
		if v.CanUint() {
			v.SetUint(0x55)
		} else {
			v.SetInt(0x55)
		}
	}
}
