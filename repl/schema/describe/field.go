package describe

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// common is where the forms stand that the tag schema names.
const common = "common.json#/$defs/"

// tag is what the tag schema of a field says.
type tag struct {
	form    string
	options map[string]string
}

// known are the options that a tag may have.
const known = " enum min max len needs when only "

func tagOf(f reflect.StructField) tag {
	parts := strings.Split(f.Tag.Get("schema"), ",")
	t := tag{parts[0], map[string]string{}}
	for _, option := range parts[1:] {
		name, value, _ := strings.Cut(option, "=")
		if !strings.Contains(known, " "+name+" ") {
			panic(fmt.Sprintf("the field %s has the option %s, which is none", f.Name, name))
		}
		t.options[name] = value
	}
	return t
}

// field is the schema of a field, which may be absent where it says nothing.
func (d *definitions) field(in reflect.Type, f reflect.StructField, tag tag, absent bool) object {
	var out object
	if text := d.comments[in.Name()+"."+f.Name]; text != "" {
		out = append(out, member{"description", text})
	}
	return append(out, d.value(f.Type, tag, absent)...)
}

// stepName names the type of a step, which the schema of logs describes.
const stepName = "Step"

// raw is JSON as it is: only a tag says which.
var raw = reflect.TypeFor[json.RawMessage]()

// value is the schema of a value of a type.
func (d *definitions) value(t reflect.Type, tag tag, absent bool) object {
	switch {
	case t.Kind() == reflect.Pointer:
		return d.value(t.Elem(), tag, false)
	case t.Kind() == reflect.Slice && t != raw:
		return d.elements(t, tag, absent)
	case tag.options["enum"] != "":
		return oneOf(strings.Split(tag.options["enum"], "|"), t.Kind() == reflect.String)
	case tag.form != "":
		return object{{"$ref", reference(tag.form)}}
	case t.Kind() == reflect.Struct && t.Name() == stepName:
		return object{{"$ref", "log.json#/$defs/step"}}
	case t.Kind() == reflect.Struct:
		return d.reference(t)
	}
	return scalar(t, tag, absent)
}

// elements is the schema of a list.
func (d *definitions) elements(t reflect.Type, tag tag, absent bool) object {
	bounds := tag.options
	tag.options = map[string]string{"enum": bounds["enum"]}
	out := object{{"type", "array"}, {"items", d.value(t.Elem(), tag, false)}}
	if absent && bounds["min"]+bounds["len"] == "" {
		out = append(out, member{"minItems", 1})
	}
	return append(out, bounded(bounds, "min", "minItems", "len", "minItems", "max", "maxItems", "len", "maxItems")...)
}

// scalar is the schema of a text, a number or a bool of which the tag says no form.
func scalar(t reflect.Type, tag tag, absent bool) object {
	switch t.Kind() {
	case reflect.String:
		if absent {
			return object{{"$ref", common + "name"}}
		}
		return object{{"type", "string"}}
	case reflect.Bool:
		if absent {
			return object{{"const", true}}
		}
		return object{{"type", "boolean"}}
	case reflect.Int, reflect.Int64, reflect.Uint64:
		if !absent && tag.options["min"]+tag.options["max"] == "" {
			return object{{"$ref", common + "amount"}}
		}
		least := 0
		if absent {
			least = 1
		}
		out := object{{"type", "integer"}}
		if tag.options["min"] == "" {
			out = append(out, member{"minimum", least})
		}
		return append(out, bounded(tag.options, "min", "minimum", "max", "maximum")...)
	}
	panic(fmt.Sprintf("there is no schema of a %v without a tag", t))
}

// bounded are the members for these options: of each its name, and what it is called in a schema.
func bounded(options map[string]string, names ...string) object {
	var out object
	for i := 0; i < len(names); i += 2 {
		if n, err := strconv.Atoi(options[names[i]]); err == nil {
			out = append(out, member{names[i+1], n})
		}
	}
	return out
}

// oneOf is the schema of one of some values.
func oneOf(values []string, texts bool) object {
	var all list
	for _, value := range values {
		if texts {
			all = append(all, value)
		} else {
			all = append(all, json.RawMessage(value))
		}
	}
	if len(all) == 1 {
		return object{{"const", all[0]}}
	}
	return object{{"enum", all}}
}

// reference is what a form is called in a $ref.
func reference(form string) string {
	if strings.Contains(form, "#") {
		return form
	}
	return common + form
}
