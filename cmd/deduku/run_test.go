package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"deduku/cmd/deduku/subcommand"
)

// testStreams are streams of memory.
func testStreams(in string) (s subcommand.Streams, out, errs *bytes.Buffer) {
	out, errs = new(bytes.Buffer), new(bytes.Buffer)
	return subcommand.Streams{In: strings.NewReader(in), Out: out, Err: errs}, out, errs
}

const (
	oneSolution   = ".....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."
	tenSolutions  = "..6.....1.8...7.5.9...5.........4....4..3..2....2.8.....3.7...9.7.....8.1.....6.3"
	manySolutions = "9..724..642..8.7.96.79...245..897.1.1982..647372.4.598231478965...519....593624.1" // 136, and few open cells
	hardToRate    = "31.4.85.7.7..63.1.4...7...9.5....8.4.6.7.......4...1...4..59.....1..4.3.6........"
	noSolution    = "44...4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....."
)

// TestRun is the program from its arguments to its exit code, with what it says on both streams.
func TestRun(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := file("good.jsonl", `{"deduku":1,"puzzle":"5`+strings.Repeat(".", 80)+`","unfinished":1}`+"\n"+
		`{"n":1,"kind":"INIT","place":["r1c1=5"],"text":"INIT      r1c1 = 5"}`+"\n")
	bad := file("bad.jsonl", `{"deduku":1,"puzzle":"5`+strings.Repeat(".", 80)+`","unfinished":1}`+"\n"+
		`{"n":1,"kind":"INIT","place":["r1c1=4"],"text":"INIT      r1c1 = 4"}`+"\n")
	premise := func(n int, digits string, cells ...string) string {
		var list, words []string
		for _, c := range cells {
			for _, d := range digits {
				list = append(list, `"`+c+"<>"+string(d)+`"`)
				words = append(words, c+" <> "+string(d))
			}
		}
		return fmt.Sprintf(`{"n":%d,"kind":"PREMISE","eliminate":[%s],"text":"PREMISE   %s"}`+"\n", n, strings.Join(list, ","), strings.Join(words, ", "))
	}
	unique := file("unique.jsonl", `{"deduku":1,"puzzle":"`+strings.Repeat(".", 80)+`9","unfinished":4}
{"n":1,"kind":"INIT","place":["r9c9=9"],"text":"INIT      r9c9 = 9"}
`+premise(2, "3456789", "r1c1", "r1c4", "r2c1")+premise(3, "456789", "r2c4")+`{"n":4,"kind":"LOGIC","technique":"Uniqueness Test 1","eliminate":["r2c4<>1","r2c4<>2"],"truths":["r1c1","r1c4","r2c1"],"because":[2,3],"assumes":"unique","deadly":["r1c1","r1c4","r2c1","r2c4"],"text":"Uniqueness Test 1 r2c4 <> 1, r2c4 <> 2    why"}
`)
	strange := file("b\xff,c.sdm", oneSolution+"\n")
	gone := filepath.Join(dir, "gone")
	for _, test := range []struct {
		args      []string
		in        string
		code      int
		out, errs string // must be in it; out "" means that there is none
	}{
		{args: []string{"--version"}, out: "deduku 0.1.0, "},
		{args: []string{"version"}, out: "deduku 0.1.0, "},
		{args: []string{"help"}, out: "Usage: deduku"},
		{args: []string{"help", "stuck"}, out: "when you do not get on\n"},
		{args: []string{"help", "print"}, out: "to take boards and solutions along\n"},
		{args: []string{"help", "make"}, out: "puzzle"},
		{args: []string{"help", "check"}, out: "Usage: deduku check"},
		{args: []string{"export", oneSolution, "--help"}, out: "Usage: deduku export"},
		{args: []string{"solve", "--wrong"}, code: 2, errs: "deduku: unknown flag --wrong; 'deduku solve --help' shows what can be said\n"},
		{args: []string{"schema"}, out: "commands\ncommon\nlearning\nlog\n"},
		{args: []string{"schema", "log"}, out: `"$schema"`},
		{args: []string{"schema", "nothing"}, code: 2, errs: `there is no schema "nothing"; 'deduku schema' lists them`},
		{args: []string{"paths"}, out: "history  "},
		{args: []string{"man"}, out: ".TH "},

		{args: []string{"check", good}, out: "ok: 1 log, 1 step, 1 not finished\n"},
		{args: []string{"check", good, bad, good}, code: 1, out: good + ": ok: 1 log, 1 step, 1 not finished\n" + good + ": ok", errs: "bad.jsonl: line 2, step 1: INIT r1c1=4: "},
		{args: []string{"check", bad, gone, good}, code: 2, out: good + ": ok", errs: "gone: no such file or directory\n"},
		{args: []string{"check", gone, good, bad}, code: 2, out: good + ": ok", errs: "bad.jsonl: line 2, step 1: INIT r1c1=4: "},
		{args: []string{"check", "--json", bad, good}, code: 1, out: `{"command":"check","at":"` + good + `","result":{"logs":1,`},
		{args: []string{"check", unique}, out: "ok: 1 log, 4 steps, resting on 2 premises, 1 not finished; 1 step assumes that the puzzle has one solution, and it has several: what rests on that is not proved\n"},
		{args: []string{"check", "--json", unique}, out: `"unique":1,"several":1,`},
		{args: []string{"check", good, unique}, out: unique + ": ok: 1 log, 4 steps"},
		{args: []string{"check", "-"}, in: "", code: 1, errs: "stdin: it is empty, so there is no step to check"},

		{args: []string{"solve", "--method", "logic", "--without", "x-wing", "--with", "squirmbag", "--guess", "fewest", oneSolution}, out: "915724836"},
		{args: []string{"solve", "--method", "logic", "--without", "x-win", oneSolution}, code: 2, errs: `there is no technique "x-win"`},
		{args: []string{"solve", "--method", "search", "--log", "text", oneSolution}, code: 2, errs: "--method search gives no log"},
		{args: []string{"solve", "--method", "search", noSolution}, code: 1, out: "unsolvable\n", errs: "invalid: three 4s in row 1"},
		{args: []string{"solve", "--log", "notation", "--guess", "fewest", oneSolution}, out: "SOLVED"},
		{args: []string{"solve", "-"}, in: "", code: 1, errs: "there is no puzzle in the input"},
		{args: []string{"solve", gone}, code: 2, errs: "there is no such file, and it is no puzzle either"},
		{args: []string{"solve", "--json", gone}, code: 2, out: `{"command":"solve","error":"open `},
		{args: []string{"unique", "--keep-going", gone, oneSolution}, code: 2, out: "unique\n", errs: "there is no such file"},
		{args: []string{"count", "--limit", "0"}, code: 2, errs: "--limit must be 1 or more, not 0"},
		{args: []string{"backdoors", "--size", "0", "94..2.7....1..4..9..6...12......3.1.1.......8.7.5......87...2..6..9..3....9.8..57"}, code: 1, out: "more\n", errs: "1 puzzle without an answer"},
		{args: []string{"minimize", tenSolutions}, code: 1, out: "several\n"},
		{args: []string{"canonical", ":0000:x:" + strings.Replace(oneSolution, ".", "+6", 1) + ":111 211::"}, out: "\n", errs: "only the digits are used: 2 removed candidates are left out"},

		{args: []string{"rate", oneSolution}, out: "puzzle,er,ep,ed\n" + oneSolution + ","},
		{args: []string{"rate", "--er-only", "--max", "1.2", hardToRate}, out: "puzzle,er\n" + hardToRate + ",>1.2\n"},
		{args: []string{"rate", hardToRate}, out: hardToRate + ",7.6,1.2,1.2\n"},
		{args: []string{"rate", "--max", "7.5", hardToRate}, out: hardToRate + ",>7.5,1.2,1.2\n"},
		{args: []string{"rate", "--max", "7.5", "--json", hardToRate}, out: `"result":{"ep":1.2,"ed":1.2,"above":7.5}`},
		{args: []string{"rate", "--max", "1.1", "--json", hardToRate}, out: `"result":{"above":1.1}`},
		{args: []string{"rate", "--er-only", "--max", "7.5", "--json", hardToRate}, out: `"result":{"above":7.5}`},
		{args: []string{"rate", "--json", hardToRate}, out: `"result":{"er":7.6,"ep":1.2,"ed":1.2}`},
		{args: []string{"rate", "--log", "text", hardToRate}, out: "ER 7.6, EP 1.2, ED 1.2; hardest Nishio Forcing Chains (step 47)\n"},
		{args: []string{"rate", "--log", "jsonl", hardToRate}, out: `"technique":"Nishio Forcing Chains"`},
		{args: []string{"rate", "--log", "jsonl", "--json", hardToRate}, code: 2, out: `{"command":"rate","error":"--log jsonl and --json are two ways to print: give one"}`},
		{args: []string{"rate", "--log", "jsonl", "--max", "5", hardToRate}, code: 2, errs: "--max would cut"},
		{args: []string{"rate", "--log", "text", "--er-only", hardToRate}, code: 2, errs: "--er-only could leave out"},
		{args: []string{"rate", "--max", "nan", hardToRate}, code: 2, errs: `--max is a rating from 1.0 to 20.0 with one decimal, as 9.0, not "nan"`},
		{args: []string{"rate", "--max", "-inf", hardToRate}, code: 2, errs: "--max"},
		{args: []string{"rate", "--max", "20.1", hardToRate}, code: 2, errs: "--max is a rating"},
		{args: []string{"rate", "--max", "8.35", hardToRate}, code: 2, errs: `--max is a rating from 1.0 to 20.0 with one decimal, as 9.0, not "8.35"`},
		{args: []string{"rate", "--max", "hard", hardToRate}, code: 2, errs: `--max is a rating from 1.0 to 20.0 with one decimal, as 9.0, not "hard"`},
		{args: []string{"rate", tenSolutions}, code: 1, errs: ": there are several solutions\n"},
		{args: []string{"rate", noSolution}, code: 1, errs: "invalid: three 4s in row 1"},
		{args: []string{"rate", "--unchecked", manySolutions}, out: manySolutions + ",20.0,4.5,2.6\n"},
		{args: []string{"rate", "--unchecked", strings.Repeat(".", 81)}, out: ",20.0,"},
		{args: []string{"solve", "--method", "logic", "--profile", "se", "--log", "notation", hardToRate}, out: "Nishio Forcing Chains"},
		{args: []string{"solve", "--method", "logic", "--profile", "se", "--without", "x-wing", hardToRate}, code: 2, errs: "the profile se is one path"},

		{args: []string{"solve", "--seed", "1", strange}, out: "915724836"},
		{args: []string{strange, "-c", "amount"}, out: "of 81 cells are solved"},
		{args: []string{"-c", "load '" + strange + "'; amount"}, out: "of 81 cells are solved", errs: `b\xff,c.sdm: 29 givens`},
		{args: []string{"-c", "count\u202e\x1b"}, code: 2, errs: `"count\u202e\x1b"`},
		{args: []string{"solve", "--\u202e\x1b"}, code: 2, errs: `\u202e\x1b`},

		{args: []string{"generate", "--seed", "1", "--json"}, out: `{"command":"generate","result":{"puzzle":"`},
		{args: []string{"generate", "--count", "0"}, code: 2, errs: "--count must be 1 or more, not 0"},
		{args: []string{"generate", "--tries", "0"}, code: 2, errs: "--tries must be 1 or more, not 0"},
		{args: []string{"generate", "--rating", "2.5-3.4", "--seed", "1"}, out: "\n"},
		{args: []string{"generate", "--clues", "0"}, code: 2, errs: "deduku: at most 0 clues; a puzzle with one solution has at least 17"},
		{args: []string{"generate", "--clues", "25-0"}, code: 2, errs: "deduku: at most 0 clues; a puzzle with one solution has at least 17"},
		{args: []string{"-c", "new clues 0"}, code: 2, errs: "at most 0 clues; a puzzle with one solution has at least 17"},
		{args: []string{"generate", "--rating", "hard"}, code: 2, errs: `rating is one or a range, with one decimal, as 8.3-8.9, not "hard"`},
		{args: []string{"generate", "--rating", "9-8"}, code: 2, errs: "rating goes up from 1.0"},
		{args: []string{"generate", "--level", "silly"}, code: 2, errs: "silly"},
		{args: []string{"generate", "--clues", "17", "--tries", "2", "--seed", "1"}, code: 1, errs: "(--tries N)"},
		{args: []string{"generate", "--clues", "17", "--tries", "2", "--seed", "1", "--json"}, code: 1, out: `"error":`},

		{args: []string{"hint"}, in: oneSolution, code: 2, errs: `"-" for standard input`},
		{args: []string{"explain"}, in: oneSolution, code: 2, errs: `"-" for standard input`},
		{args: []string{"export", "line"}, in: oneSolution, code: 2, errs: `"-" for standard input`},
		{args: []string{"-c", "amount"}, out: "of 81 cells are solved"},
		{args: []string{"--json", "-c", "amount"}, out: `{"command":"amount"`},
		{args: []string{"-c", "bord"}, code: 2, errs: `there is no command "bord"`},
		{args: []string{"-f", gone}, code: 2, errs: "no such file"},
		{args: []string{"-f", "-", "-c", "amount"}, in: "clear", out: "0 of 81 cells are solved"},
		{args: []string{"--keep-going", "-c", "bord", "-c", "amount"}, code: 2, out: "of 81 cells are solved", errs: "bord"},
		{args: []string{"--level", "silly", "-c", "amount"}, code: 2, errs: "deduku: --"},
		{args: []string{gone}, code: 2, errs: "there is no such file"},
		{args: []string{"--json", gone}, code: 2, out: `{"command":"load","error":`},
	} {
		t.Run(strings.ReplaceAll(strings.Join(test.args, " "), dir, ""), func(t *testing.T) {
			t.Parallel()
			s, out, errs := testStreams(test.in)
			if code := run(test.args, s.In, s.Out, s.Err); code != test.code {
				t.Errorf("exit code %d, want %d", code, test.code)
			}
			if !strings.Contains(out.String(), test.out) || test.out == "" && out.Len() > 0 {
				t.Errorf("standard output:\n%s\nwant %q", out, test.out)
			}
			if !strings.Contains(errs.String(), test.errs) {
				t.Errorf("standard error:\n%s\nwant %q", errs, test.errs)
			}
		})
	}
}

