package page

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/base64"
	"encoding/json"
	"maps"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// easy is a puzzle of singles.
const easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

// keeping guards what browsers keep, since two of them may share it as two tabs do.
var keeping sync.Mutex

// browser plays the page: it sends requests and looks at what comes.
type browser struct {
	t     *testing.T
	page  *Page
	kept  map[string]string
	mutex sync.Mutex
	all   []Message
	came  chan struct{}
	over  chan error
}

// start begins a page that has kept something, and waits until it takes requests.
func start(t *testing.T, tab string, kept map[string]string) *browser {
	t.Helper()
	b := &browser{t: t, kept: kept, came: make(chan struct{}, 1), over: make(chan error, 1)}
	if b.kept == nil {
		b.kept = map[string]string{}
	}
	keeping.Lock()
	known := maps.Clone(b.kept)
	keeping.Unlock()
	b.page = New(Config{
		Send: b.take, Yield: func() { time.Sleep(time.Millisecond) }, Kept: known, Tab: tab, Seed: 1, Program: "test",
	})
	ctx, cancel := context.WithCancel(context.Background())
	t.Cleanup(cancel)
	go func() { b.over <- b.page.Run(ctx) }()
	b.until(func(m Message) bool { return m.State != nil })
	return b
}

// take is told a message; it keeps what it is asked to.
func (b *browser) take(m Message) {
	b.mutex.Lock()
	defer b.mutex.Unlock()
	if p := m.Put; p != nil {
		keeping.Lock()
		defer keeping.Unlock()
		switch {
		case p.Drop:
			delete(b.kept, p.Key)
		case p.Append:
			b.kept[p.Key] += p.Text
		default:
			b.kept[p.Key] = p.Text
		}
	}
	b.all = append(b.all, m)
	select {
	case b.came <- struct{}{}:
	default:
	}
}

// until are the messages up to the first of a kind.
func (b *browser) until(is func(Message) bool) []Message {
	b.t.Helper()
	late := time.After(time.Minute)
	for {
		b.mutex.Lock()
		for i, m := range b.all {
			if is(m) {
				got := b.all[:i+1]
				b.all = b.all[i+1:]
				b.mutex.Unlock()
				return got
			}
		}
		b.mutex.Unlock()
		select {
		case <-b.came:
		case <-late:
			b.t.Fatal("no answer")
		}
	}
}

// ask sends a request without waiting.
func (b *browser) ask(request string) {
	b.t.Helper()
	if err := b.page.Receive([]byte(request)); err != nil {
		b.t.Fatal(err)
	}
}

// do has a line carried out as if it were clicked: what was answered, the state after it, and what the terminal shows.
func (b *browser) do(line string) (Answer, State, string) {
	b.t.Helper()
	request, err := json.Marshal(map[string]string{"do": line})
	if err != nil {
		b.t.Fatal(err)
	}
	b.ask(string(request))
	return b.answer()
}

// answer is what came of the line that is being carried out.
func (b *browser) answer() (a Answer, s State, text string) {
	b.t.Helper()
	for _, m := range b.until(func(m Message) bool { return m.Answer != nil }) {
		text += m.Text
		if m.Answer != nil {
			a = *m.Answer
		}
	}
	for _, m := range b.until(func(m Message) bool { return m.State != nil }) {
		if m.State != nil {
			s = *m.State
		}
	}
	return a, s, text
}

const xwing = ".6........3...4.5...5.6...11..8.5.6..7....13.....3.......6....4...2.1...8.4....7."

