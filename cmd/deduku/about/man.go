package about

import (
	"fmt"
	"io"
	"strings"

	"github.com/alecthomas/kong"

	"deduku/cmd/deduku/subcommand"
	"deduku/cmd/deduku/version"
	"deduku/repl"
	"deduku/repl/state"
)

// Man prints the manual page.
type Man struct{}

// Run prints the manual page, for man -l.
func (Man) Run(s subcommand.Streams, k *kong.Context) error {
	_, err := io.WriteString(s.Out, manPage(surface(k.Model)))
	return err
}

// manPage is the manual in the language of man: subcommands, commands at the prompt, options, files.
func manPage(all []entry) string {
	var b strings.Builder
	fmt.Fprintf(&b, ".TH DEDUKU 1 \"\" \"deduku %s\"\n", version.Release)
	b.WriteString(".SH NAME\ndeduku \\- solve Sudoku as people do and show the reasoning\n.SH SYNOPSIS\n")
	for _, c := range all {
		name := "deduku " + c.name
		if c.name == "session" {
			name = "deduku"
		}
		fmt.Fprintf(&b, ".B %s\n[FLAGS] %s\n.br\n", roff(name), roff(c.args))
	}
	b.WriteString(".SH DESCRIPTION\nWithout a subcommand deduku starts a session on a board: at the prompt, or, with \\-c, \\-f or a pipe, from a script.\n" +
		"Results go to standard output, everything else to standard error.\n.SH SUBCOMMANDS\n")
	for _, c := range all {
		manSection(&b, "", c)
	}
	b.WriteString(".SH COMMANDS AT THE PROMPT\nWith \\-\\-json among its arguments a command answers in one line of JSON.\n")
	for _, c := range repl.Commands() {
		if c.Parent != "" && c.Word == "" { // its command says it
			continue
		}
		fmt.Fprintf(&b, ".TP\n.B %s\n%s\n", roff(c.Usage()), roff(c.Short+"."))
		if len(c.Aliases) > 0 {
			fmt.Fprintf(&b, "(also %s)\n", roff(strings.Join(c.Aliases, ", ")))
		}
	}
	b.WriteString(".SH OPTIONS OF SET\nEach is also a flag of the session, and a variable: DEDUKU_ and the name in capitals.\n")
	for _, o := range state.SettingsTable {
		fmt.Fprintf(&b, ".TP\n.B %s\n%s (%s)\n", roff(o.Name), roff(o.Short), roff(strings.Join(o.Values, ", ")))
	}
	b.WriteString(".SH FILES\n.TP\n.B $XDG_CONFIG_HOME/deduku/config\nOptions and aliases, as \\(aqset \\-\\-save\\(aq writes them.\n" +
		".TP\n.B $XDG_CONFIG_HOME/deduku/startup\nCommands that a session at the prompt begins with.\n" +
		".TP\n.B $XDG_STATE_HOME/deduku/history\nThe lines that were typed.\n" +
		".SH EXIT STATUS\n0 done; 1 the answer is no: unsolvable, invalid, check failed; 2 wrong use; 130 interrupted.\n")
	return b.String()
}

// manSection is the section of a subcommand, and of those under it.
func manSection(b *strings.Builder, under string, c entry) {
	fmt.Fprintf(b, ".SS \"%s %s\"\n%s\n", roff(under+c.name), roff(c.args), roff(c.help))
	for _, f := range c.flags {
		name := "--" + f.long
		if f.short != "" {
			name = "-" + f.short + ", " + name
		}
		if f.value != "" {
			name += "=" + f.value
		}
		fmt.Fprintf(b, ".TP\n.B %s\n%s\n", roff(name), roff(f.help))
	}
	for _, u := range c.under {
		manSection(b, c.name+" ", u)
	}
}

// roff is a text in which nothing means anything to the formatter.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, "'", `\(aq`).Replace(text)
	if strings.HasPrefix(text, ".") {
		text = `\&` + text
	}
	return text
}
