package batches

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/batch"
	"deduku/deduce/batch/folder"
	"deduku/deduce/batch/plan"
	"deduku/deduce/render/wording"
	"deduku/internal/sanitize"
	"deduku/repl/answer"
)

// joinCommand joins.
type joinCommand struct {
	Out string `arg:"" help:"The folder of a batch that is done." placeholder:"DIR"`
	workspace
}

// Run joins the parts of a folder.
func (c *joinCommand) Run(s subcommand.Streams) error {
	space, err := c.workspace.parsed()
	if err != nil {
		return err
	}
	m, err := folder.ReadManifest(disk, c.Out)
	if err != nil {
		return noBatch(c.Out, err)
	}
	plan, err := plan.Parse(m.Plan)
	if err != nil {
		return err
	}
	return subcommand.Interruptibly(func(ctx context.Context) error { return join(ctx, s, c.Out, plan, space) })
}

func join(ctx context.Context, s subcommand.Streams, dir string, plan *batch.Plan, space batch.Workspace) error {
	space.Lists, space.Remark = dir, remark(s)
	made, err := (&folder.Join{FS: disk, Dir: dir, Plan: plan, Workspace: space}).Run(ctx)
	if err != nil {
		return refusal(err)
	}
	_, err = fmt.Fprintf(s.Err, "deduku: %s in %s\n", wording.Count(int(made.Rows), "row", "rows"), sanitize.Visible(made.File))
	return err
}

// remark returns a function that prints a message about a puzzle.
func remark(s subcommand.Streams) func(text string) {
	return func(text string) { fmt.Fprintf(s.Err, "deduku: %s\n", sanitize.Message(text)) }
}

// noBatch says of a folder without a manifest that it is none of a batch.
func noBatch(dir string, err error) error {
	if errors.Is(err, os.ErrNotExist) {
		return fmt.Errorf("there is no batch in %s: it has no manifest.json", dir)
	}
	return refusal(err)
}

// statusCommand tells how far a batch is.
type statusCommand struct {
	Out   string `arg:"" help:"The folder of a batch." placeholder:"DIR"`
	Quick bool   `help:"Believe what the folder says of itself: do not read the parts to see whether they are whole."`
	subcommand.AsJSON
}

// Run prints a line a shard.
func (c *statusCommand) Run(s subcommand.Streams) error {
	return subcommand.Interruptibly(func(ctx context.Context) error { return c.tell(ctx, s) })
}

func (c *statusCommand) tell(ctx context.Context, s subcommand.Streams) error {
	status, err := folder.ReadStatus(ctx, disk, c.Out, c.Quick)
	if err != nil {
		err = noBatch(c.Out, err)
	}
	if c.JSON {
		var facts answer.Result
		if err == nil {
			facts = factsOf(status)
		}
		return c.Reply(s, "batch", facts, cmp.Or(err, c.damaged(status)))
	}
	if err != nil {
		return err
	}
	var out bytes.Buffer
	for _, shard := range factsOf(status).Shards {
		fmt.Fprintln(&out, shard)
	}
	_, err = io.Copy(s.Out, &out)
	return cmp.Or(err, c.damaged(status))
}

// damaged is the answer where parts are damaged.
func (c *statusCommand) damaged(status *folder.Status) error {
	if status == nil {
		return nil
	}
	n := 0
	for _, shard := range status.Shards {
		if shard.Damage != "" {
			n++
		}
	}
	them := "them"
	switch n {
	case 0:
		return nil
	case 1:
		them = "it"
	}
	return answer.No("%s damaged: deduku batch --repair --out %s makes %s anew", wording.Count(n, "shard is", "shards are"), c.Out, them)
}

// factsOf is how far a batch is.
func factsOf(status *folder.Status) answer.Batch {
	f := answer.Batch{Plan: status.Manifest.Plan}
	for _, shard := range status.Shards {
		one := answer.Shard{Shard: shard.Shard, Of: len(status.Shards), State: "waiting",
			Percent: int(100 * shard.Share), Puzzles: shard.Records, Rows: shard.Rows, Unread: shard.Unread, Damage: shard.Damage}
		switch {
		case shard.Damage != "":
			one.State = "damaged"
		case shard.Whole:
			one.State = "done"
		case shard.Begun:
			one.State = "begun"
		}
		f.Shards = append(f.Shards, one)
	}
	return f
}

// workspace is what stages may use that look at all rows together.
type workspace struct {
	Tmp    string `help:"Where stages that look at all rows keep what does not fit into memory." placeholder:"DIR"`
	Memory string `default:"1GB" help:"How much memory such stages may use." placeholder:"SIZE"`
}

// parsed is the workspace.
func (w *workspace) parsed() (batch.Workspace, error) {
	bytes, err := parseSize(w.Memory)
	return batch.Workspace{Tmp: w.Tmp, Memory: bytes}, err
}

// parseSize reads a number of bytes: 1GB, 512MB, 64kB.
func parseSize(text string) (int64, error) {
	units := []struct {
		name  string
		bytes int64
	}{{"GB", 1 << 30}, {"MB", 1 << 20}, {"kB", 1 << 10}, {"B", 1}}
	for _, u := range units {
		number, ok := strings.CutSuffix(text, u.name)
		n, err := strconv.ParseInt(strings.TrimSpace(number), 10, 64)
		if ok && err == nil && n > 0 && n < 1<<62/u.bytes {
			return n * u.bytes, nil
		}
	}
	return 0, fmt.Errorf("--memory is a size as 1GB, 512MB or 64kB, not %q", text)
}