// TestClick does on the board what is a command at the prompt.
func TestClick(t *testing.T) {
	b := start(t, "a", nil)
	b.do("example default")
	a, s, text := b.do("load " + easy)
	if a.Error != "" || s.Board.Filled != 30 || s.Begins != 30 || !strings.Contains(text, "deduku> load 53") {
		t.Fatalf("%+v\n%s", a, text)
	}
	a, s, text = b.do("r1c3=4")
	if a.Error != "" || s.Board.Grid[2] != '4' || s.Candidates[2] != "4" || s.Undo == 0 || !strings.Contains(text, "deduku> r1c3=4\n") {
		t.Errorf("%+v\n%s", a, text)
	}
	if !strings.Contains(s.SVG, "<svg") || strings.Contains(s.SVG, "<style") {
		t.Errorf("the picture: %.100s", s.SVG)
	}
	if a, s, _ = b.do("r1c4=5"); !strings.Contains(a.Error, "r1c1") || s.Board.Grid[3] == '5' {
		t.Errorf("what the rules forbid: %q", a.Error)
	}
	if _, s, _ = b.do("undo"); s.Board.Filled != 30 || s.Redo != 1 {
		t.Errorf("undo: %+v", s.Board)
	}
}

// TestSteps solves, draws a step, goes to it and forward again.
func TestSteps(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.ask(`{"do":"solve"}`)
	var steps *Steps
	for _, m := range b.until(func(m Message) bool { return m.State != nil && m.State.Board.Status == "solved" }) {
		if m.Steps != nil {
			steps = m.Steps
		}
	}
	if steps == nil || steps.From != 30 || steps.List[0].N != 31 || steps.List[0].Conclusion == "" {
		t.Fatalf("steps: %+v", steps)
	}
	b.ask(`{"draw":35}`)
	got := b.until(func(m Message) bool { return m.Picture != nil })
	if p := got[len(got)-1].Picture; p.N != 35 || len(p.Words) == 0 || !strings.Contains(p.SVG, "concluded") || strings.Contains(p.SVG, `class="title"`) {
		t.Errorf("the picture of a step: %+v", p)
	}
	if p := got[len(got)-1].Picture; len(p.Roles) == 0 || !slices.ContainsFunc(p.Roles, func(r Role) bool { return slices.Contains(r.Words, "placed") && strings.Contains(r.SVG, "concluded") }) {
		t.Errorf("the roles of a step: %+v", p.Roles)
	}
	b.ask(`{"draw":3000}`)
	got = b.until(func(m Message) bool { return m.Picture != nil })
	if p := got[len(got)-1].Picture; p.N != 3000 || p.SVG != "" {
		t.Errorf("the picture of no step: %+v", p)
	}
	b.ask(`{"beside":{"line":"rate","text":"ER 1.2\n"}}`)
	if _, _, text := b.do("amount"); !strings.Contains(text, "> rate\nER 1.2\n") {
		t.Errorf("what was done beside the session: %q", text)
	}
	_, s, _ := b.do("goto 40")
	if s.Board.Steps != 40 || s.Ahead < 80 {
		t.Errorf("goto: %d of %d", s.Board.Steps, s.Ahead)
	}
	if _, s, _ = b.do("goto 60"); s.Board.Steps != 60 {
		t.Errorf("forward again: %d", s.Board.Steps)
	}
}

// TestRated makes the path of a rating the log: its steps have their difficulty, also those that goto can go forward to.
func TestRated(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	rated := func(lines ...string) (n int) {
		for _, line := range lines {
			b.do(line)
		}
		v := b.page.session.View()
		for i := range v.Ahead.Steps {
			if listed(&v, i+1, true).Rating > 0 {
				n++
			}
		}
		return n
	}
	for _, c := range []struct {
		line string
		want int
	}{{"rate steps", 51}, {"goto 40", 51}, {"r1c3=4", 0}, {"undo", 51}, {"load " + xwing, 0}} {
		if got := rated(c.line); got != c.want {
			t.Errorf("%s: %d steps have a rating, want %d", c.line, got, c.want)
		}
	}
}

