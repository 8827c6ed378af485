package state

// Kept is one text that outlives the session. Other sessions may change it at the same time.
type Kept interface {
	Read() (string, error)
	// Change makes the text what change makes of it; nobody else changes it meanwhile. Where change fails, it stays.
	Change(change func(text string) (string, error)) error
	// SetAside keeps a text that is of no use under another name, which it returns.
	SetAside(text string) (name string, err error)
}

// KeptText is a text that lasts as long as the session.
type KeptText string

// Read implements [Kept].
func (k *KeptText) Read() (string, error) { return string(*k), nil }

// Change implements [Kept].
func (k *KeptText) Change(change func(text string) (string, error)) error {
	text, err := change(string(*k))
	if err == nil {
		*k = KeptText(text)
	}
	return err
}

// SetAside implements [Kept].
func (k *KeptText) SetAside(string) (string, error) { return "nowhere", nil }
