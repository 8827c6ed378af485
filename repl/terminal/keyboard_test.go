//go:build !wasm

package terminal

import (
	"strings"
	"testing"
)

// TestForget gives out keys around a Ctrl-C in a command, of which the keyboard may learn late.
func TestForget(t *testing.T) {
	const csi = "\x1b["
	for _, test := range []struct {
		name  string
		steps string // a key to take, a line's end (/), a forget (!), or text in brackets that is typed
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
					k.inserted()
					k.settled(false, false)
					got += key
				case '?':
					k.settled(false, true)
				case '/':
					k.ended()
					k.settled(true, false)
				case '!':
					k.forget()
				}
			}
			if key, _ := k.next(); key != "" && key != redrawKey {
				t.Errorf("there is one more key, %q", key)
			}
			if got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
			if _, ok := k.pasted(); ok {
				t.Error("a paste is left")
			}
		})
	}
}