// TestPlaces changes how cells are shown: what the page is to find them by stays.
func TestPlaces(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	b.do("r1c3<>2")
	for _, c := range []struct{ notation, given, eliminated, clash string }{
		{"a1", "A1 = 5", "A3 <> 2", "A4 = 5 clashes with A1 = 5"},
		{"xy", "(1,1) = 5", "(3,1) <> 2", "(4,1) = 5 clashes with (1,1) = 5"},
		{"rc", "r1c1 = 5", "r1c3 <> 2", "r1c4 = 5 clashes with r1c1 = 5"},
	} {
		b.ask(`{"do":"set notation ` + c.notation + `"}`)
		var list []Step
		for _, m := range b.until(func(m Message) bool { return m.State != nil }) {
			if m.Steps != nil {
				list = m.Steps.List
			}
		}
		if len(list) != 31 {
			t.Fatalf("%s: %d steps", c.notation, len(list))
		}
		if s := list[0]; s.Conclusion != c.given || !slices.Equal(s.Places, []string{"r1c1"}) {
			t.Errorf("%s: a given: %+v", c.notation, s)
		}
		if s := list[30]; s.Conclusion != c.eliminated || s.Places != nil || !slices.Equal(s.Changes, []string{"2r1c3"}) {
			t.Errorf("%s: an elimination: %+v", c.notation, s)
		}
		if a, _, _ := b.do("r1c4=5"); a.Error != c.clash || !slices.Equal(a.Cells, []string{"r1c1", "r1c4"}) {
			t.Errorf("%s: a clash: %+v", c.notation, a)
		}
		if a, _, _ := b.do("amount"); a.Cells != nil {
			t.Errorf("%s: no error: %+v", c.notation, a)
		}
	}
}

// TestTyped types at the prompt: edits, completes, recalls, pastes.
func TestTyped(t *testing.T) {
	b := start(t, "a", nil)
	for _, c := range []struct{ name, keys, line string }{
		{"a line", "amount\r", "amount"},
		{"the cursor", "mount\x1b[Ha\r", "amount"},
		{"a word taken away", "amount board\x17\x7f\r", "amount"},
		{"completion", "amoun\t\r", "amount "},
		{"the line before", "\x1b[A\r", "amount "},
		{"a search", "\x12boar\x07amount\r", "amount"},
		{"a lone Esc", "\x1b", ""},
	} {
		request, err := json.Marshal(map[string]string{"key": c.keys})
		if err != nil {
			t.Fatal(err)
		}
		b.ask(string(request))
		if c.line == "" {
			continue
		}
		if a, _, _ := b.answer(); a.Line != c.line || !strings.Contains(a.Text, "of 81 cells") {
			t.Errorf("%s: %+v", c.name, a)
		}
	}
	rows := "53..7....\r6..195...\r.98....6.\r8...6...3\r4..8.3..1\r7...2...6\r.6....28.\r...419..5\r....8..79\r"
	request, err := json.Marshal(map[string]string{"key": "\x1b[200~" + rows + "\x1b[201~"})
	if err != nil {
		t.Fatal(err)
	}
	b.ask(string(request))
	if a, s, _ := b.answer(); a.Error != "" || s.Board.Filled != 30 {
		t.Errorf("a paste: %+v, %d cells", a, s.Board.Filled)
	}
	b.ask(`{"key":"half\u0003"}`)
	b.until(func(m Message) bool { return m.State != nil })
	if a, _, _ := b.do("amount"); a.Line != "amount" {
		t.Errorf("after Ctrl-C: %+v", a)
	}
}

