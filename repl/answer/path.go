package answer

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"deduku/board/format/coords"
	"deduku/deduce/render/wording"
	"deduku/deduce/solverlog"
	"deduku/internal/sanitize"
)

// JudgedPath is a path of another program, judged.
type JudgedPath struct {
	Style   string `json:"style" schema:",enum=auto|hodoku|sudokuwiki|se|csp|sudokustudio|eureka|list"` // how it is read
	Letters string `json:"letters,omitempty" schema:",enum=rows|columns"`                               // what the letters of its cells are read as; left out where it has none
	Puzzles int    `json:"puzzles"`
	Lines   int    `json:"lines"` // that tell steps, and boards between them

	// The lines of the text: Total is the sum of Read, Unreadable, Skipped, and Blank.
	Total        int   `json:"total"`
	Read         int   `json:"read"`                    // lines of steps that were read
	Skipped      int   `json:"skipped"`                 // lines that are part of no step
	Blank        int   `json:"blank"`                   // empty lines, and lines of boards
	SkippedLines []int `json:"skipped_lines,omitempty"` // the numbers of the first skipped lines

	Confirmed  int         `json:"confirmed"`
	Pattern    int         `json:"pattern"` // lines without a conclusion, whose technique stands where they say
	Holds      int         `json:"holds"`
	Net        int         `json:"net"`
	Already    int         `json:"already"`
	Unproved   int         `json:"unproved"`
	Wrong      int         `json:"wrong"`
	Unreadable int         `json:"unreadable"`
	Misnamed   int         `json:"misnamed,omitempty"` // lines whose title is almost the name of a technique
	Filled     int         `json:"filled"`             // singles that the path fills in silence
	Solved     int         `json:"solved"`             // puzzles that the path solves
	Other      bool        `json:"other,omitempty"`    // most lines are wrong: this looks like the path of another puzzle
	First      *JudgedLine `json:"first,omitempty"`    // the first fault: wrong or unreadable
	Left       int         `json:"left,omitempty"`     // parts that could not be judged
	Why        string      `json:"why,omitempty"`      // and of the first of these, why

	tried  bool         // the letters both ways
	listed []JudgedLine // what is not as the path says
	more   int          // and how many more
}

// JudgedLine is a line of a path, judged.
type JudgedLine struct {
	Line       int      `json:"line"` // of the file, from 1
	Text       string   `json:"text"`
	Verdict    string   `json:"verdict" schema:",enum=confirmed|pattern|holds|net|already|unproved|wrong|unreadable"`
	Title      string   `json:"title,omitempty"`                    // what the line calls its technique
	DidYouMean string   `json:"did_you_mean,omitempty"`             // the technique whose name is almost the title, if no technique has that name
	Technique  string   `json:"technique,omitempty"`                // that makes it
	Concludes  []string `json:"concludes"`                          // r1c1=5, r2c2<>3
	Wrong      string   `json:"wrong,omitempty"`                    // of these, the one that is not so
	Solution   int      `json:"solution,omitempty" schema:",max=9"` // and the digit of its cell
	Filled     int      `json:"filled,omitempty"`                   // singles that are filled in before it
	Steps      []int    `json:"steps,omitempty"`                    // of the log
	Late       bool     `json:"late,omitempty"`                     // the limit of work for a line was reached before everything was tried
	NotThere   bool     `json:"not_there,omitempty"`                // the pattern that it describes is not on the board
	Conclusion bool     `json:"conclusion_only,omitempty"`          // only its conclusions were judged: its chain was not read
	Chain      string   `json:"chain,omitempty"`                    // of a chain that does not hold as it is written: where
	Fault      string   `json:"fault,omitempty"`                    // why it can't be read
	IsPosition bool     `json:"position,omitempty"`                 // it is a board within the path
}

// JudgedLineOf are the facts of a line.
func JudgedLineOf(j *solverlog.Judged) JudgedLine {
	f := JudgedLine{
		Line: j.At, Text: j.Text, Verdict: string(j.Verdict), Title: j.Title, Concludes: []string{}, Filled: j.Filled, Steps: j.Steps,
		Late: j.Late, Fault: j.Fault, DidYouMean: j.Near, IsPosition: j.Position, NotThere: j.Invented(), Conclusion: j.ConclusionOnly,
	}
	if j.By != nil {
		f.Technique = j.By.Title
	}
	for _, e := range j.Concludes {
		f.Concludes = append(f.Concludes, concluded(e))
	}
	if j.Verdict == solverlog.Wrong {
		f.Wrong, f.Solution = concluded(j.Wrong), int(j.Solution)
	}
	if j.Chain != nil {
		f.Chain = j.Chain.Text
	}
	return f
}

// concluded writes a conclusion: r1c1=5, r2c2<>3.
func concluded(e coords.Edit) string {
	if e.Eliminate {
		return fmt.Sprintf("%v<>%d", e.Cell, e.Digit)
	}
	return fmt.Sprintf("%v=%d", e.Cell, e.Digit)
}

