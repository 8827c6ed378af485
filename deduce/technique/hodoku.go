package technique

import "deduku/deduce"

// Hodoku is HoDoKu's scale: its level, score and short name of each technique, and its figures for guesses and
// for the highest score of a level.
var Hodoku = hodoku()

func hodoku() *deduce.Scale {
	s := &deduce.Scale{
		Grades: make(map[*deduce.Technique]deduce.Grade, len(table)),
		Guess:  10000,
		Caps:   []int{deduce.Easy: 800, deduce.Medium: 1000, deduce.Hard: 1600, deduce.Unfair: 1800},
	}
	for _, row := range table {
		s.Grades[row.technique] = deduce.Grade{Level: row.level, Score: row.score, Key: row.key}
	}
	return s
}

// GradeOf is what HoDoKu says of a technique.
func GradeOf(t *deduce.Technique) deduce.Grade { return Hodoku.Grades[t] }
