package format

import (
	"errors"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"deduku/board/puzzle"
	"deduku/internal/cputime"
)

// TestDamaged reads damaged samples of all forms, 600 of them, or 20,000 with DEDUKU_FULL=1, always the same ones. Nothing panics, and
// nothing takes the processor long: no reader goes through the same lines again and again.
func TestDamaged(t *testing.T) {
	var samples []string
	for i := range formats {
		samples = append(samples, formats[i].Example)
	}
	for _, text := range forms(t) {
		samples = append(samples, text)
	}
	for _, text := range positions(t) {
		samples = append(samples, text)
	}
	slices.Sort(samples)
	random := rand.New(rand.NewPCG(11, 12))
	n := 600
	if os.Getenv("DEDUKU_FULL") != "" {
		n = 20000
	}
	slowest := time.Duration(0)
	for range n {
		text := damaged(random, samples)
		start, _ := cputime.Spent()
		checkDamaged(t, text)
		end, _ := cputime.Spent()
		d := end - start
		if slowest = max(slowest, d); d > 2*time.Second {
			t.Errorf("%v for %d bytes: %.2000q", d, len(text), text)
		}
	}
	t.Logf("%d texts, the slowest took %v", n, slowest)
}

// checkDamaged reads all of a text, which may be anything.
func checkDamaged(t *testing.T, text string) {
	t.Helper()
	defer func() {
		if x := recover(); x != nil {
			t.Fatalf("%v in %q", x, text)
		}
	}()
	r := NewReader(strings.NewReader(text), "f")
	for range len(text) + 2 {
		p, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil && !errors.As(err, new(*puzzle.SyntaxError)) {
			return // what was packed is damaged
		}
		checkResult(t, text, p, err)
	}
	Parse(text)
	Prefix(text)
}

// damaged is a sample, or several, that somebody has damaged.
func damaged(random *rand.Rand, samples []string) string {
	text := samples[random.IntN(len(samples))]
	for range 1 + random.IntN(4) {
		text = damage(random, text, samples[random.IntN(len(samples))])
		if len(text) > 64<<10 {
			return text[:64<<10]
		}
	}
	return text
}

// damage does to a text one of the things that happen to texts.
func damage(random *rand.Rand, text, other string) string {
	at := func(s string) int { return random.IntN(len(s) + 1) }
	lines := strings.SplitAfter(text, "\n")
	line := random.IntN(len(lines))
	a, b := at(text), at(text)
	a, b = min(a, b), max(a, b)
	switch random.IntN(9) {
	case 0: // a part is lost
		return text[:a] + text[b:]
	case 1: // a character is lost
		return text[:a] + text[min(a+1, len(text)):]
	case 2: // another one stands there
		return text[:a] + string(noise[random.IntN(len(noise))]) + text[min(a+1, len(text)):]
	case 3: // one more
		return text[:a] + string(noise[random.IntN(len(noise))]) + text[a:]
	case 4: // a line many times
		return strings.Join(lines[:line], "") + strings.Repeat(lines[line], 1+random.IntN(200)) + strings.Join(lines[line:], "")
	case 5: // lines in another order
		random.Shuffle(len(lines), func(i, j int) { lines[i], lines[j] = lines[j], lines[i] })
		return strings.Join(lines, "")
	case 6: // another text in the middle
		return text[:a] + other + text[a:]
	case 7: // many times the same character
		return text[:a] + strings.Repeat(string(noise[random.IntN(len(noise))]), 1+random.IntN(3000)) + text[a:]
	}
	return strings.Repeat(text[a:b], 1+random.IntN(20)) + text
}

var noise = []rune("0123456789....   \n\n\n\r\t|||+-=*:,;!'\"`#/[]{}()<>&_xXoOABCru\\~^%@\x00\u00a0│─┼·•５\ufe0f\u20e3–é\ufffd")
