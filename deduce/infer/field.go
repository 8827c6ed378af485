package infer

// field is a lane of each candidate of a position as premise: 64 in a bundle, in order. It is followed from stage to stage.
type field struct {
	bundles []bundle
	room    []bundle
}

// start assumes each candidate of a position, yet to be followed.
func (f *field) start(p *position) {
	f.begin(p)
	for i := range f.bundles {
		f.bundles[i].assume()
	}
}

// begin makes f the lanes of a position, with nothing on or off.
func (f *field) begin(p *position) {
	n := (p.n + 63) / 64
	for len(f.room) < n {
		f.room = append(f.room, bundle{})
	}
	f.bundles = f.room[:n]
	var premises [64]uint16
	for i := range f.bundles {
		k := min(64, p.n-i*64)
		for j := range k {
			premises[j] = uint16(i*64 + j)
		}
		f.bundles[i].begin(p, premises[:k])
	}
}

// dead are the premises whose lanes have died.
func (f *field) dead() (dead candidateSet) {
	for i := range f.bundles {
		dead[i] = f.bundles[i].lanes &^ f.bundles[i].alive
	}
	return dead
}

// keep makes rows of the lanes.
func (f *field) keep(r *rows) {
	r.dead = candidateSet{}
	for i := range f.bundles {
		b := &f.bundles[i]
		for _, q := range b.premise[:min(64, b.n-i*64)] {
			r.on[q], r.off[q] = candidateSet{}, candidateSet{}
		}
		r.keep(b)
	}
}
