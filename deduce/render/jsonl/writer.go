// Package jsonl writes logs as JSON Lines, one step per line (deduce/LOG.md, "For programs"), and reads them back.
//
// Start with Writer; reader.go and step.go read its lines. Writer doesn't use encoding/json, because a batch spends most of its
// output on logs. Reader finds the parts of each step again with its technique, or takes them from the extra fields in parts.go.
package jsonl

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"io"
	"slices"
	"strconv"

	"deduku/board"
	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// A Writer writes logs as JSON Lines. Its zero value is ready to use. One Writer for many logs is faster, because it keeps what it
// has computed.
type Writer struct {
	Parts bool // also write the pattern's pieces and links, which 'check' does not know: for files of our own
	// Mark marks the steps of which a file says what nothing has confirmed, with "unconfirmed", and tells them by their truths:
	// for answers. Else they are written as they were read.
	Mark  bool
	line  []byte
	place []int // of a log that was trimmed: the line of each number, from one; nil where they are the same
	lines wording.Lines
	names names
	heads []head // by kind
}

// head is the kind and the technique of a step as its line has them, of the last step of a kind.
type head struct {
	technique *deduce.Technique
	text      []byte
}

// names is the techniques of a ladder as a header lists them.
type names struct {
	listed []*deduce.Technique
	text   []byte
}

// Log writes a whole log: header, steps, end. A log that has not come to its end says so in its header,
// with the number of its steps. One that was trimmed is numbered without gaps, as every file, and has the numbers of its steps in
// its header.
func (j *Writer) Log(w io.Writer, l *deduce.Log) error {
	j.line = j.Append(j.line[:0], l)
	_, err := w.Write(j.line)
	return err
}

// Append appends a whole log.
func (j *Writer) Append(b []byte, l *deduce.Log) []byte {
	return j.AppendTo(b, l, func(b []byte) []byte { return b })
}

// AppendTo is Append for logs of any length: after each line pass gets what there is, and returns where to go on.
func (j *Writer) AppendTo(b []byte, l *deduce.Log, pass func([]byte) []byte) []byte {
	kept := j.line
	j.line = b
	if l.Trimmed() {
		j.place = make([]int, len(l.Steps)+1)
		for i, n := range l.Numbers() {
			j.place[n] = i + 1
		}
	}
	j.header(l, j.place != nil)
	for n, step := range l.All {
		j.step(j.placed(n), step)
		j.line = pass(j.line)
	}
	b, j.line, j.place = j.line, kept, nil
	return b
}

// Header returns the first line of a log alone.
func (j *Writer) Header(l *deduce.Log) []byte {
	j.line = j.line[:0]
	j.header(l, l.Trimmed())
	return j.line
}

// header appends the first line of a log.
func (j *Writer) header(l *deduce.Log, trimmed bool) {
	j.line = append(j.line, `{"deduku":1`...)
	j.str("puzzle", l.Puzzle.String())
	j.key("seed")
	j.line = strconv.AppendUint(j.line, l.Seed, 10)
	j.str("method", l.Method)
	j.key("techniques")
	j.line = append(j.line, j.names.of(l.Techniques)...)
	if !l.Finished() {
		j.number("unfinished", l.Count())
	}
	if trimmed {
		j.numbers("numbers", l.Numbers())
	}
	j.line = append(j.line, '}', '\n')
}

// of is the list of a ladder: the one before, where it is the same.
func (n *names) of(ladder []*deduce.Technique) []byte {
	if n.text != nil && slices.Equal(n.listed, ladder) {
		return n.text
	}
	n.listed, n.text = ladder, []byte{'['}
	for i, t := range ladder {
		if i > 0 {
			n.text = append(n.text, ',')
		}
		n.text = strconv.AppendQuote(n.text, t.Title)
	}
	n.text = append(n.text, ']')
	return n.text
}

// placed is the line of the step n.
func (j *Writer) placed(n int) int {
	if j.place == nil {
		return n
	}
	return j.place[n]
}

// Step writes the line of the step n alone. One that was left out of its log has a line, too, which Reader takes from files of our own.
func (j *Writer) Step(w io.Writer, n int, s *deduce.Step) error {
	j.line = j.line[:0]
	j.step(n, s)
	_, err := w.Write(j.line)
	return err
}

