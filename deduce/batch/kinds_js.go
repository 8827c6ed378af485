package batch

var library []*StageKind
