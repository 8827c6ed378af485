package technique

import (
	"slices"
	"strings"
	"sync"

	"deduku/deduce"
)

// Named is the technique of the standard ladder with a name, a title, HoDoKu's short name or another usual name, however
// it is written; nil for none, and for a name that stands for several.
func Named(name string) *deduce.Technique {
	if t := Standard.Lookup(name); t != nil {
		return t
	}
	plain := plainName(name)
	for _, row := range table {
		if row.key != "" && row.key == plain {
			return row.technique
		}
	}
	if family := Family(name); len(family) == 1 {
		return family[0].Technique
	}
	return nil
}

// Family is the techniques that a name stands for: the one of that name or title, or else all whose names go on
// after it, that HoDoKu calls so, or that players do: "unique loop" is its four types, "sc" the two techniques of that
// short name. Case, hyphens and spaces, also none, plurals and British or American spelling make no difference. It is empty
// for none.
func Family(name string) (family deduce.Ladder) {
	plain := plainName(name)
	if plain == "" {
		return nil
	}
	own := []string{strings.ReplaceAll(strings.ToLower(name), " ", "-"), plain}
	for _, name := range own {
		if family := byOwnName(name); len(family) > 0 {
			return family
		}
	}
	closed := tight(plain)
	for i, said := range plainNames().said {
		if !slices.Contains(said, closed) {
			continue
		}
		if family := byNames(usual[i].names); len(family) > 0 {
			return family
		}
	}
	for _, name := range own {
		names := name + "-*"
		if strings.Contains(name, "-") { // forcing net: also all that end so
			names += " *-" + name
		}
		if family := byNames(names); len(family) > 0 {
			return family
		}
	}
	return nil
}

// byOwnName is the technique of a name or a title, also where a hyphen is left out, or those of a short name.
func byOwnName(name string) (family deduce.Ladder) {
	plain, closed := plainNames(), tight(name)
	for i, row := range table {
		if row.technique.Name == name || plain.names[i] == closed || plain.titles[i] == name {
			return deduce.Ladder{Standard[i]}
		}
		if row.key == name {
			family = append(family, Standard[i])
		}
	}
	return family
}

// byNames is the techniques of the ladder that have one of the names, or whose names begin with one that ends in *, or end with
// one that begins with it.
func byNames(names string) (family deduce.Ladder) {
	each := strings.Fields(names)
	for _, r := range Standard {
		for _, name := range each {
			begin, open := strings.CutSuffix(name, "*")
			end, openBegin := strings.CutPrefix(name, "*")
			if r.Technique.Name == name || open && strings.HasPrefix(r.Technique.Name, begin) || openBegin && strings.HasSuffix(r.Technique.Name, end) {
				family = append(family, r)
				break
			}
		}
	}
	return family
}

// NotBuilt reports whether a name is that of a technique that the field knows and that is not on the ladder.
func NotBuilt(name string) bool {
	plain := plainName(name)
	for _, known := range strings.Split(notBuilt, ", ") {
		if plainName(known) == plain {
			return len(Family(name)) == 0
		}
	}
	return false
}

// spellings are those of which plainName makes one.
var spellings = strings.NewReplacer("colour", "color", "'s", "", "’s", "",
	"two-string", "2-string", "two string", "2-string", "two_string", "2-string", "twostring", "2-string")

// plainName is a name in one spelling: small letters, hyphens between words, American, singular, without what is in
// brackets or what does not tell techniques apart.
func plainName(name string) string {
	name = strings.ToLower(name)
	if before, after, ok := strings.Cut(name, "("); ok {
		inside, rest, _ := strings.Cut(after, ")")
		if name = before + rest; strings.TrimSpace(name) == "" || strings.ContainsAny(inside, "123456789") {
			name += " " + inside
		}
	}
	name = spellings.Replace(name)
	words := strings.FieldsFunc(name, func(r rune) bool { return strings.ContainsRune(" -/_\t", r) })
	var out []string
	for _, w := range words {
		switch {
		case w == "the", w == "technique", w == "strategy", w == "type" && len(words) > 1, w == "rule":
			continue
		case w == "coloring", w == "colorings", w == "colors":
			w = "color"
		case w == "urs", w == "ers":
			w = w[:2]
		case w == "quad", w == "quads", w == "quadruples", w == "quadruplet", w == "quadruplets":
			w = "quadruple"
		case w == "triplet", w == "triplets":
			w = "triple"
		case len(w) > 3 && strings.HasSuffix(w, "s") && !strings.HasSuffix(w, "ss") && w != "als":
			w = strings.TrimSuffix(w, "s")
		}
		out = append(out, w)
	}
	return strings.Join(out, "-")
}

