package state

import (
	"fmt"
	"strings"

	"deduku/deduce"
	"deduku/deduce/batch/stream"
	"deduku/deduce/rate"
	"deduku/deduce/render/wording"
)

// HardestStep is the number of the first step of the hardest technique of a log, 0 where none was used.
func HardestStep(log *deduce.Log) int {
	hardest, in := rate.Scale.Judge(log).Hardest, log.InForce()
	for i := range log.Steps {
		if hardest != nil && in[i] && log.Steps[i].Technique == hardest {
			return i + 1
		}
	}
	return 0
}

// PathOf is the way that a log took, in a line: how many steps, of which techniques, in the order of the ladder but the
// hardest last, with the first step of it. It is empty where no technique was used.
func PathOf(log *deduce.Log) string {
	hardest := rate.Scale.Judge(log).Hardest
	if hardest == nil {
		return ""
	}
	steps := 0
	counts := map[*deduce.Technique]int{}
	in := log.InForce()
	for i := range log.Steps {
		if t := log.Steps[i].Technique; t != nil && in[i] {
			steps++
			counts[t]++
		}
	}
	var all []string
	for _, t := range stream.ByLadder(counts) {
		if t != hardest {
			all = append(all, fmt.Sprintf("%d %s", counts[t], wording.WithKinds(t.Title)))
		}
	}
	first := HardestStep(log)
	all = append(all, fmt.Sprintf("%d %s (step %d)", counts[hardest], wording.WithKinds(hardest.Title), first))
	return fmt.Sprintf("%s: %s; 'explain %d' tells the hardest", wording.Count(steps, "step", "steps"), strings.Join(all, ", "), first)
}
