package stream

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
)

// read is the columns and rows of a list, or its error.
func read(l *List, err error) string {
	if err != nil {
		return err.Error()
	}
	defer l.Close()
	out := fmt.Sprint(l.Columns)
	for {
		row, err := l.Next()
		if err == io.EOF {
			return out
		}
		if err != nil {
			return out + " " + err.Error()
		}
		out += fmt.Sprintf(" %q", row)
	}
}

func TestRead(t *testing.T) {
	many := strings.Repeat("{\"a\":1}\n", sample)
	for _, test := range []struct{ text, want string }{
		{"puzzle,rating,name\n1..,8.9,\"a, b\"\n2..,9,\n", `[{puzzle 0} {rating 2} {name 0}] ["1.." "8.9" "a, b"] ["2.." "9" ""]`},
		{"\ufeffpuzzle\tn\r\n1..\t-7\r\n2..\t\r\n", `[{puzzle 0} {n 1}] ["1.." "-7"] ["2.." ""]`},
		{"puzzle;x\n1;01\n", `[{puzzle 1} {x 0}] ["1" "01"]`},
		{"puzzle\n", `[{puzzle 0}]`},
		{"{\"puzzle\":\"1..\",\"er\":8.9}\n\n{\"er\":null,\"by\":\"x\\\"y\"}\n", `[{puzzle 0} {er 2} {by 0}] ["1.." "8.9" ""] ["" "" "x\"y"]`},
		{"{\"a\":[1, 2],\"b\":true}", `[{a 0} {b 0}] ["[1, 2]" "true"]`},
		{"", "list is empty: a list begins with the names of its columns"},
		{"PAR1...", "list is Parquet: write the list as csv or JSON Lines"},
		{"a,a\n", `list has two columns "a"`},
		{"a,\n", "list: column 2 has no name"},
		{"a,=b\n", `list: a column cannot be called "=b": the first line has the names of the columns, which begin with letters and have no quotes`},
		{"a,b\n1\n", "list, line 2: wrong number of fields"},
		{"a,b\n1,\"2\n", `list, line 2: extraneous or missing " in quoted-field`},
		{"{\"a\":1}\n{\"a\":}\n", "list, line 2: this is no JSON"},
		{"{\"a\":1}\n7\n", "list, line 2: each line is an object of JSON"},
		{"{\"a\":1} {}\n", "list, line 1: more than an object stands here"},
		{"a\n" + strings.Repeat("x", mostText+1) + "\n", "list, line 2: a value is longer than 64 kB"},
	} {
		if got := read(Read(strings.NewReader(test.text), "list")); got != test.want {
			t.Errorf("%.60q: %s, want %s", test.text, got, test.want)
		}
	}
	for text, want := range map[string]string{
		many + "{\"b\":1}\n":       fmt.Sprintf(`list, line %d: "b" is in none of the first 1000 rows, which say which columns there are`, sample+1),
		many + "{\"a\":\"new\"}\n": fmt.Sprintf(`list, line %d: a is "new", and was a number before: join it as text`, sample+1),
	} {
		if got := read(Read(strings.NewReader(text), "list")); !strings.HasSuffix(got, " "+want) {
			t.Errorf("%s, want %s", got[max(0, len(got)-200):], want)
		}
	}
}

func TestOpen(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "list.csv.zst")
	var packed bytes.Buffer
	w, _ := zstd.NewWriter(&packed)
	io.WriteString(w, "puzzle,x\n1,a\n")
	w.Close()
	if err := os.WriteFile(name, packed.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	if got, want := read(OpenList(name)), `[{puzzle 1} {x 0}] ["1" "a"]`; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if got := read(OpenList(dir)); !strings.Contains(got, "is no file that can be read twice") {
		t.Error(got)
	}
}

// FuzzRead has any text taken for a list: it ends, and rows have a value a column.
func FuzzRead(f *testing.F) {
	for _, text := range []string{"puzzle,x\n1,2\n", "a\tb\n\"", "{\"a\":1}\n{\"b\":null}", "\ufeff{", "{\"a\":{\"b\":[1]}}"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		l, err := Read(strings.NewReader(text), "list")
		if err != nil {
			return
		}
		for {
			row, err := l.Next()
			if err != nil {
				return
			}
			if len(row) != len(l.Columns) {
				t.Fatalf("%d values of %d columns", len(row), len(l.Columns))
			}
		}
	})
}
