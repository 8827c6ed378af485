package theme_test

import (
	"slices"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/paint"
	"deduku/deduce/render/picture"
	"deduku/deduce/render/theme"
)

// TestMarksDiffer holds every theme to a look of its own for each mark that a legend explains.
func TestMarksDiffer(t *testing.T) {
	for i := range theme.All {
		painter := paint.NewPainter(&theme.All[i], &paint.ASCII)
		var looks []string
		for m := picture.Plain; m < picture.Marks; m++ {
			if m.Word() == "" {
				continue
			}
			pic := picture.Picture{}
			pic.Digits[0], pic.Marks[0][1] = 1, m
			look := strings.Split(painter.Board(&pic), "\n")[1]
			if slices.Contains(looks, look) || !strings.Contains(look, "\x1b") {
				t.Errorf("%s: the mark %q looks like another, or like none", theme.All[i].Name, m.Word())
			}
			looks = append(looks, look)
		}
	}
}

// TestSignsInEveryTheme draws each mark on a candidate: the sign beside the colour is that of a drawing without colours, in every
// theme, and no two marks have the same one.
func TestSignsInEveryTheme(t *testing.T) {
	seen := map[string]picture.Mark{}
	for m := picture.Plain + 1; m < picture.Marks; m++ {
		if m.Word() == "" || m == picture.Region || picture.LetterA <= m && m <= picture.LetterG {
			continue // no marks of candidates, and those that are their own signs
		}
		pic := picture.Picture{}
		pic.Candidates[0] = board.Digits(1, 2)
		pic.Marks[0][1] = m
		bare := strings.Split(paint.NewPainter(nil, &paint.ASCII).Candidates(&pic, 100), "\n")[2]
		if other, again := seen[bare]; again {
			t.Errorf("%q has the sign of %q: %s", m.Word(), other.Word(), bare)
		}
		seen[bare] = m
		for i := range theme.All {
			look := strings.Split(paint.NewPainter(&theme.All[i], &paint.ASCII).Candidates(&pic, 100), "\n")[2]
			if theme.Plain(look) != bare || look == bare {
				t.Errorf("%s: %q is drawn %q, without colours %q", theme.All[i].Name, m.Word(), look, bare)
			}
		}
	}
}

// TestKindsColoured holds every theme to a look for the label of each kind of step, whatever the environment says of
// colour.
func TestKindsColoured(t *testing.T) {
	t.Setenv("NO_COLOR", "1")
	for i := range theme.All {
		for k := deduce.Init; k <= deduce.Stuck; k++ {
			if look := theme.All[i].Kind(k, k.String()); !strings.HasPrefix(look, "\x1b[") || !strings.Contains(look, k.String()) {
				t.Errorf("%s: %v looks like %q", theme.All[i].Name, k, look)
			}
		}
	}
}

// TestNamed finds each theme by its name, and the usual one by any other.
func TestNamed(t *testing.T) {
	for i, name := range theme.Names() {
		if theme.Named(name) != &theme.All[i] {
			t.Errorf("%s is the theme %s", name, theme.Named(name).Name)
		}
	}
	if got := theme.Named("no such theme"); got != &theme.All[0] {
		t.Errorf("the usual theme is %s, not %s", theme.All[0].Name, got.Name)
	}
}

// TestPlain takes sequences away and nothing else.
func TestPlain(t *testing.T) {
	for text, want := range map[string]string{
		"":                             "",
		"plain [0m":                    "plain [0m",
		"\x1b[1;38;5;9mred\x1b[0m end": "red end",
		"\x1b[?25l\x1b[2K\x1b[Hgone":   "gone",
		"cut off \x1b[12":              "cut off \x1b[12",
		"\x1b[!x\x1b[mno letter":       "\x1b[!xno letter",
	} {
		if got := theme.Plain(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
