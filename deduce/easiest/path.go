package easiest

import "deduku/deduce"

// Path is a log that comes to the solution without a guess, and what it costs.
type Path struct {
	Log     deduce.Log
	Hardest *deduce.Technique // nil where nothing was deduced
	grade   deduce.Grade      // of the hardest
	Score   int               // of all steps
}

// pathOf is a log with what it costs.
func pathOf(log deduce.Log, scale *deduce.Scale) Path {
	j := scale.Judge(&log)
	return Path{log, j.Hardest, scale.Grades[j.Hardest], j.Score}
}

// Beats reports whether a path is easier than another: its hardest technique is easier, or else the sum of its scores is lower, or
// else its steps are fewer.
func (p *Path) Beats(than *Path) bool {
	switch {
	case p.grade.Harder(than.grade):
		return false
	case than.grade.Harder(p.grade):
		return true
	case p.Score != than.Score:
		return p.Score < than.Score
	}
	return len(p.Log.Steps) < len(than.Log.Steps)
}
