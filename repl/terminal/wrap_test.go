//go:build linux || darwin

package terminal

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"deduku/internal/testutil/termtest"
)

const oneLine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// exactly waits until the screen shows these rows, then the prompt and a line, and nothing more but the row
// that may follow the line after a "\n". A | in the line is where the cursor is.
func exactly(c *termtest.Console, above []string, line string) {
	c.T.Helper()
	line, below, _ := strings.Cut("> "+line, "\n")
	at := strings.Index(line, "|")
	c.Until(fmt.Sprintf("%q above %q", line, below), func(s *termtest.Screen) bool {
		want := slices.Clone(above)
		for row := range slices.Chunk([]rune(strings.Replace(line, "|", "", 1)), s.Width) {
			want = append(want, strings.TrimRight(string(row), " "))
		}
		if below != "" {
			want = append(want, below)
		}
		return slices.Equal(s.Lines(), want) && s.Row == len(above)+at/s.Width && s.Col == at%s.Width
	})
}

// TestReaderWrap edits lines that are longer than the terminal is wide. What is above them must stay.
func TestReaderWrap(t *testing.T) {
	above := []string{"> above", `got "above"`}
	const (
		home, end    = "\x1b[H", "\x05"
		ctrlA, ctrlU = "\x01", "\x15"
		ctrlW        = "\x17"
	)
	type step struct{ press, shows string }
	for _, test := range []struct {
		name  string
		steps func(width int) []step
	}{
		{"a board in one line", func(int) []step {
			return []step{
				{oneLine, oneLine + "|"},
				{home, "|" + oneLine},
				{del, "|" + oneLine[1:]},
				{del + del, "|" + oneLine[3:]},
				{"1", "1|" + oneLine[3:]},
				{"23", "123|" + oneLine[3:]},
				{end, "123" + oneLine[3:] + "|"},
				{ctrlA, "|123" + oneLine[3:]},
				{"x" + backspace, "|123" + oneLine[3:]},
				{strings.Repeat(right, 3) + backspace, "12|" + oneLine[3:]},
				{end + left + left, "12" + oneLine[3:79] + "|79"},
				{backspace + backspace, "12" + oneLine[3:77] + "|79"},
				{strings.Repeat(left, 50), "12" + oneLine[3:27] + "|" + oneLine[27:77] + "79"},
				{"x", "12" + oneLine[3:27] + "x|" + oneLine[27:77] + "79"},
				{ctrlU, "|" + oneLine[27:77] + "79"},
				{end + ctrlU, "|"},
			}
		}},
		{"words", func(int) []step {
			const words = "load 5 3 7 6 1 9 5 9 8 6 8 6 3 4 8 3 1 7 2 6 6 2 8 4 1 9 5 8 7 9 load 5 3 7 6 1 9 5 9 8 6 8 again"
			return []step{
				{words, words + "|"},
				{ctrlW, strings.TrimSuffix(words, "again") + "|"},
				{ctrlA, "|" + strings.TrimSuffix(words, "again")},
				{"\x1bd", "|" + strings.TrimSuffix(words[4:], "again")},
				{"\x0b", "|"},
			}
		}},
		{"long and short lines of the history", func(int) []step {
			return []step{
				{up, "above|"},
				{up, oneLine + "|"},
				{home, "|" + oneLine},
				{up, "short|"},
				{down, oneLine + "|"},
				{home + down, "above|"},
				{up + home + up + up, "load" + oneLine + oneLine + "|"},
				{down + down + down + down, "|"},
			}
		}},
		{"lines that fill their rows", func(width int) []step {
			row := strings.Repeat("123456789-", 8)[:width]
			one, two := row[2:], row[2:]+row
			return []step{
				{one, one + "|"},
				{left, one[:len(one)-1] + "|" + one[len(one)-1:]},
				{end + home, "|" + one},
				{del, "|" + one[1:]},
				{"x", "x|" + one[1:]},
				{"y", "xy|" + one[1:]},
				{backspace + backspace + "3", "3|" + one[1:]},
				{end + row, two + "|"},
				{left, two[:len(two)-1] + "|-"},
				{strings.Repeat(left, width-1), one + "|" + row},
				{left, one[:len(one)-1] + "|-" + row},
				{ctrlA + del, "|" + two[1:]},
				{"3", "3|" + two[1:]},
				{"x", "3x|" + two[1:]},
				{end + backspace + left + left, "3x" + two[1:len(two)-3] + "|" + two[len(two)-3:len(two)-1]},
				{ctrlU + end, two[len(two)-3:len(two)-1] + "|"},
				{ctrlU + one, one + "|"},
			}
		}},
		{"the search of Ctrl-R", func(width int) []step {
			full := strings.Repeat("123456789-", 8)[2:width]
			search := func(text string) string { return "\n" + text[:min(len(text), width-1)] }
			across := oneLine[30:79]
			return []step{
				{full + ctrlR, full + "|" + search("bck-i-search:")},
				{ctrlC, full + "|"},
				{left + ctrlR, full[:len(full)-1] + "|" + full[len(full)-1:] + search("bck-i-search:")},
				{across, oneLine[:30] + "|" + oneLine[30:] + search("bck-i-search: "+across)},
				{"z", oneLine[:30] + "|" + oneLine[30:] + search("failing bck-i-search: "+across+"z")},
				{end, oneLine + "|"},
				{home, "|" + oneLine},
				{del, "|" + oneLine[1:]},
			}
		}},
	} {
		for _, width := range []int{80, 40} {
			for _, climbs := range []bool{false, true} {
				t.Run(fmt.Sprintf("%s/%d columns, climbs %v", test.name, width, climbs), func(t *testing.T) {
					t.Parallel()
					c := openWrap(t, width, climbs)
					for _, s := range test.steps(width) {
						c.Press(s.press)
						exactly(c, above, s.shows)
					}
					c.Press("\r")
					c.Until("the next prompt and no empty row", func(s *termtest.Screen) bool {
						return s.Row == len(s.Lines())-1 && s.Col == 2 && s.Lines()[s.Row] == ">" && s.Row > len(above)
					})
				})
			}
		}
	}
}

// openWrap starts the reading program with long and short lines in its history, and has a line read. In a
// terminal that climbs, a backspace in the first column goes to the row above.
func openWrap(t *testing.T, width int, climbs bool) *termtest.Console {
	t.Helper()
	c := openReaderSized(t, width, 24, "LINES_BEFORE=load"+oneLine+oneLine+" short "+oneLine)
	c.See(func(s *termtest.Screen) { s.Climbs = climbs })
	c.Press("above\r")
	c.Ends("> above", `got "above"`, "> |")
	return c
}
