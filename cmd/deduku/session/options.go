package session

import (
	"reflect"
	"strings"

	"github.com/alecthomas/kong"

	"deduku/repl/state"
)

// AddOptionFlags adds to the node of a Command a flag for each option that 'set' knows, in the order of the table of options.
// mapper parses their values.
func AddOptionFlags(node *kong.Node, mapper kong.Mapper) {
	c := node.Target.Addr().Interface().(*Command)
	c.options = make([]string, len(state.SettingsTable))
	group := "Options, as 'set' knows them:"
	for i, o := range state.SettingsTable {
		help, _, _ := strings.Cut(o.Short, ":")
		help, _, _ = strings.Cut(help, ";")
		help = strings.ToUpper(help[:1]) + help[1:] + "."
		flag := &kong.Flag{
			Value: &kong.Value{
				Name: o.Name, Help: help, OrigHelp: help, Tag: &kong.Tag{}, Mapper: mapper,
				Target: reflect.ValueOf(&c.options[i]).Elem(), DefaultValue: reflect.ValueOf(""),
			},
			Group:       &kong.Group{Key: group, Title: group},
			PlaceHolder: strings.Join(o.Values, "|"),
		}
		flag.Value.Flag = flag
		node.Flags = append(node.Flags, flag)
	}
}
