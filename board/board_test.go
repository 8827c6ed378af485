package board_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"deduku/board"
)

// play makes one move on b, chosen by three numbers.
func play(b *board.Board, what, cell, digit byte) {
	c, d := board.Cell(cell%board.Cells), board.Digit(1+digit%9)
	switch what % 3 {
	case 0:
		b.Place(c, d)
	case 1:
		b.Give(c, d)
	default:
		b.Eliminate(c, d)
	}
}

// TestViewsAgree plays random moves, rules or no rules: the four views always agree.
func TestViewsAgree(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := board.New()
		for _, move := range rapid.SliceOf(rapid.SliceOfN(rapid.Byte(), 3, 3)).Draw(t, "moves") {
			before := b
			play(&b, move[0], move[1], move[2])
			if err := b.Check(); err != nil {
				t.Fatalf("after %v: %v", move, err)
			}
			for c := range board.Cell(board.Cells) {
				if b.Candidates(c)&^before.Candidates(c) != 0 {
					t.Fatalf("after %v: %v got a candidate back", move, c)
				}
			}
		}
	})
}

// TestViewsAgreeOnDeadBoards goes on with random moves until the board is dead and beyond: the views agree all the way,
// a dead board stays dead, and an elimination that finds nothing to eliminate changes nothing.
func TestViewsAgreeOnDeadBoards(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	dead := 0
	for range 40 {
		b, beyond := board.New(), 0
		for move := 0; beyond < 60 && move < 2000; move++ {
			before, c, d := b, board.Cell(random.IntN(board.Cells)), board.Digit(1+random.IntN(9))
			if random.IntN(4) == 0 {
				b.Place(c, d)
			} else if found := b.Eliminate(c, d); found != before.Has(board.Candidate{Cell: c, Digit: d}) || !found && b != before {
				t.Fatalf("move %d: eliminating %v from %v: %v", move, d, c, found)
			}
			if err := b.Check(); err != nil {
				t.Fatalf("move %d at %v: %v", move, c, err)
			}
			switch {
			case b.Status() == board.Dead:
				beyond++
			case before.Status() == board.Dead:
				t.Fatalf("move %d at %v: the board came back to life", move, c)
			}
		}
		dead += beyond
	}
	if dead < 40*60 {
		t.Errorf("%d moves on dead boards, want 60 on each of 40", dead)
	}
}

func FuzzBoard(f *testing.F) {
	f.Add([]byte{0, 0, 0, 1, 40, 3, 2, 80, 8})
	f.Fuzz(func(t *testing.T, moves []byte) {
		b := board.New()
		for ; len(moves) >= 3; moves = moves[3:] {
			play(&b, moves[0], moves[1], moves[2])
		}
		if err := b.Check(); err != nil {
			t.Fatal(err)
		}
	})
}

// TestEffects compares the answer of Place with the candidates before and after.
func TestEffects(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := board.New()
		for _, move := range rapid.SliceOf(rapid.SliceOfN(rapid.Byte(), 3, 3)).Draw(t, "moves") {
			play(&b, move[0], move[1], move[2])
		}
		c := board.Cell(rapid.IntRange(0, 80).Draw(t, "cell"))
		d := board.Digit(rapid.IntRange(1, 9).Draw(t, "digit"))
		before := b
		if before.Digit(c) != 0 {
			return
		}
		var effects board.Effects
		b.Fill(c, d, false, &effects)
		if want := before.Candidates(c).Without(d); effects.Others != want {
			t.Errorf("%v lost %b, want %b", c, effects.Others, want)
		}
		for p := range board.Cell(board.Cells) {
			lost := p != c && before.Candidates(p) != b.Candidates(p)
			if lost != effects.Peers.Has(p) {
				t.Errorf("placing %v in %v: %v lost it: %v, the answer says %v", d, c, p, lost, effects.Peers.Has(p))
			}
			if single := lost && b.Candidates(p).Len() <= 1; single != effects.SingleCells.Has(p) {
				t.Errorf("placing %v in %v: %v is left with at most one: %v, the answer says %v", d, c, p, single, !single)
			}
		}
		for u := range board.Unit(board.Units) {
			for x := board.Digit(1); x <= 9; x++ {
				single := before.Spots(u, x) != b.Spots(u, x) && b.Spots(u, x).Len() <= 1
				said := x == d && effects.SingleUnits.Has(u)
				if c.UnitSet().Has(u) {
					single = single && x != d
					said = effects.SingleDigits[u/9].Has(x)
				}
				if single != said {
					t.Errorf("placing %v in %v: %v is left with at most one place for %v: %v, the answer says %v", d, c, u, x, single, said)
				}
			}
		}
	})
}

