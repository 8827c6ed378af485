package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// noticesName is the file with the licences of what others made.
const noticesName = "THIRD_PARTY.txt"

// rule stands above each heading in it.
var rule = strings.Repeat("=", 80) + "\n"

// programNotices are the notices of the program on every target and of what is compiled into the page.
func programNotices(clone string) (string, error) {
	found := map[string]module{}
	for _, t := range append([]target{browser}, targets...) {
		modules, err := linked(clone, t)
		if err != nil {
			return "", err
		}
		for _, m := range modules {
			m.licences = append(m.licences, found[m.path].licences...)
			found[m.path] = m
		}
	}
	modules, err := sorted(found)
	if err != nil {
		return "", err
	}
	text, err := notices(modules)
	return "deduku, and its page for browsers, contain what others made, on these terms. 'make notices' writes this file.\n\n" + text, err
}

// allNotices are those, and the notices of npm's packages in the page, which must be installed ('npm ci').
func allNotices(clone string) (string, error) {
	program, err := programNotices(clone)
	if err != nil {
		return "", err
	}
	modules, err := bundled(clone)
	if err != nil {
		return "", err
	}
	page, err := notices(modules)
	return program + page, err
}

// notices are names and terms of modules.
func notices(modules []module) (string, error) {
	var b strings.Builder
	for _, m := range modules {
		fmt.Fprintf(&b, "%s%s\n%s", rule, m.heading(), rule)
		for _, name := range m.licences {
			text, err := os.ReadFile(name)
			if err != nil {
				return "", err
			}
			fmt.Fprintf(&b, "\n%s:\n\n%s\n", filepath.Base(name), strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n")))
		}
		b.WriteString("\n")
	}
	return b.String(), nil
}

// checkNotices holds the file of notices in the clone to the modules that a target links.
func (r *release) checkNotices(t target) error {
	modules, err := linked(r.clone, t)
	if err != nil {
		return err
	}
	if t == browser {
		more, err := bundled(r.clone)
		if err != nil {
			return err
		}
		modules = append(modules, more...)
	}
	text, err := os.ReadFile(filepath.Join(r.clone, noticesName))
	if err != nil {
		return err
	}
	return named(string(text), modules)
}

// named says which module the notices do not name.
func named(text string, modules []module) error {
	for _, m := range modules {
		if !strings.Contains(text, rule+m.heading()+"\n"+rule) {
			return fmt.Errorf("%s does not name %s: 'make notices' writes it anew", noticesName, m.heading())
		}
	}
	return nil
}
