//go:build !js

package batch

// library are the stages that rest on libraries, for expressions and for sorting on disk. A page in the browser has no
// batches, and without these libraries its program is a third smaller.
var library = []*StageKind{
	whereKind,
	dedupeKind,
	histogramKind,
	topKind,
	sampleKind,
}
