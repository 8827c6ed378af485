//go:build !lean

package stream

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"errors"
	"io"

	"github.com/klauspost/compress/zstd"
)

var errNoFrame = errors.New("no frame begins where one should")

// zstdHead reports whether a frame, or one that is to be skipped, begins with these bytes.
func zstdHead(head []byte) bool { return bytes.HasPrefix(head, zstdMagic) || skippable(head) }

// skippable reports whether a frame that holds no text begins with these bytes.
func skippable(head []byte) bool {
	return len(head) >= 4 && binary.LittleEndian.Uint32(head)&^0xf == 0x184d2a50
}

// skippableHead is the magic and the length of such a frame.
const skippableHead = 8

// skipSkippable goes on to a frame that holds text. The error is io.EOF where there is none.
func skipSkippable(in *bufio.Reader) error {
	for {
		head, err := in.Peek(skippableHead)
		if len(head) == 0 || !skippable(head) {
			if len(head) > 0 {
				err = nil
			}
			return err
		}
		if err != nil {
			return io.ErrUnexpectedEOF
		}
		length := int64(binary.LittleEndian.Uint32(head[4:]))
		if _, err := io.CopyN(io.Discard, in, skippableHead+length); err != nil {
			return io.ErrUnexpectedEOF
		}
	}
}

// oneFrame is the packed bytes of one frame: it ends where the frame does. A frame is a head, blocks with a head each that
// says how long it is, and a checksum where its head says so (RFC 8878, 3.1.1).
type oneFrame struct {
	in       *bufio.Reader
	begun    bool
	checksum bool
	last     bool  // the block at hand is the last
	left     int64 // bytes to hand out before the next head is looked at
}

const (
	blockHead     = 3
	checksumBytes = 4
)

// Read hands out the bytes of the frame.
func (f *oneFrame) Read(p []byte) (int, error) {
	if f.left == 0 {
		if err := f.head(); err != nil {
			return 0, err
		}
	}
	n, err := f.in.Read(p[:min(int64(len(p)), f.left)])
	f.left -= int64(n)
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	return n, err
}

// head looks at the next head: of the frame, or of a block. It is io.EOF behind the last.
func (f *oneFrame) head() error {
	switch {
	case !f.begun:
		f.begun = true
		bytes, err := f.in.Peek(zstd.HeaderMaxSize)
		if err != nil && err != io.EOF {
			return err
		}
		var h zstd.Header
		if err := h.Decode(bytes); err != nil {
			return err
		}
		f.checksum, f.left = h.HasCheckSum, int64(h.HeaderSize)
	case f.last && f.checksum:
		f.checksum, f.left = false, checksumBytes
	case f.last:
		return io.EOF
	default:
		bytes, err := f.in.Peek(blockHead)
		if err != nil {
			return io.ErrUnexpectedEOF
		}
		f.last, f.left = block(bytes)
	}
	return nil
}

// block is what the head of a block says: whether it is the last of its frame, and its bytes, the head among them.
func block(head []byte) (last bool, bytes int64) {
	h := int64(head[0]) | int64(head[1])<<8 | int64(head[2])<<16
	size := h >> 3
	if kind := h >> 1 & 3; kind == 1 { // one byte, repeated
		size = 1
	}
	return h&1 != 0, blockHead + size
}
