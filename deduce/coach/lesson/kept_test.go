package lesson

import (
	"strings"
	"testing"

	"deduku/board"
	"deduku/deduce/coach/review"
	"deduku/deduce/render/wording"
)

// TestKept answers each question of all ideas with one that is right and one that is wrong: the right one is kept and said to be, and
// what is missing completes the answer.
func TestKept(t *testing.T) {
	var text wording.Text
	for _, stop := range review.Stops() {
		l := lessonOf(t, stop.Technique, 0)
		for c := Begin(l); c.Scene().Part == Idea; c.Next() {
			s, at := c.Scene(), c.At
			var half, rest Answer
			switch {
			case s.Cells.Len() > 1:
				half.Cells = board.CellsOf(s.Cells.First()).Union(board.CellsOf(board.AllCells.Minus(s.Cells).First()))
				rest.Cells = s.Cells.Rest()
			case s.Units.Len() > 1:
				half.Units = board.UnitsOf(s.Units.First(), (board.AllUnits &^ s.Units).First())
				rest.Units = s.Units &^ board.UnitsOf(s.Units.First())
			default:
				continue
			}
			judged, err := c.Answer(t.Context(), half, text)
			if err != nil || judged.Grade != Wrong || !strings.Contains(judged.Why, "is right, and kept") {
				t.Errorf("%s: %s: half an answer is %+v, error %v", stop.Technique.Name, s.Text(text), judged, err)
			}
			if judged, err := c.Answer(t.Context(), rest, text); err != nil || judged.Grade != Right {
				t.Errorf("%s: %s: the other half is %+v, error %v", stop.Technique.Name, s.Text(text), judged, err)
				continue
			}
			c.At = at // the loop goes on from here
		}
	}
}