// mostListed is how many lines of a path are listed that are not as it says.
const mostListed = 40

// Begin takes up a part of a path.
func (f *JudgedPath) Begin(c *solverlog.Course, goesOn bool) {
	if !goesOn {
		f.Puzzles++
	}
	if f.Style == "" || len(c.Lines) > 0 && f.Lines == 0 {
		f.Style, f.Letters, f.tried = c.Style.String(), c.Letters.String(), c.Tried
	}
}

// mostNumbers is how many numbers of skipped lines a path keeps.
const mostNumbers = 1000

// Cover counts the lines of the text of a section that was read as a course, whose steps are added one by one.
func (f *JudgedPath) Cover(s *solverlog.Section, c *solverlog.Course) {
	total := strings.Count(s.Text, "\n")
	taken, unreadable, until := 0, 0, 0
	for i := range c.Lines {
		line := &c.Lines[i]
		taken += max(line.At, line.Until) - max(line.At-1, until)
		until = max(until, line.At, line.Until)
		if line.Fault != "" {
			unreadable++
		}
	}
	f.Total += total
	f.Read += taken - unreadable
	f.Blank += total - taken - len(c.Skipped)
	f.skip(c.Skipped)
}

// CoverUnread counts the lines of the text of a section that can't be judged as skipped.
func (f *JudgedPath) CoverUnread(s *solverlog.Section) {
	var numbers []int
	for i, line := range strings.Split(strings.TrimSuffix(s.Text, "\n"), "\n") {
		if strings.TrimSpace(line) == "" {
			f.Blank++
		} else {
			numbers = append(numbers, s.At+i)
		}
		f.Total++
	}
	f.skip(numbers)
}

func (f *JudgedPath) skip(numbers []int) {
	f.Skipped += len(numbers)
	f.SkippedLines = append(f.SkippedLines, numbers[:min(len(numbers), mostNumbers-len(f.SkippedLines))]...)
}

// Add counts a line.
func (f *JudgedPath) Add(l JudgedLine) {
	f.Lines++
	f.Filled += l.Filled
	if l.DidYouMean != "" {
		f.Misnamed++
	}
	switch solverlog.Verdict(l.Verdict) {
	case solverlog.Confirmed:
		f.Confirmed++
	case solverlog.Patterned:
		f.Pattern++
	case solverlog.Holds:
		f.Holds++
	case solverlog.HoldsByNet:
		f.Net++
	case solverlog.Already:
		f.Already++
	case solverlog.Unproved:
		f.Unproved++
	case solverlog.Wrong:
		f.Wrong++
	case solverlog.Unreadable:
		f.Unreadable++
	}
	if f.First == nil && l.isFault() {
		f.First = &l
	}
	f.Other = f.Wrong >= 3 && 2*f.Wrong > f.Lines-f.Already
	switch {
	case l.DidYouMean == "" && (l.Verdict == string(solverlog.Confirmed) || l.Verdict == string(solverlog.Already) || l.Verdict == string(solverlog.Patterned)):
	case len(f.listed) < mostListed:
		f.listed = append(f.listed, l)
	default:
		f.more++
	}
}

// Leave counts a part that could not be judged.
func (f *JudgedPath) Leave(err error) {
	if f.Left++; f.Why == "" {
		f.Why = err.Error()
	}
}

func (l *JudgedLine) isFault() bool {
	return l.Verdict == string(solverlog.Wrong) || l.Verdict == string(solverlog.Unreadable)
}

// Right reports whether nothing in the path is wrong, all of it could be read, and no name of a technique is misspelled.
func (f *JudgedPath) Right() bool { return f.Wrong+f.Unreadable+f.Misnamed+f.Left == 0 }

// String is the counts in a line, and below it a line for each that is not as the path says.
func (f JudgedPath) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s, read as %s", wording.Count(f.Lines, "line", "lines"), f.Style)
	switch {
	case f.Letters != "" && f.tried:
		fmt.Fprintf(&b, " with letters for %s (both ways were tried)", f.Letters)
	case f.Letters != "":
		fmt.Fprintf(&b, " with letters for %s", f.Letters)
	}
	if f.Puzzles > 1 {
		fmt.Fprintf(&b, ", of %d puzzles", f.Puzzles)
	}
	b.WriteString(": " + f.counts())
	if f.Skipped > 0 {
		fmt.Fprintf(&b, "; %s skipped (%s)", wording.Count(f.Skipped, "other line", "other lines"), f.skippedRanges())
	}
	if f.Misnamed > 0 {
		b.WriteString("; " + wording.Count(f.Misnamed, "line has", "lines have") + " a name that is not a technique")
	}
	if f.Filled > 0 {
		b.WriteString("; " + wording.Count(f.Filled, "single is", "singles are") + " filled in without a line")
	}
	if f.Other {
		b.WriteString("\nmost lines are wrong: this looks like the path of another puzzle")
	}
	if f.Left > 0 {
		fmt.Fprintf(&b, "\nnot judged: %s: %s", wording.Count(f.Left, "part", "parts"), sanitize.Message(f.Why))
	}
	for i := range f.listed {
		b.WriteString("\n" + f.listed[i].String())
	}
	if f.more > 0 {
		fmt.Fprintf(&b, "\nand %d more; --json has each line", f.more)
	}
	return b.String()
}

