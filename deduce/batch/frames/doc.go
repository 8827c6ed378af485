// Package frames reads packed files that are made of several frames, so that the reading can begin at any of them: zstd
// files that several threads or several runs wrote, gzip files of several members, as bgzip writes them.
//
// A frame is unpacked by itself. What its text holds is not cut at its ends: a puzzle may begin in one and end in the next.
//
// Start at [Open], the text from a frame on; [Starts] finds where frames begin without unpacking them.
package frames
