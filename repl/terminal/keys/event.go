package keys

// Kind says what an event asks for.
type Kind uint8

// The kinds of events.
const (
	Key     Kind = iota // Text is one key as readline knows it: a control character, a rune, or Esc and a letter
	Text                // Text was pasted and has no line end: it belongs into the line as if typed
	Paste               // Text was pasted and has line ends
	Delete              // the Delete key; readline takes it for Ctrl-D, so it must not see it on an empty line
	Clear               // clear the screen and draw the line again
	Suspend             // stop, as the shell's job control does
	Named               // Text is the name of a key that readline does not know: Esc, PageUp, PageDown
)

// The names of keys.
const (
	Esc      = "esc"
	PageUp   = "pageup"
	PageDown = "pagedown"
)

// Event is what a [Filter] makes of one key or one paste.
type Event struct {
	Kind Kind
	Text string
	Lost int // bytes at the end of a paste that were beyond [MaxPaste]
}
