package deduce

import (
	"fmt"
	"slices"
)

// Level is how hard a technique, and with it a puzzle, is for a person.
type Level uint8

// The levels, easiest first.
const (
	Easy Level = iota
	Medium
	Hard
	Unfair
	Extreme
)

var levels = []string{Easy: "easy", Medium: "medium", Hard: "hard", Unfair: "unfair", Extreme: "extreme"}

// Levels are the names of the levels, easiest first.
func Levels() []string { return levels }

// LevelNamed is the level with this name, one of Levels.
func LevelNamed(name string) Level { return Level(slices.Index(levels, name)) }

// String is the name of the level.
func (l Level) String() string { return levels[l] }

// Scale says how hard techniques are. A technique that it does not know costs nothing and is easy.
type Scale struct {
	Grades map[*Technique]Grade
	Guess  int   // added to a score for each guess
	Caps   []int // the highest score of each level that has one, the easiest first
}

// Grade is a technique's place on a scale.
type Grade struct {
	Level Level
	Score int    // added to a puzzle's score for each step of it
	Key   string // a short name; empty for none, shared by techniques that the scale takes for one
}

// Harder orders grades by level, then by score.
func (g Grade) Harder(than Grade) bool {
	return g.Level > than.Level || g.Level == than.Level && g.Score > than.Score
}

// Judgement is the difficulty of a puzzle, as a log of its solution shows it.
type Judgement struct {
	Level   Level
	Score   int        // the scores of all techniques used and guesses made, added: of the steps in force
	Hardest *Technique // of the steps in force; nil where none was used
	Guessed bool       // a guess was made, also one that was taken back
}

// Judge rates a log: the level is the highest of the techniques used, raised until the score is within its cap.
// A guess is extreme.
func (s *Scale) Judge(l *Log) Judgement {
	var j Judgement
	var room [32]Used
	used := Tally(room[:0])
	in := l.InForce()
	for i := range l.Steps {
		step := &l.Steps[i]
		switch {
		case step.Kind == Guess:
			j.Guessed = true
			j.Level = Extreme
			if in[i] {
				j.Score += s.Guess
			}
		case in[i] && step.Technique != nil:
			used.Add(step.Technique)
		}
	}
	for _, u := range used {
		grade := s.Grades[u.Technique]
		j.Score += u.Steps * grade.Score
		j.Level = max(j.Level, grade.Level)
		if j.Hardest == nil || s.harder(u.Technique, j.Hardest) {
			j.Hardest = u.Technique
		}
	}
	for int(j.Level) < len(s.Caps) && j.Score > s.Caps[j.Level] {
		j.Level++
	}
	return j
}

// LevelBy is the level of a judgement and by what it has it: its hardest technique, or its score where that raised it.
func (s *Scale) LevelBy(j *Judgement) string {
	switch {
	case j.Hardest == nil || j.Guessed:
		return j.Level.String()
	case s.Raised(j):
		return fmt.Sprintf("%v by score %d, hardest %v", j.Level, j.Score, s.Grades[j.Hardest].Level)
	}
	return fmt.Sprintf("%v by %s", j.Level, j.Hardest.Title)
}

// Raised reports whether the score alone raised the level: no technique that was used is so hard, and nothing was guessed.
func (s *Scale) Raised(j *Judgement) bool {
	return !j.Guessed && j.Hardest != nil && s.Grades[j.Hardest].Level < j.Level
}

// harder orders techniques by level, then by score.
func (s *Scale) harder(a, b *Technique) bool {
	return s.Grades[a].Harder(s.Grades[b])
}

// Tally counts steps by technique. Logs have few techniques, so that it is a list, in the order of their first steps.
type Tally []Used

// Used is a technique and how many steps of it there are.
type Used struct {
	Technique *Technique
	Steps     int
}

// Add counts one more step of t.
func (y *Tally) Add(t *Technique) {
	for i := range *y {
		if u := &(*y)[i]; u.Technique == t {
			u.Steps++
			return
		}
	}
	*y = append(*y, Used{t, 1})
}
