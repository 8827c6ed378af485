package repl

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"iter"
	"slices"
	"strings"

	"deduku/board/format"
	"deduku/board/format/coords"
	"deduku/board/puzzle"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/command"
	"deduku/repl/reply"
	"deduku/repl/state"
)

// What is typed, or stands in a script, is understood here and nowhere else: a line is cut into pieces, and each piece,
// when its turn comes, is a request of one kind.

// Do carries out a line: commands, a puzzle, or cells to fill. Where a line fails, or its context is
// done, the clause at fault has changed nothing. [ExitCode] tells what the error of the reply means to a script.
func (s *Session) Do(ctx context.Context, line string) reply.Reply {
	var r reply.Reply
	r.Answers = s.Keeping(func() { r.Err = s.carryOut(ctx, line) })
	r.Prompt = s.Prompt()
	return r
}

// Command carries out a command that is given as words, which may have blanks in them. Its answers are shown as they come.
func (s *Session) Command(ctx context.Context, words ...string) error {
	line := make([]string, len(words))
	for i, word := range words {
		line[i] = quoted(word)
	}
	return s.carryOut(ctx, strings.Join(line, " "))
}

// carryOut is Do for a line of a conversation or a script, whose answers were shown as they came.
func (s *Session) carryOut(ctx context.Context, line string) error {
	return s.each(ctx, line, func(err error) error { return err })
}

// maxLine is the most bytes in a line that runs. Its words, and the boards that it may spell, take many times its length.
const maxLine = 1 << 20

// each is Do where failed is given the error of each clause; the line goes on where it returns none.
func (s *Session) each(ctx context.Context, line string, failed func(error) error) (err error) {
	defer recovered(&err)
	if len(line) > maxLine {
		return failed(fmt.Errorf("the line has %d bytes and may have 1 MiB", len(line)))
	}
	for c := range s.pieces(line) {
		if err := guarded(func() error { return s.do(ctx, s.understand(c)) }); err != nil {
			if err := failed(err); err != nil {
				return err
			}
		}
	}
	return nil
}

// pieces are the parts of a line that ask for something, one after the other. Where none of its clauses is a command,
// semicolons and quotes are not ours to read, and the line is one piece.
func (s *Session) pieces(line string) iter.Seq[clause] {
	whole := func(yield func(clause) bool) { yield(clause{text: line}) }
	if len(s.input.rows) > 0 {
		return whole
	}
	line = strings.TrimSpace(line)
	if line == "" && s.Paced && s.Dialog != nil && s.Dialog.Hears(s.Desk, line) {
		return whole // what is asked is said again
	}
	if line == "" || strings.HasPrefix(line, "#") {
		return func(func(clause) bool) {}
	}
	if isData(line) {
		return whole
	}
	commands := s.beginsWithCommand(line)
	for c := range clauses(line) {
		switch {
		case c.err != nil && commands:
			return func(yield func(clause) bool) { yield(clause{text: line, err: c.err}) }
		case c.err != nil:
			return whole
		}
		_, called := s.called(c.text)
		commands = commands || called || s.isCommand(c.words[0])
	}
	if commands {
		return clauses(line)
	}
	return whole
}

// beginsWithCommand reports whether a line that is not empty begins with a command.
func (v *vocabulary) beginsWithCommand(line string) bool {
	if isData(line) {
		return false
	}
	_, called := v.called(line)
	return called || v.isCommand(strings.TrimRight(strings.Fields(line)[0], ";"))
}

// request is what a piece of a line asks for.
type request struct {
	kind    requestKind
	command string // that answers it, as replies in JSON call it
	asJSON  bool   // a reply in JSON is asked for
	call    call
	edits   []coords.Edit
	puzzle  puzzle.Puzzle
	chain   string   // in Eureka notation
	text    string   // an answer to the current question, or what was typed
	index   index    // a part of the grid, counted from 0
	rows    []string // of a grid that is being typed, from now on
	err     error    // why it is refused
}

// String returns the request as undo says it: what was typed, or what it did.
func (r request) String() string {
	const most = 60 // bytes of what was typed that undo repeats
	cells := func(text string) string {
		if len(text) > most {
			return "a list of cells"
		}
		return strings.TrimSpace(text)
	}
	switch r.kind {
	case toFill:
		return cells(r.text)
	case toChain:
		return "the chain"
	case toAnswer:
		return "the answer"
	case toRun:
		args := r.call.args
		switch o, ok := state.Option(strings.Join(args[:min(1, len(args))], "")); {
		case ok && o.Own:
			args = args[:1] // its value names a program, which session files leave out
		case !ok && r.call.Name == "set":
			return cells(strings.Join(args, " "))
		}
		if text := strings.Join(append([]string{r.call.Name}, args...), " "); len(text) <= most {
			return "'" + text + "'"
		}
		return "'" + r.call.Name + " ...'"
	}
	return ""
}

