package wording_test

import (
	"testing"

	"deduku/deduce/render/wording"
	"deduku/internal/testutil/rendertest"
)

func BenchmarkText(b *testing.B) {
	all, steps := rendertest.Logs(b)
	var out wording.Lines
	var line []byte
	for b.Loop() {
		for i := range all {
			for n := range all[i].Steps {
				line = out.Append(line[:0], n+1, &all[i].Steps[n], true)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*steps), "ns/step")
	b.ReportAllocs()
}
