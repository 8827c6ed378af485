package jsonl_test

import (
	"testing"

	"deduku/deduce/render/jsonl"
	"deduku/internal/testutil/rendertest"
)

func BenchmarkJSON(b *testing.B) {
	all, steps := rendertest.Logs(b)
	var out jsonl.Writer
	var log []byte
	for b.Loop() {
		for i := range all {
			log = out.Append(log[:0], &all[i])
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*steps), "ns/step")
	b.ReportAllocs()
}
