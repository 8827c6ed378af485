package describe

import (
	"reflect"
	"strings"
	"testing"
	"testing/fstest"
)

type whole struct {
	Part
	*pair
	Text  string   `json:"text"`
	Word  string   `json:"word,omitempty"`
	Grid  string   `json:"grid,omitempty" schema:"grid,when=text:full"`
	Only  int      `json:"only,omitempty" schema:",only=text:full"`
	Flag  bool     `json:"flag,omitempty" schema:",needs=word"`
	Kinds []string `json:"kinds" schema:",enum=a|b c,min=1,max=3"`
	Nine  []int    `json:"nine,omitempty" schema:"digit,len=9"`
	Some  []Part   `json:"some,omitempty"`
	Level int      `json:"level" schema:",min=1,max=5"`
	Left  string   `json:"-"`
}

// Part is what a whole has.
type Part struct {
	N *int `json:"n,omitempty"` // how many
}

type pair struct {
	A bool   `json:"a"`
	B string `json:"b"`
	C uint64 `json:"c,omitempty"`
}

const source = `package some

// Part is what a whole has.
type Part struct {
	N *int // how many
}
`

// TestReplies describes each kind of field.
func TestReplies(t *testing.T) {
	comments, err := CommentsOf(fstest.MapFS{"some.go": {Data: []byte(source)}})
	if err != nil {
		t.Fatal(err)
	}
	got := Replies([]Row{{"one", []reflect.Type{reflect.TypeFor[whole]()}}, {"two", []reflect.Type{reflect.TypeFor[whole](), reflect.TypeFor[Part]()}}}, comments)
	got = strings.Join(strings.Fields(got), " ")
	for _, want := range []string{
		`"command": {"enum": ["one", "two"]}`,
		`{"if": {"properties": {"command": {"const": "one"}}}, "then": {"properties": {"result": {"$ref": "#/$defs/whole"}}}}`,
		`"result": {"anyOf": [{"$ref": "#/$defs/whole"}, {"$ref": "#/$defs/Part"}]}`,
		`"Part": { "description": "What a whole has.", "type": "object", "properties": {"n": {"description": "How many.", "$ref": "common.json#/$defs/amount"}}, "additionalProperties": false }`,
		`"whole": { "type": "object", "required": ["text", "kinds", "level"], "properties": { "n": {`,
		`"a": {"type": "boolean"}, "b": {"type": "string"}, "c": {"type": "integer", "minimum": 1}, "text": {"type": "string"}, "word": {"$ref": "common.json#/$defs/name"},`,
		`"grid": {"$ref": "common.json#/$defs/grid"}, "only": {"type": "integer", "minimum": 1}, "flag": {"const": true},`,
		`"kinds": {"type": "array", "items": {"enum": ["a", "b c"]}, "minItems": 1, "maxItems": 3},`,
		`"nine": {"type": "array", "items": {"$ref": "common.json#/$defs/digit"}, "minItems": 9, "maxItems": 9},`,
		`"some": {"type": "array", "items": {"$ref": "#/$defs/Part"}, "minItems": 1},`,
		`"level": {"type": "integer", "minimum": 1, "maximum": 5} }, "additionalProperties": false,`,
		`"dependentRequired": {"a": ["b"], "b": ["a"], "c": ["a", "b"], "flag": ["word"]},`,
		`"if": {"properties": {"text": {"const": "full"}}}, "then": {"required": ["grid"]}, "else": {"properties": {"grid": false, "only": false}} }`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("there is no\n%s\nin\n%s", want, got)
		}
	}
}

// TestRefuses panics at what it cannot describe, so that no field is without a form.
func TestRefuses(t *testing.T) {
	for name, fact := range map[string]reflect.Type{
		"an option that is none": reflect.TypeFor[struct {
			A int `json:"a" schema:",most=3"`
		}](),
		"a number without a form": reflect.TypeFor[struct {
			A float64 `json:"a"`
		}](),
		"fields that depend on two others": reflect.TypeFor[struct {
			A int `json:"a" schema:",when=b:x"`
			C int `json:"c" schema:",when=d:x"`
		}](),
		"a text": reflect.TypeFor[string](),
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s is described", name)
				}
			}()
			Replies([]Row{{"one", []reflect.Type{fact}}}, nil)
		}()
	}
}
