package folder

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"sort"
	"time"

	"deduku/deduce/batch/stream"
	"deduku/internal/sanitize"
)

// blocksName is the file that says where blocks of the input begin, with the numbers of their first puzzles. It is made once,
// by the first run that does a shard alone, and lets each shard begin at its own bytes.
const blocksName = "blocks.json"

// blockSize is about how many bytes of the input a block has.
const blockSize = 64 << 20

// blocks is what the file holds.
type blocks struct {
	Bytes int64         `json:"bytes"` // of a block
	Marks []stream.Mark `json:"marks"` // where blocks begin
}

// findBlocks is the blocks of the input, which are counted unless that was done; where another run is at it, that one is
// waited for.
func (b *Batch) findBlocks(ctx context.Context) (*blocks, error) {
	var known *blocks
	err := b.locked(ctx, b.Dir+"/blocks.lock", 0, func() (err error) {
		if known, err = b.readBlocks(); known != nil || err != nil {
			return err
		}
		if b.Counting != nil {
			b.Counting(b.manifest.size())
		}
		cuts := stream.Shares(b.manifest.size(), int(b.manifest.size()/b.blockBytes)+1)
		marks, err := b.run(stream.Mark{}, 0).Cut(ctx, cuts)
		if err != nil {
			return err
		}
		known = &blocks{b.blockBytes, marks}
		return replaceBy(b.FS, b.Dir, blocksName, append(sanitize.Marshal(known), '\n'))
	})
	return known, err
}

// readBlocks is the blocks that were counted before, nil where that is to be done.
func (b *Batch) readBlocks() (*blocks, error) {
	data, err := readAll(b.FS, b.Dir+"/"+blocksName)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	known := new(blocks)
	if json.Unmarshal(data, known) != nil || len(known.Marks) == 0 {
		return nil, nil // it can be made again
	}
	return known, nil
}

// before is the last mark that is not behind some byte of the input.
func (k *blocks) before(m *Manifest, at int64) stream.Mark {
	n := sort.Search(len(k.Marks), func(i int) bool { return m.bytesBefore(k.Marks[i]) > at })
	return k.Marks[max(0, n-1)]
}

// locked does something while it has a lock, which it waits for as long as it is told, in all; 0 is for ever.
func (b *Batch) locked(ctx context.Context, name string, most time.Duration, do func() error) error {
	const between = 20 * time.Millisecond
	begun := time.Now()
	for {
		lock, err := b.FS.Lock(name)
		if err == nil {
			defer lock.Close()
			return do()
		}
		if !errors.Is(err, errLocked) {
			return err
		}
		if most > 0 && time.Since(begun) > most {
			return &RefusedError{fmt.Sprintf("%s is in use by another run", b.Dir)}
		}
		select {
		case <-time.After(between):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
