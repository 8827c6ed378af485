package repl

import (
	"bytes"
	"context"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"deduku/repl/files"
	"deduku/repl/schema"
)

// jsonSession is a session whose commands all reply in JSON, to out.
func jsonSession(out *bytes.Buffer) *Session {
	s := New(Config{
		Out: out, Err: new(bytes.Buffer), Seed: 42, Clock: func() time.Time { return time.Time{} },
		History: new(typedLines), Files: files.Disk{}, SaveSettings: saveSettings,
	})
	s.JSON = true
	return s
}

// replies types the lines of all transcripts, in one session a transcript, and returns what was replied. Each
// command must reply in lines of JSON alone, come to the same exit code, and leave the same log as it does in text.
func replies(t *testing.T) []string {
	paths, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(paths) == 0 {
		t.Fatal("no transcripts", err)
	}
	for i := range paths {
		if paths[i], err = filepath.Abs(paths[i]); err != nil {
			t.Fatal(err)
		}
	}
	var all []string
	for _, path := range paths {
		transcript, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		t.Run(filepath.Base(path), func(t *testing.T) {
			all = append(all, repliesTo(t, string(transcript))...)
		})
	}
	return all
}

func repliesTo(t *testing.T, transcript string) []string {
	var text, out bytes.Buffer
	workplace(t)
	told, asked := newSession(&text), jsonSession(&out)
	for line := range strings.Lines(transcript) {
		typed, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), "> ")
		if !ok {
			continue
		}
		for _, s := range []*Session{told, asked} {
			if err := s.History.Add(typed); err != nil {
				t.Fatal(err)
			}
		}
		want := ExitCode(told.Do(context.Background(), typed))
		from := out.Len()
		got := ExitCode(asked.Do(context.Background(), typed))
		if got != want {
			t.Errorf("%s: exit code %d, in text %d", typed, got, want)
		}
		if got != 0 && out.Len() == from {
			t.Errorf("%s: no reply, and exit code %d", typed, got)
		}
		if a, b := told.solver.Log(), asked.solver.Log(); a.Puzzle != b.Puzzle || len(a.Steps) != len(b.Steps) {
			t.Errorf("%s: %d steps, in text %d", typed, len(b.Steps), len(a.Steps))
		}
	}
	return strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
}

// TestJSON runs every transcript with replies in JSON and holds them to the schema. Every command of the table has a
// result in one of them, and what a schema describes is in the table.
func TestJSON(t *testing.T) {
	s := schemaOf(t, "commands")
	results := map[string]bool{}
	samples := map[string][]any{}
	for _, line := range replies(t) {
		value := valid(t, s, line)
		reply := value.(map[string]any)
		name := reply["command"].(string)
		if _, ok := reply["result"]; ok {
			results[name] = true
			samples[name] = append(samples[name], value)
		}
	}
	for _, name := range names(Commands()) {
		if name != "copy" && !results[name] { // copy needs a terminal
			t.Errorf("no transcript has a result of %s", name)
		}
		if !slices.Contains(describedNames(t), name) {
			t.Errorf("commands.json has no schema of the results of %s", name)
		}
	}
	others := append(names(Commands()), "version", "paths") // of the command line
	for _, name := range describedNames(t) {
		if !slices.Contains(others, name) {
			t.Errorf("commands.json describes %s, which is no command", name)
		}
	}
	for name, values := range samples {
		refusesDamage(t, s, name, values[0])
		refusesDamage(t, s, name, values[len(values)-1])
	}
}

// describedNames are the commands whose results have a schema.
func describedNames(t *testing.T) []string {
	t.Helper()
	text, _ := schema.Text("commands")
	var all struct {
		Defs map[string]json.RawMessage `json:"$defs"`
	}
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		t.Fatal(err)
	}
	return slices.Sorted(maps.Keys(all.Defs))
}

// TestJSONFlag finds --json wherever it stands, and asks for it once.
func TestJSONFlag(t *testing.T) {
	for _, test := range []struct{ line, want string }{
		{"count --json", `{"command":"count","result":{"solutions":1,"or_more":false}}` + "\n"},
		{"count --json 1", `{"command":"count","result":{"solutions":1,"or_more":true}}` + "\n"},
		{"amount --json; amount", `{"command":"amount","result":{"filled":23,"cells":81,"givens":23}}` + "\n23 of 81 cells are solved, 23 of them given\n"},
		{"count --json x", `{"command":"count","error":"count takes a limit, 1 or more, not \"x\""}` + "\n"},
		{"alias q 'amount --json'; q", `{"command":"amount","result":{"filled":23,"cells":81,"givens":23}}` + "\n"},
		{"clear --json", `{"command":"clear","result":{}}` + "\n"},
		{"bord --json", `{"command":"bord","error":"there is no command \"bord\"; did you mean board?"}` + "\n"},
		{"r1c1=4 --json", `{"command":"set","error":"r1c1 = 9 is a given and stays; 'new' starts an empty board"}` + "\n"},
		{"exit --json", `{"command":"exit","result":{}}` + "\n"},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.Do(context.Background(), test.line); err != nil {
			s.Report(err)
		}
		if got := out.String(); got != test.want {
			t.Errorf("%s:\n got %s\nwant %s", test.line, got, test.want)
		}
	}
}

// TestJSONCopy is the one command that needs a terminal.
func TestJSONCopy(t *testing.T) {
	var out bytes.Buffer
	s := jsonSession(&out)
	s.Screen.Terminal = true
	if err := s.Do(context.Background(), "copy"); err != nil {
		t.Fatal(err)
	}
	refusesDamage(t, schemaOf(t, "commands"), "copy", valid(t, schemaOf(t, "commands"), out.String()))
}

// TestJSONPanic turns a defect into a reply.
func TestJSONPanic(t *testing.T) {
	var out bytes.Buffer
	s := jsonSession(&out)
	s.commands = append(s.commands, Command{Name: "boom", Run: func(context.Context, *Session, []string) error { panic("boom") }})
	if code := ExitCode(s.Do(context.Background(), "boom")); code != ExitUsage {
		t.Errorf("exit code %d", code)
	}
	valid(t, schemaOf(t, "commands"), out.String())
	if s.inJSON() {
		t.Error("the session still replies")
	}
}

// TestWhyAbout names a candidate that is gone as gone, and a digit as placed.
func TestWhyAbout(t *testing.T) {
	for typed, want := range map[string]string{"why r2c9<>4": `"about":"r2c9<>4"`, "why r2c4": `"about":"r2c4=4"`} {
		var out bytes.Buffer
		if err := jsonSession(&out).Do(context.Background(), typed); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), want) {
			t.Errorf("%s: got %s, want %s in it", typed, out.String(), want)
		}
	}
}
