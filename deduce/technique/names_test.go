package technique_test

import (
	"slices"
	"strings"
	"testing"

	"deduku/deduce/technique"
)

// TestUsualNames finds techniques by the names that players use.
func TestUsualNames(t *testing.T) {
	for _, test := range []struct{ said, want string }{
		{"Pointing Pairs", "pointing"}, {"box/line reduction", "claiming"}, {"intersection removal", "pointing claiming"},
		{"locked candidates (type 1)", "pointing"}, {"locked candidates", "pointing claiming"}, {"Locked Candidates Type 2", "claiming"}, {"claiming", "claiming"},
		{"naked pairs", "naked-pair"}, {"naked quad", "naked-quadruple"}, {"Hidden Triplet", "hidden-triple"}, {"hidden quads", "hidden-quadruple"},
		{"Hidden Quadruplet", "hidden-quadruple"}, {"Type 1 UR", "uniqueness-test-1"}, {"Type 4 Unique Rectangles", "uniqueness-test-4"},
		{"Almost Locked Candidates", "almost-locked-pair almost-locked-triple almost-locked-quadruple"},
		{"naked subsets", "naked-pair naked-triple naked-quadruple"},
		{"X WING", "x-wing"}, {"xwing", "x-wing"}, {"XYWing", "xy-wing"}, {"starfish", "squirmbag"}, {"fish", "x-wing swordfish jellyfish squirmbag whale leviathan"},
		{"finned x-wings", "finned-x-wing"}, {"sashimi swordfish", "sashimi-swordfish"},
		{"skyscrapers", "skyscraper"}, {"two-string kite", "2-string-kite"}, {"2 string kite", "2-string-kite"}, {"turbot", "turbot-fish"}, {"crane", "turbot-fish"},
		{"ER", "empty-rectangle"}, {"y-wing", "xy-wing"}, {"XYZ", "xyz-wing"}, {"w wing", "w-wing"},
		{"UR type 4", "uniqueness-test-4"}, {"unique rectangle 1", "uniqueness-test-1"}, {"Unique Rectangle Type 2", "uniqueness-test-2"},
		{"hidden unique rectangle", "hidden-rectangle"}, {"avoidable rectangles", "avoidable-rectangle-1 avoidable-rectangle-2 avoidable-rectangle-3"},
		{"BUG+1", "bug+1"}, {"bug", "bug+1 bug-type-2 bug-type-3 bug-type-4"}, {"BUG type 3", "bug-type-3"},
		{"unique loops", "unique-loop-1 unique-loop-2 unique-loop-3 unique-loop-4"}, {"MUG", "bug-lite-1 bug-lite-2 bug-lite-3 bug-lite-4"},
		{"simple colouring", "simple-colors-trap simple-colors-wrap"}, {"Singles Chains", "simple-colors-trap simple-colors-wrap"},
		{"multi-colouring", "multi-colors-1 multi-colors-2"}, {"3D Medusa", "3d-medusa"}, {"medusa", "3d-medusa"}, {"remote pairs", "remote-pair"},
		{"als-xz", "als-xz"}, {"ALS-XY-Wing", "als-xy-wing"}, {"two-sector disjoint subsets", "sue-de-coq"}, {"Sue de Coq", "sue-de-coq"},
		{"APE", "aligned-pair-exclusion"}, {"aligned triple exclusion", "aligned-triple-exclusion"}, {"guardians", "broken-wing"}, {"oddagon", "bivalue-oddagon"},
		{"Thor's Hammer", "tridagon"}, {"anti-tridagon", "tridagon"}, {"POM", "pattern-overlay"}, {"whips", "whip"}, {"exocet", "junior-exocet senior-exocet double-exocet"}, {"JE", "junior-exocet senior-exocet double-exocet"}, {"SK Loop", "sk-loop"}, {"domino loop", "sk-loop"},
		{"MSLS", "msls"}, {"multi-sector locked sets", "msls"}, {"fireworks", "triple-firework quadruple-firework"}, {"chute remote pairs", "chute-remote-pair"},
		{"rectangle elimination", "empty-rectangle"}, {"x-chains", "x-chain"}, {"Split-Wing", "s-wing"}, {"H-Wings", "h1-wing h2-wing"}, {"rings", "w-ring m-ring l-ring l3-ring"}, {"", ""},
		{"BUG-XZ", "bug+n-chain"}, {"AUR", "almost-unique-rectangle-chain"}, {"UR with almost locked sets", "almost-unique-rectangle-chain"}, {"house Death Blossom", "unit-death-blossom"},
		{"ALS XY-Chain", "als-chain"}, {"Almost Locked Set XY-Chain", "als-chain"}, {"Grouped X-Cycles", "grouped-continuous-nice-loop grouped-discontinuous-nice-loop"},
		{"Trivalue Oddagon", "tridagon"}, {"Gurth's Symmetrical Placement", "symmetrical-placement"}, {"hidden UR", "hidden-rectangle"}, {"XY-Ring", "continuous-nice-loop"},
		{"sc", "simple-colors-trap simple-colors-wrap"}, {"h1", "hidden-single"}, {"locked pair", "locked-pair"},
	} {
		var got []string
		for _, r := range technique.Family(test.said) {
			got = append(got, r.Technique.Name)
		}
		if strings.Join(got, " ") != test.want {
			t.Errorf("%q finds %v, want %s; usual in names.go and TestUsualNames must agree", test.said, got, test.want)
		}
	}
	for _, known := range strings.Split(technique.NamesNotBuilt, ", ") {
		if !technique.NotBuilt(known) {
			t.Errorf("notBuilt in names.go: %q finds a technique on the ladder; remove it", known)
		}
	}
	for _, name := range []string{"Almost Exocet", "XYZ-Ring", "Borescoper's Deadly Pattern", "Qiu's Deadly Pattern", "Aligned Quadruple Exclusion", "Extended Subset Principle",
		"Almost Exocet", "Bowman Bingo"} {
		if !technique.NotBuilt(name) {
			t.Errorf("%s is known to the field", name)
		}
	}
	if technique.NotBuilt("x-wing") || technique.NotBuilt("nothing") {
		t.Error("what is built, or unknown, counts as known and not built")
	}
}

