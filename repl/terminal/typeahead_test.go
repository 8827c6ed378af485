//go:build linux

package terminal

import (
	"context"
	"testing"

	"golang.org/x/sys/unix"

	"deduku/internal/testutil/termtest"
)

// TestTypedAhead types two lines at once, and has what is left of them dropped as by Ctrl-C while a command runs.
func TestTypedAhead(t *testing.T) {
	c := termtest.New(t, 80, 24)
	reader, err := New(Config{in: c.Terminal, out: c.Terminal})
	if err != nil {
		t.Fatal(err)
	}
	defer reader.Close()
	const both = "one\rtwo\r"
	c.Press(both)
	for waiting := 0; waiting < len(both); { // so that they are read together
		if waiting, err = unix.IoctlGetInt(int(c.Terminal.Fd()), unix.TIOCINQ); err != nil {
			t.Fatal(err)
		}
	}
	for _, want := range []string{"one", "three"} {
		if line, err := reader.Line(context.Background(), "> "); line != want || err != nil {
			t.Errorf("got %q, %v, want %q", line, err, want)
		}
		reader.keyboard.dropTypedAhead()
		c.Press("three\r")
	}
}
