package render_test

import (
	"path/filepath"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render"
	"deduku/deduce/technique"
	"deduku/golden"
)

// TestChainsTold compares with testdata what is told of forcing chains that remove several candidates, and of a chain of sets some of
// which share cells.
func TestChainsTold(t *testing.T) {
	var b strings.Builder
	for _, test := range []struct {
		technique *deduce.Technique
		position  string
	}{
		{technique.CellForcingChain, "........3..1..9.6..5..8+64.....9...8...867.....1...+82....6..7.2..3.8..5..4.......8:414 415 516 242 243 343 743 345 445 545 446 449 452 456 158 558 958 159 959 463 564 468 469 485 186 196 296"},
		{technique.UnitForcingChain, "........3..1..9.6..5..8+64.....9...8...867.....1...+82....6..7.2..3.8..5..4.......8:414 415 516 424 225 541 242 243 343 743 345 445 545 446 449 452 456 158 558 958 159 959 463 564 468 469 285 485 186 295 196 296"},
		{technique.ALSChain, "........8..3...4.+2.9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3:511 712 413 314 414 315 317 118 918 521 821 722 824 825 434 736 242 847 148 448 752 852 958 361 465 371 771 374 474 476 479 781 783 484 884 385 985 386 686 786 886 787 987 689 989 894 897"},
	} {
		step, before := firstStepOn(t, test.technique, test.position)
		for _, p := range (render.Text{}).Explain(&step, before)[1:] {
			b.WriteString(p + "\n")
		}
		b.WriteString("\n")
	}
	golden.Compare(t, filepath.Join("testdata", "forcing.txt"), b.String())
}
