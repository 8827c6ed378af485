package coach

import (
	"testing"
	"time"

	"deduku/deduce"
	"deduku/deduce/technique"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/subsets"
)

// TestDiary counts what its lines say, technique by technique, and leaves out what is no line of it.
func TestDiary(t *testing.T) {
	t.Parallel()
	day := func(n int) time.Time { return time.Date(2026, 3, n, 9, 0, 0, 0, time.UTC) }
	lines := []string{
		Entry(day(1), fish.XWing.Name, string(Right)), Entry(day(2), subsets.NakedPair.Name, string(Wrong)), "nonsense", "2026 x-wing right",
		Entry(day(3), fish.XWing.Name, string(Seen)), Entry(day(4), fish.XWing.Name, string(Weaker)), Entry(day(5), subsets.NakedPair.Name, string(Unjustified)),
		"2026-03-06T09:00:00.000Z no-technique right",
	}
	got := ReadDiary(lines)
	if len(got) != 2 || got[0].Technique != subsets.NakedPair || got[1].Technique != fish.XWing {
		t.Fatalf("got %+v", got)
	}
	if want := (Score{Wrong: 1, Unjustified: 1}); got[0].Score != want || got[0].Shown != 0 || !got[0].Last.Equal(day(5)) {
		t.Errorf("Naked Pair: got %+v", got[0])
	}
	if want := (Score{Right: 1, Other: 1}); got[1].Score != want || got[1].Shown != 1 || !got[1].Last.Equal(day(4)) {
		t.Errorf("X-Wing: got %+v", got[1])
	}
}

// TestDue picks what goes worst, then what was practised longest ago, of the techniques that are on.
func TestDue(t *testing.T) {
	t.Parallel()
	day := func(n int) time.Time { return time.Date(2026, 3, n, 9, 0, 0, 0, time.UTC) }
	known := []string{Entry(day(3), fish.XWing.Name, string(Right)), Entry(day(2), fish.Swordfish.Name, string(Right)), Entry(day(4), subsets.NakedPair.Name, string(Right))}
	weak := append(known, Entry(day(9), subsets.Pointing.Name, string(Wrong)), Entry(day(10), subsets.Pointing.Name, string(Right)))
	mended := weak
	for n := range recentAnswers {
		mended = append(mended, Entry(day(11+n), subsets.Pointing.Name, string(Right)))
	}
	for _, test := range []struct {
		name   string
		lines  []string
		ladder deduce.Ladder
		want   *deduce.Technique
	}{
		{"nothing", nil, technique.Standard, nil},
		{"all known: the one of longest ago", known, technique.Standard, fish.Swordfish},
		{"that one is off", known, deduce.LadderOf(fish.XWing, subsets.NakedPair), fish.XWing},
		{"the one that goes worst", weak, technique.Standard, subsets.Pointing},
		{"only the last answers count", mended, technique.Standard, fish.Swordfish},
	} {
		if got := Due(ReadDiary(test.lines), test.ladder); got != test.want {
			t.Errorf("%s: got %v, want %v", test.name, got, test.want)
		}
	}
}
