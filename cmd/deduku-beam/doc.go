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
// Without further flags it runs in this process, on Beam's runner Prism. Elsewhere it runs by Beam's own flags:
//
//	--runner=dataflow --project=P --region=R --staging_location=gs://B/staging --input='gs://B/in/*.txt.gz' --output=gs://B/out
//	--runner=flink --endpoint=HOST:8099 --environment_type=DOCKER
//	--runner=spark --endpoint=HOST:8099 --environment_type=DOCKER
//
// with endpoint that of the job server of Flink or Spark, and files where all workers find them: gs:// or a shared folder.
package main
