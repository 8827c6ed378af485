package technique

import "deduku/deduce"

// The fish, each with its size, level, score and example. Levels and scores are HoDoKu's.
var (
	XWing = basicFish.technique(2, deduce.Hard, 140,
		"7+43+2.+5+1.6.+6+21+73+5+4..+5..4+6+32+72.+4+53+7....+3.6284+7..7+6+4+1+9+2+3.32+7.5+1..46..+3.+47+5+24.57+6+2.1+3:")
	Swordfish = basicFish.technique(3, deduce.Hard, 150,
		".+89+4.5+7+3.+35.8.7.9.+2+7.3+9.+5.+8+5.8+9+7.+3+24+49..+3+285+7+732+5+8+41+6+98+4+3..927+5.+2+5+74398.+9.7+25+8..3:")
	Jellyfish = basicFish.technique(4, deduce.Hard, 160,
		".4+968.+52+116+2+9+45..38+5.2+1.+6942+1543+8+9+6+7+9.+61.+2+4.+8.+8+4.9+6+1.+2+59..+2+13+4+662...+4.194.+1.+6+9+2.5:")
	Squirmbag = basicFish.technique(5, deduce.Unfair, 470,
		".3...4...........+4.+462..+9.8..4.912.6.....+2+8+9.9...+58.47.98..6..3+67+3.89..2.1...36+8+9:114 118 124 128 175 177 187 324 328 355 514 518 524 528 614 624 655 714 715 718 724 725 728 735 774 775")
	Whale = basicFish.technique(6, deduce.Unfair, 470,
		"+1+352.+6+9.46+29+4+1..+5+3..+7+3+5+91+629.473..+2+1+27+86+41+53+9.1..+92....+9+1.+2...6...1..2+9...296.3+15:471 476 482 781 786 867 876 877 881 882 886 896")
	Leviathan = basicFish.technique(7, deduce.Unfair, 470,
		".4..+6...+161.+4....5..91...6.7.+62..+1.8+1.....946+49..+1+67...+7198.+6...6.7...1+9+9.+4+62+15.7:263 345 346 545 546 716 725 726")

	FinnedXWing = finnedFish.technique(2, deduce.Hard, 130,
		"6.+4+3.+79.+1+71+89.+6+34..+93.1.+7+6.+3+4+7+1+6+9+2...+61..347+9..+9.7.136+43+269+8+5+17+1+7+6+5328+9+498+57+4+1+62+3:")
	FinnedSwordfish = finnedFish.technique(3, deduce.Unfair, 200,
		"1+45+687+2..+2..+5+934..+9+3714+2+85+65+2..3....4..9.+53.2....28..+5..+4+85+9.+2..+52+3.+49.889.+2..+5.4:755")
	FinnedJellyfish = finnedFish.technique(4, deduce.Unfair, 250,
		".9...3+8+6.2.+648+9.+3..+8...+6.9....+827+94+6+9..63+5+2+188+62+9..+357.+25+3+6+8.+7+9+6+38+79.52.7.+95.+26+83:115 135 433")
	FinnedSquirmbag = finnedFish.technique(5, deduce.Unfair, 470,
		".3...4...........+4.+462..+9.8..4.912.6.....+2+8+9.9....8.47.98..6..3+67+3.89..2.1...36+8+9:")
	FinnedWhale = finnedFish.technique(6, deduce.Unfair, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FinnedLeviathan = finnedFish.technique(7, deduce.Unfair, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")

	SashimiXWing = sashimiFish.technique(2, deduce.Hard, 150,
		".+56.9.+1.+2+9..+2..+3.5...5..79+6+293+15..+7+8...+372+5+1+951+7.+8+9.23+1.+59..86.8.+9..+52+3+1...8.1+95.:")
	SashimiSwordfish = sashimiFish.technique(3, deduce.Unfair, 240,
		"+6+7.34+92..39.+2.867+42.4+6+7..9.+46.7.2.5...+2.3.+7.+6+1+3758+64+29.4..+67.+3+2+7.+3.2..6..+26..+3.+47:537 589 974 977 991")
	SashimiJellyfish = sashimiFish.technique(4, deduce.Unfair, 260,
		"5..3+7+8+2.6+3.+8..217.7+2.+1..+583.3.61+79.8+9+8+7+2.5......8.97...729.+3+8......+813..8.+3.2....:168 169 425 435 475 492 494 498 499 668 692 698")
	SashimiSquirmbag = sashimiFish.technique(5, deduce.Unfair, 470,
		".+49.5.....+8+6..2..4.52.4..7..6....9..+9..3+6........948..4...37..28..6....56..+4..3..:141 161 252 262 341 361 543 553 563 741 761")
	SashimiWhale = sashimiFish.technique(6, deduce.Unfair, 470,
		"+9.76.2+3+58+23+8+59.+6...+65.832.+9..+3.6..9+2..23.+958+669.2+5+87+3..+2+917..6+33.+6+8+2.9.....+9+36.+2.:")
	SashimiLeviathan = sashimiFish.technique(7, deduce.Unfair, 470,
		".+1.+762.94+9..4.85.2...+95....+64918.+2.58.1+2+9+5.+462..+6.+49+8+1...+54+91.8...3...2+9+19.+8+26.+5.:322 332 778 781 782 783 787")

	FrankenXWing = frankenFish.technique(2, deduce.Unfair, 300,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FrankenSwordfish = frankenFish.technique(3, deduce.Unfair, 350,
		"84...9+3.1...+48.2......7..4...1..4..+3+483..+7.6...9+3.+8..4...7...3.+31.8....5.2..3.4..:231 798")
	FrankenJellyfish = frankenFish.technique(4, deduce.Unfair, 370,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FrankenSquirmbag = frankenFish.technique(5, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FrankenWhale = frankenFish.technique(6, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FrankenLeviathan = frankenFish.technique(7, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")

	FinnedFrankenXWing = finnedFrankenFish.technique(2, deduce.Unfair, 390,
		"+89+75+4+6+12+33..+781+9+6+56+153+2+9..7+17...82.9.6.1+9..7....+2+7.+6.+1+7.+6+9..3.+2.....7..6..1..2+79.:345")
	FinnedFrankenSwordfish = finnedFrankenFish.technique(3, deduce.Unfair, 410,
		"...7.+1.822..+3.6+7.5.47+2..+61+3..36.+2..16..47.32..+2481+3.+6+7...1.+8..4+4..+927+13.+1..5.+4.7.:571 572 573")
	FinnedFrankenJellyfish = finnedFrankenFish.technique(4, deduce.Unfair, 430,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FinnedFrankenSquirmbag = finnedFrankenFish.technique(5, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FinnedFrankenWhale = finnedFrankenFish.technique(6, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FinnedFrankenLeviathan = finnedFrankenFish.technique(7, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")

	MutantXWing = mutantFish.technique(2, deduce.Extreme, 450,
		".3...4...........+4.+462..+9.8..4.912.6.....+2+8+9.9....8.47.98..6..3+67+3.89..2.1...36+8+9:")
	MutantSwordfish = mutantFish.technique(3, deduce.Extreme, 450,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	MutantJellyfish = mutantFish.technique(4, deduce.Extreme, 450,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	MutantSquirmbag = mutantFish.technique(5, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	MutantWhale = mutantFish.technique(6, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	MutantLeviathan = mutantFish.technique(7, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")

	FinnedMutantXWing = finnedMutantFish.technique(2, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FinnedMutantSwordfish = finnedMutantFish.technique(3, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FinnedMutantJellyfish = finnedMutantFish.technique(4, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FinnedMutantSquirmbag = finnedMutantFish.technique(5, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FinnedMutantWhale = finnedMutantFish.technique(6, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	FinnedMutantLeviathan = finnedMutantFish.technique(7, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")

	SiameseFinnedSwordfish = siameseFinnedFish.technique(3, deduce.Unfair, 200,
		".1.49..........6+91..7....4353.9.....68...537...1.8......5...9.4......8.5....5..6.:716 764 766 811 813 816")
	SiameseFinnedJellyfish = siameseFinnedFish.technique(4, deduce.Unfair, 250,
		"58.+1437+6...+4+8.+65.+3+3.65.+9..84..+31+5.8+7.3+5.87...7.+8.+92.+3+5+8+2+7+96+43+51+65+17+3+8..4+9+4+325+1+8+76:")

	SiameseSashimiSwordfish = siameseSashimiFish.technique(3, deduce.Unfair, 240,
		"58.+1437+6...+4+8+7+65.+3+3+765+2+9..84..+31+5.8+7.3+5.87...7.+8.+92.+3+5+8+2+7+96+43+51+65+17+3+8..4+9+4+325+1+8+76:947")
	SiameseSashimiJellyfish = siameseSashimiFish.technique(4, deduce.Unfair, 260,
		"..+2....4.+7.56..1+3...3....+8.+3+5+124+8+96727.+56.+4+1.6.+41.+7+25.+5..3..87+4.2+74.5+3+964+3..7.+5+21:")

	SiameseFinnedFrankenSwordfish = siameseFinnedFrankenFish.technique(3, deduce.Unfair, 410,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	SiameseFinnedFrankenJellyfish = siameseFinnedFrankenFish.technique(4, deduce.Unfair, 430,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")

	SiameseFinnedMutantSwordfish = siameseFinnedMutantFish.technique(3, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
	SiameseFinnedMutantJellyfish = siameseFinnedMutantFish.technique(4, deduce.Extreme, 470,
		"..9.....4..+8..4+9..+4.....2.8+18+59.....7..8..5+91+9..175...8.4+25+1.792..+4..1..5.176..4+2:")
)
