package verify

// marks reads the list of notations of the field f: candidates, truths or
// cells. No entry may stand twice.
func (d *decoder) marks(f field) error {
	s := &d.step
	var seen set // of candidates, or of truths or cells by their number
	size := 0
	err := d.list(func() error {
		word, err := d.str()
		if err != nil {
			return err
		}
		size++
		var number candidate
		var ok bool
		var want string
		switch f {
		case hasPlace:
			number, ok = parseCandidate(word, "=")
			s.place, want = append(s.place, number), "like r5c5=3"
		case hasEliminate:
			number, ok = parseCandidate(word, "<>")
			s.eliminate, want = append(s.eliminate, number), "like r5c5<>3"
		case hasTruths:
			var t truth
			t, ok = parseTruth(word)
			number, s.truths, want = candidate(t), append(s.truths, t), "a truth like r5c5, 3r5, 3c5 or 3b5"
		case hasDeadly:
			var c cell
			c, ok = parseCell(word)
			number, s.deadly, want = candidate(c), append(s.deadly, c), "a cell like r5c5"
		}
		switch {
		case !ok:
			return d.fail("%q is not %s", word, want)
		case seen.has(number):
			return d.fail("%s stands twice", word)
		}
		seen.add(number)
		return nil
	})
	if err == nil && size == 0 {
		err = d.fail("an empty list is left out")
	}
	return err
}

// symmetry reads {"map":"half-turn","digits":"987654321"}.
func (d *decoder) symmetry() error {
	s := &d.step.symmetry
	var name, digits []byte
	err := d.object(func(key []byte) (err error) {
		switch {
		case string(key) == "map" && name == nil:
			name, err = d.str()
		case string(key) == "digits" && digits == nil:
			digits, err = d.str()
		default:
			err = d.fail("unknown or repeated field %q", key)
		}
		return err
	})
	if err != nil {
		return err
	}
	var ok bool
	if s.moves, ok = moves[string(name)]; !ok {
		return d.fail("the map %q should be half-turn, quarter-turn, diagonal or anti-diagonal", name)
	}
	var seen uint16
	for i, b := range digits {
		if seen |= 1 << number(b); i < side {
			s.image[i+1] = number(b)
		}
	}
	if len(digits) != side || seen != 0b1111111110 {
		return d.fail("the digits %q should be 1 to 9 in some order", digits)
	}
	return nil
}

// argument reads the argument of a forcing chain as far as to know that it is
// one. It retells the proof for people; the proof itself needs no telling.
func (d *decoder) argument() error {
	return d.list(func() error {
		return d.object(func(key []byte) error {
			var err error
			switch string(key) {
			case "kind", "text":
				_, err = d.printable()
			case "depth":
				_, err = d.integer()
			case "place", "eliminate", "truths":
				err = d.list(func() error {
					_, err := d.str()
					return err
				})
			default:
				err = d.fail("unknown field %q", key)
			}
			return err
		})
	})
}
