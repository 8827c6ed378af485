package batches

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/cmd/deduku/version"
	"deduku/deduce/batch"
	"deduku/deduce/batch/folder"
	"deduku/deduce/batch/plan"
	"deduku/deduce/batch/table"
	"deduku/deduce/render/wording"
	"deduku/internal/files"
	"deduku/internal/sanitize"
	"deduku/internal/spelling"
	"deduku/repl/answer"
)

// Command is the work on very many puzzles.
type Command struct {
	Run    runCommand    `cmd:"" default:"withargs" help:"Put puzzles through a plan: a row each. This is the default."`
	Join   joinCommand   `cmd:"" help:"Make one file of the rows of a folder."`
	Status statusCommand `cmd:"" help:"Say how far a folder is."`
}

// runCommand puts puzzles through a plan.
type runCommand struct {
	Files   []string `arg:"" optional:"" help:"Files of puzzles, \"-\" for standard input." placeholder:"FILE|-"`
	Do      string   `help:"The plan: stages in their order, with filters between them, as in 'count(2), where(unique), rate'." placeholder:"PLAN"`
	Plan    string   `help:"A file with the plan, a stage a line." placeholder:"FILE"`
	Out     string   `help:"The folder for the rows. Without it they go to standard output, and nothing can be resumed." placeholder:"DIR"`
	Resume  bool     `help:"Go on with what is in the folder. Plan and files may be left out: the folder knows them."`
	Repair  bool     `help:"Go on, and make anew the parts of the folder whose files are damaged."`
	Shards  int      `help:"Into how many parts the input is cut." placeholder:"N"`
	Shard   string   `help:"Do only the K-th of N parts; auto takes them from an array job of Slurm, or from an indexed job of Kubernetes." placeholder:"K/N|auto"`
	Workers int      `help:"Puzzles that are worked on at a time: as many as there are processors otherwise." placeholder:"N"`
	Format  *string  `enum:"csv,jsonl,bank,parquet" help:"What to write, csv otherwise: csv, jsonl, bank (records of a puzzle bank: hash, puzzle, rating), parquet." placeholder:"csv|jsonl|bank|parquet"`
	Pack    *string  `enum:"plain,gz,zst" help:"How to compress the files of a folder, zst otherwise: plain, gz, zst." placeholder:"plain|gz|zst"`
	Quiet   bool     `short:"q" help:"No line on a terminal that says how far the batch is, and no forecast of the number of rows."`
	Yes     bool     `help:"Begin also where the plan makes several rows of one and may come to more than a million."`
	workspace
}

// Help lists the stages that a plan can have.
func (c *runCommand) Help() string {
	var text strings.Builder
	text.WriteString("The stages of a plan:\n\n")
	for _, k := range plan.Kinds {
		name := k.Name
		if k.Args != "" {
			name += "(" + k.Args + ")"
		}
		fmt.Fprintf(&text, "    %s\n        %s\n", name, k.Short)
	}
	text.WriteString("\nExcept for solutions, stages that make other puzzles work on digits alone. They leave out removed candidates, " +
		"and make nothing of a puzzle that needs its pencil marks (a Sukaku).\n")
	return text.String()
}

// Run does the batch.
func (c *runCommand) Run(s subcommand.Streams) error {
	switch {
	case c.Workers < 0:
		return fmt.Errorf("--workers must be 1 or more, not %d", c.Workers)
	case c.Shards < 0:
		return fmt.Errorf("--shards must be 1 or more, not %d", c.Shards)
	case c.Out == "":
		return c.stream(s)
	}
	space, err := c.workspace.parsed()
	if err != nil {
		return err
	}
	b, err := c.batch(s)
	if err != nil {
		return err
	}
	space.Lists = c.Out
	return subcommand.Interruptibly(func(ctx context.Context) error {
		if err := c.ready(ctx, s, b.Plan, space); err != nil {
			return refusal(err)
		}
		watch := pipeline.StartWatch(s, c.Files, c.Quiet)
		defer watch.StopWith(ctx)()
		b.Progress, b.Left = watch.Progress(), watch.ToDo
		b.Remark = func(text string) {
			watch.Aside(func() (open bool) {
				remark(s)(text)
				return false
			})
		}
		b.Counting = func(bytes int64) {
			watch.Aside(func() (open bool) {
				fmt.Fprintf(s.Err, "deduku: counting the puzzles of %.1f MB, once for all shards\n", float64(bytes)/1e6)
				return false
			})
		}
		sum, err := b.Run(ctx)
		watch.Stop()
		c.tell(s, sum, b, err)
		if err != nil {
			return refusal(err)
		}
		if b.Only == 0 && b.Joins() {
			if err := join(ctx, s, c.Out, b.Plan, space); err != nil {
				return err
			}
		}
		return c.notRead(sum, b)
	})
}

// valueOf is the value of a flag that may be left out, empty where it is.
func valueOf(flag *string) string {
	if flag == nil {
		return ""
	}
	return *flag
}

