package format_test

import (
	"strings"
	"testing"

	"deduku/board/format"
)

// framed is the drawing of a board, with what stands before each line of it, and a head.
func framed(head, before, names string) string {
	const rows = "9 4 . | . . . | . . .\n. . . | 4 3 7 | . . .\n. . . | . . . | 2 . .\n. . . | 5 . 6 | . 7 .\n3 . 8 | . . . | . 5 .\n" +
		". 6 . | . . 4 | . 2 .\n1 . 5 | . 7 . | . . .\n. . . | 8 . . | . . 9\n. . 4 | . 9 . | . . 1\n"
	rule := before + "+-------+-------+-------+\n"
	out, i := head, 0
	for row := range strings.Lines(rows) {
		if i%3 == 0 {
			out += rule
		}
		name := ""
		if names != "" {
			name = names[i:i+1] + " "
		}
		out += name + "| " + strings.TrimSuffix(row, "\n") + " |\n"
		i++
	}
	return out + rule
}

// TestLabels reads drawings with names of rows and columns around them as those without.
func TestLabels(t *testing.T) {
	want, err := format.Parse(framed("", "", ""))
	if err != nil {
		t.Fatal(err)
	}
	const head = "    1 2 3   4 5 6   7 8 9\n"
	for name, text := range map[string]string{
		"digits": framed(head, "  ", "123456789"), "letters": framed(head, "  ", "ABCDEFGHI"), "no head": framed("", "  ", "123456789"),
		"box characters": strings.NewReplacer("|", "│", "-", "─", "+", "┼").Replace(framed(head, "  ", "123456789")),
	} {
		got, err := format.Parse(text)
		if err != nil || got.Givens != want.Givens {
			t.Errorf("%s: %v, %v; want %v\n%s", name, got.Givens, err, want.Givens, text)
		}
	}
	if _, err := format.Parse(framed(head, "  ", "123456798")); err == nil {
		t.Error("names in the wrong order are taken for names")
	}
}
