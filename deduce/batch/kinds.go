package batch

// Kinds are the stages that a plan can have.
var Kinds = append([]*StageKind{
	countKind,
	solveKind,
	logicKind,
	rateKind,
	minimizeKind,
	canonicalKind,
	symmetryKind,
}, library...)
