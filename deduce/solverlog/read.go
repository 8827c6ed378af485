package solverlog

import (
	"slices"
	"strings"
	"sync"

	"deduku/board/format/coords"
	"deduku/deduce/technique"
	"deduku/internal/lazyregexp"
	"deduku/internal/lean"
	"deduku/internal/spelling"
)

// readLine parses one line in a style. If the line isn't a step, the result has no conclusion, no pattern, no chain, and no fault.
func readLine(text string, style Style) Line {
	switch style {
	case HoDoKu:
		return readHoDoKu(text)
	case Explainer:
		return readExplainer(text)
	case CSP:
		return readCSP(text)
	case SudokuStudio:
		return readStudio(text)
	case Eureka:
		return readEureka(text)
	}
	return readList(text)
}

// Read takes a text apart into the lines that tell steps. In Auto each style is tried, and the one that reads most
// conclusions is taken; of several, the first. Text between the steps is left out.
func Read(text string, style Style) Path {
	best, most := Path{Style: List}, 0
	for _, p := range readings(text, style) {
		if n := concluded(p.Lines); n > most || style != Auto {
			best, most = p, n
		}
	}
	return best
}

// readings are the ways to read a text: in its style, or in each.
func readings(text string, style Style) (out []Path) {
	if lean.Program { // it has no regular expressions
		return nil
	}
	text = unescaped(text)
	first, last := style, style
	if style == Auto {
		first, last = HoDoKu, List
	}
	for s := first; s <= last; s++ {
		p := Path{Style: s, Lines: read(text, s)}
		for i := range p.Lines {
			if lettered(p.Lines[i].Text) {
				p.Letters = lettersOf(s)
				break
			}
		}
		out = append(out, p)
	}
	return out
}

// escapes are what a terminal takes as colours and moves.
var escapes = &lazyregexp.Regexp{Expr: `\x1b\[[0-9;?]*[ -/]*[@-~]`}

// unescaped is a text without these.
func unescaped(text string) string {
	if lean.Program {
		return text
	}
	return escapes.ReplaceAllString(text, "")
}

func read(text string, style Style) (out []Line) {
	if style == SudokuWiki {
		return readSudokuWiki(text)
	}
	steps := strings.Contains(text, "=>")
	nears := map[string]string{} // the near titles found so far, because texts repeat names
	near := func(name string) string {
		title, known := nears[name]
		if !known {
			title = nearTitle(name)
			nears[name] = title
		}
		return title
	}
	var guesses ownGuesses
	for i, line := range strings.Split(text, "\n") {
		if style == List {
			if own, ok := readOwn(line); ok {
				own.At, own.Text = i+1, strings.TrimSpace(line)
				out = guesses.add(out, own)
				continue
			}
		}
		below := steps && style == List && (strings.HasPrefix(line, "  ") || strings.HasPrefix(line, "\t"))
		if line = strings.TrimSpace(line); line == "" || below || isProse(line) { // the lines below a step are its chains
			continue
		}
		if name := notCell(line); name != "" { // in other styles addUnread says so
			if style == List {
				out = append(out, Line{At: i + 1, Text: line, Fault: notCellFault(name)})
			}
			continue
		}
		read := readLine(unnumbered(line), style)
		if read.Concludes == nil && read.pattern == nil && read.Chain == nil && read.Fault == "" {
			continue
		}
		read.At, read.Text = i+1, line
		if read.techniques == nil && read.Title != "" {
			read.techniques = technique.Family(read.Title)
		}
		if title, _ := titled(unnumbered(line)); style == List && read.Concludes != nil && read.Title == "" && near(title) != "" {
			read.Title = title
		}
		if read.techniques == nil && read.Fault == "" {
			read.Near = near(read.Title)
		}
		if style != CSP { // which writes patterns differently
			read.described = describe(unnumbered(line), &read)
		}
		out = append(out, read)
	}
	return out
}

// isProse reports whether no style reads a line, because it has neither a digit nor an arrow and is not from HoDoKu's library.
func isProse(line string) bool {
	if strings.ContainsAny(line, "0123456789") || line[0] == ':' {
		return false
	}
	_, concludes := afterArrow(line)
	return !concludes
}

// addUnread adds the lines of a text that no reader took. If a line names a cell or a technique, it is a step that can't be
// read. Any other line is skipped, and so is an indented one: programs write details there.
func (p *Path) addUnread(text string) {
	if lean.Program {
		return
	}
	titles := map[string]bool{} // those met so far: whether they name a technique
	taken := 0                  // lines up to here are part of a step
	next := p.Lines
	for i, line := range strings.Split(unescaped(text), "\n") {
		for len(next) > 0 && next[0].At <= i+1 {
			taken, next = max(next[0].At, next[0].Until), next[1:]
		}
		switch trimmed := strings.TrimSpace(line); {
		case i+1 <= taken || trimmed == "":
		case p.Style == List && isOwn(line):
			p.Skipped = append(p.Skipped, i+1)
		case line[0] != ' ' && line[0] != '\t' && namesStep(trimmed, titles):
			fault := "it names a cell or a technique, but no conclusion such as " + p.Style.example()
			switch name, pair := notCell(trimmed), cellPair.FindString(trimmed); {
			case name != "":
				fault = notCellFault(name)
			case pair != "" && !anyRC.MatchString(trimmed):
				fault = "\"" + pair + "\" may begin with the row or with the column: write the cell as r4c7"
			}
			p.Lines = append(p.Lines, Line{At: i + 1, Text: trimmed, Fault: fault})
		default:
			p.Skipped = append(p.Skipped, i+1)
		}
	}
	slices.SortStableFunc(p.Lines, func(a, b Line) int { return a.At - b.At })
}

