package describe

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// Row is a command and the types of what it can find out.
type Row struct {
	Command string
	Facts   []reflect.Type
}

// Replies is the schema of the replies of these commands.
func Replies(rows []Row, comments Comments) string {
	d := &definitions{comments: comments}
	var names list
	conditions := list{nil}
	for _, row := range rows {
		names = append(names, row.Command)
		conditions = append(conditions, object{
			{"if", object{{"properties", object{{"command", object{{"const", row.Command}}}}}}},
			{"then", object{{"properties", object{{"result", d.anyOf(row.Facts)}}}}},
		})
	}
	conditions[0] = object{
		{"if", object{{"required", list{"result"}}}},
		{"then", object{{"properties", object{{"command", object{{"enum", names}}}}}}},
	}
	return written(object{
		{"$schema", "https://json-schema.org/draft/2020-12/schema"},
		{"title", "What a command replies in JSON: a line with its result, its error, or both"},
		{"type", "object"},
		{"required", list{"command"}},
		{"properties", object{
			{"command", object{{"description", "Its name; a line that names none counts as set or load."}, {"type", "string"}}},
			{"puzzle", object{{"description", "Of a command line on many puzzles, the one that the line is about."}, {"$ref", common + "grid"}}},
			{"at", object{{"description", "And where it was: FILE:LINE."}, {"type", "string"}}},
			{"error", object{{"type", "string"}, {"minLength", 1}}},
			{"result", true},
		}},
		{"additionalProperties", false},
		{"anyOf", list{object{{"required", list{"result"}}}, object{{"required", list{"error"}}}}},
		{"allOf", conditions},
		{"$defs", d.sorted()},
	})
}

// definitions are the types that have been described, by name, and others where they are met.
type definitions struct {
	comments Comments
	done     object
}

// anyOf is the schema of a value of one of the types.
func (d *definitions) anyOf(types []reflect.Type) object {
	var refs list
	for _, t := range types {
		refs = append(refs, d.reference(t))
	}
	if len(refs) == 1 {
		return refs[0].(object)
	}
	return object{{"anyOf", refs}}
}

// reference is the schema of a struct, which it describes where it is met for the first time.
func (d *definitions) reference(t reflect.Type) object {
	if t.Kind() != reflect.Struct {
		panic(fmt.Sprintf("%v is no struct", t))
	}
	if !slices.ContainsFunc(d.done, func(m member) bool { return m.name == t.Name() }) {
		d.done = append(d.done, member{t.Name(), nil})
		i := len(d.done) - 1
		d.done[i].value = d.describe(t)
	}
	return object{{"$ref", "#/$defs/" + t.Name()}}
}

// sorted are the definitions by name.
func (d *definitions) sorted() object {
	slices.SortFunc(d.done, func(a, b member) int { return strings.Compare(a.name, b.name) })
	return d.done
}
