package batches

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// shard is one of some parts of the input, from 1.
type shard struct{ one, of int }

// shardGiven is the shard that --shard says, with the number of parts that --shards says, 0 where it does not.
func shardGiven(text string, shards int, variable func(string) string) (shard, error) {
	if text == "auto" {
		return shardOfJob(shards, variable)
	}
	k, n, ok := strings.Cut(text, "/")
	one, err1 := strconv.Atoi(k)
	of, err2 := strconv.Atoi(n)
	if !ok || err1 != nil || err2 != nil || one < 1 || one > of {
		return shard{}, fmt.Errorf("--shard is K/N, as 3/64 for the third of 64, or auto, not %q", text)
	}
	if shards != 0 && shards != of {
		return shard{}, fmt.Errorf("--shard %s and --shards %d do not go together", text, shards)
	}
	return shard{one, of}, nil
}

// shardOfJob is the shard of a job that was started many times: a task of an array of Slurm, or a pod of an indexed job of
// Kubernetes. Kubernetes does not say how many pods there are, so that stands in SHARDS or --shards.
func shardOfJob(shards int, variable func(string) string) (shard, error) {
	given := ""
	if shards > 0 {
		given = strconv.Itoa(shards)
	}
	for _, names := range []struct{ index, first, count string }{
		{"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_MIN", "SLURM_ARRAY_TASK_COUNT"},
		{"JOB_COMPLETION_INDEX", "", "SHARDS"},
	} {
		if variable(names.index) == "" {
			continue
		}
		first, count := "0", variable(names.count)
		if names.first != "" && variable(names.first) != "" {
			first = variable(names.first)
		}
		switch {
		case count == "" && given == "":
			return shard{}, fmt.Errorf("--shard auto: %s is set, and %s is not: how many shards are there? --shards N says it", names.index, names.count)
		case given != "" && (names.count == "SHARDS" || count == ""):
			count = given
		case given != "" && count != given:
			return shard{}, fmt.Errorf("--shard auto: %s is %s, and --shards is %s", names.count, count, given)
		}
		return shardCounted(names.index, variable(names.index), first, count)
	}
	return shard{}, errors.New("--shard auto: neither SLURM_ARRAY_TASK_ID nor JOB_COMPLETION_INDEX is set: is this an array job? else give --shard K/N")
}

// shardCounted is the shard of an index that counts from some first.
func shardCounted(name, index, first, count string) (shard, error) {
	i, err1 := strconv.Atoi(index)
	from, err2 := strconv.Atoi(first)
	of, err3 := strconv.Atoi(count)
	if err := errors.Join(err1, err2, err3); err != nil || of < 1 || i < from || i-from >= of {
		return shard{}, fmt.Errorf("--shard auto: %s is %q, and should be one of %q numbers from %q on, without gaps", name, index, count, first)
	}
	return shard{i - from + 1, of}, nil
}
