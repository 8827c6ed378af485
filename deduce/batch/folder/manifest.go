package folder

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"deduku/deduce/batch/stream"
	"deduku/internal/sanitize"
	"deduku/internal/spelling"
)

// Manifest says which plan a batch does with which input. Two runs go together where their manifests are the same, but
// for the last part of the version.
type Manifest struct {
	Kind    int      `json:"deduku_batch"` // 1
	Version string   `json:"version"`
	Plan    string   `json:"plan"`
	Format  string   `json:"format"`  // of the rows that come out: csv, jsonl, parquet
	Packing string   `json:"packing"` // plain, gz, zst
	Shards  int      `json:"shards"`
	Columns []string `json:"columns"` // of the parts
	Inputs  []Input  `json:"inputs"`
	// Hash is the SHA-256 of all the other fields. Earlier versions wrote none.
	Hash string `json:"hash,omitempty"`
}

// hash returns the SHA-256 of the fields, except Hash.
func (m Manifest) hash() string {
	m.Hash = ""
	sum := sha256.Sum256(sanitize.Marshal(m))
	return hex.EncodeToString(sum[:])
}

const manifestName = "manifest.json"

// differs says in what another manifest is not this one, nothing where it is.
func (m *Manifest) differs(now *Manifest) string {
	paths := func(m *Manifest) (p []string) {
		for _, in := range m.Inputs {
			p = append(p, in.Path)
		}
		return p
	}
	switch {
	case minor(m.Version) != minor(now.Version):
		return fmt.Sprintf("was begun by deduku %s, and this is %s", m.Version, now.Version)
	case m.Plan != now.Plan:
		return fmt.Sprintf("has the plan %q, not %q", m.Plan, now.Plan)
	case m.Format != now.Format:
		return fmt.Sprintf("writes %s, not %s", m.Format, now.Format)
	case m.Packing != now.Packing:
		return fmt.Sprintf("compresses as %s, not as %s", m.Packing, now.Packing)
	case m.Shards != now.Shards:
		return fmt.Sprintf("has %s, not %d", spelling.Count(m.Shards, "shard", "shards"), now.Shards)
	case !slices.Equal(paths(m), paths(now)):
		return fmt.Sprintf("reads %s, not %s", strings.Join(paths(m), " "), strings.Join(paths(now), " "))
	}
	for i, in := range m.Inputs {
		if why := in.differs(now.Inputs[i]); why != "" {
			return why
		}
	}
	return ""
}

// minor is a version without what comes behind its second number.
func minor(version string) string {
	parts := strings.SplitN(version, ".", 3)
	return strings.Join(parts[:min(2, len(parts))], ".")
}

// ReadManifest reads the manifest of a folder.
func ReadManifest(files FS, dir string) (*Manifest, error) {
	data, err := readAll(files, dir+"/"+manifestName)
	if err != nil {
		return nil, err
	}
	m := new(Manifest)
	d := json.NewDecoder(bytes.NewReader(data))
	if err := d.Decode(m); err != nil || m.Kind != 1 || m.Shards < 1 {
		return nil, &RefusedError{fmt.Sprintf("%s/%s is damaged: it is not what deduku writes", dir, manifestName)}
	}
	if m.Hash != "" && m.Hash != m.hash() {
		return nil, &RefusedError{fmt.Sprintf("%s/%s was changed after deduku wrote it: undo the change, or begin the batch in another folder",
			dir, manifestName)}
	}
	return m, nil
}

// write puts the manifest into a folder.
func (m *Manifest) write(files FS, dir string) error {
	m.Hash = m.hash()
	data, err := json.MarshalIndent(m, "", "  ")
	if err != nil {
		return err
	}
	return replaceBy(files, dir, manifestName, append(sanitize.VisibleJSON(data), '\n'))
}

// size returns the total number of bytes of the inputs, or 0 if it is unknown.
func (m *Manifest) size() int64 {
	starts := m.starts()
	return starts[len(starts)-1]
}

// starts says for each input how many bytes are in those before it, and at the end how many there are in all.
func (m *Manifest) starts() []int64 {
	starts := []int64{0}
	for _, in := range m.Inputs {
		starts = append(starts, starts[len(starts)-1]+in.Size)
	}
	return starts
}

// until is where a shard ends at the earliest, in bytes of the input; zero for the last, which ends with the input.
func (m *Manifest) until(shard int) int64 {
	if shard == m.Shards-1 {
		return 0
	}
	return stream.Share(m.size(), shard+1, m.Shards)
}

// span is the bytes of the input that are a shard's share.
func (m *Manifest) span(shard int) (from, to int64) {
	if shard > 0 {
		from = m.until(shard - 1)
	}
	if to = m.until(shard); to == 0 {
		to = m.size()
	}
	return from, to
}

// bytesBefore is how many bytes of the input come before a mark, or before the place from where it is read.
func (m *Manifest) bytesBefore(at stream.Mark) int64 { return m.starts()[at.File] + at.Place.Offset }

// RefusedError says why a run is not begun: the request does not fit the folder.
type RefusedError struct{ Why string }

func (e *RefusedError) Error() string { return e.Why }
