package source

import "encoding/binary"

const (
	xzHead = 12 + 1024 // bytes of the head of a stream and of a block in it, at most
	mostXZ = 64 << 20  // bytes that unpacking may keep in memory
)

// xzDictionary is how many bytes unpacking what begins with this head keeps in memory; 0 where the head is damaged.
func xzDictionary(head []byte) uint64 {
	const lzma2 = 0x21
	if len(head) < 14 {
		return 0
	}
	flags, rest := head[13], head[14:]
	number := func() uint64 {
		n, size := binary.Uvarint(rest)
		rest = rest[max(0, size):]
		return n
	}
	for _, bit := range []byte{0x40, 0x80} { // the sizes of the block
		if flags&bit != 0 {
			number()
		}
	}
	for range flags&3 + 1 {
		kind, size := number(), number()
		if size > uint64(len(rest)) || size == 0 {
			return 0
		}
		if kind == lzma2 {
			if rest[0] >= 40 {
				return 1 << 32
			}
			return uint64(2|rest[0]&1) << (rest[0]/2 + 11)
		}
		rest = rest[size:]
	}
	return 0
}
