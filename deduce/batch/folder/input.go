package folder

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"hash"
	"io"
	"os"
	"time"
)

// Input is a file of puzzles, as far as is needed to know it again.
type Input struct {
	Path    string    `json:"path"` // "-" for standard input, of which nothing is known
	Size    int64     `json:"size"`
	Changed time.Time `json:"changed,omitzero"`   // when it was written last
	First   string    `json:"first_mb,omitempty"` // SHA-256 of its first MB
	Last    string    `json:"last_mb,omitempty"`
	Between string    `json:"between,omitempty"` // SHA-256 of some blocks between them
	Whole   string    `json:"whole,omitempty"`   // SHA-256 of a file that these don't cover, if it was read whole
}

const (
	endBytes   = 1 << 20  // of the beginning and the end that are looked at
	between    = 16       // blocks that are looked at between them
	blockBytes = 64 << 10 // of each
)

// describe looks at the files of puzzles.
func describe(files FS, paths []string) ([]Input, error) {
	var inputs []Input
	for _, path := range paths {
		in := Input{Path: path}
		if path != "-" {
			if err := in.look(files); err != nil {
				return nil, err
			}
		}
		inputs = append(inputs, in)
	}
	return inputs, nil
}

// look fills in what can be known of a file in a moment, however long it is.
func (in *Input) look(files FS) error {
	f, err := files.OpenFile(in.Path, os.O_RDONLY, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	in.Changed = info.ModTime().UTC()
	if in.Size, err = f.Seek(0, io.SeekEnd); err != nil {
		return err
	}
	first, last, middle := sha256.New(), sha256.New(), sha256.New()
	err = hashAt(first, f, 0, endBytes)
	if err == nil {
		err = hashAt(last, f, max(0, in.Size-endBytes), endBytes)
	}
	for i := range int64(between) {
		if err == nil && in.sampled() {
			err = hashAt(middle, f, endBytes+(in.Size-2*endBytes)/between*i, blockBytes)
		}
	}
	in.First, in.Last, in.Between = text(first), text(last), text(middle)
	return err
}

// hashAt hashes some bytes of a file, as far as it has them.
func hashAt(h hash.Hash, f File, at, bytes int64) error {
	if _, err := f.Seek(at, io.SeekStart); err != nil {
		return err
	}
	if _, err := io.CopyN(h, f, bytes); err != nil && err != io.EOF {
		return err
	}
	return nil
}

func text(h hash.Hash) string { return hex.EncodeToString(h.Sum(nil)) }

// differs returns how the file is not the one of before, or nothing if it is the same. The content decides. Only if most of it was
// never looked at, a file that was written since counts as another.
func (in Input) differs(now Input) string {
	then, since := in.Changed, now.Changed
	hashed := !in.sampled() || in.Whole != "" && now.Whole != ""
	if in.Whole == "" || now.Whole == "" {
		in.Whole, now.Whole = "", ""
	}
	in.Changed, now.Changed = time.Time{}, time.Time{}
	switch {
	case in != now:
		return fmt.Sprintf("was begun with another %s: the file has changed since", in.Path)
	case !hashed && !then.Equal(since):
		return fmt.Sprintf("was begun with %s as it was on %s, and it was written on %s; if it is the same, give it back its time: touch -d %s",
			in.Path, then.Format(time.RFC3339), since.Format(time.RFC3339), then.Format(time.RFC3339Nano))
	}
	return ""
}

// sampled reports whether the file is longer than its two ends, so that look skips most of it.
func (in *Input) sampled() bool { return in.Size > 2*endBytes }

// soonHashed is the most bytes of a file that a run of one shard hashes whole.
const soonHashed = 256 << 20

// hashInputs hashes the files that describe only sampled. A run of one shard leaves out the longest ones, because many such
// runs begin at the same time.
func (b *Batch) hashInputs(ctx context.Context) error {
	if b.Plan.Source() != nil { // it is in the plan
		return nil
	}
	for i := range b.manifest.Inputs {
		in := &b.manifest.Inputs[i]
		if !in.sampled() || b.Only > 0 && in.Size > soonHashed {
			continue
		}
		if err := in.hashWhole(ctx, b.FS); err != nil {
			return err
		}
	}
	return nil
}

// hashWhole fills in Whole.
func (in *Input) hashWhole(ctx context.Context, files FS) error {
	f, err := files.OpenFile(in.Path, os.O_RDONLY, 0)
	if err != nil {
		return err
	}
	defer f.Close()
	whole := sha256.New()
	for at := int64(0); at < in.Size; at += endBytes {
		if err := cmp.Or(ctx.Err(), hashAt(whole, f, at, endBytes)); err != nil {
			return err
		}
	}
	in.Whole = text(whole)
	return nil
}
