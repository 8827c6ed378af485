package coach

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// Seen is the word in a diary for a board whose step was shown.
const Seen Verdict = "shown"

// diaryTime is how a diary writes a time.
const diaryTime = "2006-01-02T15:04:05.000Z"

// Entry is a line of a diary: when somebody looked for a step of a technique, and the result. Practice may also be of
// something that is no technique; [ReadDiary] leaves such lines out.
func Entry(at time.Time, what, came string) string {
	return at.UTC().Format(diaryTime) + " " + what + " " + came
}

// Record is how practice with a technique went.
type Record struct {
	Technique *deduce.Technique
	Score
	Shown int
	Last  time.Time
	late  []bool // whether each of the last answers was right
}

// recentAnswers is how many answers say how well one knows a technique now.
const recentAnswers = 10

// DiaryEntry is a line of a diary about a technique.
type DiaryEntry struct {
	Time      time.Time
	Technique *deduce.Technique
	Verdict   Verdict
}

// Entries are the lines of a diary that are about techniques. Lines that cannot be read are left out.
func Entries(lines []string) (out []DiaryEntry) {
	for _, line := range lines {
		when, rest, _ := strings.Cut(line, " ")
		name, verdict, _ := strings.Cut(rest, " ")
		at, err := time.Parse(diaryTime, when)
		if t := technique.Standard.Lookup(name); err == nil && t != nil {
			out = append(out, DiaryEntry{at, t, Verdict(verdict)})
		}
	}
	return out
}

// ReadDiary sums up the lines of a diary, technique by technique in the order of the ladder. Lines that cannot be read
// are left out.
func ReadDiary(lines []string) []Record {
	records := map[*deduce.Technique]*Record{}
	for _, e := range Entries(lines) {
		if records[e.Technique] == nil {
			records[e.Technique] = &Record{Technique: e.Technique}
		}
		records[e.Technique].add(e.Time, e.Verdict)
	}
	var out []Record
	for _, t := range technique.Standard.Techniques() {
		if r := records[t]; r != nil {
			out = append(out, *r)
		}
	}
	return out
}

func (r *Record) add(at time.Time, v Verdict) {
	if v == Seen {
		r.Shown++
	}
	r.Score.Add(v)
	r.Last = at
	if r.late = append(r.late, v == Right); len(r.late) > recentAnswers {
		r.late = r.late[1:]
	}
}

// share is how many of the last answers were right, as a part of one.
func (r *Record) share() float64 {
	right := 0
	for _, was := range r.late {
		if was {
			right++
		}
	}
	return float64(right) / float64(len(r.late))
}

// knows is the share of right answers from which on a technique counts as known.
const knows = 0.75

// Due is the technique of a ladder to practise now: the one that goes worst or, where all are known, that was practised
// longest ago; nil where none was.
func Due(records []Record, ladder deduce.Ladder) *deduce.Technique {
	var on []Record
	for _, r := range records {
		if ladder.Has(r.Technique) {
			on = append(on, r)
		}
	}
	if len(on) == 0 {
		return nil
	}
	return slices.MinFunc(on, func(a, b Record) int {
		return cmp.Or(cmp.Compare(min(a.share(), knows), min(b.share(), knows)), a.Last.Compare(b.Last))
	}).Technique
}
