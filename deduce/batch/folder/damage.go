package folder

import (
	"context"
	"errors"
	"fmt"
	"hash/crc64"
	"io"
	"io/fs"
	"os"
	"strings"
)

// damageError says that files of a shard are not what was written. They are never taken as done.
type damageError struct {
	shard int    // from 1
	why   string // which file, and what of it
}

func (e *damageError) Error() string {
	return fmt.Sprintf("%s; --repair makes shard %d anew", e.why, e.shard)
}

// damages are those of several shards.
type damages []*damageError

func (d damages) Error() string {
	var others []string
	for _, one := range d[1:] {
		others = append(others, fmt.Sprint(one.shard))
	}
	switch text := d[0].Error(); len(others) {
	case 0:
		return text
	case 1:
		return fmt.Sprintf("%s; so it does shard %s", text, others[0])
	default:
		return fmt.Sprintf("%s; so it does shards %s", text, strings.Join(others, ", "))
	}
}

// checked returns the .done file of a shard, or nil if there is none, and checks that the shard's part and errors agree with it. If they
// don't, the error is a *[damageError].
func checked(ctx context.Context, files FS, dir, part string, shard int) (*shardDone, error) {
	d, err := readDone(files, dir, shard)
	if d == nil || err != nil {
		return nil, err
	}
	damage, err := holds(ctx, files, dir+"/"+part, d.Bytes, d.Hash, d.Whole)
	if damage == "" && err == nil && d.Errors > 0 {
		damage, err = holds(ctx, files, dir+"/"+errorsName(shard), d.Errors, d.ErrorsHash, d.Whole)
	}
	if damage != "" {
		return d, &damageError{shard + 1, damage}
	}
	return d, err
}

// holds says what is wrong with a file that should begin with some bytes of a hash and, where it is whole, end with them.
func holds(ctx context.Context, files FS, name string, bytes int64, hash uint64, whole bool) (damage string, err error) {
	f, err := files.OpenFile(name, os.O_RDONLY, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return name + " is missing", nil
	}
	if err != nil {
		return "", err
	}
	defer f.Close()
	size, err := f.Seek(0, io.SeekEnd)
	if err != nil {
		return "", err
	}
	if size < bytes || whole && size > bytes {
		return otherSize(name, size, bytes), nil
	}
	if _, err := f.Seek(0, io.SeekStart); err != nil {
		return "", err
	}
	is, buffer := uint64(0), make([]byte, 64<<10)
	for bytes > 0 {
		if err := ctx.Err(); err != nil {
			return "", err
		}
		n, err := io.ReadFull(f, buffer[:min(bytes, int64(len(buffer)))])
		if err != nil {
			return "", err
		}
		is = crc64.Update(is, crcTable(), buffer[:n])
		bytes -= int64(n)
	}
	if is != hash {
		return name + " is damaged: it is not what was written", nil
	}
	return "", nil
}

func otherSize(name string, is, written int64) string {
	return fmt.Sprintf("%s is damaged: it has %d bytes, and %d were written", name, is, written)
}

// apart says what is wrong with two shards that follow each other: the second has to begin where the first ends.
func apart(dir string, first, second *shardDone) string {
	if first == nil || !first.Whole || second == nil || first.To == second.From {
		return ""
	}
	return begunElsewhere(dir, second.Shard)
}

func begunElsewhere(dir string, shard int) string {
	return fmt.Sprintf("%s/%s does not begin where shard %d ends", dir, doneName(shard), shard)
}

// examine looks whether some shards hold what their .done files say. Where they do not, it has them begun anew if the
// batch repairs, and else says which.
func (b *Batch) examine(ctx context.Context, first, last int) error {
	var found damages
	var before *shardDone
	if first > 0 {
		before, _ = readDone(b.FS, b.Dir, first-1) // a damaged one is told where that shard is looked at
	}
	for i := first; i <= last; i++ {
		d, err := checked(ctx, b.FS, b.Dir, partName(i, b.rows.Name, b.Packing), i)
		if why := apart(b.Dir, before, d); why != "" && err == nil {
			err = &damageError{i + 1, why}
		}
		before = d
		damage := (*damageError)(nil)
		switch {
		case !errors.As(err, &damage):
		case b.Repair:
			err = replaceBy(b.FS, b.Dir, doneName(i), nil) // an empty one is as none
			before = nil
		default:
			found, err = append(found, damage), nil
		}
		if err != nil {
			return err
		}
	}
	if len(found) > 0 {
		return found
	}
	return nil
}
