//go:build !lean

package format

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// Lists of cells as programs write them: A1: '2', r1c1: 5, (0, 0): 5, grid[0][4] = 7, rows of SQL.

// cellForms are the forms of one member of a list. The first two groups are the row and column, the third the digit.
var cellForms = []func() *regexp.Regexp{
	pattern(`(?i)\br([0-9])[ ,_-]?c([0-9])["']?\s*(?:[:=]|=>|->|,|\s)\s*["']?([0-9])\b`),
	pattern(`\b([A-I])([1-9])["']?\s*(?:[:=]|=>|->|,)\s*["']?([0-9])\b`),
	pattern(`\b([a-i])([1-9])["']?\s*(?:[:=]|=>|->|,)\s*["']?([0-9])\b`),
	pattern(`[(\[{]\s*([0-9])\s*,\s*([0-9])\s*[)\]}]\s*(?::|=>|->|=|,)\s*["']?([0-9])\b`),
	pattern(`\[\s*["']?([0-9])["']?\s*\]\s*\[\s*["']?([0-9])["']?\s*\]\s*=\s*["']?([0-9])\b`),
	pattern(`\[\s*([0-9])\s*,\s*([0-9])\s*\]\s*=\s*["']?([0-9])\b`),
	pattern(`["']([0-9])\s*[,_:; -]\s*([0-9])["']\s*(?::|=>|=)\s*["']?([0-9])\b`),
	pattern(`(?i)\brow["']?\s*[:=]\s*["']?([0-9])\W+col(?:umn)?["']?\s*[:=]\s*["']?([0-9])\W+(?:val|value|digit|number|num|n|v)["']?\s*[:=]\s*["']?([0-9])\b`),
}

// cellList reads a text that lists the givens cell by cell.
func cellList(text string) (string, string, bool) {
	if line, note, ok := tupleList(text); ok {
		return line, note, true
	}
	for _, cellForm := range cellForms {
		form := cellForm()
		found := form.FindAllStringSubmatch(text, -1)
		if len(found) < fewestListed {
			continue
		}
		var cells [][3]int
		for _, m := range found {
			row := strings.ToUpper(m[1])[0]
			if row >= 'A' {
				row -= 'A' - '1'
			}
			cells = append(cells, [3]int{int(row - '0'), int(m[2][0] - '0'), int(m[3][0] - '0')})
		}
		at := form.FindStringIndex(text)
		if !onlyThese(text, form.FindAllStringIndex(text, -1)) {
			continue
		}
		if line, note, ok := cellsLine(cells); ok {
			return padded(text, at[0]) + line, note, true
		}
	}
	return "", "", false
}

var word = pattern(`[A-Za-z_]\w*`)

// onlyThese reports whether no numbers are between the members of a list, as a damaged member would leave them.
func onlyThese(text string, found [][]int) bool {
	for i := 1; i < len(found); i++ {
		if gap := text[found[i-1][1]:found[i][0]]; len(gap) > 1 && strings.ContainsAny(word().ReplaceAllString(gap, ""), "0123456789") {
			return false
		}
	}
	return true
}

var (
	tuple      = pattern(`\(\s*['"]?\d+['"]?(?:\s*,\s*['"]?\d+['"]?){2,3}\s*\)`)
	tupleNames = pattern("\\(\\s*[\"'`\\[]?[A-Za-z_]\\w*[\"'`\\]]?(?:\\s*,\\s*[\"'`\\[]?[A-Za-z_]\\w*[\"'`\\]]?){2,3}\\s*\\)")
	number     = pattern(`\d+`)
	identifier = pattern(`[A-Za-z_]\w*`)
)

// tupleList reads rows of three numbers in brackets, or of four with the number of the puzzle in front, as SQL inserts
// them. Names in brackets before them say which is the row; otherwise the row comes first.
func tupleList(text string) (string, string, bool) {
	found := tuple().FindAllStringIndex(text, -1)
	if len(found) < fewestListed {
		return "", "", false
	}
	if !onlyThese(text, found) {
		return "", "", false
	}
	n := len(number().FindAllString(text[found[0][0]:found[0][1]], -1))
	order, note := [3]int{n - 3, n - 2, n - 1}, "read each group as row, column, digit"
	for _, names := range tupleNames().FindAllString(text[:found[0][0]], -1) {
		if at, ok := orderOf(identifier().FindAllString(names, -1)); ok {
			order, note = at, ""
		}
	}
	var cells [][3]int
	puzzle := ""
	for _, at := range found {
		numbers := number().FindAllString(text[at[0]:at[1]], -1)
		if len(numbers) != n {
			continue
		}
		if n == 4 {
			other := 6 - order[0] - order[1] - order[2]
			if puzzle == "" {
				puzzle = numbers[other]
			}
			if numbers[other] != puzzle {
				continue
			}
		}
		var c [3]int
		for i, k := range order {
			c[i], _ = strconv.Atoi(numbers[k])
		}
		cells = append(cells, c)
	}
	line, from, ok := cellsLine(cells)
	if from != "" && note != "" {
		note = fmt.Sprintf("%s; %s", note, from)
	}
	return padded(text, found[0][0]) + line, note, ok
}
