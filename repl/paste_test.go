package repl

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

const nineRows = ".....4.3.\n.236..7..\n.87....24\n54.......\n1.8.5.6.7\n.......98\n23....96.\n..4..937.\n.5.3.....\n"

// TestPaste pastes boards and commands in one piece.
func TestPaste(t *testing.T) {
	const loaded = "the pasted board: 29 givens, one solution\n"
	for _, test := range []struct{ name, text, want, fails string }{
		{"nine rows", nineRows, loaded, ""},
		{"a drawing", "+---+---+---+\n|...|..4|.3.|\n|.23|6..|7..|\n|.87|...|.24|\n+---+---+---+\n|54.|...|...|\n|1.8|.5.|6.7|\n|...|...|.98|\n+---+---+---+\n|23.|...|96.|\n|..4|..9|37.|\n|.5.|3..|...|\n+---+---+---+\n", loaded, ""},
		{"commands", "# two commands\namount\n\nexample easy\n", "23 of 81 cells are solved, 23 of them given\neasy: 38 givens, one solution\n", ""},
		{"commands, one wrong", "amount\nbord\namount\namount\n",
			"23 of 81 cells are solved, 23 of them given\n2 pasted lines were not carried out\n", `there is no command "bord"`},
		{"cells", "r1c3=6\nr2c2=8\n", "PREMISE   r1c3 = 6    believed, not proved\nPREMISE   r2c2 = 8    believed, not proved\n", ""},
		{"eight rows", strings.TrimSuffix(nineRows, ".5.3.....\n"), "", "8 rows, expected 9"},
		{"nothing", "\n\n", "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			s := newSession(&out)
			err := s.Paste(context.Background(), test.text)
			if got := out.String(); got != test.want {
				t.Errorf("\n got %q\nwant %q", got, test.want)
			}
			if (err == nil) != (test.fails == "") || err != nil && !strings.Contains(err.Error(), test.fails) {
				t.Errorf("error %v, want %q", err, test.fails)
			}
		})
	}
}

// TestPasteIsRemembered keeps a pasted board in the history as a line that loads it again.
func TestPasteIsRemembered(t *testing.T) {
	var out bytes.Buffer
	s := newSession(&out)
	if err := s.Paste(context.Background(), nineRows); err != nil {
		t.Fatal(err)
	}
	want := "load .....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."
	if got := s.History.Lines(); len(got) != 1 || got[0] != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
