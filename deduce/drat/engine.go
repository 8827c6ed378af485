package drat

// engine is unit propagation over clauses that only become more, with the clause that forced each literal. Each clause of
// two literals and more is watched at two of them that are not false (M. Moskewicz and others, Chaff, 2001).
type engine struct {
	literals []literal              // the clauses, one after the other; the first two of each are watched
	begins   []int32                // where clause n begins and, one later, ends; clause 0 is empty
	watching [2 * variables][]int32 // of each literal: the clauses that watch it
	value    [variables]int8        // 1 where a variable is true, -1 where it is false
	reason   [variables]int32       // the clause that forced its value; 0 for an assumption
	single   [variables]int32       // the clause of one literal that says so; 0 where there is none
	trail    []literal              // what is true, in the order in which it became so
	asked    int                    // how many literals of the trail have been propagated
	kept     int                    // how many rest on no assumption
	broken   int32                  // a clause of one literal that contradicts another; 0 for none
	place    [variables]int32       // where on the trail it stands
}

// reset leaves no clause.
func (e *engine) reset() {
	e.literals, e.begins, e.trail = e.literals[:0], append(e.begins[:0], 0, 0), e.trail[:0]
	for i := range e.watching {
		e.watching[i] = e.watching[i][:0]
	}
	e.value, e.single, e.asked, e.kept, e.broken = [variables]int8{}, [variables]int32{}, 0, 0, 0
}

// clause are the literals of clause n.
func (e *engine) clause(n int32) []literal { return e.literals[e.begins[n]:e.begins[n+1]] }

// last is the number of the newest clause.
func (e *engine) last() int32 { return int32(len(e.begins) - 2) }

// of is 1 for a literal that is true, -1 for one that is false.
func (e *engine) of(l literal) int8 {
	if l < 0 {
		return -e.value[-l]
	}
	return e.value[l]
}

// variable is the literal without its sign.
func (l literal) variable() literal { return max(l, -l) }

// index is a number for each literal, in watching.
func index(l literal) int {
	if l < 0 {
		return int(-l)*2 + 1
	}
	return int(l) * 2
}

// add adds a clause while nothing is assumed. Its number is the next one.
func (e *engine) add(clause []literal) (n int32) {
	begin := len(e.literals)
	e.literals = append(e.literals, clause...)
	e.begins = append(e.begins, int32(len(e.literals)))
	n = e.last()
	own := e.literals[begin:]
	free := 0
	for i, l := range own {
		if e.of(l) >= 0 {
			own[free], own[i] = own[i], own[free]
			if free++; free == 2 {
				break
			}
		}
	}
	if len(own) > 1 {
		e.watch(own[0], n)
		e.watch(own[1], n)
	}
	if len(own) == 1 {
		e.single[own[0].variable()] = n
	}
	if len(own) == 1 && free == 0 {
		e.broken = n
	}
	if free == 1 && e.of(own[0]) == 0 {
		e.set(own[0], n)
	}
	return n
}

func (e *engine) watch(l literal, n int32) { e.watching[index(l)] = append(e.watching[index(l)], n) }

// set makes a literal true because of a clause, or of none.
func (e *engine) set(l literal, reason int32) {
	e.value[l.variable()] = 1
	if l < 0 {
		e.value[-l] = -1
	}
	e.reason[l.variable()] = reason
	e.place[l.variable()] = int32(len(e.trail))
	e.trail = append(e.trail, l)
}

// propagate makes true what clauses force, and gives the number of a clause that has no literal left; 0 where none is such.
func (e *engine) propagate() (broken int32) {
	if e.broken != 0 {
		return e.broken
	}
	for e.asked < len(e.trail) {
		gone := -e.trail[e.asked]
		e.asked++
		watching := e.watching[index(gone)]
		stay := watching[:0]
		for i, n := range watching {
			clause := e.clause(n)
			if clause[0] == gone {
				clause[0], clause[1] = clause[1], clause[0]
			}
			if e.of(clause[0]) > 0 {
				stay = append(stay, n)
				continue
			}
			if e.moved(clause, n) {
				continue
			}
			stay = append(stay, n)
			if e.of(clause[0]) < 0 {
				e.watching[index(gone)] = append(stay, watching[i+1:]...)
				return n
			}
			e.set(clause[0], n)
		}
		e.watching[index(gone)] = stay
	}
	return 0
}

// moved looks for a literal that clause n can watch in place of its second, which is false.
func (e *engine) moved(clause []literal, n int32) bool {
	for i := 2; i < len(clause); i++ {
		if e.of(clause[i]) >= 0 {
			clause[1], clause[i] = clause[i], clause[1]
			e.watch(clause[1], n)
			return true
		}
	}
	return false
}

// keep keeps what is true now, as nothing is assumed.
func (e *engine) keep() { e.kept = len(e.trail) }

// forget takes back all that rests on assumptions.
func (e *engine) forget() {
	for _, l := range e.trail[e.kept:] {
		e.value[l.variable()] = 0
	}
	e.trail, e.asked = e.trail[:e.kept], e.kept
}
