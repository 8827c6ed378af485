package foreign

import (
	"strings"

	"deduku/board/format"
	"deduku/deduce/technique"
)

// Path is a text taken apart.
type Path struct {
	Style Style
	Lines []Line
}

// readers take one line of a text apart, by style. They say nothing of a line that is no step: its Line has no conclusion, no
// pattern and no fault.
var readers = map[Style]func(text string) Line{
	HoDoKu: readHoDoKu, Explainer: readExplainer, CSP: readCSP, SudokuStudio: readStudio, Eureka: readEureka, List: readList,
}

// Read takes a text apart into the lines that tell steps. In Auto each style is tried, and the one that reads most
// conclusions is taken; of several, the first. Text between the steps is left out.
func Read(text string, style Style) Path {
	if style != Auto {
		return Path{style, read(text, style)}
	}
	best, most := Path{Style: List}, 0
	for s := HoDoKu; s <= List; s++ {
		lines := read(text, s)
		if n := concluded(lines); n > most {
			best, most = Path{s, lines}, n
		}
	}
	return best
}

// concluded is how much of a text has been understood: lines that conclude, more where the name is known, less where they only say where
// a technique is.
func concluded(lines []Line) (n int) {
	for i := range lines {
		if lines[i].Concludes != nil {
			n += 4
		}
		if len(lines[i].Techniques) > 0 {
			n += 2
		}
		if lines[i].Pattern != nil {
			n++
		}
	}
	return n
}

func read(text string, style Style) (out []Line) {
	if style == SudokuWiki {
		return readSudokuWiki(text)
	}
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		read := readers[style](unnumbered(line))
		if read.Concludes == nil && read.Pattern == nil && read.Fault == "" {
			continue
		}
		read.At, read.Text = i+1, line
		if read.Techniques == nil && read.Title != "" {
			read.Techniques = technique.Family(read.Title)
		}
		out = append(out, read)
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
	return rest
}

// titled is what stands before the first colon of a line, and what comes after.
func titled(line string) (title, rest string) {
	title, rest, ok := strings.Cut(line, ":")
	if !ok || len(title) > 60 {
		return "", line
	}
	return strings.TrimSpace(title), rest
}

// either are the conclusions that the first of several namings finds.
func either(text string, ways ...equations) []format.Edit {
	for _, way := range ways {
		if found := way.in(text); found != nil {
			return found
		}
	}
	return nil
}
