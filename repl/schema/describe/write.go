package describe

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
)

// object is an object of JSON whose members keep their order.
type object []member

// member is a name and its value: an object, a list, or what JSON has for it.
type member struct {
	name  string
	value any
}

// list is a list of JSON.
type list []any

// widest is how long a line of the file may be before a value is laid out over several.
const widest = 140

// written is a value as a file.
func written(value any) string {
	var b strings.Builder
	write(&b, value, "", 0)
	return b.String() + "\n"
}

// write writes a value behind what stands in the line: in the same line where there is room.
func write(b *strings.Builder, value any, indent string, before int) {
	if line := inLine(value); before+len(line) <= widest || isPlain(value) {
		b.WriteString(line)
		return
	}
	switch v := value.(type) {
	case object:
		b.WriteString("{\n")
		for i, m := range v {
			name := indent + "  " + inLine(m.name) + ": "
			b.WriteString(name)
			write(b, m.value, indent+"  ", len(name)+1)
			end(b, i, len(v))
		}
		b.WriteString(indent + "}")
	case list:
		b.WriteString("[\n")
		for i, x := range v {
			b.WriteString(indent + "  ")
			write(b, x, indent+"  ", len(indent)+3)
			end(b, i, len(v))
		}
		b.WriteString(indent + "]")
	default:
		b.WriteString(inLine(value))
	}
}

// isPlain reports whether a value is a list without lists and objects inside, which stays in one line.
func isPlain(value any) bool {
	all, ok := value.(list)
	return ok && !slices.ContainsFunc(all, func(x any) bool {
		switch x.(type) {
		case object, list:
			return true
		}
		return false
	})
}

// end ends the i-th of n elements.
func end(b *strings.Builder, i, n int) {
	if i < n-1 {
		b.WriteByte(',')
	}
	b.WriteByte('\n')
}

// inLine is a value in one line.
func inLine(value any) string {
	var parts []string
	switch v := value.(type) {
	case object:
		for _, m := range v {
			parts = append(parts, inLine(m.name)+": "+inLine(m.value))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case list:
		for _, x := range v {
			parts = append(parts, inLine(x))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	var line bytes.Buffer
	out := json.NewEncoder(&line)
	out.SetEscapeHTML(false)
	if err := out.Encode(value); err != nil {
		panic(err) // the tag enum has what is no JSON
	}
	return strings.TrimSpace(line.String())
}