// requestKind is what a piece of a line is.
type requestKind int

// The kinds of requests.
const (
	toRun    requestKind = iota // a command
	toFill                      // cells to fill or candidates to eliminate
	toLoad                      // a puzzle
	toGoOn                      // a row of a grid: more are to come
	toChain                     // a chain in Eureka notation
	toAnswer                    // an answer to the current question
	toIndex                     // a part of the grid, asked for as grid[0][8]
	toRefuse                    // none of these
)

// understand decides what a piece of a line is.
func (s *Session) understand(c clause) request {
	if len(s.input.rows) > 0 {
		return s.nextRow(c.text)
	}
	if c.err != nil {
		return request{kind: toRefuse, command: strings.Fields(c.text)[0], err: c.err}
	}
	if s.Dialog != nil && (s.Dialog.Takes(s.Desk, c.text) || s.Dialog.Hears(s.Desk, c.text)) {
		return request{kind: toAnswer, command: "learn", text: c.text}
	}
	if called, ok := s.called(c.text); ok {
		c = called
	}
	if at, ok := indexed(c.text); ok {
		return s.indexRequest(at, c.text)
	}
	if len(c.words) > 0 {
		if found, ok := s.command(c.words[0], c.words[1:]); ok {
			args, asJSON := cutJSON(found.args)
			return request{kind: toRun, command: found.Name, asJSON: asJSON, call: call{found.Command, args}}
		}
	}
	text, asJSON := strings.CutSuffix(c.text, " "+state.JSONFlag)
	r := s.typed(text)
	if (r.kind == toRefuse || r.kind == toFill) && s.Dialog != nil && s.Dialog.Asks(s.Desk) {
		r = request{kind: toAnswer, command: "learn", text: text, err: r.err} // which says how an answer is written
	}
	r.asJSON = asJSON
	return r
}

// typed decides what a text is that is no command: cells to fill, the first row of a grid, a puzzle. Nine digits with
// spaces between them are a row, with commas three cells. The line of a step, as logs show it, is what the step concludes.
func (s *Session) typed(text string) request {
	if command.IsChain(text) {
		return request{kind: toChain, command: "check", chain: text}
	}
	if conclusion, ok := stepLine(text); ok {
		edits, err := coords.Assignments(conclusion, s.Settings.Notation)
		if err != nil {
			return request{kind: toRefuse, command: "set", err: state.Placed(err, conclusion)}
		}
		return request{kind: toFill, command: "set", edits: edits, text: text}
	}
	edits, asCells := coords.Assignments(text, s.Settings.Notation)
	_, asRow := format.Prefix(text)
	switch word := firstWord(text); {
	case asCells == nil && (!asRow || strings.ContainsAny(text, ",;")):
		return request{kind: toFill, command: "set", edits: edits, text: text}
	case asRow:
		return request{kind: toGoOn, rows: []string{text}}
	case isWord(word) && !strings.ContainsAny(text, "[(="):
		return request{kind: toRefuse, command: word, text: text, err: s.unknown(word)}
	}
	puzzle, asPuzzle := format.Parse(text)
	switch {
	case asPuzzle == nil:
		return request{kind: toLoad, command: "load", puzzle: puzzle, text: text}
	case len(text) < state.LongCells && !state.LooksLikeRow(text):
		return request{kind: toRefuse, command: "load", err: cmp.Or(nearlyCells(text, s.Settings.Notation), state.Placed(asCells, text))}
	}
	return request{kind: toRefuse, command: "load", text: text, err: state.Placed(asPuzzle, text)}
}

