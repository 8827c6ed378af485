package technique

import (
	"strings"

	"deduku/deduce"
)

// Named is the technique of the standard ladder with a name, a title or HoDoKu's short name, in any case; nil for
// none.
func Named(name string) *deduce.Technique {
	if t := Standard.Lookup(name); t != nil {
		return t
	}
	for _, row := range table {
		if row.key != "" && strings.EqualFold(name, row.key) {
			return row.technique
		}
	}
	return nil
}

// Family is the techniques that a name stands for: the one of that name or title, or else all whose names go on
// after it or, where it has several words, end with it, or that HoDoKu calls so: "unique loop" is its four types, "forcing
// net" all that are one, "sc" the two techniques of that short name.
// It is empty for none.
func Family(name string) (family deduce.Ladder) {
	name = strings.ReplaceAll(strings.ToLower(name), " ", "-")
	several := strings.Contains(name, "-")
	for i, row := range table {
		t := row.technique
		if t.Name == name || strings.EqualFold(strings.ReplaceAll(t.Title, " ", "-"), name) {
			return deduce.Ladder{Standard[i]}
		}
		if name != "" && (row.key == name || strings.HasPrefix(t.Name, name+"-") || several && strings.HasSuffix(t.Name, "-"+name)) {
			family = append(family, Standard[i])
		}
	}
	return family
}