// step appends the line of the step n. It is written by hand: a log is most of what a batch run writes.
func (j *Writer) step(n int, s *deduce.Step) {
	j.line = appendNumber(append(j.line, `{"n":`...), n)
	if s.Kind == deduce.Omitted {
		j.line = append(j.line, `,"kind":"OMITTED"}`+"\n"...)
		return
	}
	told := s.Unverified()
	if told != nil {
		j.head(s.Kind, told.Technique)
	} else {
		j.head(s.Kind, s.Technique)
	}
	list(j, "place", s.Placements, "=")
	list(j, "eliminate", s.Eliminations, "<>")
	j.truths(s)
	if j.place == nil {
		j.numbers("because", s.Because)
	} else {
		because := make([]int, len(s.Because))
		for i, n := range s.Because {
			because[i] = j.placed(n)
		}
		j.numbers("because", because)
	}
	if s.Argument != nil {
		j.promise(s)
		j.argument(s.Argument.Claims)
	}
	if told != nil && !j.Mark {
		j.argument(told.Claims)
	}
	if j.Parts && s.Kind == deduce.Logic && told == nil {
		j.parts(s.Parts)
		if s.Argument != nil {
			j.links(s.Argument.Links)
		}
	}
	if s.From != 0 {
		j.key("from")
		j.line = append(j.line, '[')
		for d := range s.From.All() {
			j.comma('[')
			j.line = append(j.line, '0'+byte(d))
		}
		j.line = append(j.line, ']')
	}
	j.count("depth", int(s.Depth))
	j.count("undoes", j.placed(int(s.Undoes)))
	if s.End != nil {
		j.end(s.Kind, s.End)
	}
	switch {
	case told == nil, told.Text == "":
		j.text(s)
	case j.Mark:
		j.unconfirmed()
		j.text(s)
	case j.Parts:
		j.unconfirmed()
		fallthrough
	default:
		j.quoted("text", told.Text)
	}
	j.line = append(j.line, '}', '\n')
}

// head appends the kind and the technique of a step, which is nil where it has none.
func (j *Writer) head(k deduce.Kind, t *deduce.Technique) {
	for len(j.heads) <= int(k) {
		j.heads = append(j.heads, head{})
	}
	h := &j.heads[k]
	if h.text != nil && h.technique == t {
		j.line = append(j.line, h.text...)
		return
	}
	from := len(j.line)
	j.str("kind", k.String())
	if t != nil {
		j.str("technique", t.Title)
	}
	h.technique, h.text = t, append(h.text[:0], j.line[from:]...)
}

// unconfirmed says of a step that nothing has confirmed what it is called.
func (j *Writer) unconfirmed() {
	j.key("unconfirmed")
	j.line = append(j.line, "true"...)
}

// text appends the step in words.
func (j *Writer) text(s *deduce.Step) {
	j.key("text")
	j.line = append(j.line, '"')
	from := len(j.line)
	j.line = j.lines.AppendLine(j.line, s)
	if ownWords(s) {
		j.line = append(j.line, '"')
		return
	}
	j.closeQuote(from)
}

// ownWords reports whether the words of a step are all deduku's, which need no escapes. Those of a technique may be anybody's.
func ownWords(s *deduce.Step) bool {
	return s.Argument == nil && (s.Technique == nil || s.Technique.IsSingle())
}

// quoted appends a text from outside, which may hold any characters.
func (j *Writer) quoted(name, text string) {
	j.key(name)
	var out bytes.Buffer
	to := json.NewEncoder(&out)
	to.SetEscapeHTML(false)
	to.Encode(text) // a string can always be written
	j.line = append(j.line, bytes.TrimSpace(out.Bytes())...)
}

// closeQuote closes a string that begins at from. Hardly any has something in it that must be escaped.
func (j *Writer) closeQuote(from int) {
	if text := j.line[from:]; plain(text) {
		j.line = append(j.line, '"')
	} else {
		j.line = strconv.AppendQuote(j.line[:from-1], string(text))
	}
}

