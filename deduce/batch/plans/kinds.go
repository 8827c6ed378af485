package plans

import (
	"deduku/deduce/batch"
	"deduku/deduce/batch/groups"
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
	groups.Known,
	groups.Join,
	groups.Dedupe,
	groups.Sort,
	groups.Histogram,
	groups.Top,
	groups.Sample,
}
