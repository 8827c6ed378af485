// Package folder runs a batch whose rows go to a folder, and resumes one that was broken off, at any byte.
//
//	manifest.json         the batch: plan, options, version, inputs, shards, columns
//	part-00003.csv.zst    the rows of shard 3, in frames of 10,000 that are compressed each by itself
//	part-00003.done       how far the part is whole, and the rows behind its last frame
//	blocks.json           where blocks of 64 MB of the input begin, with the numbers of their first puzzles
//	errors-00003.jsonl    puzzles of the shard that could not be read; errors.jsonl has those of all shards that are done
//	rows.csv.zst          the rows of all parts, made by join
//
// A shard is a stretch of the input. Its end is the first place at or behind its share of the bytes at which another
// reader can begin (see [deduku/board/format.Place]), so that puzzles of several lines, tables and packed files are never cut. Where one run
// does all shards, it does them one after the other, so each knows the number of its first puzzle. The first run of one shard alone
// counts the puzzles of all blocks, with all processors, and each that is begun alone then reads less than a block to find its
// begin. Packed files are cut where their frames begin, if they have several.
//
// The rows of a frame are always the same ones, whatever broke a run off: a frame is written when its rows are all
// there, and until then they stand in the .done file, which is put in place whole. So the folder is the same, byte for
// byte, after any number of interruptions. The rule for .done files is in commit.go, the order of writing in shard.go.
//
// Start at batch.go. All files are reached through an [FS], so that tests can have any write fail.
package folder
