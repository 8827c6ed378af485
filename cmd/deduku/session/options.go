package session

import (
	"fmt"
	"reflect"
	"strings"

	"github.com/alecthomas/kong"

	"deduku/repl/settings"
)

// What the command line says of options comes from the table of options that 'set' has.

// OptionFlags has a flag for each option of a session. kong reads flags from structs, so one is made: its fields are
// texts, in the order of the table. Only who shows help needs what they say of themselves.
func OptionFlags(told bool) kong.Plugins {
	var fields []reflect.StructField
	for _, o := range settings.Options {
		tag := fmt.Sprintf("name:%q", o.Name)
		if told {
			help, _, _ := strings.Cut(o.Short, ":")
			help, _, _ = strings.Cut(help, ";")
			tag += fmt.Sprintf(` group:"Options, as 'set' knows them:" help:%q placeholder:%q`,
				strings.ToUpper(help[:1])+help[1:]+".", strings.Join(o.Values, "|"))
		}
		fields = append(fields, reflect.StructField{
			Name: strings.ToUpper(o.Name[:1]) + o.Name[1:], Type: reflect.TypeFor[string](), Tag: reflect.StructTag(tag),
		})
	}
	return kong.Plugins{reflect.New(reflect.StructOf(fields)).Interface()}
}

// GivenOptions yields the options that flags give, in the order of the table.
func GivenOptions(flags kong.Plugins) func(yield func(name, value string) bool) {
	return func(yield func(name, value string) bool) {
		given := reflect.ValueOf(flags[0]).Elem()
		for i, o := range settings.Options {
			if value := given.Field(i).String(); value != "" && !yield(o.Name, value) {
				return
			}
		}
	}
}
