package technique

import (
	"strings"
	"sync"

	"deduku/deduce"
)

// Related is the techniques next to one among its kin and what else is near to it: what it is a special case of, the next
// easier and the next harder. Where it has no kin they are its neighbours on the ladder.
func Related(t *deduce.Technique) (out []*deduce.Technique) {
	add := func(name string) {
		u := Standard.Lookup(name)
		if u == nil || u == t {
			return
		}
		for _, known := range out {
			if known == u {
				return
			}
		}
		out = append(out, u)
	}
	for _, line := range kin() {
		names := strings.Fields(line)
		for i, name := range names {
			if name != t.Name {
				continue
			}
			if i > 0 {
				add(names[i-1])
			}
			if i+1 < len(names) {
				add(names[i+1])
			}
		}
	}
	if i := Standard.Index(t); len(out) == 0 && i >= 0 {
		for _, j := range []int{i - 1, i + 1} {
			if j >= 0 && j < len(Standard) {
				add(Standard[j].Technique.Name)
			}
		}
	}
	return out
}

// kin are lines of techniques, each next to those that are nearest to it: the easier before, the harder behind.
var kin = sync.OnceValue(func() []string { return append(nearest, fishKin()...) })

// nearest are those lines that are written out.
var nearest = []string{
	"full-house naked-single hidden-single pointing claiming",
	"aic forcing-net-contradiction nested-forcing-net deep-forcing-net",
	"forcing-net-verity forcing-net-contradiction",
	"naked-single naked-pair naked-triple naked-quadruple",
	"naked-pair locked-pair pointing",
	"naked-triple locked-triple pointing",
	"hidden-single hidden-pair hidden-triple hidden-quadruple",
	"naked-pair hidden-pair",
	"naked-pair almost-locked-pair almost-locked-triple almost-locked-quadruple sue-de-coq als-xz",
	"skyscraper 2-string-kite turbot-fish simple-colors-trap",
	"2-string-kite dual-2-string-kite",
	"turbot-fish empty-rectangle dual-empty-rectangle",
	"x-wing sashimi-x-wing skyscraper",
	"remote-pair simple-colors-trap 3d-medusa",
	"simple-colors-trap simple-colors-wrap multi-colors-1 multi-colors-2",
	"w-wing xy-wing xyz-wing wxyz-wing bent-quad vwxyz-wing uvwxyz-wing tuvwxyz-wing stuvwxyz-wing rstuvwxyz-wing",
	"remote-pair w-wing als-w-wing",
	"xy-wing als-xz als-xy-wing als-chain death-blossom unit-death-blossom rectangle-death-blossom",
	"uniqueness-test-1 uniqueness-test-2 uniqueness-test-3 uniqueness-test-4 uniqueness-test-5 uniqueness-test-6 hidden-rectangle",
	"uniqueness-test-1 avoidable-rectangle-1 avoidable-rectangle-2 avoidable-rectangle-3 reverse-bug",
	"bug+1 bug-type-2 bug-type-3 bug-type-4",
	"uniqueness-test-6 almost-unique-rectangle-chain grouped-aic",
	"almost-unique-rectangle-chain deadly-pattern-forcing-chain cell-forcing-chain",
	"guardian-chain guardian-forcing-chain cell-forcing-chain",
	"bug-type-4 bug+n-chain almost-unique-rectangle-chain",
	"bivalue-oddagon tridagon guardian-chain grouped-aic",
	"bug+1 bug-lite-1 bug-lite-2 bug-lite-3 bug-lite-4",
	"uniqueness-test-1 unique-loop-1 unique-loop-2 unique-loop-3 unique-loop-4",
	"uniqueness-test-1 extended-unique-rectangle-1 extended-unique-rectangle-2 extended-unique-rectangle-3 extended-unique-rectangle-4",
	"aligned-pair-exclusion aligned-triple-exclusion als-xz",
	"broken-wing bivalue-oddagon tridagon",
	"template-set template-delete pattern-overlay",
	"aic whip forcing-net-contradiction",
	"reverse-bug symmetrical-placement",
	"broken-wing simple-colors-trap",
	"turbot-fish x-chain aic grouped-aic als-aic",
	"xy-wing xy-chain aic cell-forcing-chain forcing-net-verity",
	"remote-pair xy-chain",
	"remote-pair chute-remote-pair w-wing",
	"hidden-triple triple-firework quadruple-firework almost-locked-triple",
	"sue-de-coq sk-loop msls",
	"junior-exocet senior-exocet double-exocet",
	"continuous-nice-loop discontinuous-nice-loop aic",
	"w-wing m-wing s-wing aic",
	"s-wing l2-wing l3-wing aic",
	"m-wing h1-wing h2-wing aic",
	"w-wing w-ring continuous-nice-loop",
	"m-wing m-ring w-ring",
	"l2-wing l-ring l3-ring continuous-nice-loop",
	"l3-wing l3-ring",
	"continuous-nice-loop grouped-continuous-nice-loop als-continuous-nice-loop",
	"discontinuous-nice-loop grouped-discontinuous-nice-loop als-discontinuous-nice-loop",
	"grouped-aic unit-forcing-chain cell-forcing-chain",
	"digit-forcing-chain cell-forcing-chain forcing-chain-verity forcing-net-verity",
	"cell-forcing-chain forcing-chain-contradiction forcing-net-contradiction",
	"aic digit-forcing-chain",
	"template-delete nishio forcing-net-contradiction",
	"x-chain nishio",
	"finned-jellyfish kraken-fish-1 kraken-fish-2 unit-forcing-chain",
	"als-chain als-aic",
}

// fishKin is for each size the fish of that size, and for each kind of fish the sizes.
func fishKin() (out []string) {
	sizes := []string{"x-wing", "swordfish", "jellyfish", "squirmbag", "whale", "leviathan"}
	kinds := []string{"", "finned-", "sashimi-", "franken-", "finned-franken-", "mutant-", "finned-mutant-"}
	for _, kind := range append([]string{"siamese-finned-", "siamese-sashimi-", "siamese-finned-franken-", "siamese-finned-mutant-"}, kinds...) {
		line := ""
		for _, size := range sizes {
			if Standard.Lookup(kind+size) != nil {
				line += kind + size + " "
			}
		}
		out = append(out, line)
	}
	for _, size := range sizes {
		out = append(out, strings.Join(kinds, size+" ")+size)
		for _, kind := range []string{"finned-", "sashimi-", "finned-franken-", "finned-mutant-"} {
			out = append(out, kind+size+" siamese-"+kind+size)
		}
	}
	return out
}
