package deduce

import "slices"

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

// caps are the highest scores of the levels that have one (HoDoKu's figures).
var caps = [...]int{Easy: 800, Medium: 1000, Hard: 1600, Unfair: 1800}

// Judgement is what a log says about the difficulty of its puzzle.
type Judgement struct {
	Level   Level
	Score   int        // the scores of all techniques used and guesses made, added: of the steps in force
	Hardest *Technique // of the steps in force; nil where none was used
	Guessed bool       // a guess was made, also one that was taken back
}

// guessScore is what a guess adds: HoDoKu's figure for brute force.
const guessScore = 10000

// Judge rates a log as HoDoKu does: the level is the highest of the techniques used, raised until the score
// is within its cap. A guess is extreme.
func Judge(l *Log) Judgement {
	var j Judgement
	in := l.InForce()
	for i := range l.Steps {
		step := &l.Steps[i]
		switch {
		case step.Kind == Guess:
			j.Guessed = true
			j.Level = Extreme
			if in[i] {
				j.Score += guessScore
			}
		case in[i] && step.Technique != nil:
			t := step.Technique
			j.Score += t.Score
			j.Level = max(j.Level, t.Level)
			if j.Hardest == nil || t.harder(j.Hardest) {
				j.Hardest = t
			}
		}
	}
	for int(j.Level) < len(caps) && j.Score > caps[j.Level] {
		j.Level++
	}
	return j
}

// harder orders techniques by level, then by score.
func (t *Technique) harder(than *Technique) bool {
	return t.Level > than.Level || t.Level == than.Level && t.Score > than.Score
}