// skippedRanges lists the skipped lines: line 1, 3-4.
func (f *JudgedPath) skippedRanges() string {
	const most = 12
	var out []string
	for i := 0; i < len(f.SkippedLines); i++ {
		from := i
		for i+1 < len(f.SkippedLines) && f.SkippedLines[i+1] == f.SkippedLines[i]+1 {
			i++
		}
		if len(out) == most {
			return "lines " + strings.Join(out, ", ") + ", ..."
		}
		if out = append(out, fmt.Sprint(f.SkippedLines[from])); i > from {
			out[len(out)-1] += fmt.Sprintf("-%d", f.SkippedLines[i])
		}
	}
	if f.Skipped > len(f.SkippedLines) {
		out = append(out, "...")
	}
	if f.Skipped == 1 {
		return "line " + out[0]
	}
	return "lines " + strings.Join(out, ", ")
}

func (f *JudgedPath) counts() string {
	var all []string
	for _, c := range []struct {
		n         int
		one, many string // many is empty where it is the same
	}{
		{f.Confirmed, "confirmed", ""}, {f.Pattern, "pattern that stands there", "patterns that stand there"},
		{f.Holds, "holds by another technique", "hold by another technique"}, {f.Net, "holds by a net", "hold by a net"},
		{f.Already, "already so", ""}, {f.Unproved, "unproved", ""}, {f.Wrong, "wrong", ""}, {f.Unreadable, "unreadable", ""},
	} {
		if c.n > 0 {
			all = append(all, wording.Count(c.n, c.one, cmp.Or(c.many, c.one)))
		}
	}
	if all == nil {
		return "no step in it"
	}
	return strings.Join(all, ", ")
}

// String is a line for people: its number, what it is worth and why, and the text.
func (l JudgedLine) String() string {
	text := fmt.Sprintf("line %d: %s", l.Line, solverlog.Verdict(l.Verdict).Text())
	if why := l.why(); why != "" {
		text += ": " + why
	}
	return text + ": " + quoted(l.Text)
}

// why says what the verdict rests on.
func (l *JudgedLine) why() string {
	var all []string
	switch {
	case l.Fault != "":
		all = append(all, sanitize.Message(l.Fault))
	case l.Wrong != "" && l.Solution != 0 && strings.Contains(l.Wrong, "="):
		all = append(all, fmt.Sprintf("%s, where the solution has %d", l.Wrong, l.Solution))
	case l.Wrong != "" && l.Solution != 0:
		all = append(all, fmt.Sprintf("%s, which is the solution there", l.Wrong))
	case l.Wrong != "":
		all = append(all, l.Wrong+" leaves no solution")
	case l.IsPosition:
		all = append(all, fmt.Sprintf("the steps before do not lead to it, %s", beginning(l.Concludes)))
	case l.Technique != "":
		all = append(all, "by "+l.Technique)
	}
	if l.DidYouMean != "" {
		all = append(all, fmt.Sprintf("%q is not a technique: did you mean %s?", sanitize.Visible(l.Title), l.DidYouMean))
	}
	switch {
	case l.NotThere && l.Chain != "":
		all = append(all, "the chain described isn't there: "+sanitize.Message(l.Chain))
	case l.NotThere:
		all = append(all, "the pattern described isn't there")
	case l.Chain != "":
		all = append(all, sanitize.Message(l.Chain))
	}
	if l.Conclusion {
		all = append(all, "only its conclusion was judged, not its chain")
	}
	switch {
	case l.Late && l.Verdict == string(solverlog.Unproved):
		all = append(all, "nothing was found within the limit of work for a line")
	case l.Late:
		all = append(all, "the limit of work for a line was reached before everything was tried")
	}
	return strings.Join(all, "; ")
}

// beginning lists the first of several conclusions.
func beginning(all []string) string {
	if len(all) > 3 {
		return strings.Join(all[:3], ", ") + fmt.Sprintf(" and %d more", len(all)-3)
	}
	return strings.Join(all, ", ")
}

// quoted is a line of a text as it may be shown, cut where it is long.
func quoted(text string) string {
	text = sanitize.Visible(strings.Join(strings.Fields(text), " "))
	if runes := []rune(text); len(runes) > 120 {
		text = string(slices.Concat(runes[:117], []rune("...")))
	}
	return text
}
