package easiest_test

import (
	"testing"

	"deduku/deduce"
	"deduku/deduce/easiest"
	"deduku/deduce/rate"
	"deduku/deduce/technique/nets"
	"deduku/internal/testutil/boardtest"
)

// netsOf counts the steps of a log that are nets.
func netsOf(log *deduce.Log) (n int) {
	for i := range log.Steps {
		switch log.Steps[i].Technique {
		case nets.Contradiction, nets.Verity, nets.Nested, nets.Deep:
			n++
		}
	}
	return n
}

// BenchmarkFind looks for easiest paths and says what came of it: in how many of a hundred puzzles the hardest technique is easier
// than on the plain path, and the score lower; and by how much the scores, the nets and the steps of all are less.
func BenchmarkFind(b *testing.B) {
	for _, set := range []struct {
		name    string
		puzzles int
	}{{"top1465.txt", 100}, {"hardest-1106.txt", 30}} {
		puzzles := boardtest.First(b, set.name, set.puzzles)
		b.Run(set.name, func(b *testing.B) {
			for b.Loop() {
				var n, hardest, lower float64
				var score, net, steps less
				for _, puzzle := range puzzles {
					r := easiest.Find(b.Context(), startOf(puzzle), optionsFor(easiest.UsualPositions))
					if r.Best == nil {
						b.Fatalf("%v: no path", puzzle)
					}
					n++
					if rate.Scale.Grades[r.Plain.Hardest].Harder(rate.Scale.Grades[r.Best.Hardest]) {
						hardest++
					}
					if r.Best.Score < r.Plain.Score {
						lower++
					}
					score.count(r.Plain.Score, r.Best.Score)
					net.count(netsOf(&r.Plain.Log), netsOf(&r.Best.Log))
					steps.count(len(r.Plain.Log.Steps), len(r.Best.Log.Steps))
				}
				b.ReportMetric(100*hardest/n, "%hardest-easier")
				b.ReportMetric(100*lower/n, "%score-lower")
				b.ReportMetric(score.percent(), "%score-less")
				b.ReportMetric(net.percent(), "%nets-less")
				b.ReportMetric(steps.percent(), "%steps-less")
			}
		})
	}
}

// less is sums of what there was and is.
type less struct{ was, is float64 }

func (l *less) count(was, is int) { l.was, l.is = l.was+float64(was), l.is+float64(is) }

// percent is by how much it is less.
func (l *less) percent() float64 { return 100 * (1 - l.is/l.was) }