// tight returns a plain name without hyphens: ywing.
func tight(plain string) string { return strings.ReplaceAll(plain, "-", "") }

// plainNames returns the plain names of the techniques in the table, and the plain usual names without hyphens. They are made once,
// because that takes longer than a search.
var plainNames = sync.OnceValue(func() (all struct {
	names, titles []string   // of the rows of the table; the names without hyphens
	said          [][]string // of the rows of usual
}) {
	for _, row := range table {
		all.names = append(all.names, tight(plainName(row.technique.Name)))
		all.titles = append(all.titles, plainName(row.technique.Title))
	}
	for _, row := range usual {
		var said []string
		for _, name := range strings.Split(row.said, ", ") {
			said = append(said, tight(plainName(name)))
		}
		all.said = append(all.said, said)
	}
	return all
})

// usual are names that players use beside those of the ladder, and the techniques that they stand for; a * stands for any
// end of a name.
var usual = []struct{ said, names string }{
	{"single, singles", "full-house naked-single hidden-single"},
	{"last digit, last remaining cell, sole candidate", "full-house naked-single"},
	{"unique candidate, pinned digit", "hidden-single"},
	{"pointing pair, pointing triple, locked candidates type 1, locked candidate 1, box line", "pointing"},
	{"claiming pair, claiming triple, locked candidates type 2, locked candidate 2, box line reduction, line box reduction, box line intersection", "claiming"},
	{"locked candidates, locked candidate, intersection removal, intersection, intersections, line box", "pointing claiming"},
	{"naked subset, naked set", "naked-pair naked-triple naked-quadruple"},
	{"hidden subset, hidden set", "hidden-pair hidden-triple hidden-quadruple"},
	{"subset, set, pair, pairs, triples", "naked-pair naked-triple naked-quadruple hidden-pair hidden-triple hidden-quadruple"},
	{"locked set, locked subset", "locked-pair locked-triple"},
	{"starfish", "squirmbag"},
	{"finned starfish", "finned-squirmbag"},
	{"fish, basic fish", "x-wing swordfish jellyfish squirmbag whale leviathan"},
	{"finned, finned fish", "finned-x-wing finned-swordfish finned-jellyfish finned-squirmbag finned-whale finned-leviathan"},
	{"sashimi, sashimi fish", "sashimi-*"},
	{"franken, franken fish", "franken-*"},
	{"mutant, mutant fish", "mutant-*"},
	{"siamese, siamese fish", "siamese-*"},
	{"kite, string kite, 2 string kite", "2-string-kite dual-2-string-kite"},
	{"turbot, crane", "turbot-fish"},
	{"er, empty rectangles", "empty-rectangle"},
	{"y wing, xy", "xy-wing"},
	{"xyz", "xyz-wing"},
	{"wxyz", "wxyz-wing"},
	{"bent set, bent subset, bent quad", "wxyz-wing bent-quad vwxyz-wing uvwxyz-wing tuvwxyz-wing stuvwxyz-wing rstuvwxyz-wing"},
	{"wing, wings", "w-wing xy-wing xyz-wing wxyz-wing"},
	{"unique rectangle, ur, uniqueness test", "uniqueness-test-*"},
	{"unique, uniqueness", "uniqueness-test-* hidden-rectangle avoidable-rectangle-* unique-loop-* extended-unique-rectangle-* bug+1 bug-type-* bug-lite-* " +
		"reverse-bug symmetrical-placement bug+n-chain almost-unique-rectangle-chain deadly-pattern-forcing-chain rectangle-death-blossom"},
	{"unique rectangle 1, ur 1, ur1, 1 ur, 1 unique rectangle, uniqueness test type 1", "uniqueness-test-1"},
	{"unique rectangle 2, ur 2, ur2, 2 ur, 2 unique rectangle", "uniqueness-test-2"},
	{"unique rectangle 3, ur 3, ur3, 3 ur, 3 unique rectangle", "uniqueness-test-3"},
	{"unique rectangle 4, ur 4, ur4, 4 ur, 4 unique rectangle", "uniqueness-test-4"},
	{"unique rectangle 5, ur 5, ur5, 5 ur, 5 unique rectangle", "uniqueness-test-5"},
	{"unique rectangle 6, ur 6, ur6, 6 ur, 6 unique rectangle", "uniqueness-test-6"},
	{"hidden unique rectangle, hidden ur", "hidden-rectangle"},
	{"avoidable rectangle", "avoidable-rectangle-*"},
	{"bug, bivalue universal grave", "bug+1 bug-type-2 bug-type-3 bug-type-4"},
	{"aur, aur chain, ur chain, aic with aur, aic with ur, aic with almost unique rectangle, unique rectangle chain, unique rectangle with als, ur als, unique rectangle with almost locked set, ur with almost locked set, ur with als", "almost-unique-rectangle-chain"},
	{"bug+n, bug xz, bug chain, bug n, aic with bug", "bug+n-chain"},
	{"bug1, bug +1, bug 1, bug + 1, bug type 1", "bug+1"},
	{"extended rectangle, extended unique rectangle", "extended-unique-rectangle-*"},
	{"extended rectangle 1", "extended-unique-rectangle-1"},
	{"extended rectangle 2", "extended-unique-rectangle-2"},
	{"extended rectangle 3", "extended-unique-rectangle-3"},
	{"extended rectangle 4", "extended-unique-rectangle-4"},
	{"mug, bug lite", "bug-lite-*"},
	{"simple coloring, simple colors, coloring, single's chain, singles chain, color chain", "simple-colors-trap simple-colors-wrap"},
	{"color trap", "simple-colors-trap"},
	{"color wrap", "simple-colors-wrap"},
	{"multi coloring, multi colors, multicoloring, multicolors", "multi-colors-1 multi-colors-2"},
	{"medusa, 3d medusa", "3d-medusa"},
	{"split wing", "s-wing"},
	{"local wing, l wing", "l2-wing l3-wing"},
	{"l1 wing", "turbot-fish"}, // its ends are those of a turbot fish
	{"hybrid wing, h wing", "h1-wing h2-wing"},
	{"s ring, split ring", "m-ring"}, // an S-Wing that ends in one cell is an M-Wing whose ends see each other
	{"l1 ring, l2 ring, local ring", "l-ring"},
	{"xyz loop", "l3-ring"},
	{"ring, aic ring", "*-ring"},
	{"short aic, short chain, named aic, named wing, aic wing", "m-wing s-wing l2-wing l3-wing h1-wing h2-wing *-ring"},
	{"x cycle, x cycles", "x-chain continuous-nice-loop discontinuous-nice-loop"},
	{"grouped x cycle", "grouped-continuous-nice-loop grouped-discontinuous-nice-loop"},
	{"xy cycle", "xy-chain continuous-nice-loop"},
	{"xy ring", "continuous-nice-loop"}, // of cells with two candidates
	{"alternating inference chain, aics", "aic grouped-aic"},
	{"nice loop", "continuous-nice-loop discontinuous-nice-loop"},
	{"grouped nice loop", "grouped-continuous-nice-loop grouped-discontinuous-nice-loop"},
	{"grouped, grouped chain", "grouped-*"},
	{"chain, chains", "m-wing s-wing l2-wing l3-wing h1-wing h2-wing *-ring x-chain xy-chain continuous-nice-loop discontinuous-nice-loop aic remote-pair als-chain"},
	{"forcing", "*-forcing-chain forcing-chain-* *-forcing-net forcing-net-*"},
	{"forcing chain", "*-forcing-chain forcing-chain-*"},
	{"chain contradiction, contradiction chain", "forcing-chain-contradiction"},
	{"chain verity, verity", "forcing-chain-verity"},
	{"nishio forcing chain", "nishio"},
	{"double forcing chain, digit forcing", "digit-forcing-chain"},
	{"kraken, kraken fish", "kraken-fish-*"},
	{"cell forcing, cell verity", "cell-forcing-chain"},
	{"unit forcing, region forcing, region forcing chain, unit verity, region verity", "unit-forcing-chain"},
	{"net, forcing net", "forcing-net-* nested-forcing-net deep-forcing-net"},
	{"als, almost locked set", "als-xz als-xy-wing als-w-wing als-chain death-blossom"},
	{"als xz, xz", "als-xz"},
	{"almost locked candidate", "almost-locked-*"},
	{"als xy, als y wing", "als-xy-wing"},
	{"als xy chain, almost locked set xy chain", "als-chain"},
	{"als w", "als-w-wing"},
	{"sdc, two sector disjoint subset, 2 sector disjoint subset", "sue-de-coq"},
	{"house death blossom, region death blossom", "unit-death-blossom"},
	{"ape", "aligned-pair-exclusion"},
	{"ate", "aligned-triple-exclusion"},
	{"aligned exclusion", "aligned-pair-exclusion aligned-triple-exclusion"},
	{"guardian", "broken-wing"},
	{"tridagon forcing chain, tridagon forcing", "guardian-forcing-chain"},
	{"unique rectangle forcing chain, ur forcing chain, rectangle forcing chain", "deadly-pattern-forcing-chain"},
	{"tridagon chain, oddagon chain, aic with guardians, tridagon guardians", "guardian-chain"},
	{"oddagon", "bivalue-oddagon"},
	{"thor hammer, thors hammer, anti tridagon, trivalue oddagon", "tridagon"},
	{"template, templates", "template-set template-delete"},
	{"pom, pattern overlay method, overlay", "pattern-overlay"},
	{"whips, z chain, t whip, z whip", "whip"},
	{"chute remote pairs, chute pair, chute pairs", "chute-remote-pair"},
	{"firework, fireworks", "triple-firework quadruple-firework"},
	{"fireworks triple, firework triple", "triple-firework"},
	{"fireworks quadruple, firework quadruple, dual firework", "quadruple-firework"},
	{"sk loop, skloop, domino loop, domino chain, hidden pair loop", "sk-loop"},
	{"multi sector locked set, multi sector naked set, msns, multifish", "msls"},
	{"exocet, exocets, jexocet, je, jexocets", "junior-exocet senior-exocet double-exocet"},
	{"double junior exocet, double je, je4", "double-exocet"},
	{"je2, junior exocet", "junior-exocet"},
	{"rectangle elimination, rectangle eliminations", "empty-rectangle"},
	{"gurth, gurth theorem, gurth symmetrical placement, symmetry", "symmetrical-placement"},
}

