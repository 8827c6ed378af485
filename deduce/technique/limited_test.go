package technique_test

import (
	"context"
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render"
)

// limited is an empty board with some limits, one a line: "4r3: r3c4 r3c7" for the places of a digit in a unit,
// "r3c4: 47" for the candidates of a cell.
func limited(t testing.TB, text string) (p position) {
	t.Helper()
	for line := range strings.Lines(text) {
		what, limit, _ := strings.Cut(strings.TrimSpace(line), ": ")
		switch len(what) {
		case 0:
		case 4:
			for d := board.Digit(1); d <= 9; d++ {
				if !strings.Contains(limit, d.String()) {
					p.struck = append(p.struck, board.Candidate{Cell: cellNamed(what), Digit: d})
				}
			}
		default:
			u := board.Unit(9*strings.IndexByte("rcb", what[1])) + board.Unit(what[2]-'1')
			for c := range u.Cells().All() {
				if !strings.Contains(limit, c.String()) {
					p.struck = append(p.struck, board.Candidate{Cell: c, Digit: board.Digit(what[0] - '0')})
				}
			}
		}
	}
	return p
}

// A findTest is what a technique must find on an empty board with limits: its steps in compact notation, one a line.
type findTest struct {
	name string
	tech *deduce.Technique
	at   string
	want string
}

func testFinds(t *testing.T, tests []findTest) {
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := limited(t, test.at).solver(t)
			var got []string
			s.Find(context.Background(), test.tech, func(step deduce.Step) bool {
				got = append(got, render.Text{Compact: true}.Line(&step))
				if err := check(s, step); err != nil {
					t.Error(err)
				}
				return true
			})
			if strings.Join(got, "\n") != test.want {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), test.want)
			}
		})
	}
}