// notRead is the answer to an input without puzzles, and to one with puzzles that could not be read.
func (c *runCommand) notRead(sum folder.Sum, b *folder.Batch) error {
	switch {
	case sum.Records == 0 && b.Only == 0:
		return answer.No("there is no puzzle in the input")
	case sum.Unread > 0:
		return answer.No("%s could not be read: %s/errors.jsonl", wording.Count(int(sum.Unread), "puzzle", "puzzles"), c.Out)
	}
	return nil
}

// tell says what a run has come to, also where it was broken off.
func (c *runCommand) tell(s subcommand.Streams, sum folder.Sum, b *folder.Batch, err error) {
	if !sum.Begun {
		return
	}
	fmt.Fprintf(s.Err, "deduku: %s, %s\n", wording.Count(int(sum.Records), "puzzle", "puzzles"), wording.Count(int(sum.Rows), "row", "rows"))
	if sum.Empty > 0 && b.Shards > 1 && (sum.Records > 0 || b.Only > 0) {
		fmt.Fprintf(s.Err, "deduku: %s no puzzles: a table with named columns, or a file that is packed in one piece, is in one shard\n",
			emptyShards(sum.Empty, b))
	}
	if err != nil && sum.Unread > 0 {
		fmt.Fprintf(s.Err, "deduku: %s could not be read\n", wording.Count(int(sum.Unread), "puzzle", "puzzles"))
	}
	if err != nil {
		fmt.Fprintf(s.Err, "deduku: what is done stays: deduku batch --resume --out %s goes on\n", sanitize.Visible(c.Out))
	}
}

// emptyShards names shards without puzzles.
func emptyShards(empty int, b *folder.Batch) string {
	switch {
	case b.Only > 0:
		return fmt.Sprintf("shard %d of %d has", b.Only, b.Shards)
	case empty == 1:
		return fmt.Sprintf("1 of %s has", spelling.Count(b.Shards, "shard", "shards"))
	}
	return fmt.Sprintf("%d of %d shards have", empty, b.Shards)
}

// batch is the batch that the flags ask for.
func (c *runCommand) batch(s subcommand.Streams) (*folder.Batch, error) {
	c.Resume = c.Resume || c.Repair
	b := &folder.Batch{FS: disk, Dir: c.Out, Stdin: s.In, Version: version.Release,
		Resume: c.Resume, Repair: c.Repair, Workers: c.Workers, Shards: c.Shards}
	if c.Shard != "" {
		shard, err := shardGiven(c.Shard, c.Shards, os.Getenv)
		if err != nil {
			return nil, err
		}
		b.Only, b.Shards = shard.one, shard.of
	}
	text, err := c.planText()
	if err != nil {
		return nil, err
	}
	format, pack := valueOf(c.Format), valueOf(c.Pack)
	if c.Resume {
		there, err := folder.ReadManifest(disk, c.Out)
		if err != nil && !(text != "" && errors.Is(err, os.ErrNotExist)) {
			return nil, noBatch(c.Out, err)
		}
		if err == nil {
			text, format, pack = cmp.Or(text, there.Plan), cmp.Or(format, there.Format), cmp.Or(pack, there.Packing)
			b.Shards = cmp.Or(b.Shards, there.Shards)
			for _, in := range there.Inputs {
				b.Inputs = append(b.Inputs, in.Path)
			}
		}
	}
	if b.Plan, err = parsePlan(text); err != nil {
		return nil, err
	}
	if err := c.noFiles(b.Plan); err != nil {
		return nil, err
	}
	if b.Plan.Source() == nil && (len(c.Files) > 0 || len(b.Inputs) == 0) {
		if b.Inputs, err = subcommand.Inputs(s, c.Files, "a file of puzzles"); err != nil {
			return nil, err
		}
	}
	b.Format = cmp.Or(format, "csv")
	b.Packing, err = table.PackingNamed(cmp.Or(pack, "zst"))
	return b, err
}

// planText is the plan as it was given, empty for none.
func (c *runCommand) planText() (string, error) {
	switch {
	case c.Do != "" && c.Plan != "":
		return "", errors.New("--do and --plan are two ways to give the plan: give one")
	case c.Plan != "":
		return readPlan(c.Plan)
	}
	return c.Do, nil
}

// maxPlan is how long a file with a plan may be.
const maxPlan = 1 << 20

// readPlan is the plan in a file.
func readPlan(path string) (string, error) {
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxPlan+1))
	if len(data) > maxPlan {
		return "", fmt.Errorf("%s is no plan: it is longer than 1 MiB", path)
	}
	return string(data), err
}

func parsePlan(text string) (*batch.Plan, error) {
	if strings.TrimSpace(text) == "" {
		return nil, errors.New("say what is to be done: --do 'count(2), where(unique), rate'; 'deduku batch run --help' lists the stages")
	}
	return plan.Parse(text)
}

// disk is the file system that batches live in.
var disk = folder.Disk{TryLock: files.TryLock}

// refusal is an error of a batch with its exit code: 2 where it was asked for in a wrong way, 1 where the disk, a file or
// what is in it is the trouble.
func refusal(err error) error {
	var path *os.PathError
	switch {
	case err == nil, errors.Is(err, context.Canceled), errors.As(err, new(*folder.RefusedError)):
		return err
	case errors.As(err, &path) && path.Op == "open":
		return err
	}
	return answer.No("%w", err)
}
