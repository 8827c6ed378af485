package main

import (
	"encoding/binary"
	"errors"
	"fmt"

	"deduku/deduce/batch"
)

// An item is a row on its way, behind its place in the output: 4 bytes for the number of the part in which it is to be, 8
// for its place there, the first byte first; then, of a row that a stage behind a grouping one has made of another, a 1
// and 8 bytes for its number among those, as often as that has happened; then a 0. No place is the start of another, so
// items compare, byte by byte, as they follow each other in the output.
const placeBytes = 13 // of a row that was made of none

func place(part uint32, at uint64) []byte {
	return append(binary.BigEndian.AppendUint64(binary.BigEndian.AppendUint32(nil, part), at), 0)
}

func item(part uint32, at uint64, packed []byte) []byte { return append(place(part, at), packed...) }

// partOf is the part of an item.
func partOf(item []byte) int { return int(binary.BigEndian.Uint32(item)) }

// placeOf is the place of an item.
func placeOf(item []byte) ([]byte, error) {
	for end := placeBytes; end <= len(item); end += 9 {
		if item[end-1] == 0 {
			return item[:end], nil
		}
	}
	return nil, errors.New("a row on its way has no place")
}

// childOf is the place of a row that was made of the one at some place.
func childOf(parent []byte, number uint64) []byte {
	out := append([]byte(nil), parent[:len(parent)-1]...)
	return append(binary.BigEndian.AppendUint64(append(out, 1), number), 0)
}

// rowOf is the row of an item, and its place.
func rowOf(item []byte, r *batch.Row) (at []byte, err error) {
	if at, err = placeOf(item); err == nil {
		err = r.SetBytes(item[len(at):])
	}
	if err != nil {
		return nil, fmt.Errorf("a row on its way: %w", err)
	}
	return at, nil
}
