package explanation_test

import (
	"path/filepath"
	"strings"
	"testing"

	"deduku/deduce"
	"deduku/deduce/render/explanation"
	"deduku/deduce/render/wording"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/coloring"
	"deduku/deduce/technique/forcing"
	"deduku/internal/testutil/golden"
)

// TestChainsTold compares with testdata what is told of forcing chains that remove several candidates, and of a chain of sets some of
// which share cells.
func TestChainsTold(t *testing.T) {
	var b strings.Builder
	for _, test := range []struct {
		technique *deduce.Technique
		position  string
	}{
		{forcing.CellChain, "........3..1..9.6..5..8+64.....9...8...867.....1...+82....6..7.2..3.8..5..4.......8:414 415 516 242 243 343 743 345 445 545 446 449 452 456 158 558 958 159 959 463 564 468 469 485 186 196 296"},
		{forcing.UnitChain, "........3..1..9.6..5..8+64.....9...8...867.....1...+82....6..7.2..3.8..5..4.......8:414 415 516 424 225 541 242 243 343 743 345 445 545 446 449 452 456 158 558 958 159 959 463 564 468 469 285 485 186 295 196 296"},
		{als.Chain, "........8..3...4.+2.9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3:511 712 413 314 414 315 317 118 918 521 821 722 824 825 434 736 242 847 148 448 752 852 958 361 465 371 771 374 474 476 479 781 783 484 884 385 985 386 686 786 886 787 987 689 989 894 897"},
		{coloring.Medusa, "..2.+1.7.+5.1....+26.5..+2+7.+418+9...37...+3...49.....41.23..+1.3.2.9..+28.....5.6.+5.....2:412 912 314 614 814 316 416 821 923 424 524 824 925 326 826 632 642 147 848 652 753 157 858 762 865 669 474 774 874 476 676 684 984 386 686 189 689 394 894 994 496 896 898"},
		{coloring.Medusa, "........6..9+2..4.+1.1..7..8....7.1.3.1.8.3.5.+7.3...2+1...8+3.2..1...6...9.+34.+13.....:211 511 212 413 414 514 914 515 815 915 516 717 218 521 522 231 533 434 534 936 239 541 941 242 542 642 243 445 645 845 247 449 949 452 952 954 458 658 661 463 464 964 465 965 968 869 576 976 581 484 585 885 288 788 292 595 895 696 896 996 297 697 598 798 599"},
	} {
		step, before := stepOn(t, test.technique, test.position)
		for _, p := range explanation.Step(wording.Text{}, &step, before)[1:] {
			b.WriteString(p + "\n")
		}
		b.WriteString("\n")
	}
	golden.Compare(t, filepath.Join("testdata", "forcing.txt"), b.String())
}
