package pipeline

import "io"

// Headed writes a line before the first of others.
type Headed struct {
	io.Writer
	Header string
}

func (h *Headed) Write(p []byte) (int, error) {
	if h.Header != "" && len(p) > 0 {
		if _, err := io.WriteString(h.Writer, h.Header); err != nil {
			return 0, err
		}
		h.Header = ""
	}
	return h.Writer.Write(p)
}
