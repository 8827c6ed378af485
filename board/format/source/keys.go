package source

import "bytes"

// key holds the places that HasKey found and searched, in bytes from the start of the text.
type key struct {
	at       int64 // the last place, or -1 if there is none
	searched int64 // the end of the searched text
}

// HasKey reports whether a key in quotes is in the loaded text, from here on. It looks at each byte once, however often it is asked.
func (s *Source) HasKey(name string) bool {
	here := s.dropped + int64(s.pos)
	k, ok := s.keys[name]
	if ok && k.at >= here {
		return true
	}
	quoted := []byte(`"` + name + `"`)
	from := max(here, k.searched)
	rest := s.Rest()[min(from-here, int64(s.end-s.pos)):]
	if s.keys == nil {
		s.keys = map[string]key{}
	}
	if i := bytes.Index(rest, quoted); i >= 0 {
		at := from + int64(i)
		s.keys[name] = key{at, at + 1}
		return true
	}
	s.keys[name] = key{-1, max(from, s.Loaded()-int64(len(quoted)-1))}
	return false
}
