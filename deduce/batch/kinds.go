package batch

// Kinds are the stages that a plan can have.
var Kinds = []*StageKind{
	countKind,
	solveKind,
	logicKind,
	rateKind,
	teKind,
	bKind,
	gbKind,
	wKind,
	gwKind,
	bxbKind,
	bxbbKind,
	backdoorKind,
	minimizeKind,
	canonicalKind,
	symmetryKind,
	whereKind,
	dedupeKind,
	histogramKind,
	topKind,
	sampleKind,
}
