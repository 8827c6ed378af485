package table

import (
	"strings"
	"testing"

	"deduku/board"
	"deduku/board/format"
	"deduku/deduce/batch"
	"deduku/deduce/rate"
)

// A record of the bank is read and written again, byte for byte.
func TestBank(t *testing.T) {
	const record = "0000183b305c 050703060007000800000816000000030000005000100730040086906000204840572093000409000  1.2\n"
	p, err := format.Parse(record)
	if err != nil {
		t.Fatal(err)
	}
	if p.Value("id") != "0000183b305c" || p.Value("rating") != "1.2" {
		t.Errorf("read is %v", p.Meta)
	}
	row := batch.Row{Puzzle: p.Digits(), Rating: rate.Rating{ER: 12}}
	if got := string(bank.Append(nil, nil, &row)); got != record {
		t.Errorf("written is\n%swant\n%s", got, record)
	}
	for name, r := range map[string]*batch.Row{
		"without a rating": {Puzzle: row.Puzzle},
		"above the limit":  {Puzzle: row.Puzzle, Rating: row.Rating, Above: true},
	} {
		if got, want := string(bank.Append(nil, nil, r)), strings.Replace(record, " 1.2", "    ", 1); got != want {
			t.Errorf("%s: written is\n%swant\n%s", name, got, want)
		}
	}
	sukaku := batch.Row{Rating: row.Rating, Eliminated: []board.Candidate{{Cell: 0, Digit: 1}}}
	if got := string(bank.Append(nil, nil, &sukaku)); !strings.HasSuffix(got, "000     \n") {
		t.Errorf("the digits of a Sukaku are written with its rating: %s", got)
	}
	if err := bank.Fits([]*batch.Field{batch.FieldPuzzle}); err == nil {
		t.Error("a plan without a rating is taken")
	}
}
