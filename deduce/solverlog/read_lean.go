//go:build lean

package solverlog

// Read takes no text apart in the lean program: what does so rests on regular expressions, which would make that much larger.
func Read(string, Style) Path { return Path{} }

// readings are none, for the same reason.
func readings(string, Style) []Path { return nil }

// lettered reports of no text that its cells have letters.
func lettered(string) bool { return false }

// addUnread adds nothing: no line is read.
func (*Path) addUnread(string) {}

// unescaped is a text as it is.
func unescaped(text string) string { return text }