// namesStep reports whether a line names a cell, or begins with the name of a technique or with one much like it. It keeps its
// findings about names in titles, because they take long and texts repeat names.
func namesStep(line string, titles map[string]bool) bool {
	if strings.Contains(line, "===>") || strings.HasPrefix(line, "(defrule") { // CSP-Rules says how its rules work
		return false
	}
	digit := strings.ContainsAny(line, "0123456789")
	if digit && (anyRC.MatchString(line) || cellPair.MatchString(line) || anyLetter.MatchString(line)) {
		return true
	}
	line = unnumbered(line)
	if digit && beginsWithTechnique(line, titles) {
		return true
	}
	title, _ := titled(line)
	if title == "" {
		return false
	}
	names, known := titles[title]
	if !known {
		names = len(technique.Family(title)) > 0 || nearTitle(title) != ""
		titles[title] = names
	}
	return names
}

var (
	cellPair  = &lazyregexp.Regexp{Expr: `\([1-9]\s*,\s*[1-9]\)`}
	anyLetter = &lazyregexp.Regexp{Expr: `^[A-Z][0-9]\s*(?::|=|<>|!=|≠|is\b)\s*[1-9]\s*$`} // a name in the form A4 and a digit
)

// beginsWithTechnique reports whether a line begins with the name of a technique, such as "X-Wing rows 1 and 2". It keeps its
// findings in titles.
func beginsWithTechnique(line string, titles map[string]bool) bool {
	const most = 5 // words of a name
	words := strings.Fields(line[:min(len(line), 100)])
	if len(words) == 0 || !firstWords()[firstWord(words[0])] {
		return false
	}
	for n := 1; n <= min(most, len(words)); n++ {
		name := strings.TrimRight(strings.Join(words[:n], " "), ",:;")
		names, known := titles[name+" "]
		if !known {
			names = technique.Named(name) != nil || n > 1 && len(technique.Family(name)) > 0 // a wing may be anything
			titles[name+" "] = names
		}
		if names {
			return true
		}
	}
	return false
}

// firstWords holds the words that names of techniques begin with, in small letters.
var firstWords = sync.OnceValue(func() map[string]bool {
	all := map[string]bool{}
	for _, t := range technique.Standard.Techniques() {
		all[firstWord(t.Title)], all[firstWord(t.Name)] = true, true
	}
	for _, usual := range technique.UsualNames() {
		for _, name := range usual.Names {
			all[firstWord(name)] = true
		}
	}
	return all
})

// firstWord returns the first word of a name, in small letters.
func firstWord(name string) string {
	if i := strings.IndexAny(name, " -,:;"); i >= 0 {
		name = name[:i]
	}
	return strings.ToLower(name)
}

// nearTitle returns the title of the technique that a name almost is, such as X-Wing for X-Wng. It is empty if there is none, or if
// the field knows the name.
func nearTitle(name string) string {
	if len(name) < 5 || len(technique.Family(name)) > 0 || technique.NotBuilt(name) || technique.RatingFor(name) != "" {
		return ""
	}
	near := spelling.Words(techniqueTitles(), strings.ToLower(name))
	if len(near) == 0 {
		return ""
	}
	return technique.Named(near[0]).Title
}

// techniqueTitles returns the titles of all techniques in small letters.
func techniqueTitles() (out []string) {
	for _, t := range technique.Standard.Techniques() {
		out = append(out, strings.ToLower(t.Title))
	}
	return out
}

// unnumbered is a line without the number or the mark of a list that it begins with.
func unnumbered(line string) string {
	rest := line
	if len(line) > 2 && strings.ContainsRune("-*>", rune(line[0])) && line[1] == ' ' || strings.HasPrefix(line, "•") {
		rest = strings.TrimLeft(line, "-*•> \t")
	}
	end := 0
	for end < len(rest) && rest[end] >= '0' && rest[end] <= '9' {
		end++
	}
	if end > 0 && end < len(rest) && strings.ContainsRune(".):", rune(rest[end])) && end+1 < len(rest) && rest[end+1] == ' ' {
		return strings.TrimSpace(rest[end+1:])
	}
	if numberedName.MatchString(rest) { // as logs of deduku number their steps
		return strings.TrimSpace(rest[end:])
	}
	return rest
}

// numberedName is a number and the beginning of a name.
var numberedName = &lazyregexp.Regexp{Expr: `^[0-9]+~?\s+[A-Z0-9][A-Za-z-]`}

// titled is what stands before the first colon of a line, and what comes after.
func titled(line string) (title, rest string) {
	title, rest, ok := strings.Cut(line, ":")
	if !ok || len(title) > 60 {
		return "", line
	}
	return strings.TrimSpace(title), rest
}

// either are the conclusions that the first of several namings finds.
func either(text string, ways ...equations) []coords.Edit {
	for _, way := range ways {
		if found := way.in(text); found != nil {
			return found
		}
	}
	return nil
}

// lettered reports whether a line names its cells by letters alone.
func lettered(text string) bool {
	return !lean.Program && !rcName.MatchString(text) && letterName.MatchString(text)
}
