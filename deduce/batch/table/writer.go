package table

import (
	"fmt"
	"io"

	"deduku/deduce/batch"
)

// Writer writes rows to one file.
type Writer interface {
	Write(r *batch.Row) error
	Close() error // what is not written yet, and the end of the file
}

// NewWriter is a writer of rows as text, in frames, or as Parquet.
func NewWriter(out io.Writer, format string, packing *Packing, fields []*batch.Field) (Writer, error) {
	if format == Parquet {
		return newParquet(out, fields), nil
	}
	f, err := Named(format)
	if err != nil {
		return nil, err
	}
	w := &textWriter{out: out, format: f, fields: fields}
	if packing.NewFrame != nil {
		w.frame = packing.NewFrame()
	}
	if f.Head != nil {
		w.text = f.Head(fields)
	}
	return w, nil
}

// textWriter writes rows as text, in frames of frameBytes.
type textWriter struct {
	out          io.Writer
	format       *Format
	fields       []*batch.Field
	frame        func(out, text []byte) []byte // nil where text stays as it is
	text, packed []byte
}

// frameBytes is the size of frames before they are compressed.
const frameBytes = 1 << 20

func (w *textWriter) Write(r *batch.Row) error {
	w.text = w.format.Append(w.text, w.fields, r)
	if len(w.text) < frameBytes {
		return nil
	}
	return w.flush()
}

// Close implements Writer.
func (w *textWriter) Close() error { return w.flush() }

// flush writes the open frame.
func (w *textWriter) flush() error {
	out := w.text
	if w.frame != nil && len(out) > 0 {
		w.packed = w.frame(w.packed[:0], out)
		out = w.packed
	}
	_, err := w.out.Write(out)
	w.text = w.text[:0]
	if err != nil {
		return fmt.Errorf("the rows cannot be written: %w", err)
	}
	return nil
}
