package dynamic

import "deduku/board"

// innerRoom is where hints and their links are kept, many in one piece of memory.
type innerRoom struct {
	hints []InnerHint
	links []innerLink
}

// hint is a new hint.
func (r *innerRoom) hint() *InnerHint {
	if len(r.hints) == 0 {
		r.hints = make([]InnerHint, 128)
	}
	h := &r.hints[0]
	r.hints = r.hints[1:]
	return h
}

// begin begins a list of links.
func (r *innerRoom) begin() {
	r.links = r.links[len(r.links):]
	if cap(r.links) < 128 {
		r.links = make([]innerLink, 0, 4096)
	}
}

// link adds a strong link to the list.
func (r *innerRoom) link(x board.Candidate, why Cause) {
	r.links = append(r.links, innerLink{x.Cell, x.Digit, why})
}

// end is the list since begin.
func (r *innerRoom) end() []innerLink { return r.links[:len(r.links):len(r.links)] }
