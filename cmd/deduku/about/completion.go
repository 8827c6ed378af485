package about

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"github.com/alecthomas/kong"

	"deduku/cmd/deduku/subcommand"
)

// Completion prints what a shell needs to complete the command line.
type Completion struct {
	Shell string `arg:"" enum:"bash,zsh,fish" help:"The shell: bash, zsh, fish." placeholder:"bash|zsh|fish"`
}

// Run prints the script of the shell.
func (c *Completion) Run(s subcommand.Streams, k *kong.Context) error {
	_, err := io.WriteString(s.Out, scripts[c.Shell](surface(k.Model)))
	return err
}

// scripts writes the completion of each shell.
var scripts = map[string]func([]entry) string{"bash": bashScript, "zsh": zshScript, "fish": fishScript}

func bashScript(all []entry) string {
	var b strings.Builder
	b.WriteString("# Completion of deduku for bash; put it where bash-completion looks, or source it.\n")
	b.WriteString("_deduku() {\n\tlocal cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command=session word\n")
	b.WriteString("\tfor word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n\t\tcase $word in\n")
	fmt.Fprintf(&b, "\t\t%s) command=$word; break ;;\n\t\tesac\n\tdone\n", strings.Join(namesOf(all), "|"))
	b.WriteString("\tcase $command$prev in\n")
	for _, c := range all {
		for _, f := range c.flags {
			if len(f.values) > 0 {
				fmt.Fprintf(&b, "\t%s--%s) COMPREPLY=($(compgen -W '%s' -- \"$cur\")); return ;;\n", c.name, f.long, strings.Join(f.values, " "))
			}
		}
	}
	b.WriteString("\tesac\n\tcase $command in\n")
	for _, c := range all {
		var flags []string
		for _, f := range c.flags {
			flags = append(flags, "--"+f.long)
		}
		fmt.Fprintf(&b, "\t%s) word='%s' ;;\n", c.name, strings.Join(flags, " "))
	}
	b.WriteString("\tesac\n\tif [[ $cur == -* ]]; then\n\t\tCOMPREPLY=($(compgen -W \"$word\" -- \"$cur\"))\n\t\treturn\n\tfi\n")
	b.WriteString("\tCOMPREPLY=($(compgen -f -- \"$cur\"))\n\tif ((COMP_CWORD == 1)); then\n")
	fmt.Fprintf(&b, "\t\tCOMPREPLY+=($(compgen -W '%s' -- \"$cur\"))\n\tfi\n", strings.Join(namesOf(all), " "))
	for _, c := range all {
		if len(c.under) > 0 {
			fmt.Fprintf(&b, "\tif [[ $prev == %s ]]; then\n\t\tCOMPREPLY+=($(compgen -W '%s' -- \"$cur\"))\n\tfi\n", c.name, strings.Join(namesOf(c.under), " "))
		}
	}
	b.WriteString("\tif [[ $command == completion ]]; then\n\t\tCOMPREPLY=($(compgen -W 'bash zsh fish' -- \"$cur\"))\n\tfi\n}\n")
	b.WriteString("complete -o filenames -F _deduku deduku\n")
	return b.String()
}

func zshScript(all []entry) string {
	var b strings.Builder
	b.WriteString("#compdef deduku\n# Completion of deduku for zsh; save it as _deduku in a directory of $fpath.\n_deduku() {\n\tlocal -a commands=(\n")
	for _, c := range all {
		fmt.Fprintf(&b, "\t\t'%s:%s'\n", c.name, single(c.help))
	}
	b.WriteString("\t)\n\tlocal command=session\n\t(( $#words > 2 )) && command=$words[2]\n")
	b.WriteString("\t(( CURRENT == 2 )) && _describe -t commands command commands\n\tcase $command in\n")
	for _, c := range all {
		if c.name != "session" {
			zshArguments(&b, c.name, c)
		}
	}
	for _, c := range all {
		if c.name == "session" {
			zshArguments(&b, "*", c)
		}
	}
	b.WriteString("\tesac\n}\n_deduku \"$@\"\n")
	return b.String()
}

// zshArguments writes the case of one subcommand.
func zshArguments(b *strings.Builder, pattern string, c entry) {
	fmt.Fprintf(b, "\t%s)\n\t\t_arguments \\\n", pattern)
	for _, f := range c.flags {
		spec := fmt.Sprintf("--%s[%s]", f.long, strings.NewReplacer("[", "(", "]", ")").Replace(single(f.help)))
		switch {
		case len(f.values) > 0:
			spec += ":" + f.long + ":(" + strings.Join(f.values, " ") + ")"
		case f.value != "":
			spec += ":" + f.long + ":_files"
		}
		fmt.Fprintf(b, "\t\t\t'%s' \\\n", spec)
	}
	rest := "*:file:_files"
	if len(c.under) > 0 {
		rest = "*:file or command:{ compadd " + strings.Join(namesOf(c.under), " ") + "; _files }"
	}
	if c.name == "completion" {
		rest = "*:shell:(bash zsh fish)"
	}
	fmt.Fprintf(b, "\t\t\t'%s'\n\t\t;;\n", rest)
}

func fishScript(all []entry) string {
	var b strings.Builder
	b.WriteString("# Completion of deduku for fish; save it in ~/.config/fish/completions.\n")
	names := strings.Join(namesOf(all), " ")
	for _, c := range all {
		fmt.Fprintf(&b, "complete -c deduku -n 'not __fish_seen_subcommand_from %s' -a %s -d '%s'\n", names, c.name, single(c.help))
		where := "__fish_seen_subcommand_from " + c.name
		if c.name == "session" {
			others := slices.DeleteFunc(namesOf(all), func(name string) bool { return name == "session" })
			where = "not __fish_seen_subcommand_from " + strings.Join(others, " ")
		}
		for _, u := range c.under {
			fmt.Fprintf(&b, "complete -c deduku -n '%s' -a %s -d '%s'\n", where, u.name, single(u.help))
		}
		for _, f := range c.flags {
			fmt.Fprintf(&b, "complete -c deduku -n '%s' -l %s", where, f.long)
			if f.short != "" {
				fmt.Fprintf(&b, " -s %s", f.short)
			}
			switch {
			case len(f.values) > 0:
				fmt.Fprintf(&b, " -x -a '%s'", strings.Join(f.values, " "))
			case f.value != "":
				b.WriteString(" -r")
			}
			fmt.Fprintf(&b, " -d '%s'\n", single(f.help))
		}
	}
	b.WriteString("complete -c deduku -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'\n")
	return b.String()
}

func namesOf(all []entry) []string {
	var out []string
	for _, c := range all {
		out = append(out, c.name)
	}
	return out
}

// single is a text that can stand between single quotes in every shell.
func single(text string) string {
	return strings.NewReplacer("'", "", `"`, "", "`", "", ":", " -").Replace(text)
}
