package explanation

import (
	"slices"
	"strconv"
	"strings"

	"deduku/deduce"
	"deduku/deduce/render/wording"
)

// A long argument is told in blocks, each under a line that says what it leaves and what that is for: nobody holds thirty lines in mind,
// but the few that are needed later.

// mostInOne is how many placements an argument has at most that is told in one piece.
const mostInOne = 15

// blocks puts the lines of the claims from one on, up to another, in blocks where they are many.
func (a *arguing) blocks(lines []Line, from, to int) []Line {
	placements := 0
	for i := range lines {
		if lines[i].Name != "" && !lines[i].Lemma {
			placements++
		}
	}
	if placements <= mostInOne {
		return lines
	}
	u := a.usesOf(lines, from, to)
	var out []Line
	begin := 0
	for _, end := range u.cuts(lines) {
		heading := a.heading(lines, &u, begin, end, len(out))
		out = append(out, Line{Text: heading, More: lines[begin:end], Block: true, from: lines[begin].from})
		begin = end
	}
	return out
}

// uses are, for each of some lines by its index, the later lines that rest on it, ascending.
type uses [][]int

// usesOf finds which lines rest on which: what proves a lemma counts as its line.
func (a *arguing) usesOf(lines []Line, from, to int) uses {
	at := map[string]int{} // the line that is called so
	for i := range lines {
		at[lines[i].Name] = i // the contradiction, which has no name, is the last
	}
	of := make([]int, to-from) // the line that tells or is proved by a claim
	proof := from
	for i := from; i < to; i++ {
		c := &a.claims[i]
		if c.Depth > a.claims[from].Depth || c.Kind == deduce.Assume {
			continue
		}
		for j := proof; j <= i; j++ {
			of[j-from] = at[a.names[i]]
		}
		proof = i + 1
	}
	u := make(uses, len(lines))
	for i := from; i < to; i++ {
		for _, r := range a.claims[i].Rests {
			if int(r) < from || int(r) >= to {
				continue
			}
			if by, used := of[i-from], of[int(r)-from]; by > used && !slices.Contains(u[used], by) {
				u[used] = append(u[used], by)
			}
		}
	}
	for i := range u {
		slices.Sort(u[i])
	}
	return u
}

// later are the lines from one on that rest on a line.
func (u uses) later(line, from int) []int {
	i, _ := slices.BinarySearch(u[line], from)
	return u[line][i:]
}

// How long blocks are: at least and at most, and best.
const (
	leastInBlock, mostInBlock = 3, 11
	goodInBlock               = 6
)

// cuts are where blocks end, so that as little as possible is to be kept in mind from one to the next. A block ends in a lemma, or in
// a line that is used by more than the one below it.
func (u uses) cuts(lines []Line) []int {
	n := len(lines)
	const never = 1 << 30
	cost, before := make([]int, n+1), make([]int, n+1)
	for end := 1; end <= n; end++ {
		cost[end] = never
		last := end - 1
		ends := end == n || lines[last].Lemma || len(u.later(last, end+1)) > 0
		for begin := max(0, end-mostInBlock); begin < end; begin++ {
			if cost[begin] == never {
				continue
			}
			kept := 0
			for i := begin; i < end; i++ {
				if len(u.later(i, end)) > 0 {
					kept++
				}
			}
			size := end - begin
			all := cost[begin] + 2*kept + max(size-goodInBlock, goodInBlock-size)
			if size < leastInBlock || !ends {
				all += 100 // only where it can't be otherwise
			}
			if all < cost[end] {
				cost[end], before[end] = all, begin
			}
		}
	}
	var out []int
	for end := n; end > 0; end = before[end] {
		out = append(out, end)
	}
	slices.Reverse(out)
	return out
}

// heading says what the lines from one on, up to another, are for; told is how many blocks stand above.
func (a *arguing) heading(lines []Line, u *uses, begin, end, told int) string {
	order := "Then: "
	switch {
	case told == 0:
		order = "First: "
	case end == len(lines):
		order = "Last: "
	}
	last := &lines[end-1]
	says, _, _ := strings.Cut(last.Text, "    ")
	if end == len(lines) {
		what, _, _ := strings.Cut(last.Text, " is left")
		return order + what + "."
	}
	name := last.Name
	if last.Lemma {
		says, name = strings.TrimPrefix(says, "lemma "+name+": "), "lemma "+name
	}
	at := name
	if !last.Lemma {
		at = "line " + name
	}
	text := order + says + a.about(last.from) + " (" + at + "), which is used in " + linesOf(lines, u.later(end-1, end)) + "."
	var kept []int
	for i := begin; i < end-1; i++ {
		if len(u.later(i, end)) > 0 {
			kept = append(kept, i)
		}
	}
	if len(kept) > 0 {
		text += " Also used later: " + linesOf(lines, kept) + "."
	}
	return text
}

// about says of what is placed as the last of its unit which unit that is: , the 7 of row 6. A claim about a cell names it itself.
func (a *arguing) about(claim int) string {
	c := &a.claims[claim]
	if c.Truth == deduce.NoTruth || !c.True {
		return ""
	}
	u, d := c.Truth.Unit()
	if _, inCell := c.Truth.Cell(); inCell {
		return ""
	}
	return ", the " + d.String() + " of " + a.Notation.Unit(u)
}

// linesOf are namesOf that begin with what they name: lines 3, 8 and lemma A.
func linesOf(lines []Line, which []int) string {
	names, numbered := namesOf(lines, which), 0
	for _, i := range which {
		if _, err := strconv.Atoi(lines[i].Name); err == nil {
			numbered++
		}
	}
	switch numbered {
	case 0:
		return names
	case 1:
		return "line " + names
	}
	return "lines " + names
}

// namesOf are what lines are called: 3, 8, 11-14 and lemmas A and C.
func namesOf(lines []Line, which []int) string {
	var numbers []int
	var all, lemmas []string
	for _, i := range which {
		switch l := &lines[i]; {
		case l.Name == "":
			all = append(all, "the end")
		case l.Lemma:
			lemmas = append(lemmas, l.Name)
		default:
			n, err := strconv.Atoi(l.Name)
			if err != nil { // within a lemma
				all = append(all, l.Name)
				continue
			}
			numbers = append(numbers, n)
		}
	}
	if len(lemmas) > 0 {
		word := "lemma "
		if len(lemmas) > 1 {
			word = "lemmas "
		}
		lemmas[0] = word + lemmas[0]
	}
	if len(numbers) > 0 {
		all = append([]string{runs(numbers)}, all...)
	}
	return wording.And(append(all, lemmas...))
}