// nextRow decides what a line is while a grid is typed row by row. A row that does not fit can be typed again; an empty
// line gives up.
func (s *Session) nextRow(line string) request {
	rows := append(slices.Clip(s.input.rows), line)
	text := strings.Join(rows, "\n")
	givesUp := strings.TrimSpace(line) == ""
	if _, ok := format.Prefix(text); ok && !givesUp {
		return request{kind: toGoOn, rows: rows}
	}
	puzzle, err := format.Parse(text)
	if err == nil && puzzle.Format == "coordinates" { // what began as a row is no list of cells
		err = errors.New("the rows are no grid")
	}
	switch {
	case err == nil:
		return request{kind: toLoad, command: "load", puzzle: puzzle, text: text}
	case givesUp:
		return request{kind: toRefuse, command: "load", text: text, err: state.Placed(err, text)}
	case isWord(strings.Fields(line)[0]):
		err = fmt.Errorf("%q is no row; an empty line leaves the board that is being typed", line)
	default:
		err = fmt.Errorf("%w; type the row again, or an empty line to leave", state.Placed(err, text))
	}
	return request{kind: toRefuse, command: "load", text: text, err: err, rows: s.input.rows}
}

// do carries out a request.
func (s *Session) do(ctx context.Context, r request) error {
	s.input.rows = r.rows
	if r.kind == toGoOn {
		return nil
	}
	if r.kind == toLoad {
		if err := variantOf(s.input.above, r.text); err != nil {
			r = request{kind: toRefuse, command: "load", asJSON: r.asJSON, text: r.text, err: err}
		}
	}
	s.input.above = ""
	if r.kind == toRefuse && r.command != "load" {
		s.input.above = r.text
	}
	without := s.NoBoard
	if without != "" && r.needsBoard() {
		err := fmt.Errorf("%s has no board, because %q failed; load a board first", r.command, without)
		if without == state.EmptyInput {
			err = answer.No("standard input holds no puzzle, so %s has no board; name one, or load one first", r.command)
		}
		r = request{kind: toRefuse, command: r.command, asJSON: r.asJSON, err: err}
	}
	asked := s.asksForBoard(&r)
	if asked != "" {
		s.NoBoard = asked
	}
	s.Doing = r.String()
	err := s.replying(r.command, r.asJSON, func() error {
		switch r.kind {
		case toRun:
			return s.run(ctx, r.call)
		case toFill:
			return s.Change(func() error { return s.Fill(ctx, r.edits) })
		case toAnswer:
			if isWord(firstWord(r.text)) && r.err != nil {
				s.Say("%v", r.err)
			}
			return s.Change(func() error { return s.Dialog.Reply(ctx, s.Desk, r.text) })
		case toIndex:
			return s.tellIndexed(r)
		case toChain:
			return s.Change(func() error { return command.Chain(ctx, s.Desk, r.chain) })
		case toLoad:
			return s.takeNew(ctx, state.Typed, &r.puzzle)
		}
		return r.err
	})
	switch {
	case asked == "":
	case err == nil && s.NoBoard == asked: // it put none on the desk, as new does that lists several
		s.NoBoard = without
	case err != nil && !answer.IsNo(err): // the board of before is back
		s.NoBoard = asked
	}
	if err == nil && s.Guide != nil {
		return s.Guide.Did(s.Desk, r.command, r.call.args, s.JSON || r.asJSON)
	}
	return err
}

// variantOf returns why a board can't be loaded if the line above it, which no command begins, names a variant such as Windoku.
// It is nil for any other line.
func variantOf(above, text string) error {
	if !format.NamesVariant(above) {
		return nil
	}
	_, err := format.Parse(above + "\n" + text)
	return state.Placed(err, above+"\n"+text)
}

// asksForBoard returns how a request asks for another board, shortened, if it does so in a script that goes on after errors. If
// the request fails, the later commands must not work on the board of before. It is empty for any other request.
func (s *Session) asksForBoard(r *request) string {
	text := ""
	switch {
	case !s.KeepGoing || s.input.script == 0:
	case r.kind == toRun && r.call.Opens != nil && r.call.Opens(r.call.args):
		text = strings.Join(append([]string{r.call.Name}, r.call.args...), " ")
	case r.kind == toLoad || r.kind == toRefuse && r.command == "load":
		text = r.text
	}
	if runes := []rune(text); len(runes) > 60 {
		return string(runes[:60]) + "..."
	}
	return text
}

// needsBoard reports whether a request works on the board on the desk.
func (r *request) needsBoard() bool {
	switch r.kind {
	case toRun:
		return r.call.Free == nil || !r.call.Free(r.call.args)
	case toLoad, toRefuse:
		return false
	}
	return true
}

// run runs a command.
func (s *Session) run(ctx context.Context, c call) error {
	switch {
	case c.Args == "" && len(c.args) > 0:
		return fmt.Errorf("%s takes no argument, but got %q", c.Name, strings.Join(c.args, " "))
	case c.Changes:
		return s.Change(func() error { return s.offering(c.Run(ctx, s.Desk, c.args)) })
	}
	return s.offering(c.Run(ctx, s.Desk, c.args))
}

