package links

import (
	"math/rand/v2"
	"strings"
	"testing"

	"deduku/board/format/source"
)

// TestLZString packs and unpacks the texts under "LZ-string" in board/format/README.md. The npm
// package lz-string 1.5.0 gives the same tokens.
func TestLZString(t *testing.T) {
	for _, test := range []struct{ text, token string }{
		{"", "Q==="}, {"a", "IZA="}, {"aaaa", "IY5A"}, {"deduku", "CYU2FcGtyA=="}, {"é€", "JeGoIg=="},
	} {
		if got := LZEncode(test.text); got != test.token {
			t.Errorf("%q packs to %s, want %s", test.text, got, test.token)
		}
		if got, err := LZDecode(test.token, 100); got != test.text || err != nil {
			t.Errorf("%s unpacks to %q, %v, want %q", test.token, got, err, test.text)
		}
	}
}

// TestLZStringLong packs the JSON of the example to the token that the npm package lz-string made
// of it.
func TestLZStringLong(t *testing.T) {
	token := strings.TrimSpace(FPuzzlesExample)
	text, err := LZDecode(token, source.MaxPuzzle)
	if err != nil || LZEncode(text) != token {
		t.Errorf("%v: %s\npacks to %s", err, text, LZEncode(text))
	}
}

func TestLZStringRoundTrip(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	for range 300 {
		var text []rune
		letters := 1 + random.IntN(400)
		for range random.IntN(1000) {
			text = append(text, rune(random.IntN(letters)))
		}
		if got, err := LZDecode(LZEncode(string(text)), len(text)+1); got != string(text) || err != nil {
			t.Fatalf("%q comes back as %q, %v", string(text), got, err)
		}
	}
}

func FuzzLZDecode(f *testing.F) {
	f.Add("CYU2FcGtyA==")
	f.Add(FPuzzlesExample)
	f.Fuzz(func(t *testing.T, token string) {
		text, err := LZDecode(token, 1<<16)
		if err == nil && len(text) > 3<<17 {
			t.Fatalf("%d bytes of %d", len(text), len(token))
		}
	})
}
