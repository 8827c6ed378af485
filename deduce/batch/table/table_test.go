package table

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/parquet-go/parquet-go"

	"deduku/board"
	"deduku/deduce/batch"
	"deduku/deduce/rate"
)

// sample are rows with all that rows can have, and with little.
func sample() []*batch.Row {
	full := &batch.Row{
		N: 7, Source: `odd, "name".txt:3`, Solutions: 2, More: true,
		Logic: batch.Logic{Solved: true, Guesses: 1, Steps: 57, Level: "hard", Score: 430, Hardest: "x-wing",
			Techniques: []batch.Use{{Technique: "naked-single", Steps: 22}, {Technique: "x-wing", Steps: 2}}, Biggest: 4},
		Rating: rate.Rating{ER: 89, EP: 12, ED: 12}, Above: true, Symmetry: "half-turn diagonal", Rows: 5,
	}
	for i := range full.Puzzle {
		d := board.Digit(i%9 + 1)
		full.Solution[i], full.Minimal[i], full.Canonical[i] = d, d, d
		if i%3 == 0 {
			full.Puzzle[i] = d
		}
	}
	return []*batch.Row{full, {N: 8, Source: "a.txt:4"}}
}

// TestCSV reads rows again as they were written.
func TestCSV(t *testing.T) {
	for _, packing := range Packings {
		var file bytes.Buffer
		w, err := NewWriter(&file, "csv", packing, batch.Written())
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range sample() {
			if err := w.Write(r); err != nil {
				t.Fatal(err)
			}
			if err := w.Close(); err != nil { // a frame each
				t.Fatal(err)
			}
		}
		in, err := packing.Open(&file)
		if err != nil {
			t.Fatal(err)
		}
		var got []*batch.Row
		if err := ReadCSV(t.Context(), in, func(r *batch.Row) error {
			row := *r
			got = append(got, &row)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(sample(), got); diff != "" {
			t.Errorf("%s: %s", packing.Name, diff)
		}
	}
}

// TestCSVFormula writes texts that a spreadsheet would take for formulas so that it shows them, and reads them again.
func TestCSVFormula(t *testing.T) {
	fields := []*batch.Field{batch.FieldSource}
	for text, want := range map[string]string{
		"=1+1|cmd.txt:1": "'=1+1|cmd.txt:1", "+x:1": "'+x:1", "-x:1": "'-x:1", "@x:1": "'@x:1", "\tx:1": "'\tx:1", "\rx:1": "\"'\rx:1\"",
		"=a,\"b\"": `"'=a,""b"""`, "'=x": "''=x", "'": "''", "x=1:1": "x=1:1", "x'": "x'",
	} {
		line := CSV.Append(nil, fields, &batch.Row{Source: text})
		if got := strings.TrimSuffix(string(line), "\n"); got != want {
			t.Errorf("%q is written as %q, want %q", text, got, want)
		}
		err := ReadCSV(t.Context(), io.MultiReader(bytes.NewReader(CSV.Head(fields)), bytes.NewReader(line)), func(r *batch.Row) error {
			if r.Source != text {
				t.Errorf("%q is read as %q", text, r.Source)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
	}
}

// TestReadCSV says where a table is not what is written.
func TestReadCSV(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"no such column", "n,magic\n1,2\n", `line 1: no column of rows is called "magic"`},
		{"no number", "n,source\nx,a:1\n", `line 2: column n: strconv.ParseInt: parsing "x": invalid syntax`},
		{"no grid", "n,puzzle\n1,123\n", `line 2: column puzzle: "123" is not 81 cells`},
		{"no techniques", "n,techniques\n1,x-wing\n", `line 2: column techniques: "x-wing" is not a technique and its steps, as x-wing:2`},
		{"a field too many", "n,source\n1,a:1,2\n", "record on line 2: wrong number of fields"},
		{"empty", "", "<nil>"},
	} {
		t.Run(test.name, func(t *testing.T) {
			err := ReadCSV(t.Context(), strings.NewReader(test.text), func(*batch.Row) error { return nil })
			if got := fmt.Sprint(err); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

// TestJSONL leaves out what has no value, and keeps techniques as an object.
func TestJSONL(t *testing.T) {
	fields := []*batch.Field{batch.FieldN, batch.FieldSource, batch.FieldLevel, batch.FieldTechniques, batch.FieldER, batch.FieldMore}
	var got string
	for _, r := range sample() {
		got += string(jsonl.Append(nil, fields, r))
	}
	const want = `{"n":7,"source":"odd, \"name\".txt:3","level":"hard","techniques":{"naked-single":22,"x-wing":2},"er":8.9,"more":true}
{"n":8,"source":"a.txt:4","more":false}
`
	if got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// TestParquet reads a file of columns with the library: their order, their types, and what has no value.
func TestParquet(t *testing.T) {
	var file bytes.Buffer
	w, err := NewWriter(&file, Parquet, Plain, batch.Written())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range sample() {
		if err := w.Write(r); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	type row struct {
		N          int64            `parquet:"n,optional"`
		Puzzle     *string          `parquet:"puzzle,optional"`
		More       bool             `parquet:"more,optional"`
		ER         *float64         `parquet:"er,optional"`
		Techniques map[string]int64 `parquet:"techniques,optional"`
	}
	r := parquet.NewGenericReader[row](bytes.NewReader(file.Bytes()))
	defer r.Close()
	got := make([]row, 3)
	n, err := r.Read(got)
	if n != 2 || err != nil && err != io.EOF {
		t.Fatalf("%d rows, %v", n, err)
	}
	if x := got[0]; x.N != 7 || !x.More || x.ER == nil || *x.ER != 8.9 || x.Techniques["x-wing"] != 2 {
		t.Errorf("the first row is %+v", x)
	}
	if x := got[1]; x.N != 8 || x.More || x.ER != nil || x.Puzzle != nil || len(x.Techniques) != 0 {
		t.Errorf("the second row is %+v", x)
	}
	opened, err := parquet.OpenFile(bytes.NewReader(file.Bytes()), int64(file.Len()))
	if err != nil {
		t.Fatal(err)
	}
	var names, want []string
	for _, column := range opened.Root().Columns() {
		names = append(names, column.Name())
	}
	for _, f := range batch.Written() {
		want = append(want, f.Name)
	}
	if diff := cmp.Diff(want, names); diff != "" {
		t.Errorf("the columns: %s", diff)
	}
}

// TestParquetGroups writes many pages and groups of rows, with gaps and maps, and reads each row again with the library.
func TestParquetGroups(t *testing.T) {
	fields := []*batch.Field{batch.FieldN, batch.FieldSolution, batch.FieldTechniques, batch.FieldMore, batch.FieldER}
	var file bytes.Buffer
	w := newParquet(&file, fields)
	w.group = 1 << 20
	const rows = 40_000
	made := func(n int) *batch.Row {
		r := &batch.Row{N: int64(n), More: n%3 == 0, Rating: rate.Rating{ER: rate.Tenths(n % 100)}}
		if n%5 > 0 {
			for i := range r.Solution {
				r.Solution[i] = board.Digit((n+i*i)%9 + 1)
			}
		}
		for i := range n % 4 {
			r.Logic.Techniques = append(r.Logic.Techniques, batch.Use{Technique: fmt.Sprintf("t-%d", i), Steps: n + i})
		}
		return r
	}
	for n := range rows {
		if err := w.Write(made(n)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	opened, err := parquet.OpenFile(bytes.NewReader(file.Bytes()), int64(file.Len()))
	if err != nil {
		t.Fatal(err)
	}
	if n := len(opened.RowGroups()); n < 3 || opened.NumRows() != rows {
		t.Fatalf("%d groups of %d rows", n, opened.NumRows())
	}
	var missing int64
	for _, g := range opened.Metadata().RowGroups {
		missing += g.Columns[1].MetaData.Statistics.NullCount
	}
	if missing != rows/5 {
		t.Errorf("the footer says that %d solutions are missing, of %d", missing, rows/5)
	}
	type row struct {
		N          int64            `parquet:"n,optional"`
		Solution   *string          `parquet:"solution,optional"`
		Techniques map[string]int64 `parquet:"techniques,optional"`
		More       bool             `parquet:"more,optional"`
		ER         *float64         `parquet:"er,optional"`
	}
	got := make([]row, rows)
	r := parquet.NewGenericReader[row](bytes.NewReader(file.Bytes()))
	defer r.Close()
	if n, err := r.Read(got); n != rows || err != nil && err != io.EOF {
		t.Fatalf("%d rows, %v", n, err)
	}
	for n, g := range got {
		m := made(n)
		want := row{N: m.N, More: m.More, Techniques: map[string]int64{}}
		if n%5 > 0 {
			text := string(batch.FieldSolution.Get(m).AppendText(nil))
			want.Solution = &text
		}
		if n%100 > 0 {
			er := float64(n%100) / 10
			want.ER = &er
		}
		for _, u := range m.Logic.Techniques {
			want.Techniques[u.Technique] = int64(u.Steps)
		}
		if g.Techniques == nil {
			g.Techniques = map[string]int64{}
		}
		if diff := cmp.Diff(want, g); diff != "" {
			t.Fatalf("row %d: %s", n, diff)
		}
	}
}

// TestReadCSVPieces reads a table of many pieces, with line breaks and quotes in it: the rows come in order, and an error says the
// line of the whole table.
func TestReadCSVPieces(t *testing.T) {
	fields := []*batch.Field{batch.FieldNamed(batch.Written(), "n"), batch.FieldNamed(batch.Written(), "source"), batch.FieldPuzzle}
	text, lines := CSV.Head(fields), 1
	const rows = 20_000
	row := func(n int) (r batch.Row) {
		r.N, r.Source = int64(n), strings.Repeat("a \"file\"\nof\n\n", n%7)+strconv.Itoa(n)
		r.Puzzle[n%81] = 5
		return r
	}
	for n := range rows {
		r := row(n)
		text = CSV.Append(text, fields, &r)
		lines += 1 + 3*(n%7)
	}
	text = append(text, "x,y,z\n"...)
	n := 0
	err := ReadCSV(t.Context(), bytes.NewReader(text), func(r *batch.Row) error {
		if want := row(n); r.N != want.N || r.Source != want.Source || r.Puzzle != want.Puzzle {
			t.Fatalf("row %d is %+v", n, r)
		}
		n++
		return nil
	})
	if want := fmt.Sprintf("line %d: column n: ", lines+1); n != rows || err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("%d rows, want %d; %v, want %q", n, rows, err, want)
	}
	stop := errors.New("enough")
	if err := ReadCSV(t.Context(), bytes.NewReader(text), func(*batch.Row) error { return stop }); err != stop {
		t.Errorf("%v", err)
	}
}
