package describe

import (
	"reflect"
	"slices"
	"strings"
)

// shape is the fields of a struct as JSON has them: those of embedded structs among them.
type shape struct {
	properties object
	required   list
	needs      object    // fields that are there only where others are
	rules      []special // fields that depend on the value of another
}

// special is a field that depends on the value of another.
type special struct {
	name, on, value string
	required        bool
}

// describe is the schema of a struct.
func (d *definitions) describe(t reflect.Type) object {
	var s shape
	s.add(d, t)
	out := object{}
	if text := d.comments[t.Name()]; text != "" {
		out = append(out, member{"description", text})
	}
	out = append(out, member{"type", "object"})
	if len(s.required) > 0 {
		out = append(out, member{"required", s.required})
	}
	if len(s.properties) > 0 {
		out = append(out, member{"properties", s.properties})
	}
	out = append(out, member{"additionalProperties", false})
	if len(s.needs) > 0 {
		out = append(out, member{"dependentRequired", s.needs})
	}
	return append(out, conditional(s.rules)...)
}

// add adds the fields of a struct.
func (s *shape) add(d *definitions, t reflect.Type) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "" && f.Type.Kind() == reflect.Pointer:
			s.addTogether(d, f.Type.Elem())
		case f.Anonymous && name == "":
			s.add(d, f.Type)
		case name == "-" || !f.IsExported():
		default:
			s.addField(d, t, f, name, strings.HasPrefix(options, "omit"))
		}
	}
}

// addTogether adds the fields of a struct that may be absent as a whole: none of them stands without all that it requires.
func (s *shape) addTogether(d *definitions, t reflect.Type) {
	var group shape
	group.add(d, t)
	s.properties = append(s.properties, group.properties...)
	for _, p := range group.properties {
		others := slices.DeleteFunc(slices.Clone(group.required), func(name any) bool { return name == p.name })
		if len(others) > 0 {
			s.needs = append(s.needs, member{p.name, others})
		}
	}
}

// addField adds a field, which may be absent.
func (s *shape) addField(d *definitions, t reflect.Type, f reflect.StructField, name string, absent bool) {
	tag := tagOf(f)
	s.properties = append(s.properties, member{name, d.field(t, f, tag, absent)})
	if !absent {
		s.required = append(s.required, name)
	}
	if needs := tag.options["needs"]; needs != "" {
		s.needs = append(s.needs, member{name, list{needs}})
	}
	for _, option := range []string{"when", "only"} {
		if on, value, ok := strings.Cut(tag.options[option], ":"); ok {
			s.rules = append(s.rules, special{name, on, value, option == "when"})
		}
	}
}

// conditional are the members of a schema for fields that depend on the value of another, which is the same for all.
func conditional(rules []special) object {
	if len(rules) == 0 {
		return nil
	}
	var required list
	absent := object{}
	for _, r := range rules {
		if r.on != rules[0].on || r.value != rules[0].value {
			panic("fields depend on " + rules[0].on + " and on " + r.on)
		}
		if r.required {
			required = append(required, r.name)
		}
		absent = append(absent, member{r.name, false})
	}
	out := object{{"if", object{{"properties", object{{rules[0].on, object{{"const", rules[0].value}}}}}}}}
	if len(required) > 0 {
		out = append(out, member{"then", object{{"required", required}}})
	}
	return append(out, member{"else", object{{"properties", absent}}})
}