// TestConfiguration has what is wrong with it told, one line each, and the session goes on.
func TestConfiguration(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", dir)
	t.Setenv("DEDUKU_LEVEL", "silly")
	if err := os.MkdirAll(filepath.Join(dir, "deduku"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "deduku", "config"), []byte("set level silly\nnonsense\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	s, out, errs := testStreams("")
	if code := run([]string{"-c", "amount"}, s.In, s.Out, s.Err); code != 0 || out.Len() == 0 {
		t.Errorf("exit code %d, and\n%s", code, out)
	}
	for _, want := range []string{"config:1", "config:2", "DEDUKU_LEVEL"} {
		if !strings.Contains(errs.String(), want) {
			t.Errorf("nothing is told of %s:\n%s", want, errs)
		}
	}
	for line := range strings.Lines(errs.String()) {
		if !strings.HasPrefix(line, "deduku: ") {
			t.Errorf("the line %q does not say who is talking", line)
		}
	}
}

// TestConfigurationIsAFile has a folder where the configuration should be: it is said, and the session goes on.
func TestConfigurationIsAFile(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", dir)
	t.Setenv("XDG_STATE_HOME", dir)
	if err := os.MkdirAll(filepath.Join(dir, "deduku", "config"), 0o755); err != nil {
		t.Fatal(err)
	}
	s, out, errs := testStreams("")
	if code := run([]string{"-c", "amount"}, s.In, s.Out, s.Err); code != 0 || out.Len() == 0 {
		t.Errorf("exit code %d, and\n%s", code, out)
	}
	if want := "config: it is a directory and must be a regular file\n"; !strings.HasSuffix(errs.String(), want) {
		t.Errorf("got %s, want %s", errs, want)
	}
}

// full is a stream that takes so many bytes and no more.
type full struct{ room int }

var errFull = errors.New("no space left on device")

func (f *full) Write(p []byte) (int, error) {
	if len(p) > f.room {
		return 0, errFull
	}
	f.room -= len(p)
	return len(p), nil
}

// TestFullDisk has each command that writes results told that they could not be written.
func TestFullDisk(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	log := filepath.Join(dir, "log.jsonl")
	if err := os.WriteFile(log, []byte(`{"deduku":1,"puzzle":"`+strings.Repeat(".", 81)+`","unfinished":0}`+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	puzzles := filepath.Join(dir, "puzzles.txt")
	if err := os.WriteFile(puzzles, []byte(oneSolution+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	s, _, errs := testStreams("")
	if code := run([]string{"batch", "--do", "count(2)", "--out", filepath.Join(dir, "out"), puzzles}, s.In, s.Out, s.Err); code != 0 {
		t.Fatal(errs)
	}
	for _, args := range []string{
		"solve --seed 1 " + oneSolution, "solve --json --seed 1 " + oneSolution, "solve --log jsonl --seed 1 " + oneSolution, "count " + oneSolution,
		"generate --seed 1", "generate --json --seed 1", "check " + log, "check " + log + " " + log, "check --json " + log,
		"paths", "paths --json", "version", "version --json", "schema", "schema log", "-c amount", "--json -c amount",
		"unique " + oneSolution, "rate " + oneSolution, "stats " + oneSolution, "minimize " + oneSolution, "canonical " + oneSolution,
		"shuffle --seed 1 " + oneSolution, "backdoors " + oneSolution, "convert --to line " + oneSolution, "formats", "man",
		"completion bash", "batch --do count(2) " + puzzles, "batch --do histogram(givens) " + puzzles,
		"batch status " + filepath.Join(dir, "out"), "--version", "--help",
	} {
		t.Run(strings.ReplaceAll(args, dir, ""), func(t *testing.T) {
			t.Parallel()
			s, _, errs := testStreams("")
			if code := run(strings.Fields(args), s.In, &full{}, s.Err); code != 2 || !strings.Contains(errs.String(), errFull.Error()) {
				t.Errorf("exit code %d: %s", code, errs)
			}
		})
	}
}

// TestNeeded checks that the parser knows one subcommand alone whenever args call it clearly, which takes a tenth of the time, and
// that the two subcommands that print the whole command line know all.
func TestNeeded(t *testing.T) {
	t.Parallel()
	all := strings.Join(subcommands(), " ")
	for _, name := range subcommands() {
		want := name
		if name == "completion" || name == "man" {
			want = all
		}
		for _, args := range [][]string{{name}, {name, "--help"}, {name, "x", "solve"}} {
			if got := namesNeeded(args); got != want {
				t.Errorf("%q: the parser knows %s, want %s", args, got, want)
			}
		}
	}
	for _, test := range []struct {
		args []string
		want string
	}{
		{args: nil, want: "session"},
		{args: []string{"file.txt", "--theme", "light"}, want: "session"},
		{args: []string{"-c", "count", "-c", "hint"}, want: "session"},
		{args: []string{"-c", "-h"}, want: "session"}, // kong refuses -h after -c
		{args: []string{"--help"}, want: all},
		{args: []string{"-qh"}, want: all},
		{args: []string{"-q", "count"}, want: all},
		{args: []string{"--", "count"}, want: all},
	} {
		if got := namesNeeded(test.args); got != test.want {
			t.Errorf("%q: the parser knows %s, want %s", test.args, got, test.want)
		}
	}
}

// namesNeeded returns the names of the rows that the parser knows for args.
func namesNeeded(args []string) string {
	var names []string
	for _, r := range needed(args) {
		names = append(names, r.name)
	}
	return strings.Join(names, " ")
}

// reply is everything that parsing a command line leads to.
type reply struct {
	out, message, path string
	command            any // the struct of the subcommand, filled
}

// parsedWith parses args with a parser that knows the subcommands in rows.
func parsedWith(rows []row, args []string) reply {
	var out bytes.Buffer
	parsed, err := parserOf(rows, &out, io.Discard).Parse(args)
	if err != nil {
		text, help := misused(args, err)
		return reply{out: out.String(), message: text + help}
	}
	return reply{out: out.String(), path: pathOf(parsed), command: parsed.Selected().Target.Interface()}
}

// TestParse checks that a parser that knows only the needed subcommands prints the same, refuses the same, and fills the same struct
// as one that knows all.
func TestParse(t *testing.T) {
	t.Parallel()
	lines := [][]string{
		{}, {"-c", "exit"}, {"-q", "--json", "-c", "board", "-c", "hint"}, {"file.txt", "--seed", "7", "-i"}, {"-f", "-"}, {"-ic", "hint"},
		{"solve", "--method", "logic", "a", "b"}, {"solve", "--method", "silly"}, {"solve", "--maxsteps", "x"}, {"count", "-"}, {"count", "--limi", "3"},
		{"generate"}, {"rate", "x"}, {"rate", "--as", "silly"}, {"check", "log.jsonl"}, {"check", "--as", "silly"}, {"paths"}, {"version", "--json"},
		{"batch", "join", "--help"}, {"batch", "--do", "rate", "status"}, {"batch", "join", "--wrong"}, {"export", "board", "--help"},
		{"--help"}, {"-h"}, {"-qh"}, {"-q", "--help"}, {"file.txt", "--help"}, {"--help", "--version"}, {"--version", "--help"}, {"--help", "--help"},
		{"-c", "--help"}, {"-c", "-h"}, {"-c", "count", "-h"}, {"--", "--help"}, {"--", "-h", "x"}, {"--", "count", "--help"}, {"-z"}, {"-zh"}, {"--hel"},
		{"--level"}, {"--levl", "easy"}, {"a", "b"}, {"-f", "-c", "count"}, {"sovle", "-q"}, {"-q", "solve"}, {"--json", "paths", "--help"},
	}
	for _, name := range subcommands() {
		lines = append(lines, []string{name}, []string{name, "--help"}, []string{name, "-h", "--version"}, []string{name, "--version"}, []string{name, "--wrong"},
			[]string{name, "--hlep"}, []string{name, "a", "b", "c"}, []string{name, "--json=x"}, []string{name, name}, []string{name, "--", "-x"},
			[]string{"-c", name}, []string{"--help", name}, []string{"-q", name}, []string{"x", name}, []string{"--", name}, []string{"-f", name})
	}
	for _, args := range lines {
		if got, want := parsedWith(needed(args), args), parsedWith(table(), args); !reflect.DeepEqual(got, want) {
			t.Errorf("%q: got\n%+v\nwant\n%+v", args, got, want)
		}
	}
}

// TestAnsweredOnce checks that the first of --help and --version is answered, and nothing after it.
func TestAnsweredOnce(t *testing.T) {
	t.Parallel()
	version, help := printedBy(t, "--version"), printedBy(t, "count", "--help")
	for _, test := range []struct {
		args []string
		want string
	}{
		{args: []string{"count", "--help", "--help"}, want: help},
		{args: []string{"count", "--help", "--version"}, want: help},
		{args: []string{"count", "--version", "--help"}, want: version},
		{args: []string{"--version", "--version"}, want: version},
	} {
		if got := printedBy(t, test.args...); got != test.want {
			t.Errorf("%q: got\n%s\nwant\n%s", test.args, got, test.want)
		}
	}
}
