package repl

import "strings"

// oneOf completes to fixed words.
func oneOf(words ...string) func(*Session, []string) []string {
	return func(_ *Session, args []string) []string {
		if len(args) > 1 {
			return nil
		}
		return words
	}
}

func completeCommand(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return names(s.commands)
}

func completeExample(_ *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return exampleNames()
}

// completeSet completes the names of options, then their values.
func completeSet(_ *Session, args []string) []string {
	if len(args) <= 1 {
		return optionNames()
	}
	if o, ok := option(args[0]); ok && len(args) == 2 {
		return o.Values
	}
	return nil
}

// Complete lists what the last word of a line may become: whole words, sorted as their table is.
func (s *Session) Complete(line string) []string {
	line = line[strings.LastIndexByte(line, ';')+1:]
	words := strings.Fields(line)
	if line == "" || strings.HasSuffix(line, " ") {
		words = append(words, "")
	}
	var all []string
	if len(words) == 1 {
		all = names(s.commands)
	} else if c, ok := lookup(s.commands, words[0]); ok && c.Complete != nil {
		all = c.Complete(s, words[1:])
	}
	var out []string
	for _, w := range all {
		if strings.HasPrefix(w, words[len(words)-1]) {
			out = append(out, w)
		}
	}
	return out
}

func completeAlias(s *Session, args []string) []string {
	if len(args) > 1 {
		return nil
	}
	return s.aliasNames()
}
