package plan

import (
	"deduku/deduce/batch"
	"deduku/deduce/batch/stages"
)

// Kinds are the stages that a plan can have.
var Kinds = []*batch.StageKind{
	stages.Generate,
	stages.Pattern,
	stages.Scan,
	stages.Count,
	stages.Solve,
	stages.Brute,
	stages.Logic,
	stages.Rate,
	stages.TE,
	stages.B,
	stages.GB,
	stages.W,
	stages.GW,
	stages.BxB,
	stages.BxBB,
	stages.Backdoor,
	stages.Minimize,
	stages.Canonical,
	stages.Symmetry,
	stages.Vicinity,
	stages.Plus,
	stages.Minimals,
	stages.RemoveRedundant,
	stages.Expand,
	stages.Shuffle,
	stages.Relabel,
	stages.Twins,
	stages.Cousins,
	stages.Solutions,
	stages.Where,
	stages.Known,
	stages.Join,
	stages.Dedupe,
	stages.Sort,
	stages.Histogram,
	stages.Top,
	stages.Sample,
}
