//go:build !lean

package stream

import (
	"encoding/binary"
	"errors"
	"io"

	"github.com/klauspost/compress/zstd"
)

// frameStarts yields the offsets of the frames of a file in order, and reports whether the file is packed. It reads no more than
// heads. Where these do not say how long a frame is, as in gzip files that bgzip did not write, or where the file is
// damaged, it yields no more.
func frameStarts(in io.Reader, yield func(at int64) bool) (isPacked bool, err error) {
	file, kind, err := packed(in)
	if file == nil || err != nil {
		return false, err
	}
	length := zstdLength
	if kind == "gzip" {
		length = bgzipLength
	}
	for at := int64(0); ; {
		bytes, text, err := length(file, at)
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || errors.Is(err, errNoFrame) {
			return true, nil
		}
		if err != nil {
			return true, err
		}
		if text && !yield(at) {
			return true, nil
		}
		at += bytes
	}
}

// zstdLength is how long a frame of zstd is, and whether it holds text.
func zstdLength(file io.ReadSeeker, at int64) (bytes int64, text bool, err error) {
	begun := at
	head, err := some(file, at, zstd.HeaderMaxSize)
	if err != nil {
		return 0, false, err
	}
	if skippable(head) && len(head) >= skippableHead {
		return skippableHead + int64(binary.LittleEndian.Uint32(head[4:])), false, nil
	}
	var h zstd.Header
	if err := h.Decode(head); err != nil {
		return 0, false, errNoFrame
	}
	at += int64(h.HeaderSize)
	for last := false; !last; {
		head, err := some(file, at, blockHead)
		if err != nil || len(head) < blockHead {
			return 0, false, errors.Join(errNoFrame, err)
		}
		var n int64
		last, n = block(head)
		at += n
	}
	if h.HasCheckSum {
		at += checksumBytes
	}
	return at - begun, true, nil
}

// bgzipLength is how long a member of gzip is, if it says so as bgzip does (SAM format specification, 4.1).
func bgzipLength(file io.ReadSeeker, at int64) (bytes int64, text bool, err error) {
	const headBytes = 18
	head, err := some(file, at, headBytes)
	if err != nil {
		return 0, false, err
	}
	const extra = 4
	if len(head) < headBytes || head[0] != gzipMagic[0] || head[1] != gzipMagic[1] || head[3]&extra == 0 ||
		string(head[12:16]) != "BC\x02\x00" {
		return 0, false, errNoFrame
	}
	return int64(binary.LittleEndian.Uint16(head[16:])) + 1, true, nil
}

// some is up to some bytes of a file, at least one.
func some(file io.ReadSeeker, at int64, bytes int) ([]byte, error) {
	if _, err := file.Seek(at, io.SeekStart); err != nil {
		return nil, err
	}
	head := make([]byte, bytes)
	n, err := io.ReadFull(file, head)
	if n > 0 && err == io.ErrUnexpectedEOF {
		err = nil
	}
	return head[:n], err
}