// TestLoad takes pasted texts and files; what cannot be read is told, and the board stays.
func TestLoad(t *testing.T) {
	b := start(t, "a", nil)
	ask := func(key string, value any) (Answer, State) {
		t.Helper()
		request, err := json.Marshal(map[string]any{key: value})
		if err != nil {
			t.Fatal(err)
		}
		b.ask(string(request))
		a, s, _ := b.answer()
		return a, s
	}
	if a, s := ask("text", "https://www.sudokuwiki.org/sudoku.htm?bd="+strings.ReplaceAll(xwing, ".", "0")); a.Error != "" || s.Board.Puzzle != xwing {
		t.Errorf("a link of SudokuWiki: %+v", a)
	}
	if a, s := ask("text", "53..7....\n6..19X...\n"); a.Error == "" || s.Board.Puzzle != xwing {
		t.Errorf("a bad paste: %+v", a)
	}
	for _, command := range []string{"solve", " clear; solve\n", "clear\n53..7....\n"} {
		b.ask(`{"text":` + strconv.Quote(command) + `}`)
		got := b.until(func(m Message) bool { return m.Answer != nil })
		if a := got[len(got)-1].Answer; a.Error == "" || a.Line != "load" {
			t.Errorf("a command that was pasted: %q: %+v", command, a)
		}
	}
	data := base64.StdEncoding.EncodeToString([]byte("no puzzle\n"))
	if a, s := ask("file", map[string]string{"name": "wrong.txt", "data": data}); !strings.Contains(a.Error, "wrong.txt") || s.Board.Puzzle != xwing {
		t.Errorf("a wrong file: %+v", a)
	}
	data = base64.StdEncoding.EncodeToString([]byte(easy + "\n"))
	if a, s := ask("file", map[string]string{"name": "../a file;solve.txt", "data": data}); a.Error != "" || s.Board.Filled != 30 || strings.Contains(a.Line, ";") {
		t.Errorf("a file: %+v", a)
	}
	if a, _, _ := b.do("export board.svg"); a.Error != "" {
		t.Errorf("export: %+v", a)
	}
	if b.kept["file/board.svg"] == "" {
		t.Errorf("the exported file is not there")
	}
}

// TestLinks shares a board and opens the link elsewhere.
func TestLinks(t *testing.T) {
	b := start(t, "a", nil)
	share := func(step string) string {
		b.ask(`{"share":{"step":` + step + `}}`)
		got := b.until(func(m Message) bool { return m.Link != "" })
		return got[len(got)-1].Link
	}
	b.do("load " + xwing)
	if got := share("0"); got != "p="+xwing {
		t.Errorf("a puzzle: %s", got)
	}
	b.do("set method logic")
	b.do("step 5")
	b.do("mark r1c1 r2c2 blue")
	b.do("mark 7r1c1 grey")
	b.do("mark 9r2c4 red")
	b.do("r2c4<>9")
	b.do("undo")
	link := share("0")
	if !strings.HasPrefix(link, "p="+xwing+"&s=") || !strings.HasSuffix(link, "&m=r1c1-blue,r2c2-blue,7r1c1-grey,9r2c4-red") {
		t.Fatalf("a step: %s", link)
	}
	_, want, _ := b.do("amount")
	other := start(t, "b", nil)
	request, err := json.Marshal(map[string]string{"open": link})
	if err != nil {
		t.Fatal(err)
	}
	other.ask(string(request))
	for range 5 {
		other.answer()
	}
	if _, got, _ := other.answer(); !slices.Equal(got.Marks, []string{"r1c1 blue", "r2c2 blue", "9r2c4 red", "7r1c1 grey"}) || got.Board.Grid != want.Board.Grid || got.Board.Steps != want.Board.Steps {
		t.Errorf("opened: %+v, want %+v", got.Board, want.Board)
	}
	b.do("r2c4<>9")
	b.do("undo")
	b.do("reset")
	b.do("r1c1<>7")
	if got := share("0"); !strings.HasPrefix(got, "p=S9B") {
		t.Errorf("a position: %s", got)
	}
}

// TestFilter shows a digit alone, and all again.
func TestFilter(t *testing.T) {
	b := start(t, "a", nil)
	b.do("load " + easy)
	shown := func(filter string) State {
		b.ask(`{"filter":` + filter + `}`)
		got := b.until(func(m Message) bool { return m.State != nil })
		return *got[len(got)-1].State
	}
	if s := shown("5"); s.Filter != 5 || strings.Count(s.SVG, `class="given"`) != 3 {
		t.Errorf("a digit: %d, %d of it", s.Filter, strings.Count(s.SVG, `class="given"`))
	}
	if s := shown("0"); s.Filter != 0 || strings.Count(s.SVG, `class="given"`) != 30 {
		t.Errorf("all: %d, %d digits", s.Filter, strings.Count(s.SVG, `class="given"`))
	}
}

