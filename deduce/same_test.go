package deduce_test

import (
	"reflect"
	"testing"

	"deduku/deduce"
)

// TestSame changes each field of a step in turn: no field is forgotten when steps are compared, not even one to come.
func TestSame(t *testing.T) {
	if !new(deduce.Step).Same(new(deduce.Step)) {
		t.Error("two empty steps are not the same")
	}
	fields := reflect.TypeFor[deduce.Step]()
	for i := range fields.NumField() {
		for _, value := range others(t, fields.Field(i)) {
			var step deduce.Step
			reflect.ValueOf(&step).Elem().Field(i).Set(value)
			if step.Same(new(deduce.Step)) || new(deduce.Step).Same(&step) {
				t.Errorf("Same in same.go doesn't compare %s: a step with %+v there is the same as one without",
					fields.Field(i).Name, value)
			}
			if again := step; !step.Same(&again) {
				t.Errorf("%s: a step with %+v there is not the same as itself", fields.Field(i).Name, value)
			}
		}
	}
}

// others are values of a field that are not zero; of a pointer to a struct one with each field of that, of a list one with each
// field of what it lists.
func others(t *testing.T, field reflect.StructField) (all []reflect.Value) {
	t.Helper()
	switch typ := field.Type; typ.Kind() {
	case reflect.Pointer:
		for _, v := range fieldsSet(t, typ.Elem()) {
			p := reflect.New(typ.Elem())
			p.Elem().Set(v)
			all = append(all, p)
		}
	case reflect.Slice:
		elements := []reflect.Value{reflect.Zero(typ.Elem())}
		if typ.Elem().Kind() == reflect.Struct {
			elements = append(elements, fieldsSet(t, typ.Elem())...)
		}
		for _, v := range elements {
			all = append(all, reflect.Append(reflect.Zero(typ), v))
		}
	case reflect.Struct:
		all = fieldsSet(t, typ)
	default:
		all = append(all, notZero(t, typ))
	}
	return all
}

// fieldsSet are structs of a type, each with one field that is not zero, exported or not.
func fieldsSet(t *testing.T, typ reflect.Type) (all []reflect.Value) {
	t.Helper()
	for i := range typ.NumField() {
		v := reflect.New(typ).Elem()
		f := v.Field(i)
		if !f.CanSet() {
			continue // such as the words of a set of cells: nothing outside its package sets them
		}
		switch f.Kind() {
		case reflect.Pointer:
			f.Set(reflect.New(f.Type().Elem()))
		case reflect.Slice:
			f.Set(reflect.MakeSlice(f.Type(), 1, 1))
		case reflect.Struct, reflect.Array, reflect.Func:
			continue
		default:
			f.Set(notZero(t, f.Type()))
		}
		all = append(all, v)
	}
	return all
}

// notZero is a value of a simple type that is not zero.
func notZero(t *testing.T, typ reflect.Type) reflect.Value {
	t.Helper()
	v := reflect.New(typ).Elem()
	switch {
	case v.CanInt():
		v.SetInt(1)
	case v.CanUint():
		v.SetUint(1)
	case v.Kind() == reflect.Bool:
		v.SetBool(true)
	case v.Kind() == reflect.String:
		v.SetString("x")
	default:
		t.Fatalf("no value for %v", typ)
	}
	return v
}
