package desk

// Lines keeps lines: those that were typed, or how practice went.
type Lines interface {
	Lines() []string
	Add(line string) error
}

// ListedLines is a list of lines that lasts as long as the session.
type ListedLines []string

// Lines implements [History].
func (l *ListedLines) Lines() []string { return *l }

// Add implements [History].
func (l *ListedLines) Add(line string) error {
	*l = append(*l, line)
	return nil
}
