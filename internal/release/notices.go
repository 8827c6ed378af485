package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// noticesName names the file with the licenses of the modules that a product contains.
const noticesName = "THIRD_PARTY.txt"

// rule is the line above and below each heading in that file.
var rule = strings.Repeat("=", 80) + "\n"

// writeNotices writes the notices of a product's modules into the clone, next to the product's other documents.
func (r *release) writeNotices(modules []module) error {
	text, err := notices(modules)
	if err != nil {
		return err
	}
	name := r.document(noticesName)
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return err
	}
	return os.WriteFile(name, []byte(text), 0o644)
}

// notices returns the names of modules with the texts of their licenses.
func notices(modules []module) (string, error) {
	var b strings.Builder
	b.WriteString("deduku contains the following modules under the following terms.\n\n")
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
