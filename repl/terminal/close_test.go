//go:build linux || darwin

package terminal

import (
	"context"
	"errors"
	"io"
	"testing"

	"deduku/repl/terminal/termtest"
)

// TestReaderCloses ends a line that is being read, from elsewhere, which readline alone cannot.
func TestReaderCloses(t *testing.T) {
	for _, test := range []struct {
		name string
		end  func(r *Reader, cancel func())
		want error
	}{
		{"Close", func(r *Reader, _ func()) { r.Close() }, io.EOF},
		{"context", func(_ *Reader, cancel func()) { cancel() }, context.Canceled},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := termtest.New(t, 80, 24)
			reader, err := New(Config{In: c.Terminal, Out: c.Terminal})
			if err != nil {
				t.Fatal(err)
			}
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			got := make(chan error)
			go func() {
				line, err := reader.Line(ctx, "> ")
				if line != "" {
					t.Errorf("got %q, which nobody entered", line)
				}
				got <- err
			}()
			c.Press("abc")
			c.Ends("> abc|")
			test.end(reader, cancel)
			if err := <-got; !errors.Is(err, test.want) {
				t.Errorf("got %v, want %v", err, test.want)
			}
			reader.Close()
			c.Restored()
		})
	}
}
