package lemma

import (
	"strconv"

	"deduku/deduce"
)

// End is what is called so, in pages, that has nothing left where a refutation ends: its line and its outline.
const End = "end"

// Names are what the claims of an argument are called, by index: its placements 1, 2, 3 in the order in which they are told, through all
// cases; its lemmas A, B, C. What proves lemma A is called A1, A2, A3 and A.A. What is supposed, what each case comes to and a
// contradiction have no name. Words, drawings and pages all take them from here.
func Names(claims []deduce.Claim) []string {
	n := naming{claims: claims, names: make([]string, len(claims))}
	if Contradiction(claims) != nil {
		n.name(1, len(claims)-1, &count{})
		return n.names
	}
	var through count
	for _, c := range Cases(claims) {
		n.name(c.From+1, c.To, &through)
	}
	return n.names
}

// Cases are the cases that an argument goes through, each from what it supposes on.
func Cases(claims []deduce.Claim) (all []Case) {
	for i := range claims {
		c := &claims[i]
		if c.Kind != deduce.Assume || c.Depth > 0 {
			continue
		}
		end := i + 1
		for end < len(claims) && claims[end].Depth > 0 {
			end++
		}
		all = append(all, Case{i, end})
	}
	return all
}

// Case is a run of claims, from the one that is supposed up to the one behind the last that follows.
type Case struct{ From, To int }

type naming struct {
	claims []deduce.Claim
	names  []string
}

// count is how many claims have a name, of those that are named together; inside is the lemma that they prove, empty for none.
type count struct {
	inside             string
	placements, lemmas int
}

func (c *count) placement() string {
	c.placements++
	return c.inside + strconv.Itoa(c.placements)
}

func (c *count) lemma() string {
	c.lemmas++
	if c.inside == "" {
		return letters(c.lemmas)
	}
	return c.inside + "." + letters(c.lemmas)
}

// letters are A to Z for the numbers from 1 on, then AA, AB.
func letters(n int) string {
	if n == 0 {
		return ""
	}
	return letters((n-1)/26) + string(rune('A'+(n-1)%26))
}

// name names the claims from one on, up to another, which all stand on the same assumptions or more.
func (n *naming) name(from, to int, told *count) {
	for i := from; i < to; i++ {
		c := &n.claims[i]
		p, next, ok := PatternAt(n.claims[:to], i)
		switch {
		case ok:
			if n.names[next-1] == "" { // else it was told with one before
				n.pattern(&p, i, to, told.lemma())
			}
			i = next - 1
		case c.Kind == deduce.Conflict:
		case c.Kind == deduce.Assume:
			end := i + 1
			for end < to && n.claims[end].Depth > c.Depth {
				end++
			}
			n.names[end] = told.lemma()
			n.name(i+1, end, &count{inside: n.names[end]})
			i = end
		case c.True:
			n.names[i] = told.placement()
		default:
			n.names[i] = told.lemma()
		}
	}
}

// pattern gives a name to all that a pattern removes in the branch whose claims go from one to another.
func (n *naming) pattern(p *Pattern, from, to int, name string) {
	for i := from; i < to; i++ {
		if n.claims[i].Depth != n.claims[from].Depth {
			continue
		}
		if q, next, ok := PatternAt(n.claims[:to], i); ok && q.same(p) {
			n.names[next-1] = name
		}
	}
}
