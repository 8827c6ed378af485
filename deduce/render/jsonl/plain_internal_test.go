package jsonl

import "testing"

// TestPlain tries each byte at each place of texts of some lengths.
func TestPlain(t *testing.T) {
	for length := 1; length <= 17; length++ {
		for at := range length {
			for c := range 256 {
				text := make([]byte, length)
				for i := range text {
					text[i] = " ~a[!#0]"[i%8]
				}
				text[at] = byte(c)
				want := c >= ' ' && c <= '~' && c != '"' && c != '\\'
				if got := plain(text); got != want {
					t.Fatalf("plain(%q) is %v", text, got)
				}
			}
		}
	}
}