// TestUniquenessNames finds all techniques that assume one solution by either name for them.
func TestUniquenessNames(t *testing.T) {
	var want []string
	for _, tech := range technique.Standard.Techniques() {
		if tech.Assumes {
			want = append(want, tech.Name)
		}
	}
	for _, name := range []string{"unique", "Uniqueness", "uniqueness technique"} {
		var got []string
		for _, tech := range technique.Family(name).Techniques() {
			got = append(got, tech.Name)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q finds %v, want %v", name, got, want)
		}
	}
}

// TestBeginning offers techniques by the beginning of a name, and by nothing that is too short.
func TestBeginning(t *testing.T) {
	for name, want := range map[string]string{
		"finned sword": "finned-swordfish", "Finned  Sword": "finned-swordfish", "skys": "skyscraper", "sk": "", "": "", "zebra": "",
	} {
		if got := strings.Join(technique.Beginning(name), " "); got != want {
			t.Errorf("%q begins %q, want %q", name, got, want)
		}
	}
}

// TestRatingFor checks that steps which only ratings find are not techniques, and don't count as not built.
func TestRatingFor(t *testing.T) {
	for name, want := range map[string]string{"braid": "b", "Braids": "b", "g-braid": "gb", "g-whips": "gw", "whip": "", "x-wing": ""} {
		if got := technique.RatingFor(name); got != want || want != "" && (technique.NotBuilt(name) || technique.Named(name) != nil) {
			t.Errorf("%q is found by the rating %q, want %q", name, got, want)
		}
	}
}

