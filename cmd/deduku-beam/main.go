package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"

	"github.com/apache/beam/sdks/v2/go/pkg/beam"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/log"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/options/jobopts"
	"github.com/apache/beam/sdks/v2/go/pkg/beam/x/beamx"
)

func main() {
	var job Job
	flag.StringVar(&job.Plan, "do", "", "the plan: stages with commas between, as count(2), where(unique)")
	flag.StringVar(&job.Input, "input", "", "the files of puzzles, a pattern: 'puzzles/*.txt'; gs:// and s3:// too")
	flag.StringVar(&job.Output, "output", "", "the folder for the parts; gs:// and s3:// too")
	flag.StringVar(&job.Format, "format", "csv", "csv, jsonl or bank")
	flag.StringVar(&job.Packing, "pack", "zst", "how the parts are compressed: zst, gz or plain")
	flag.IntVar(&job.Shards, "shards", 0, "how many parts; 0 for one a megabyte of input")
	flag.StringVar(&log.LogLevel, "log", "warn", "what Beam tells on the way: debug, info, warn or error")
	flag.Parse()
	ownBinary()
	beam.Init()
	os.Exit(run(context.Background(), job, flag.Args(), os.Stderr))
}

// ownBinary has workers elsewhere run this program, which Beam would otherwise build from its source. Where they have another
// system or processor, --worker_binary names the program that was built for them.
func ownBinary() {
	program, err := os.Executable()
	if err == nil && *jobopts.WorkerBinary == "" && runtime.GOOS == "linux" {
		*jobopts.WorkerBinary = program
	}
}

// run does a job: 0 done, 1 it failed or puzzles could not be read, 2 it cannot be begun as it was asked for.
func run(ctx context.Context, job Job, surplus []string, talk io.Writer) int {
	if err := job.check(ctx, surplus); err != nil {
		fmt.Fprintf(talk, "deduku-beam: %v\n", err)
		return 2
	}
	p := beam.NewPipeline()
	if err := job.build(p.Root()); err != nil {
		fmt.Fprintf(talk, "deduku-beam: %v\n", err)
		return 2
	}
	err := beamx.Run(ctx, p)
	var all tally
	if err == nil {
		all, err = job.tally(ctx)
	}
	if err != nil {
		fmt.Fprintf(talk, "deduku-beam: %s; parts that were written stay\n", cause(err))
		return 1
	}
	fmt.Fprintf(talk, "deduku-beam: %d rows in %s\n", all.Rows, job.Output)
	if all.Unread > 0 {
		fmt.Fprintf(talk, "deduku-beam: %d puzzles could not be read: see errors-*.jsonl there\n", all.Unread)
		return 1
	}
	return 0
}

// cause is the last line of an error of Beam, which tells from the outside in where something failed.
func cause(err error) string {
	lines := strings.Split(strings.TrimSpace(err.Error()), "\n")
	return lines[len(lines)-1]
}

// check says what of a job cannot be.
func (j *Job) check(ctx context.Context, surplus []string) error {
	switch {
	case len(surplus) > 0:
		return fmt.Errorf("%q is no option", surplus[0])
	case j.Plan == "":
		return errors.New("a plan is missing: --do 'count(2), where(unique)'")
	case j.Input == "":
		return errors.New("puzzles are missing: --input 'puzzles/*.txt'")
	case j.Output == "":
		return errors.New("a folder for the rows is missing: --output rows")
	case j.Shards < 0:
		return fmt.Errorf("--shards is how many parts, not %d", j.Shards)
	}
	if _, err := j.writing(); err != nil {
		return err
	}
	if err := j.inParts(); err != nil {
		return err
	}
	if _, _, err := described(ctx, j.Input); err != nil {
		return err
	}
	there, err := list(ctx, j.Output+"/part-*")
	if err == nil && len(there) > 0 {
		err = fmt.Errorf("there are parts in %s already; give another --output", j.Output)
	}
	return err
}

// inParts says which stages of the plan cannot be done here.
func (j *Job) inParts() error {
	whole, _, _, err := j.plan()
	if err != nil {
		return err
	}
	if whole.Source() != nil {
		return fmt.Errorf("%s makes its own puzzles, which is for one machine: deduku batch --shard", whole.Stages[0].Text)
	}
	for _, s := range whole.Stages {
		if len(s.Lists) > 0 && s.Beside == nil {
			return fmt.Errorf("%s adds to a file, which is for one machine: do it by deduku batch with the rows of this job", s.Text)
		}
	}
	return nil
}