// Prompt is what to show before the next line.
func (s *Session) Prompt() string {
	if len(s.input.rows) > 0 {
		need, _ := format.Prefix(strings.Join(s.input.rows, "\n"))
		if need > 9 {
			return "more> " // all rows are there, the frame or the bracket is still open
		}
		return fmt.Sprintf("row %d> ", need)
	}
	var where []string
	if s.Place.Of != nil {
		where = append(where, s.Place.String())
	}
	if log, ahead := s.Solver.Log(), &s.Past.Forward.Log; len(log.Steps) < len(ahead.Steps) && state.IsStart(&log, ahead) {
		where = append(where, fmt.Sprintf("%d/%d", len(log.Steps), len(ahead.Steps)))
	}
	return placedPrompt(s.Settings.Prompt, strings.Join(where, ", "))
}

// placedPrompt is the prompt with the place of the board in its collection, deduku 7/120>, and with that of the step that
// goto went to in its log, deduku 31/88>.
func placedPrompt(prompt, where string) string {
	if where == "" {
		return prompt
	}
	if before, ok := strings.CutSuffix(prompt, "> "); ok {
		return before + " " + where + "> "
	}
	return where + " " + prompt
}

// paste carries out a text of several lines that was pasted in one piece: a board, or commands. It stops at
// the first command that fails and says how many lines it left.
func (s *Session) paste(ctx context.Context, text string) error {
	var lines []string
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		return nil
	}
	if len(lines) > 1 && s.isPath(text) {
		return s.replying("load", false, func() error {
			s.Doing = "the pasted path"
			return s.Change(func() error { return command.TakePath(ctx, s.Desk, strings.NewReader(text), "the pasted path") })
		})
	}
	if s.isBoard(lines[0]) || s.isLetter(lines, text) || len(s.input.rows) == 0 && format.IsSheet(text) || s.isText(text) {
		return s.pasteBoard(ctx, text)
	}
	for i, line := range lines {
		err := s.carryOut(ctx, line)
		if err == nil {
			continue
		}
		if left := len(lines) - i - 1; left > 0 && !errors.Is(err, errExit) {
			s.Say("%s not carried out", wording.Count(left, "pasted line was", "pasted lines were"))
		}
		return err
	}
	return nil
}

// isLetter reports whether a text of several lines is a board with a sentence above it, though the sentence begins
// like a command: "Can you solve this?" begins like candidates.
func (s *Session) isLetter(lines []string, text string) bool {
	if len(s.input.rows) > 0 || len(lines) < 2 || !isSentence(lines[0]) {
		return false
	}
	_, err := format.Parse(text)
	return err == nil
}

// isSentence reports whether a line reads as a sentence rather than as a command: several words, with a capital
// letter in front or a punctuation mark at the end.
func isSentence(line string) bool {
	words := strings.Fields(line)
	if len(words) < 2 || digitsIn(line) >= 9 {
		return false
	}
	first, last := words[0][0], line[len(line)-1]
	return 'A' <= first && first <= 'Z' || strings.IndexByte(".:?!,", last) >= 0
}

// isPath reports whether a text of several lines is the path of another program with its board.
func (s *Session) isPath(text string) bool {
	return len(s.input.rows) == 0 && command.IsPath(text) && command.HasBoard(text)
}

// isBoard reports whether a text of several lines is a board and not commands, by its first line.
func (s *Session) isBoard(first string) bool {
	if len(s.input.rows) > 0 || strings.HasPrefix(first, "#") || s.beginsWithCommand(first) {
		return false
	}
	return s.typed(first).kind != toFill
}

// pasteBoard loads a board of several lines, which can be had again from the history in one.
func (s *Session) pasteBoard(ctx context.Context, text string) error {
	puzzle, err := format.Parse(text)
	if err != nil {
		return state.Placed(err, text)
	}
	if s.History != nil {
		s.Note(s.History.Add("load " + onOneLine(&puzzle)))
	}
	return s.replying("load", false, func() error {
		return s.takeNew(ctx, state.Pasted, &puzzle)
	})
}

// takeNew starts over on a puzzle as a change that can be undone.
func (s *Session) takeNew(ctx context.Context, name string, p *puzzle.Puzzle) error {
	s.Doing = name
	return s.Change(func() error {
		_, err := s.Take(ctx, name, p)
		return err
	})
}
