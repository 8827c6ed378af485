package stream

import (
	"strings"
	"testing"
)

// marked is a run over texts from a mark until an end: what came out, and where it ended and each block did.
func marked(t *testing.T, r Run, texts map[string]string) (out string, ends []Mark, end Mark) {
	t.Helper()
	r.NewWorker = func() Worker { return givens{} }
	r.Open = opened(texts)
	tally, err := r.Each(t.Context(), func(b *Block) error {
		out += string(b.Out)
		ends = append(ends, b.End)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return out, ends, tally.End
}

// markTexts holds two texts that can be read from the middle, and one that can be read only from its start.
var markTexts = map[string]string{
	"lines": row(3) + row(1) + "12345\n" + row(2),
	"table": "id,puzzle\n1," + row(4) + "2," + row(5) + "3," + row(6),
	"more":  "# a comment\n" + row(7) + "\n" + row(8),
}

var markFiles = []string{"lines", "table", "more"}

// TestMark begins a run where each block of another ended: both together say what one run says.
func TestMark(t *testing.T) {
	for _, size := range []int{1, 2, 3} {
		r := Run{Files: markFiles, Size: size, Workers: 2}
		want, ends, end := marked(t, r, markTexts)
		if strings.Count(want, "\n") != 9 || end != (Mark{File: 3, Records: 9}) {
			t.Fatalf("%s%+v", want, end)
		}
		for _, mark := range ends {
			r.From = mark
			rest, _, _ := marked(t, r, markTexts)
			if got := int(mark.Records) + strings.Count(rest, "\n"); !strings.HasSuffix(want, rest) || got != 9 {
				t.Errorf("from %+v:\n%swant the end of\n%s", mark, rest, want)
			}
		}
	}
}

// TestUntil cuts the input into shards of any number: together they say what one run says, and none splits a table.
func TestUntil(t *testing.T) {
	var starts []int64
	size := int64(0)
	for _, name := range markFiles {
		starts = append(starts, size)
		size += int64(len(markTexts[name]))
	}
	want, _, _ := marked(t, Run{Files: markFiles}, markTexts)
	for shards := range int64(12) {
		shards++
		got, from := "", Mark{}
		for i := range shards {
			r := Run{Files: markFiles, Starts: starts, From: from}
			if i+1 < shards {
				r.Until = max(1, size*(i+1)/shards)
			}
			var out string
			out, _, from = marked(t, r, markTexts)
			if n := strings.Count(out, "table:"); n != 0 && n != 3 {
				t.Errorf("shard %d of %d has %d rows of the table", i+1, shards, n)
			}
			got += out
		}
		if got != want {
			t.Errorf("%d shards:\n%swant\n%s", shards, got, want)
		}
	}
}
