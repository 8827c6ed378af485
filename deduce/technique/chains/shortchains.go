package chains

// The short chains and rings with a name, each as it is spelled.
var (
	MWing = spelledChain("M-Wing", "(x=y)-y=(y-x)=x",
		"A cell with two candidates, a strong link of the one and a strong link of the other that share a cell: (x=y)-y=(y-x)=x. If the first cell is not x it is y; so the next place of y is not it, the last is, "+
			"and that cell is not x: then the last place of x is. So x is at one of the two ends at least, and it can be removed from cells that see both.",
		"Start from a cell with two candidates, x and y. Look for a cell in which a strong link of y ends, the other end in sight of the first cell, and a strong link of x begins.",
		"+8..+9.14...4.8.61..+1..32+4..7..84+1+5+623+4..2+6+8+7+19+2617+9+3.4.38..+49+2.+1.14.+3+2+9..6..+1+8+7+3+5+4:523 723")
	SWing = spelledChain("S-Wing", "x=x-(x=y)-y=y",
		"A cell with two candidates from which two strong links split off, one of each digit: x=x-(x=y)-y=y, also called a split wing. If the far place of x is false, the near one is true, the cell is y, and the far place of y is true. "+
			"So at least one of the far places is true: the digit of each can be removed from the other's cell if that cell sees it.",
		"Start from a cell with two candidates, x and y. Follow each to a place in its sight from which a strong link of that digit leads away.",
		"...93...1...8.5.+3.3..+46+1...81.+3......+3.1.....4....+8+123....+835+92.83+2..+7+1429..+14+386:213 223 233 764")
	L2Wing = spelledChain("L2-Wing", "x=x-x=(x-y)=y",
		"Two strong links of one digit and one of another, joined in a cell: x=x-x=(x-y)=y, a local wing. If the first place of x is false, the second is true, the third false and the fourth true; that cell is not y, so y is at the last place. "+
			"So at least one of the ends is true: the digit of each can be removed from the other's cell if that cell sees it.",
		"Join two strong links of one digit by a weak one, as in a Skyscraper or a kite, and look for a strong link of another digit that begins where they end.",
		"+1+62+79..3+84+3+5.6.9+277+98...+1.6+8+4..57+26.5+7....8..6+2+34+89+7+15+957...3..+3.+6.+7....2.4.3.+6+7.:184 194 584 586")
	L3Wing = spelledChain("L3-Wing", "x=(x-y)=(y-z)=z",
		"Three strong links in units, of three digits, joined in two cells: x=(x-y)=(y-z)=z, a local wing of three digits. If the first place of x is false, the second is true and not y; so y is at its other place, which is not z; and so z is at the last. "+
			"So at least one of the ends is true: the digit of each can be removed from the other's cell if that cell sees it.",
		"Look for strong links of three digits, the second beginning in the cell where the first ends, the third in the cell where the second ends.",
		"7..+8+6+4+5+29+652...8.+494+852...73+2.4...+8+5+5...8..7+2+8..+2....1+28.9...4.+4+653.+2..+81...+4825.:145 377 677")
	H1Wing = spelledChain("H1-Wing", "(x=y)-y=(y-z)=z",
		"A cell with two candidates and two strong links in units, joined in a cell: (x=y)-y=(y-z)=z, a hybrid wing. If the first cell is not x it is y; so the next place of y is not it, the other is, and that cell is not z: z is at the last place. "+
			"So at least one of the ends is true: the digit of each can be removed from the other's cell if that cell sees it.",
		"Start from a cell with two candidates, x and y. In its sight look for a strong link of y away to a cell from which a strong link of a third digit leads on.",
		"+4.6...+52+95..4..+8+61+1+2+86594+7+3.+6+1.4.+2.+52+8..+6.+1+3+4354...6.+7.+4+5+83+6.12+6+12+794+3+588.3.1..+4+6:716 726")
	H2Wing = spelledChain("H2-Wing", "(x=y)-(y=z)-z=z",
		"Two cells with two candidates that see each other, and a strong link in a unit: (x=y)-(y=z)-z=z, a hybrid wing. If the first cell is not x it is y, so the second is z; then the next place of z is not it, and the last is. "+
			"So at least one of the ends is true: the digit of each can be removed from the other's cell if that cell sees it.",
		"Start from two cells with two candidates, x and y, y and z, that see each other. In sight of the second look for a strong link of z that leads away.",
		"+8..+9.14...4.8.61..+1.+632+4..7..84+1+5+623+4..2+6+8+7+19+2617+9+3.4.38..+49+2.+1.14.+3+2+9..6..+1+8+7+3+5+4:523 723")
	MRing = spelledChain("M-Ring", "(x=y)-y=(y-x)=x-",
		"An M-Wing whose ends see each other: (x=y)-y=(y-x)=x and back to the first cell. Whichever way it is followed, of the two candidates of each weak link exactly one is true, so what sees both can be removed, "+
			"and the cell in which the strong links meet has no other candidate.",
		"Look for an M-Wing whose ends see each other.",
		"..2..583.7...2+8..........4...12.7......+5.+49...8.1.34...9.8.+6..+46...5...8.3.7....6:111 129 131 135 177 182 198 259 287 298 331 347 353 414 482 523 528 533 568 571 577 593 615 622 623 624 635 637 648 652 668 758 787 915 919 923 928 931 935 995")
	LRing = spelledChain("L-Ring", "x=(x-y)=(y-x)=x-",
		"An L2-Wing that ends in one cell: three strong links of two digits, joined in two cells and by a weak link. Whichever way it is followed, of the two candidates of each weak link exactly one is true, so what sees both can be removed, "+
			"and the cells in which strong links meet have no other candidates.",
		"Look for a strong link of y between two cells from each of which a strong link of x leads away, to ends that see each other.",
		"..2..3+87.6+8..2.3....1..8..+2....+82..6.+2....4.8.+6+8.4.+23+7+45+62+3+17+8+98+73..61+242+1+9+874..3:")
	L3Ring = spelledChain("L3-Ring", "x)=(x-y)=(y-z)=(z-",
		"An L3-Wing that ends in one cell, also called an XYZ loop: three digits with two places each in some unit, joined in three cells that have two of the digits each. Whichever way it is followed, each of the three cells holds one of its two digits, "+
			"so their other candidates can be removed.",
		"Look for three cells that pair up by strong links of three digits, as in the corners of a triangle: each cell has two of the digits.",
		".1.49..........6+91..7....4353.9.....68...537...1.8......5...9.4......8.5....5..6.:")
	WRing = spelledChain("W-Ring", "(x=y)-y=y-(y=x)-x=x-",
		"A W-Wing twice over: two cells with the same two candidates, joined by a strong link of the one and a strong link of the other. Whichever way it is followed, one of the cells is x and the other y, and of the two candidates of each weak link exactly one is true: "+
			"what sees both can be removed.",
		"Look for a W-Wing of which the other digit has a strong link between the cells, too.",
		"8+19+4..3+7+5+6+3.7+51.+8+95.+7+8+3+9....7+8+5+4+3.263..+69..+5+8.+5+61.+8.4+3+76+32+1+5+8+94.+9.+38.5.+7.+8+5+9...+3.:137 197 291 483")
)