// TestOpened has what links may not do.
func TestOpened(t *testing.T) {
	for link, says := range map[string]string{
		"p=" + xwing: "",
		"p=" + xwing + "&s=40&m=r1c1-Blue,7r1c1-gray": "",
		"s=3":                              "no puzzle",
		"p=solve":                          "p:",
		"p=" + xwing + ";solve":            "semicolon",
		"p=" + xwing + "%3Bsolve":          "does not belong",
		"p=" + xwing + "%0Asolve":          "does not belong",
		"p=" + xwing + "&s=solve":          "no number",
		"p=" + xwing + "&s=99999999":       "no number",
		"p=53..7....":                      "p:",
		"p=" + strings.Repeat("1", 20000):  "may have",
		"p=" + xwing + "&m=r1c1-pink":      "coloured",
		"p=" + xwing + "&m=r1c1":           "coloured",
		"p=" + xwing + "&m=55r1c1-red":     "coloured",
		"p=" + xwing + "&m=r1c1;clear-red": "link",
		"p=" + xwing + "&m=r0c1-red":       "coloured",
		"p=%zz":                            "link",
	} {
		lines, err := opened(link)
		if (err == nil) != (says == "") || err != nil && !strings.Contains(err.Error(), says) {
			t.Errorf("%.90s: %v, %v", link, lines, err)
		}
	}
	b := start(t, "a", nil)
	b.ask(`{"open":"p=exit"}`)
	if got := b.until(func(m Message) bool { return m.Answer != nil }); got[len(got)-1].Answer.Error == "" {
		t.Error("no word of a broken link")
	}
	if a, _, _ := b.do("amount"); a.Error != "" {
		t.Errorf("after it: %+v", a)
	}
}

// TestKept leaves a page and comes back, in the same tab and in another.
func TestKept(t *testing.T) {
	kept := map[string]string{}
	b := start(t, "1", kept)
	b.do("load " + easy)
	b.do("set notation a1 --save")
	_, want, _ := b.do("step 5")
	again := start(t, "1", kept)
	_, got, _ := again.do("amount")
	if got.Board.Grid != want.Board.Grid || got.Undo != want.Undo || got.Ahead != want.Ahead {
		t.Errorf("after a reload: %+v, want %+v", got, want)
	}
	if a, _, _ := again.do("history 3"); !strings.Contains(a.Text, "step 5") {
		t.Errorf("the history: %s", a.Text)
	}
	other := start(t, "2", kept)
	if _, got, _ := other.do("amount"); got.Board.Grid == want.Board.Grid {
		t.Error("another tab has the same session")
	}
	if a, _, _ := other.do("set notation"); !strings.Contains(a.Text, "a1") {
		t.Errorf("the settings: %s", a.Text)
	}
	if a, got, _ := other.do("session restore"); a.Error != "" || got.Board.Grid != want.Board.Grid {
		t.Errorf("restored: %+v", a)
	}
}

// TestKeptFile drops a file that is no text, leaves the page, and loads the file again.
func TestKeptFile(t *testing.T) {
	kept := map[string]string{}
	b := start(t, "1", kept)
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	z.Write([]byte(easy + "\n"))
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	b.ask(`{"file":{"name":"one.sdm.gz","data":"` + base64.StdEncoding.EncodeToString(packed.Bytes()) + `"}}`)
	if a, s, _ := b.answer(); a.Error != "" || s.Board.Puzzle != easy {
		t.Errorf("dropped: %+v", a)
	}
	again := start(t, "2", kept)
	if a, s, _ := again.do("load one.sdm.gz"); a.Error != "" || s.Board.Puzzle != easy {
		t.Errorf("loaded on another page: %+v", a)
	}
}

