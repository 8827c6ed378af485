package about

import (
	"strings"

	"github.com/alecthomas/kong"

	"deduku/repl/state"
)

// entry is a command of the command line, as the man page and the shells are told of it. The
// session, which needs no name, has the name session.
type entry struct {
	name, help string
	args       string // how its arguments are written, empty for none
	flags      []flagInfo
	under      []entry // commands of its own, behind its name
}

// flagInfo is an option of a subcommand.
type flagInfo struct {
	long, short, help string
	value             string   // how its value is written, empty for none
	values            []string // what the value can be, where that is known
}

// surface lists the subcommands with their flags, from the structs that parse them and the table of options.
func surface(app *kong.Application) []entry {
	var out []entry
	for _, node := range app.Children {
		c := entryOf(node)
		for _, under := range node.Children {
			if u := entryOf(under); under == node.DefaultCmd {
				c.args, c.flags = u.args, u.flags
			} else {
				c.under = append(c.under, u)
			}
		}
		out = append(out, c)
	}
	return out
}

func entryOf(node *kong.Node) entry {
	c := entry{name: node.Name, help: node.Help}
	for _, p := range node.Positional {
		c.args = strings.TrimSpace(c.args + " " + argument(p))
	}
	for _, f := range node.Flags {
		c.flags = append(c.flags, flagOf(f))
	}
	c.flags = append(c.flags, flagInfo{long: "help", short: "h", help: "Show help."})
	return c
}

// argument is how an argument is written.
func argument(p *kong.Positional) string {
	text := strings.ToUpper(p.Name)
	if p.Tag.PlaceHolder != "" {
		text = p.Tag.PlaceHolder
	}
	if p.IsCumulative() {
		text += "..."
	}
	if !p.Required {
		text = "[" + text + "]"
	}
	return text
}

func flagOf(f *kong.Flag) flagInfo {
	out := flagInfo{long: f.Name, help: f.Help}
	if f.Short != 0 {
		out.short = string(f.Short)
	}
	if f.IsBool() {
		return out
	}
	out.value = strings.ToUpper(f.Name)
	if f.PlaceHolder != "" {
		out.value = f.PlaceHolder
	}
	if f.Enum != "" {
		for _, value := range strings.Split(f.Enum, ",") {
			out.values = append(out.values, strings.TrimSpace(value))
		}
		out.value = strings.Join(out.values, "|")
	}
	for _, o := range state.SettingsTable {
		if o.Name == f.Name && len(out.values) == 0 {
			for _, v := range o.Values {
				if v != strings.ToUpper(v) {
					out.values = append(out.values, v)
				}
			}
		}
	}
	return out
}
