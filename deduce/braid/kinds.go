package braid

// Kinds is how many kinds there are.
const Kinds = int(BxBB) + 1

// kinds are the names of the ratings, where each usually ends, and what it is.
var kinds = [Kinds]struct {
	name  string
	limit int
	short string
}{
	TE:   {"te", 4, "the least depth of trial and error that solves"},
	B:    {"b", 20, "the least length of braids that solve"},
	GB:   {"gb", 20, "the least length of g-braids that solve"},
	W:    {"w", 20, "a length of whips that solve, the shortest first: at most this"},
	GW:   {"gw", 20, "a length of g-whips that solve, the shortest first: at most this"},
	BxB:  {"bxb", 14, "the least length of braids that solve inside trials of depth 1"},
	BxBB: {"bxbb", 4, "the least length of braids that solve inside trials of depth 2"},
}

// Name is the name of the rating, as people type it.
func (k Kind) Name() string { return kinds[k].name }

// Limit is where the rating usually ends: what is above it is more than that.
func (k Kind) Limit() int { return kinds[k].limit }

// Short says in a clause what the rating is.
func (k Kind) Short() string { return kinds[k].short }

// KindNamed is the rating with a name.
func KindNamed(name string) (Kind, bool) {
	for k := range kinds {
		if kinds[k].name == name {
			return Kind(k), true
		}
	}
	return 0, false
}
