package folder

import (
	"hash/crc64"
	"io"
	"os"
	"sync"
	"time"
)

// crcTable is made when it is first asked for: most runs are no batches.
var crcTable = sync.OnceValue(func() *crc64.Table { return crc64.MakeTable(crc64.ECMA) })

// part is the part of a shard that is being written, and its file of errors.
type part struct {
	b      *Batch
	done   shardDone // as far as is written; what is on disk is the last that was committed
	rows   File
	errors File // nil until there is an error
	lock   io.Closer

	next time.Time // before which nothing is committed, unless it has to be
}

// costs is how many times what a commit takes passes before the next: so they take no more than 2 % of the time.
const costs = 50

func (b *Batch) partPath(shard int) string {
	return b.Dir + "/" + partName(shard, b.rows.Name, b.Packing)
}

// openPart opens the part of a shard, cut to what is good.
func (b *Batch) openPart(done shardDone) (*part, error) {
	p := &part{b: b, done: done}
	lock, err := b.lock(b.partPath(done.Shard))
	if err != nil {
		return nil, err
	}
	p.lock = lock
	if p.rows, err = b.openCut(done.Shard, b.partPath(done.Shard), done.Bytes); err == nil && done.Errors > 0 {
		err = p.openErrors()
	}
	if err != nil {
		p.close()
		return nil, err
	}
	return p, nil
}

func (p *part) openErrors() (err error) {
	p.errors, err = p.b.openCut(p.done.Shard, p.b.Dir+"/"+errorsName(p.done.Shard), p.done.Errors)
	return err
}

// openCut opens a file to be written on behind its first bytes, of which there have to be enough.
func (b *Batch) openCut(shard int, name string, bytes int64) (File, error) {
	f, err := b.FS.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o666)
	if err != nil {
		return nil, err
	}
	size, err := f.Seek(0, io.SeekEnd)
	if err == nil && size < bytes {
		err = &damageError{shard + 1, otherSize(name, size, bytes)}
	}
	if err == nil {
		err = f.Truncate(bytes)
	}
	if err == nil {
		_, err = f.Seek(bytes, io.SeekStart)
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// write writes what has become of a stretch of the shard.
func (p *part) write(c *chunk) error {
	if _, err := p.rows.Write(c.packed); err != nil {
		return err
	}
	if len(c.errors) > 0 {
		if p.errors == nil {
			if err := p.openErrors(); err != nil {
				return err
			}
		}
		if _, err := p.errors.Write(c.errors); err != nil {
			return err
		}
	}
	d := &p.done
	d.Bytes += int64(len(c.packed))
	d.Hash = crc64.Update(d.Hash, crcTable(), c.packed)
	d.Errors += int64(len(c.errors))
	d.ErrorsHash = crc64.Update(d.ErrorsHash, crcTable(), c.errors)
	d.Rows, d.Unread, d.To, d.Whole = c.rows, c.unread, c.to, c.last
	d.Tail, d.TailRows = c.tail, c.tailRows
	return nil
}

// commit puts on disk how far the shard is, if it is time, or must be done.
func (p *part) commit(must bool) error {
	begun := time.Now()
	if !must && begun.Before(p.next) {
		return nil
	}
	if err := p.rows.Sync(); err != nil {
		return err
	}
	if p.errors != nil {
		if err := p.errors.Sync(); err != nil {
			return err
		}
	}
	if err := replaceBy(p.b.FS, p.b.Dir, doneName(p.done.Shard), p.done.encode()); err != nil {
		return err
	}
	now := time.Now()
	p.next = now.Add(costs * now.Sub(begun))
	return nil
}

func (p *part) close() {
	for _, f := range []File{p.rows, p.errors} {
		if f != nil {
			f.Close()
		}
	}
	p.lock.Close()
}