// asked are the names that players ask for, a line a family.
const asked = `
pointing, pointing pair, pointing triple, claiming, box/line reduction, line/box reduction, intersection removal, locked candidates, locked candidates type 1, locked candidates type 2
naked pair, naked pairs, naked triple, naked triples, naked triplet, naked quad, naked quads, naked quadruple, naked set, naked subset
hidden pair, hidden pairs, hidden triple, hidden triples, hidden triplet, hidden quad, hidden quads, hidden quadruple, hidden set, hidden subset
x-wing, swordfish, jellyfish, starfish, squirmbag, fish, finned x-wing, finned swordfish, sashimi jellyfish, franken swordfish, mutant jellyfish, finned, sashimi, franken, mutant
skyscraper, kite, two-string kite, 2-string kite, turbot, turbot fish, crane, empty rectangle, er
y-wing, xy-wing, xyz, xyz-wing, wxyz, wxyz-wing, w-wing, bent sets
unique rectangle, ur, ur type 1, ur type 2, ur type 3, ur type 4, ur type 5, ur type 6, uniqueness test, uniqueness test 1, hidden rectangle, hidden unique rectangle, avoidable rectangle
bug, bug+1, bug type 1, bug type 2, bug type 3, bug type 4, unique loop, extended rectangle, mug
simple coloring, simple colouring, simple colors, simple colours, singles chains, multi-coloring, multi-colouring, multi colors, multi colours, 3d medusa, remote pair, remote pairs
x-chain, x-cycle, x-cycles, xy-chain, xy-cycle, aic, alternating inference chain, nice loop, grouped aic, grouped nice loop
forcing chain, forcing net, nishio, cell forcing, unit forcing, region forcing, digit forcing
als, als-xz, als-xy-wing, als-w-wing, death blossom, sue de coq, two-sector disjoint subsets, ape, ate, aligned pair exclusion, aligned triple exclusion, aligned pair, aligned triple
guardians, broken wing, oddagon, tridagon, thor's hammer, anti-tridagon, templates, pom, pattern overlay
exocet, junior exocet, senior exocet, double exocet, sk-loop, msls, fireworks
`

// TestAskedNames finds something by each name that is asked for, and the same however it is written.
func TestAskedNames(t *testing.T) {
	t.Parallel()
	for _, name := range strings.Split(strings.ReplaceAll(strings.TrimSpace(asked), "\n", ", "), ", ") {
		family := technique.Family(name).Techniques()
		if len(family) == 0 {
			t.Errorf("%q finds no technique: add it to usual in names.go, or remove it from asked in names_test.go",
				name)
		}
		together := strings.ReplaceAll(name, "-", "")
		for _, written := range []string{
			strings.ToUpper(name), " " + strings.ToUpper(name[:1]) + name[1:] + " ", together, plural(name), plural(together),
			strings.ReplaceAll(name, "-", " "), strings.ReplaceAll(name, " ", "-"), strings.ReplaceAll(name, " ", "_"),
			strings.ReplaceAll(name, "color", "colour"), strings.ReplaceAll(name, "colour", "color"),
		} {
			if got := technique.Family(written).Techniques(); !slices.Equal(got, family) {
				t.Errorf("%q finds %d techniques, %q %d", written, len(got), name, len(family))
			}
		}
	}
}

// plural is the plural of a name that has one.
func plural(name string) string {
	if strings.ContainsAny(name[len(name)-1:], "sz0123456789") {
		return name
	}
	return name + "s"
}

// TestUsualNamesStandForSomething checks that each name and pattern in the table of usual names finds a technique.
func TestUsualNamesStandForSomething(t *testing.T) {
	for said, names := range technique.UsualTable {
		for _, name := range strings.Fields(names) {
			if len(technique.ByNames(name)) == 0 {
				t.Errorf("usual in names.go: %q finds no technique; remove it from the row %q", name, said)
			}
		}
	}
}

// TestNamesAreFound finds each technique by its name and by its title, and by these in capitals with spaces.
func TestNamesAreFound(t *testing.T) {
	for _, r := range technique.Standard {
		for _, name := range []string{r.Technique.Name, r.Technique.Title, strings.ToUpper(strings.ReplaceAll(r.Technique.Name, "-", " "))} {
			if family := technique.Family(name); len(family) != 1 || family[0].Technique != r.Technique {
				t.Errorf("%q finds %d techniques, not %s alone", name, len(family), r.Technique.Name)
			}
		}
	}
}
