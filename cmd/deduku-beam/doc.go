// Command deduku-beam does the batches of deduku on a cluster, by Apache Beam: the same plans, the same code, the same
// rows.
//
//	deduku-beam --do 'count(2), where(unique), canonical, dedupe' --input 'puzzles/*.txt' --output rows
//
// The input is cut into shards (cut.go), each is worked on by itself (work.go), what a plan does with all rows together
// is done by keys and combiners (group.go), and the rows are written as part-00000.csv.zst and so on (write.go). The
// parts joined in order are the file that `deduku batch join` makes. A descriptor of a shard is small and its part has its
// name by its number, so that a lost worker costs a shard, and a shard that is done twice is written once.
//
// The rows and the puzzles that could not be read are counted in the pipeline itself (tally.go), and the answer and exit code come
// from that count. Parts are written frame by frame, none is held in memory.
//
// Without further flags it runs in this process, on Beam's runner Prism. Elsewhere it runs by Beam's own flags; README.md
// beside this file has the commands for Dataflow, Flink and Spark, and says what was tried of them.
package main