// plain reports whether a text is ASCII without controls, quotes and backslashes, eight bytes at a time: a bit of high is set
// where a byte is one of them, and above that perhaps where none is.
func plain(text []byte) bool {
	const one, high = 0x0101010101010101, 0x8080808080808080
	var found uint64
	for ; len(text) >= 8; text = text[8:] {
		w := binary.LittleEndian.Uint64(text)
		quote, backslash := w^'"'*one, w^'\\'*one
		found |= w | (w + one) | (w - ' '*one) | (quote - one) | (backslash - one)
	}
	for _, c := range text {
		if c < ' ' || c > '~' || c == '"' || c == '\\' {
			return false
		}
	}
	return found&high == 0
}

func (j *Writer) key(name string) {
	j.line = append(append(append(j.line, `,"`...), name...), `":`...)
}

func (j *Writer) str(name, value string) {
	j.key(name)
	j.line = append(j.line, '"')
	from := len(j.line)
	j.line = append(j.line, value...)
	j.closeQuote(from)
}

// count writes a number that is left out where it is zero.
func (j *Writer) count(name string, n int) {
	if n != 0 {
		j.number(name, n)
	}
}

func (j *Writer) number(name string, n int) {
	j.key(name)
	j.line = appendNumber(j.line, n)
}

// appendNumber appends a number; most are small.
func appendNumber(b []byte, n int) []byte {
	switch {
	case n < 0 || n >= 1000:
		return strconv.AppendInt(b, int64(n), 10)
	case n < 10:
		return append(b, '0'+byte(n))
	case n < 100:
		return append(b, '0'+byte(n/10), '0'+byte(n%10))
	}
	return append(b, '0'+byte(n/100), '0'+byte(n/10%10), '0'+byte(n%10))
}

// comma separates the items of a list that opened with the byte open.
func (j *Writer) comma(open byte) {
	if j.line[len(j.line)-1] != open {
		j.line = append(j.line, ',')
	}
}

// list writes candidates, each as its cell, the sign and its digit; an empty list is left out.
func list(j *Writer, name string, xs []board.Candidate, sign string) {
	if len(xs) == 0 {
		return
	}
	j.key(name)
	j.line = append(j.line, '[')
	for _, x := range xs {
		j.comma('[')
		j.line = append(board.RC.AppendCell(append(j.line, '"'), x.Cell), sign...)
		j.line = append(j.line, '0'+byte(x.Digit), '"')
	}
	j.line = append(j.line, ']')
}

func (j *Writer) truths(s *deduce.Step) {
	any := false
	for t := range s.Truths() {
		if !any {
			any = true
			j.key("truths")
			j.line = append(j.line, '[')
		}
		j.comma('[')
		j.line = append(t.Append(append(j.line, '"')), '"')
	}
	if any {
		j.line = append(j.line, ']')
	}
}

func (j *Writer) numbers(name string, ns []int) {
	if len(ns) == 0 {
		return
	}
	j.key(name)
	b := append(j.line, '[')
	for _, n := range ns {
		b = append(appendNumber(b, n), ',')
	}
	b[len(b)-1] = ']'
	j.line = b
}

func (j *Writer) promise(s *deduce.Step) {
	if !s.Assumes() {
		return
	}
	j.str("assumes", "unique")
	if symmetry := s.Argument.Symmetry; symmetry != nil {
		j.key("symmetry")
		j.line = append(append(j.line, `{"map":`...), strconv.Quote(symmetry.Map.String())...)
		j.line = append(j.line, `,"digits":"`...)
		for _, d := range symmetry.Digits[1:] {
			j.line = append(j.line, '0'+byte(d))
		}
		j.line = append(j.line, `"}`...)
		return
	}
	j.key("deadly")
	j.line = append(j.line, '[')
	for c := range s.Argument.Deadly.All() {
		j.comma('[')
		j.line = strconv.AppendQuote(j.line, c.String())
	}
	j.line = append(j.line, ']')
}

func (j *Writer) end(k deduce.Kind, e *deduce.End) {
	if k == deduce.Solved {
		j.str("grid", e.Grid.String())
	}
	j.number("guesses", e.Guesses)
	j.number("backtracks", e.Backtracks)
	j.count("premises", e.Premises)
	j.count("levels", e.Levels)
	if e.Assumes {
		j.str("assumes", "unique")
	}
}
