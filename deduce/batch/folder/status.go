package folder

// Status is how far a batch is.
type Status struct {
	Manifest *Manifest
	Shards   []ShardStatus
}

// ShardStatus is how far a shard is.
type ShardStatus struct {
	Shard   int   // from 1
	Begun   bool  // it has a .done file
	Whole   bool  // it is done
	Records int64 // puzzles of the input that are done
	Rows    int64
	Unread  int64
	// Share is how much of the shard's bytes of the input is done, from 0 to 1; 0 where that cannot be known.
	Share float64
}

// ReadStatus looks how far the batch in a folder is.
func ReadStatus(files FS, dir string) (*Status, error) {
	m, err := ReadManifest(files, dir)
	if err != nil {
		return nil, err
	}
	s := &Status{Manifest: m}
	for i := range m.Shards {
		d, err := readDone(files, dir, i)
		if err != nil {
			return nil, err
		}
		one := ShardStatus{Shard: i + 1}
		if d != nil {
			one.Begun, one.Whole, one.Rows, one.Unread = true, d.Whole, d.Rows, d.Unread
			one.Records = d.To.Records - d.From.Records
			if from, to := m.bytesBefore(d.From), m.bytesBefore(d.To); from < to {
				_, end := m.span(i)
				one.Share = min(1, float64(to-from)/float64(max(1, end-from)))
			}
			if d.Whole {
				one.Share = 1
			}
		}
		s.Shards = append(s.Shards, one)
	}
	return s, nil
}