// TestStop stops a command that would take very long.
func TestStop(t *testing.T) {
	for _, request := range []string{`{"stop":true}`, `{"key":"\u0003"}`} {
		b := start(t, "a", nil)
		b.do("clear")
		command := "count 100000000"
		if runtime.GOOS == "js" { // one thread: what does not ask whether it is to stop is ended with its worker
			command = "generate technique jellyfish tries 1000000"
		}
		b.ask(`{"do":"` + command + `"}`)
		b.until(func(m Message) bool { return m.Busy })
		time.Sleep(20 * time.Millisecond)
		b.ask(request)
		if a, _, text := b.answer(); a.Error == "" || !strings.Contains(text, "interrupted") {
			t.Errorf("%s: %+v, %s", request, a, text)
		}
	}
}

// TestYield asks a context whether it is done for longer than a breath, in a time of its own.
func TestYield(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		yields := 0
		b := &Page{config: Config{Yield: func() { yields++ }, Send: func(Message) {}}}
		ctx, stop := b.interruptible(context.Background())
		defer stop()
		if ctx.Err() != nil || yields != 0 {
			t.Errorf("at once: %d, %v", yields, ctx.Err())
		}
		time.Sleep(breath + time.Millisecond)
		if ctx.Err() != nil || yields != 1 {
			t.Errorf("after a breath: %d, %v", yields, ctx.Err())
		}
		b.stopCommand()
		if ctx.Err() == nil {
			t.Error("it goes on")
		}
	})
}

// TestRefused has what is no request.
func TestRefused(t *testing.T) {
	b := start(t, "a", nil)
	for _, text := range []string{"", "solve", `{"do":1}`} {
		if b.page.Receive([]byte(text)) == nil {
			t.Errorf("%q is taken", text)
		}
	}
}

// TestLearning opens a lesson by what its buttons do: the page is told what is asked as facts, the learner's board is kept meanwhile, and
// two tabs that learn at once lose nothing.
func TestLearning(t *testing.T) {
	kept := map[string]string{}
	a, b := start(t, "a", kept), start(t, "b", kept)
	a.do("load " + easy)
	asked, s, _ := a.do("learn skyscraper")
	if asked.Learn == nil || asked.Learn.Now == nil || asked.Learn.Now.Task == nil || asked.Learn.Now.Task.Asks != "cells" || !s.Lesson {
		t.Fatalf("%+v, lesson %v", asked.Learn, s.Lesson)
	}
	again := start(t, "a", kept)
	again.ask(`{"candidates":false}`)
	if m := again.until(func(m Message) bool { return m.State != nil }); m[len(m)-1].State.Board.Puzzle != easy || m[len(m)-1].State.Lesson {
		t.Errorf("after a reload the board is %s", m[len(m)-1].State.Board.Puzzle)
	}
	if wrong, _, _ := a.do("learn answer r1c1"); wrong.Learn == nil || wrong.Learn.Now.Verdict == "" || wrong.Learn.Now.Task == nil {
		t.Errorf("an answer: %+v", wrong.Learn)
	}
	for range asked.Learn.Now.Task.Of {
		asked, _, _ = a.do("show me")
	}
	for _, part := range []string{"the idea", "seen once"} { // what is shown is told in full before it goes on
		if l := asked.Learn; l.Now.Task.Part != part || len(l.SVGs) != 1 || len(l.Roles) == 0 || len(l.Now.Task.Told) < 3 {
			t.Errorf("%s: a step that is told: %+v", part, l.Now.Task)
		}
		if part == "the idea" {
			asked, _, _ = a.do("learn next")
		}
	}
	if alike, _, _ := a.do("learn next"); alike.Learn.Now.Task.Asks != "letter" || len(alike.Learn.SVGs) != 3 {
		t.Errorf("boards side by side: %d", len(alike.Learn.SVGs))
	}
	if _, s, _ = a.do("learn leave"); s.Board.Puzzle != easy || s.Lesson {
		t.Errorf("after the lesson the board is %s", s.Board.Puzzle)
	}
	b.do("learn x-wing")
	path, _, _ := start(t, "c", kept).do("learn map")
	begun := 0
	for _, c := range path.Learn.Path.Chapters {
		for _, stop := range c.Stops {
			if stop.Mark == "begun" {
				begun++
			}
		}
	}
	if begun != 2 {
		t.Errorf("%d lessons were begun in two tabs", begun)
	}
}
