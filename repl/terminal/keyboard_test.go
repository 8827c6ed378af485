//go:build !wasm

package terminal

import (
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"deduku/repl/terminal/keys"
)

// TestDropTypedAhead gives out keys around a Ctrl-C in a command, of which the keyboard may learn late.
func TestDropTypedAhead(t *testing.T) {
	const csi = "\x1b["
	for _, test := range []struct {
		name  string
		steps string // a key to take, a line's end (/), Ctrl-C (!), or text in brackets that is typed
		want  string // the keys taken
	}{
		{"nothing was typed", "/!(ab)..", "ab"},
		{"what was typed ahead of Ctrl-C", "(a\rbc\rd)../!(e).", "a\re"},
		{"in time, but half a key", "(a\r" + csi + ")../!(A).", "a\rA"},
		{"late, with keys from before and from after", "(a\rbc)../(x\r)!...", "a\rx\r"},
		{"late, in a line from before", "(a\rbcd)../.(x\r)!...", "a\rb\x03x\r"},
		{"late, in a line from before, with nothing after", "(a\rb)../.!.", "a\rb\x03"},
		{"late, in a search from before", "(a\r\x12bcd)../..?!..(x).", "a\r\x12b\x03\x03x"},
		{"late, in a line from after", "(a\r)../(xyz).!..", "a\rxyz"},
		{"late, half a key from after", "(a\r)../(" + csi + ")!(1;5C).", "a\r\x1bf"},
		{"late, a paste from before", "(a\r\x1b[200~b\nc\x1b[201~)../.!.(x).", "a\r" + insertKey + "\x03x"},
		{"before the first line", "!(a)..", string(rune(nop)) + "a"},
	} {
		t.Run(test.name, func(t *testing.T) {
			k := newKeyboard(strings.NewReader(""))
			defer k.Close()
			var got string
			if !strings.HasPrefix(test.steps, "!") {
				k.next() // the key before all
			}
			typed, steps := "", test.steps
			for steps != "" {
				step := steps[0]
				steps = steps[1:]
				switch step {
				case '(':
					typed, steps, _ = strings.Cut(steps, ")")
					k.feed(chunk{data: []byte(typed)})
				case '.':
					key, _ := k.next()
					k.takeInsertion()
					k.settled(false, false)
					got += key
				case '?':
					k.settled(false, true)
				case '/':
					k.lineEnded()
					k.settled(true, false)
				case '!':
					k.dropTypedAhead()
				}
			}
			if key, _ := k.next(); key != "" && key != redrawKey {
				t.Errorf("there is one more key, %q", key)
			}
			if got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
			if _, ok := k.takePaste(); ok {
				t.Error("a paste is left")
			}
		})
	}
}

// TestPause types with pauses, in a time of the test's own. A pause ends a key that has only begun: Esc alone then
// is the Esc key, which does nothing, and not the first half of Alt with the next one.
func TestPause(t *testing.T) {
	for _, test := range []struct {
		name  string
		typed []string // with pauses between them
		want  string   // the keys that come of it
	}{
		{"Esc, then a key", []string{"a\x1b", "b"}, "ab"},
		{"Esc and a key at once", []string{"a\x1bb", "c"}, "a\x1bbc"},
		{"Esc twice", []string{"\x1b", "\x1b", "b"}, "b"},
		{"the beginning of an arrow", []string{"\x1b[", "C"}, "C"},
		{"most of a key, over a slow line", []string{"\x1b[1;5", "Cx"}, "\x1bfx"},
		{"half a rune", []string{"\xc3", "\xbc"}, "ü"},
		{"Ctrl-C in a paste whose end got lost", []string{"\x1b[200~ab", "\x03x"}, "\x03x"},
		{"Ctrl-C that was pasted", []string{"\x1b[200~a\x03b\x1b[201~x"}, insertKey + "x"},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				in, typist := io.Pipe()
				k := newKeyboard(in)
				go func() {
					for _, text := range test.typed {
						io.WriteString(typist, text)
						time.Sleep(2 * keys.Pause)
					}
					typist.Close()
				}()
				if got := allKeys(k); got != string(rune(nop))+test.want {
					t.Errorf("got %q, want %q", got, test.want)
				}
				k.Close()
				synctest.Wait()
			})
		})
	}
}

// allKeys reads a keyboard to its end as readline does, a key at a time.
func allKeys(k *keyboard) (got string) {
	key := make([]byte, 16)
	for {
		n, err := k.Read(key)
		got += string(key[:n])
		if err != nil {
			return got
		}
		k.takeInsertion()
		k.settled(false, false)
	}
}

// TestKeyboardWaits gives out a key only when the one before it has been dealt with, and reads ahead no further.
func TestKeyboardWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		in, typist := io.Pipe()
		k := newKeyboard(in)
		typed := make(chan string, 9)
		go func() {
			for _, text := range []string{"ab", "c"} {
				io.WriteString(typist, text)
				typed <- text
			}
		}()
		got := make(chan string, 9)
		go func() {
			for key := make([]byte, 16); ; {
				n, err := k.Read(key)
				if err != nil {
					close(got)
					return
				}
				got <- string(key[:n])
			}
		}()
		for _, step := range []struct{ key, typed string }{{string(rune(nop)), ""}, {"a", "ab"}, {"b", ""}, {"c", "c"}} {
			synctest.Wait()
			if key := <-got; key != step.key || len(got) > 0 {
				t.Errorf("got %q and %d more, want %q", key, len(got), step.key)
			}
			if step.typed != "" {
				if text := <-typed; text != step.typed {
					t.Errorf("%q was read, want %q", text, step.typed)
				}
			}
			if len(typed) > 0 {
				t.Errorf("%q is read ahead", <-typed)
			}
			k.settled(false, false)
		}
		synctest.Wait()
		k.redraw()
		synctest.Wait()
		if key := <-got; key != redrawKey {
			t.Errorf("got %q, want the line drawn anew", key)
		}
		k.Close() // while a key is with readline
		if key, more := <-got; more {
			t.Errorf("got %q from a closed keyboard", key)
		}
		in.Close()
	})
}

// TestCtrlD tells Ctrl-D from other keys that readline may end a line at.
func TestCtrlD(t *testing.T) {
	k := newKeyboard(strings.NewReader(""))
	defer k.Close()
	k.next() // the key before all
	k.settled(false, false)
	k.feed(chunk{data: []byte("\x04a\x04\x1b[3~")})
	for i, want := range []bool{true, false, true, false} {
		key, _ := k.next()
		if got := k.endedByCtrlD(); got != want {
			t.Errorf("key %d, %q: got %v, want %v", i, key, got, want)
		}
	}
}
