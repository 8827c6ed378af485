package repl

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"deduku/internal/testutil/schematest"
	"deduku/repl/console"
	"deduku/repl/reply"
	"deduku/repl/schema"
	"deduku/repl/state"
)

// jsonSession is a session whose commands all reply in JSON, to out.
func jsonSession(out *bytes.Buffer) *Session {
	face := console.New(out, new(bytes.Buffer), console.Screen{}, nil)
	return New(Config{Face: face, Services: testServices(), History: new(typedLines), JSON: true})
}

// jsonTwin is given the lines that a session in text has carried out. Each command must reply in lines of JSON alone,
// come to the same exit code, and leave the same log as it does in text.
type jsonTwin struct {
	t             *testing.T
	text, session *Session
	out           bytes.Buffer
}

func newJSONTwin(t *testing.T, text *Session) *jsonTwin {
	twin := &jsonTwin{t: t, text: text}
	twin.session = jsonSession(&twin.out)
	workplace(t).hosts(twin.session)
	return twin
}

// do carries out a line to which the text session has replied. It must reply in the same words for programs: the facts are
// those that are printed.
func (j *jsonTwin) do(typed string, text reply.Reply) {
	j.t.Helper()
	if err := j.session.History.Add(typed); err != nil {
		j.t.Fatal(err)
	}
	from := j.out.Len()
	want, got := ExitCode(text.Err), ExitCode(j.session.Do(context.Background(), typed).Err)
	if got != want {
		j.t.Errorf("%s: exit code %d, in text %d", typed, got, want)
	}
	if got != 0 && j.out.Len() == from {
		j.t.Errorf("%s: no reply, and exit code %d", typed, got)
	}
	var printed bytes.Buffer
	for _, a := range text.Answers {
		// What is asked for in JSON is printed already; a script tells its errors where they are, and for programs each with its command.
		if !strings.Contains(typed, "--json") && !strings.HasPrefix(typed, "source ") {
			if err := consoleOn(&printed).Reply(a); err != nil {
				j.t.Error(err)
			}
		}
	}
	if got := j.out.String()[from:]; printed.Len() > 0 && got != printed.String() {
		j.t.Errorf("%s: a program is told\n%s\nand the reply has\n%s", typed, got, printed.String())
	}
	if a, b := j.text.Solver.Log(), j.session.Solver.Log(); a.Puzzle != b.Puzzle || len(a.Steps) != len(b.Steps) {
		j.t.Errorf("%s: %d steps, in text %d", typed, len(b.Steps), len(a.Steps))
	}
}

// replies are the lines that were replied.
func (j *jsonTwin) replies() []string {
	return strings.Split(strings.TrimSuffix(j.out.String(), "\n"), "\n")
}

// checkReplies holds the replies of all transcripts to the schema. Every command of the table has a result among them,
// and what a schema describes is in the table.
func checkReplies(t *testing.T, replies []string) {
	s := schematest.Compile(t, "commands")
	samples := map[string][]any{}
	for _, line := range replies {
		value := schematest.Valid(t, s, line)
		reply := value.(map[string]any)
		if _, ok := reply["result"]; ok {
			name := reply["command"].(string)
			samples[name] = append(samples[name], value)
		}
	}
	described := describedNames(t)
	for _, name := range names(Commands()) {
		if name != "copy" && name != "play" && samples[name] == nil { // these need a terminal
			t.Errorf("no transcript has a result of %s", name)
		}
		if !slices.Contains(described, name) {
			t.Errorf("commands.json has no schema of the results of %s", name)
		}
	}
	others := append(names(Commands()), "version", "paths", "convert", "batch", "prove", "judge") // of the command line
	for _, name := range described {
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
		AllOf []struct {
			Then struct {
				Properties struct {
					Command struct{ Enum []string }
				}
			}
		}
	}
	if err := json.Unmarshal([]byte(text), &all); err != nil {
		t.Fatal(err)
	}
	return all.AllOf[0].Then.Properties.Command.Enum
}

// TestJSONFlag finds --json wherever it stands, and asks for it once.
func TestJSONFlag(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ line, want string }{
		{"count --json", `{"command":"count","result":{"solutions":1,"or_more":false}}` + "\n"},
		{"count --json 1", `{"command":"count","result":{"solutions":1,"or_more":true}}` + "\n"},
		{"amount --json; amount", `{"command":"amount","result":{"filled":23,"cells":81,"givens":23}}` + "\n23 of 81 cells are solved, 23 of them given\n"},
		{"count --json x", `{"command":"count","error":"count takes a limit, 1 or more, not \"x\""}` + "\n"},
		{"alias q 'amount --json'; q", "q is amount --json\n" + `{"command":"amount","result":{"filled":23,"cells":81,"givens":23}}` + "\n"},
		{"cls --json", `{"command":"cls","result":{}}` + "\n"},
		{"bord --json", `{"command":"bord","error":"there is no command \"bord\"; did you mean board?"}` + "\n"},
		{"r1c1=4 --json", `{"command":"set","error":"r1c1 = 9 is a given and stays; 'clear' starts an empty board"}` + "\n"},
		{"exit --json", `{"command":"exit","result":{}}` + "\n"},
	} {
		var out bytes.Buffer
		s := newSession(&out)
		if err := s.Do(context.Background(), test.line).Err; err != nil {
			s.Report(err)
		}
		if got := out.String(); got != test.want {
			t.Errorf("%s:\n got %s\nwant %s", test.line, got, test.want)
		}
	}
}

// TestJSONCopy is the one command that needs a terminal.
func TestJSONCopy(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := jsonSession(&out)
	look(s, &out, console.Screen{Terminal: true}, nil)
	s.Getenv = func(string) string { return "dumb" } // a terminal without a clipboard, whose escape is no JSON
	if err := s.Do(context.Background(), "copy").Err; err != nil {
		t.Fatal(err)
	}
	refusesDamage(t, schematest.Compile(t, "commands"), "copy", schematest.Valid(t, schematest.Compile(t, "commands"), out.String()))
}

// TestJSONPanic turns a defect into a reply.
func TestJSONPanic(t *testing.T) {
	t.Parallel()
	var out bytes.Buffer
	s := jsonSession(&out)
	s.commands = append(s.commands, state.Command{Name: "boom", Run: func(context.Context, *state.Desk, []string) error { panic("boom") }})
	if code := ExitCode(s.Do(context.Background(), "boom").Err); code != ExitUsage {
		t.Errorf("exit code %d", code)
	}
	schematest.Valid(t, schematest.Compile(t, "commands"), out.String())
	if s.InJSON() {
		t.Error("the session still replies")
	}
}

// TestWhyAbout names a candidate that is gone as gone, and a digit as placed.
func TestWhyAbout(t *testing.T) {
	t.Parallel()
	for typed, want := range map[string]string{"why r2c9<>4": `"about":"r2c9<>4"`, "why r2c4": `"about":"r2c4=4"`} {
		var out bytes.Buffer
		if err := jsonSession(&out).Do(context.Background(), typed).Err; err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), want) {
			t.Errorf("%s: got %s, want %s in it", typed, out.String(), want)
		}
	}
}
