package repl

import (
	"bytes"
	"context"
	"strings"
	"testing"
)

const nineRows = ".....4.3.\n.236..7..\n.87....24\n54.......\n1.8.5.6.7\n.......98\n23....96.\n..4..937.\n.5.3.....\n"

const marks = `
.----------------.-------------------------.----------------.
| 69    16  159  | 125789  12789    4      | 158  3    1569 |
| 49    2   3    | 6       189      158    | 7    58   159  |
| 69    8   7    | 159     139      135    | 15   2    4    |
:----------------+-------------------------+----------------:
| 5     4   26   | 2789    236789   23678  | 2    1    23   |
| 1     9   8    | 24      5        23     | 6    4    7    |
| 367   67  26   | 1247    123467   12367  | 245  9    8    |
:----------------+-------------------------+----------------:
| 2     3   1    | 14578   1478     1578   | 9    6    15   |
| 68    16  4    | 1258    1268     9      | 3    7    125  |
| 6789  5   169  | 3       124678   12678  | 1248 48   12   |
'----------------'-------------------------'----------------'
`

const library = ":0000:x:.....4.3..236..7...87....2454.....+1.1+98.5.6.7.......9823....96...4..937..5.3.....:613::"

// TestPaste pastes boards and commands in one piece.
func TestPaste(t *testing.T) {
	t.Parallel()
	const loaded = "the pasted board: 29 givens, one solution, easy, score 208, needs Naked Single, ER 1.2\n"
	for _, test := range []struct{ name, text, want, fails string }{
		{"nine rows", nineRows, loaded, ""},
		{"a drawing", "+---+---+---+\n|...|..4|.3.|\n|.23|6..|7..|\n|.87|...|.24|\n+---+---+---+\n|54.|...|...|\n|1.8|.5.|6.7|\n|...|...|.98|\n+---+---+---+\n|23.|...|96.|\n|..4|..9|37.|\n|.5.|3..|...|\n+---+---+---+\n", loaded, ""},
		{"pencil marks", marks, "read r4c7 \"2\" as a candidate, not a digit: r4c3 still lists 2\n" +
			"read r5c8 \"4\" as a candidate, not a digit: r5c4 still lists 4\n" +
			"read r7c3 \"1\" as a candidate, not a digit: r7c4 still lists 1\n" +
			"the pasted board: 31 givens, 1 candidate removed, one solution, easy, score 200, needs Naked Single, ER 1.2\n", ""},
		{"a library line", library + "\n", "the pasted board: 29 givens, 2 digits placed, 1 candidate removed, one solution, easy, score 200, needs Naked Single, ER 1.2\n", ""},
		{"commands", "# two commands\namount\n\nexample easy\n", "23 of 81 cells are solved, 23 of them given\neasy: 38 givens, one solution, easy, score 172, needs Naked Single, ER 1.2\n", ""},
		{"commands, one wrong", "amount\nbord\namount\namount\n",
			"23 of 81 cells are solved, 23 of them given\n2 pasted lines were not carried out\n", `there is no command "bord"`},
		{"cells", "r1c3=6\nr2c2=8\n", " 24 PREMISE   r1c3 = 6    believed, not proved\n 25 PREMISE   r2c2 = 8    believed, not proved\n", ""},
		{"eight rows", strings.TrimSuffix(nineRows, ".5.3.....\n"), "", "8 rows, expected 9"},
		{"nothing", "\n\n", "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			s := newSession(&out)
			err := s.paste(context.Background(), test.text)
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
	t.Parallel()
	for _, test := range []struct{ name, text, want string }{
		{"nine rows", nineRows, "load .....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."},
		{"a library line", library + "\n\n", "load " + library},
		{"pencil marks", marks, "load :0000:x:.....4.3..236..7...87....2454.....1.198.5.6.7.......9823....96...4..937..5.3.....:613::"},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out bytes.Buffer
			s := newSession(&out)
			if err := s.paste(context.Background(), test.text); err != nil {
				t.Fatal(err)
			}
			got := s.History.Lines()
			if len(got) != 1 || got[0] != test.want {
				t.Fatalf("got %q, want %q", got, test.want)
			}
			pasted := *s.Solver.Board()
			if err := s.Do(context.Background(), got[0]).Err; err != nil || *s.Solver.Board() != pasted {
				t.Errorf("loaded it is another: %v", err)
			}
		})
	}
}
