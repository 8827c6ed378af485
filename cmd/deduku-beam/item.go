package main

import (
	"encoding/binary"
	"fmt"

	"deduku/deduce/batch"
)

// An item is a row on its way: 4 bytes for the number of the part in which it is to be, 8 for its place there, the first
// byte first, and then the row. So items compare, byte by byte, as they follow each other in the output.
const placeBytes = 12

func place(part uint32, at uint64) []byte {
	return binary.BigEndian.AppendUint64(binary.BigEndian.AppendUint32(nil, part), at)
}

func item(part uint32, at uint64, packed []byte) []byte { return append(place(part, at), packed...) }

// partOf is the part of an item.
func partOf(item []byte) int { return int(binary.BigEndian.Uint32(item)) }

// rowOf is the row of an item.
func rowOf(item []byte, r *batch.Row) error {
	if err := r.SetBytes(item[placeBytes:]); err != nil {
		return fmt.Errorf("a row on its way: %w", err)
	}
	return nil
}
