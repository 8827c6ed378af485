package chains

// How to find chains: what to mark first, how to follow the links, the usual trap.
const (
	spotChainEnd = "Start from the end of a strong link and follow strong and weak links in turn; after each strong link look for what each of the two ends removes. " + trapTwoWeak

	spotLoopEnd = "Follow strong and weak links in turn until you come back to where you began. Then look at each weak link: what sees both its ends in their unit, " +
		"or stands beside them in their cell, can be removed. The trap is a ring with two weak links in a row."

	spotBackEnd = "Start from a candidate that you doubt and follow weak and strong links in turn until you come back to its cell: does that say that it is false, or that another one of the cell is true? " + trapTwoWeak

	trapTwoWeak = "The trap is two weak links in a row: from 'not true' nothing follows by a weak link."
)
