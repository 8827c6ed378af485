package format

import (
	"fmt"
	"strings"
	"testing"
)

// TestQuoted reads the forms of the sample where all lines have something in front of them, or around them, as mails, lists,
// comments and listings have.
func TestQuoted(t *testing.T) {
	eachLine := func(change func(i int, line string) string) func(string) string {
		return func(text string) string {
			lines := strings.Split(strings.TrimRight(text, "\n"), "\n")
			for i := range lines {
				lines[i] = change(i, lines[i])
			}
			return strings.Join(lines, "\n") + "\n"
		}
	}
	before := func(mark string) func(string) string {
		return eachLine(func(_ int, line string) string { return strings.TrimRight(mark+line, " ") })
	}
	for name, quote := range map[string]func(string) string{
		">":       before("> "),
		"> tight": before(">"),
		"> >":     before("> > "),
		"*":       before(" * "),
		"-":       before("- "),
		"#":       before("# "),
		"# tight": before("#"),
		";":       before("; "),
		"//":      before("// "),
		"%":       before("% "),
		"|":       before("| "),
		":":       before(":   "),
		"`":       eachLine(func(_ int, line string) string { return "`" + line + "`" }),
		"**":      eachLine(func(_ int, line string) string { return "**" + line + "**" }),
		"fence":   func(text string) string { return "```\n" + text + "\n```\n" },
		"named":   func(text string) string { return "A puzzle:\n```sudoku\n" + text + "\n```\n" },
		"tildes":  func(text string) string { return "~~~ text\n" + text + "\n~~~\n" },
		"> fence": func(text string) string { return before("> ")("```\n" + text + "\n```\n") },
		"numbers": eachLine(func(i int, line string) string { return fmt.Sprint(i+1, " ", line) }),
		"1.":      eachLine(func(i int, line string) string { return fmt.Sprint(i+1, ". ", line) }),
		"1)":      eachLine(func(i int, line string) string { return fmt.Sprint(i+1, ") ", line) }),
		"1:":      eachLine(func(i int, line string) string { return fmt.Sprintf("%02d: %s", i+1, line) }),
		"listing": eachLine(func(i int, line string) string { return fmt.Sprintf("%6d\t%s", i+1, line) }),
		"R1":      eachLine(func(i int, line string) string { return fmt.Sprintf("R%d %s", i+1, line) }),
		"row 1:":  eachLine(func(i int, line string) string { return fmt.Sprintf("Row %d: %s", i+1, line) }),
	} {
		t.Run(name, func(t *testing.T) {
			for form, text := range forms(t) {
				if name == "numbers" && strings.Count(text, "\n") < 3 {
					continue // the number alone may be a cell
				}
				t.Run(form, func(t *testing.T) {
					p, err := Parse(quote(text))
					if err != nil || p.Givens.String() != sample || p.Placed.Len() > 0 {
						t.Errorf("got %v, %v\nfrom\n%s", p.Givens, err, quote(text))
					}
				})
			}
		})
	}
}

// TestNotQuoted reads drawings that look as if something stood in front of them, and is theirs.
func TestNotQuoted(t *testing.T) {
	for name, text := range map[string]string{
		"a column of stars":    "* * * . . 4 . 3 .\n* 2 3 6 . . 7 . .\n* 8 7 . . . . 2 4\n5 4 . . . . . . .\n1 . 8 . 5 . 6 . 7\n* . . . . . . 9 8\n2 3 . . . . 9 6 .\n* . 4 . . 9 3 7 .\n* 5 . 3 . . . . .\n",
		"rows of single cells": strings.Join(strings.Split(strings.ReplaceAll(written(t, "rows"), "\n", "\n"), ""), " "),
		"a comment above":      "# " + solution + "\n" + sample + "\n",
	} {
		t.Run(name, func(t *testing.T) {
			p, err := Parse(text)
			if err != nil || p.Givens.String() != sample {
				t.Errorf("got %v, %v\nfrom\n%s", p.Givens, err, text)
			}
		})
	}
	text := strings.Join(strings.Split("1"+sample, ""), " ")
	if p, err := Parse(text); err == nil {
		t.Errorf("82 cells are read as %v", p.Givens)
	}
}

// TestSpelled reads the sample in the characters that people and programs use for cells and frames.
func TestSpelled(t *testing.T) {
	for _, test := range []struct{ name, form, old, new string }{
		{"middle dots", "line", ".", "·"}, {"bullets", "rows", ".", "•"}, {"dot operators", "grid", ".", "⋅"},
		{"Japanese dots", "line", ".", "・"}, {"circles", "rows, boxes", ".", "◦"}, {"squares", "rows", ".", "⬜\ufe0f"},
		{"en dashes", "rows", ".", "–"}, {"minus signs", "line", ".", "−"},
		{"a frame of en dashes", "grid", "-", "–"}, {"a frame of em dashes", "clipboard", "-", "—"},
		{"heavy lines", "unicode", "─", "━"}, {"dashed lines", "unicode", "─", "┄"}, {"blocks", "unicode", "─", "▀"},
		{"lower blocks", "grid", "-", "▄"}, {"bars", "unicode", "─", "▬"}, {"crosses", "unicode", "─", "┼"}, {"blocks at the sides", "unicode", "│", "█"},
		{"full-width bars", "grid", "|", "｜"}, {"tildes", "grid", "-", "~"},
	} {
		t.Run(test.name, func(t *testing.T) { checkSample(t, strings.ReplaceAll(forms(t)[test.form], test.old, test.new)) })
	}
	wide := strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' || r == '.' {
			return r + 0xfee0
		}
		return r
	}, forms(t)["rows"])
	checkSample(t, wide)
	keycaps := forms(t)["rows"]
	for d := range "0123456789" {
		keycaps = strings.ReplaceAll(keycaps, fmt.Sprint(d), fmt.Sprint(d, "\ufe0f\u20e3"))
	}
	checkSample(t, keycaps)
	checkSample(t, strings.ReplaceAll(strings.ReplaceAll(keycaps, ".", "⬜"), "\n", "\n"))
}

// TestSpelledPlaces has errors behind characters that were replaced, and names those that are none.
func TestSpelledPlaces(t *testing.T) {
	text := strings.ReplaceAll(sample, ".", "·")
	for _, test := range []struct{ text, want string }{
		{text[:len(text)-4] + "③·", `1:80: "③" (U+2462) is not an ASCII digit`},
		{text + "5\n", `1:82: 82 cells, expected 81 (extra "5")`},
		{strings.Replace(strings.ReplaceAll(sample, ".", "☂"), "☂", "☃", 9), `"☃" (U+2603) is not a cell`},
	} {
		if _, err := Parse(test.text); !strings.Contains(message(err), test.want) {
			t.Errorf("got %v, want %s", err, test.want)
		}
	}
	r := NewReader(strings.NewReader(text+"\n"+text+"\n"+sample+"\n"+sample+"\n"), "")
	for range 4 {
		if p, err := r.Next(); err != nil || p.Givens.String() != sample {
			t.Errorf("got %v, %v", p.Givens, err)
		}
	}
	if want := int64(2*len(text) + 2*81 + 4); r.Offset() != want {
		t.Errorf("the offset is %d, want %d", r.Offset(), want)
	}
}