func TestStatus(t *testing.T) {
	for _, test := range []struct {
		name  string
		moves func(b *board.Board)
		want  board.Status
	}{
		{"empty", func(*board.Board) {}, board.Open},
		{"equal digits that see each other", func(b *board.Board) { b.Place(0, 5); b.Place(8, 5) }, board.Dead},
		{"a cell without candidates", func(b *board.Board) {
			for d := board.Digit(1); d <= 9; d++ {
				b.Eliminate(40, d)
			}
		}, board.Dead},
		{"a digit without a place in row 1", func(b *board.Board) {
			for c := range board.Cell(9) {
				b.Eliminate(c, 7)
			}
		}, board.Dead},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := board.New()
			test.moves(&b)
			if got := b.Status(); got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestGivensStandApart(t *testing.T) {
	b := board.New()
	b.Give(3, 9)
	b.Place(40, 2)
	if got := b.Givens(); got != board.CellsOf(3) {
		t.Errorf("givens are %d cells, want r1c4 alone", got.Len())
	}
	if b.Filled() != 2 {
		t.Errorf("%d cells are filled, want 2", b.Filled())
	}
}

// TestGeometry checks the tables against the definition of peers.
func TestGeometry(t *testing.T) {
	for a := range board.Cell(board.Cells) {
		if n := a.Peers().Len(); n != 20 {
			t.Errorf("%v has %d peers, want 20", a, n)
		}
		for b := range board.Cell(board.Cells) {
			want := a != b && (a.Row() == b.Row() || a.Col() == b.Col() || a.Box() == b.Box())
			if a.Sees(b) != want {
				t.Errorf("%v sees %v: %v, want %v", a, b, a.Sees(b), want)
			}
		}
		for _, u := range a.Units() {
			if u.Cell(u.Spot(a)) != a {
				t.Errorf("%v is not at its own spot of %v", a, u)
			}
		}
	}
}

// TestExcludes holds what two candidates say of each other to what filling a board with the one leaves of the other.
func TestExcludes(t *testing.T) {
	for _, x := range []board.Candidate{{Cell: 0, Digit: 1}, {Cell: 40, Digit: 5}, {Cell: 80, Digit: 9}} {
		b := board.New()
		b.Fill(x.Cell, x.Digit, false, new(board.Effects))
		for c := range board.Cell(board.Cells) {
			for d := range board.AllDigits.All() {
				y := board.Candidate{Cell: c, Digit: d}
				if want := !b.Has(y); x.Excludes(y) != want || y.Excludes(x) != want {
					t.Errorf("%v excludes %v: %v, and that it: %v, want %v", x, y, x.Excludes(y), y.Excludes(x), want)
				}
			}
		}
	}
}

func TestClashes(t *testing.T) {
	var g board.Grid
	g[0], g[5], g[10] = 4, 4, 4
	got := g.Clashes()
	want := []board.Clash{
		{Unit: board.Row(0), Digit: 4, Cells: board.CellsOf(0, 5)},
		{Unit: board.Box(0), Digit: 4, Cells: board.CellsOf(0, 10)},
	}
	if len(got) != len(want) || got[0] != want[0] || got[1] != want[1] {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestNames(t *testing.T) {
	for _, test := range []struct{ got, want string }{
		{board.CellAt(3, 6).String(), "r4c7"},
		{board.Candidate{Cell: 33, Digit: 5}.String(), "r4c7=5"},
		{board.Row(3).String(), "r4"},
		{board.Column(6).String(), "c7"},
		{board.Box(5).String(), "b6"},
		{board.RC.Cell(33), "r4c7"},
		{board.XY.Cell(33), "(7,4)"},
		{board.A1.Cell(33), "D7"},
		{board.RC.Unit(board.Row(3)), "row 4"},
		{board.A1.Unit(board.Row(3)), "row D"},
		{board.A1.Unit(board.Column(6)), "column 7"},
		{board.XY.Unit(board.Box(5)), "box 6"},
		{board.A1.Cells(board.CellsOf(33, 2)), "A3, D7"},
		{board.XY.Placement(board.Candidate{Cell: 33, Digit: 5}), "(7,4) = 5"},
		{strings.Join(board.Notations(), " "), "rc xy a1"},
		{board.A1.String(), "a1"},
		{board.Digit(0).String(), "."},
	} {
		if test.got != test.want {
			t.Errorf("got %q, want %q", test.got, test.want)
		}
	}
}

func BenchmarkCopy(b *testing.B) {
	from := board.New()
	var to board.Board
	for b.Loop() {
		to = from
	}
	_ = to
}

func BenchmarkPlace(b *testing.B) {
	from := board.New()
	for b.Loop() {
		board := from
		board.Place(40, 5)
	}
}
