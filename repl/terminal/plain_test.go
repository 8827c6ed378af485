//go:build linux || darwin

package terminal

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"syscall"
	"testing"

	"deduku/internal/testutil/termtest"
)

// TestPlainReader reads what is no terminal at all.
func TestPlainReader(t *testing.T) {
	var prompts strings.Builder
	r := NewPlain(strings.NewReader("one\r\n\ntwo"), &prompts)
	for _, want := range []string{"one", "", "two"} {
		if got, err := r.Line(context.Background(), "> "); got != want || err != nil {
			t.Errorf("got %q, %v, want %q", got, err, want)
		}
	}
	if got, err := r.Line(context.Background(), "> "); got != "" || err != io.EOF {
		t.Errorf("after the last line: %q, %v", got, err)
	}
	if got := prompts.String(); got != "> > > > " {
		t.Errorf("the prompts are %q", got)
	}
}

// TestPlainReaderCanceled ends a line that is being waited for; it is not lost.
func TestPlainReaderCanceled(t *testing.T) {
	in, out := io.Pipe()
	r := NewPlain(in, io.Discard)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := r.Line(ctx, ""); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want %v", err, context.Canceled)
	}
	go io.WriteString(out, "late\n")
	if got, err := r.Line(context.Background(), ""); got != "late" || err != nil {
		t.Errorf("got %q, %v", got, err)
	}
	broken, other := io.Pipe()
	broken.Close()
	if _, err := NewPlain(in, other).Line(context.Background(), "> "); !errors.Is(err, io.ErrClosedPipe) {
		t.Errorf("a prompt that cannot be shown: %v", err)
	}
}

// TestPlainTerminal is a terminal that edits lines by itself.
func TestPlainTerminal(t *testing.T) {
	t.Parallel()
	c := termtest.Start(t, 80, 24, []string{programVariable + "=plain"}, os.Args[0])
	c.Ends("> |")
	c.Press("on\x7fone\n")
	c.Ends("> oone", `got "oone"`, "> |")
	c.Press("half")
	c.Ends("> half|") // the terminal drops what it has not shown, too
	c.Press(ctrlC)
	c.Ends("> half^C", "> |")
	c.Press("wait\n")
	c.Shows("waiting")
	c.Press("ahead\n")
	c.Shows("waiting\nahead")
	c.Press(ctrlC)
	c.Ends("ahead", "^C|")
	c.Press("\x04")
	c.Signal(syscall.SIGUSR1)
	c.Shows("^Cgot \"wait\"\n> end")
	c.Exits(0)
	if strings.Contains(c.Output(), "\x1b") {
		t.Errorf("there are escape sequences in\n%q", c.Output())
	}
}
