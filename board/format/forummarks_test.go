//go:build !lean

package format

import (
	"strings"
	"testing"
)

// forumGrid is a grid of candidates with a given text for r3c1.
func forumGrid(r3c1 string) string {
	return strings.Replace(`+----------------+----------------+----------------+
| 1  789 579     | 5689 458 2     | 3 67 49        |
| 23 4   279     | 69   1   36    | 68 5 78        |
| @  39  6       | 7    34  58    | 1 49 2         |
+----------------+----------------+----------------+
| 3567 13679 8   | 15   2   4     | 56 3679 13579  |
| 24567 1267 457 | 3    58  9     | 2568 267 1578  |
| 235 1239 59    | 158  6   7     | 4 23 13589     |
+----------------+----------------+----------------+
| 9   268 24     | 2568 358 1     | 7 234 35       |
| 246 5   1      | 26   7   36    | 9 8 34         |
| 278 27  3      | 4    9   58    | 25 1 6         |
+----------------+----------------+----------------+
`, "@", r3c1, 1)
}

// TestForumMarks reads candidates with all kinds of signs next to them, counts the signs, and points at a cell that it can't read.
func TestForumMarks(t *testing.T) {
	plain, err := Parse(forumGrid("58"))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ cell, note string }{
		{"<58>", "left out 2 signs next to candidates, which point at a step: < >"},
		{"58~", "left out a sign next to a candidate, which points at a step: ~"},
		{"$58", ": $"}, {"58%", ": %"}, {"&58", ": &"}, {"58=", ": ="}, {"5_8", ": _"}, {"_58_", "2 signs"}, {"/58", ": /"},
		{"[i]58[/i]", "2 signs next to candidates, which point at a step: tags"}, {"[b]5[/b]8", ": tags"},
		{"[color=#f12]5[/color]8", ": tags"}, {`<font color="red">5</font>8`, ": tags"}, {"5<sup>2</sup>8", ": tags"},
		{"58²", ": ²"}, {"α58", ": α"}, {"58†", ": †"}, {"→58", ": →"}, {"«58»", ": « »"}, {"5>8", ": >"}, {`\58`, `: \`},
		{"58•", ": •"}, {"`58`", ": `"}, {"a(5)8^", ": ( ) ^ a"}, {"58?", ": ?"},
	} {
		p, err := Parse(forumGrid(test.cell))
		if err != nil || p.Board() != plain.Board() || len(p.Notes) != 1 || !strings.HasSuffix(p.Notes[0], test.note) && !strings.Contains(p.Notes[0], test.note) {
			t.Errorf("%s: notes %q, %v", test.cell, p.Notes, err)
		}
	}
	for _, test := range []struct{ cell, fault string }{
		{"5.8", `4:3: pencil marks: row 3: "." in 5.8`},
		{"~508", `4:3: pencil marks: row 3: "0" in ~508`},
		{"~585", "4:3: pencil marks: row 3: 5 appears twice in ~585"},
		{"~", "4:3: pencil marks: row 3: ~ has no digit"},
		{"[b]①[/b]8", `4:3: pencil marks: row 3: "①" in ①8`},
	} {
		marked := strings.Replace(forumGrid(test.cell), "789 ", "789~ ", 1)
		if _, err := Parse(marked); err == nil || !strings.Contains(err.Error(), test.fault) {
			t.Errorf("%s: %v", test.cell, err)
		}
	}
}
