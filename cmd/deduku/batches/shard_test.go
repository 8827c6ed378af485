package batches

import (
	"strings"
	"testing"
)

func TestShardGiven(t *testing.T) {
	for _, test := range []struct {
		text      string
		shards    int
		variables string
		want      shard
		wrong     string
	}{
		{text: "3/64", want: shard{3, 64}},
		{text: "3/64", shards: 64, want: shard{3, 64}},
		{text: "3/64", shards: 4, wrong: "--shard 3/64 and --shards 4 do not go together"},
		{text: "65/64", wrong: "--shard is K/N, as 3/64 for the third of 64, or auto, not \"65/64\""},
		{text: "auto", variables: "SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_COUNT=8 SLURM_ARRAY_TASK_MIN=0", want: shard{1, 8}},
		{text: "auto", variables: "SLURM_ARRAY_TASK_ID=8 SLURM_ARRAY_TASK_COUNT=8 SLURM_ARRAY_TASK_MIN=1", want: shard{8, 8}},
		{text: "auto", variables: "SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_COUNT=8", want: shard{8, 8}},
		{text: "auto", variables: "SLURM_ARRAY_TASK_ID=7", shards: 9, want: shard{8, 9}},
		{text: "auto", variables: "SLURM_ARRAY_TASK_ID=7", wrong: "SLURM_ARRAY_TASK_COUNT is not: how many shards are there? --shards N says it"},
		{text: "auto", variables: "SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_COUNT=8", shards: 4, wrong: "SLURM_ARRAY_TASK_COUNT is 8, and --shards is 4"},
		{text: "auto", variables: "SLURM_ARRAY_TASK_ID=14 SLURM_ARRAY_TASK_COUNT=8 SLURM_ARRAY_TASK_MIN=0", wrong: "SLURM_ARRAY_TASK_ID is \"14\", and should be one of \"8\" numbers from \"0\" on, without gaps"},
		{text: "auto", variables: "SLURM_ARRAY_TASK_ID=x SLURM_ARRAY_TASK_COUNT=8", wrong: "SLURM_ARRAY_TASK_ID is \"x\""},
		{text: "auto", variables: "JOB_COMPLETION_INDEX=3 SHARDS=4", want: shard{4, 4}},
		{text: "auto", variables: "JOB_COMPLETION_INDEX=3", shards: 5, want: shard{4, 5}},
		{text: "auto", variables: "JOB_COMPLETION_INDEX=3", wrong: "JOB_COMPLETION_INDEX is set, and SHARDS is not: how many shards are there? --shards N says it"},
		{text: "auto", variables: "JOB_COMPLETION_INDEX=4 SHARDS=4", wrong: "JOB_COMPLETION_INDEX is \"4\", and should be one of \"4\" numbers"},
		{text: "auto", wrong: "neither SLURM_ARRAY_TASK_ID nor JOB_COMPLETION_INDEX is set: is this an array job? else give --shard K/N"},
	} {
		set := map[string]string{}
		for _, one := range strings.Fields(test.variables) {
			name, value, _ := strings.Cut(one, "=")
			set[name] = value
		}
		got, err := shardGiven(test.text, test.shards, func(name string) string { return set[name] })
		if test.wrong == "" && (err != nil || got != test.want) || test.wrong != "" && (err == nil || !strings.Contains(err.Error(), test.wrong)) {
			t.Errorf("%s %d %s: %v %v", test.text, test.shards, test.variables, got, err)
		}
	}
}
