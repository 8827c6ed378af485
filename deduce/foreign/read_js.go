package foreign

// Read takes no text apart on a page: what does so rests on regular expressions, which would make the page's program much
// larger. There nobody has a path of another program to open.
func Read(string, Style) Path { return Path{} }

// readings are none, for the same reason.
func readings(string, Style) []Path { return nil }

// lettered reports of no text that its cells have letters.
func lettered(string) bool { return false }

// unescaped is a text as it is.
func unescaped(text string) string { return text }
