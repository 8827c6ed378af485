package termtest

// What terminals send.
const (
	Up, Down, Right, Left = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
	Del                   = "\x1b[3~"
	CtrlC, CtrlD          = "\x03", "\x04"
	CtrlR                 = "\x12"
	Backspace             = "\x7f"
)

// Paste is what a terminal sends for a text that is pasted.
func Paste(text string) string { return "\x1b[200~" + text + "\x1b[201~" }