// notBuilt are names of techniques that the field knows and that deduku has not.
const notBuilt = "extended subset principle, xyz ring, " +
	"unique rectangle with sue de coq, ur sue de coq, sue de coq 3d, three sector sue de coq, " +
	"borescoper deadly pattern, borescoper, qiu deadly pattern, qiu, " +
	"aligned quadruple exclusion, aqe, " +
	"almost exocet, weak exocet, franken exocet, mutant exocet, complex senior exocet, " +
	"bowman bingo, phistomefel, set equivalence theory, vwxyz ring, finned fish chain"

// rated are names of steps that no technique of the ladder finds, and the ratings that find them.
var rated = map[string]string{"braid": "b", "g-braid": "gb", "g-whip": "gw"}

// RatingFor returns the rating that finds the steps with a name, such as b for braids, or "" if there is none.
func RatingFor(name string) string { return rated[plainName(name)] }

// Beginning returns the names of the techniques that begin with a name that is not complete, such as finned sword.
func Beginning(name string) (names []string) {
	plain := plainName(name)
	if len(plain) < 3 {
		return nil
	}
	for _, t := range byNames(plain + "*").Techniques() {
		names = append(names, t.Name)
	}
	return names
}

// Usual is names that players use, and the techniques that each of them stands for.
type Usual struct {
	Names      []string
	Techniques []*deduce.Technique
}

// UsualNames are names that players use beside those of the ladder, each spelling of which Family takes for the same once.
func UsualNames() (out []Usual) {
	for _, row := range usual {
		u := Usual{Techniques: byNames(row.names).Techniques()}
		for _, said := range strings.Split(row.said, ", ") {
			if !slices.ContainsFunc(u.Names, func(name string) bool { return tight(plainName(name)) == tight(plainName(said)) }) {
				u.Names = append(u.Names, said)
			}
		}
		out = append(out, u)
	}
	return out
}
