//go:build linux || darwin

package terminal

import (
	"context"
	"errors"
	"io"
	"testing"
	"time"

	"deduku/internal/testutil/termtest"
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
			reader, err := New(Config{in: c.Terminal, out: c.Terminal})
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

// TestHangUp closes the terminal, as the system does when its window goes.
func TestHangUp(t *testing.T) {
	c := termtest.New(t, 80, 24)
	reader, err := New(Config{in: c.Terminal, out: c.Terminal})
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	c.Press("one\rha")
	if line, err := reader.Line(context.Background(), "> "); line != "one" || err != nil {
		t.Fatalf("got %q, %v", line, err)
	}
	c.HangUp()
	for {
		key, err := reader.Key(context.Background(), time.Hour)
		if err != nil {
			break
		}
		if key == "" {
			t.Fatal("no key, and no error")
		}
	}
	if line, err := reader.Line(context.Background(), "> "); line != "" || err != io.EOF {
		t.Errorf("got %q, %v, want the end", line, err)
	}
}

// TestSize asks terminals of odd sizes.
func TestSize(t *testing.T) {
	for _, test := range []struct{ width, height, wantWidth, wantHeight int }{
		{100, 30, 100, 30},
		{0, 0, 80, 24}, // it does not say
		{5, 2, 20, 4},  // readline could not draw a line
	} {
		c := termtest.New(t, test.width, test.height)
		reader, err := New(Config{in: c.Terminal, out: c.Terminal})
		if err != nil {
			t.Fatal(err)
		}
		if width, height := reader.tty.size(); width != test.wantWidth || height != test.wantHeight {
			t.Errorf("%d by %d: got %d by %d", test.width, test.height, width, height)
		}
		reader.tty.close()
	}
}
