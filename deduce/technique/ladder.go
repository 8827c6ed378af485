package technique

import "deduku/deduce"

// Standard is the ladder: every technique, in the order in which they are tried.
var Standard = standard()

// table has a row for each technique: a rung of the ladder, and beside it what HoDoKu says of it. Order, levels,
// scores and short names are HoDoKu's; what HoDoKu does not know stands where people of the same skill would look
// for it.
var table = []struct {
	technique *deduce.Technique
	pick      deduce.Pick
	level     deduce.Level
	score     int
	key       string // shared by techniques that HoDoKu takes for one; empty where it has none
	code      string // of its lines in HoDoKu's regression library; empty where it has none
	flags     flags
}{
	{deduce.FullHouse, first, deduce.Easy, 4, "fh", "0000", 0},
	{deduce.NakedSingle, first, deduce.Easy, 4, "n1", "0003", 0},
	{deduce.HiddenSingle, first, deduce.Easy, 14, "h1", "0002", 0},
	{LockedPair, first, deduce.Medium, 40, "l2", "0110", 0},
	{LockedTriple, first, deduce.Medium, 60, "l3", "0111", 0},
	{Pointing, first, deduce.Medium, 50, "lc1", "0100", 0},
	{Claiming, first, deduce.Medium, 50, "lc2", "0101", 0},
	{NakedPair, first, deduce.Medium, 60, "n2", "0200", 0},
	{NakedTriple, first, deduce.Medium, 80, "n3", "0201", 0},
	{HiddenPair, first, deduce.Medium, 70, "h2", "0210", 0},
	{HiddenTriple, first, deduce.Medium, 100, "h3", "0211", 0},
	{NakedQuadruple, first, deduce.Hard, 120, "n4", "0202", 0},
	{HiddenQuadruple, first, deduce.Hard, 150, "h4", "0212", 0},
	{XWing, first, deduce.Hard, 140, "bf2", "0300", 0},
	{Swordfish, first, deduce.Hard, 150, "bf3", "0301", 0},
	{Jellyfish, first, deduce.Hard, 160, "bf4", "0302", 0},
	{Squirmbag, first, deduce.Unfair, 470, "bf5", "0303", off},
	{Whale, first, deduce.Unfair, 470, "bf6", "0304", off},
	{Leviathan, first, deduce.Unfair, 470, "bf7", "0305", off},
	{RemotePair, most, deduce.Hard, 110, "rp", "0703", 0},
	{BUG1, first, deduce.Hard, 100, "bug1", "0610", 0},
	{Skyscraper, most, deduce.Hard, 130, "sk", "0400", 0},
	{TwoStringKite, most, deduce.Hard, 150, "2sk", "0401", 0},
	{DualTwoStringKite, most, deduce.Hard, 150, "", "0404", off},
	{TurbotFish, most, deduce.Hard, 120, "tf", "0403", 0},
	{EmptyRectangle, most, deduce.Hard, 120, "er", "0402", 0},
	{DualEmptyRectangle, most, deduce.Hard, 120, "", "0405", off},
	{WWing, most, deduce.Hard, 150, "w", "0803", 0},
	{ChuteRemotePair, most, deduce.Hard, 150, "", "", added},
	{XYWing, most, deduce.Hard, 160, "xy", "0800", 0},
	{XYZWing, most, deduce.Hard, 180, "xyz", "0801", 0},
	{Uniqueness1, most, deduce.Hard, 100, "u1", "0600", 0},
	{Uniqueness2, most, deduce.Hard, 100, "u2", "0601", 0},
	{Uniqueness3, most, deduce.Hard, 100, "u3", "0602", 0},
	{Uniqueness4, most, deduce.Hard, 100, "u4", "0603", 0},
	{Uniqueness5, most, deduce.Hard, 100, "u5", "0604", 0},
	{Uniqueness6, most, deduce.Hard, 100, "u6", "0605", 0},
	{HiddenRectangle, most, deduce.Hard, 100, "hr", "0606", 0},
	{AvoidableRectangle1, most, deduce.Hard, 100, "ar1", "0607", 0},
	{AvoidableRectangle2, most, deduce.Hard, 100, "ar2", "0608", 0},
	{BUG2, first, deduce.Hard, 100, "", "", added},
	{BUG3, first, deduce.Hard, 100, "", "", added},
	{BUG4, first, deduce.Hard, 100, "", "", added},
	{UniqueLoop1, first, deduce.Hard, 100, "", "", added},
	{UniqueLoop2, first, deduce.Hard, 100, "", "", added},
	{UniqueLoop3, first, deduce.Hard, 100, "", "", added},
	{UniqueLoop4, first, deduce.Hard, 100, "", "", added},
	{ExtendedRectangle1, first, deduce.Hard, 110, "", "", added},
	{ExtendedRectangle2, first, deduce.Hard, 110, "", "", added},
	{ExtendedRectangle3, first, deduce.Hard, 110, "", "", added},
	{ExtendedRectangle4, first, deduce.Hard, 110, "", "", added},
	{BUGLite1, first, deduce.Hard, 120, "", "", added},
	{BUGLite2, first, deduce.Hard, 120, "", "", added},
	{BUGLite3, first, deduce.Hard, 120, "", "", added},
	{BUGLite4, first, deduce.Hard, 120, "", "", added},
	{ReverseBUG, first, deduce.Hard, 110, "", "", added},
	{SymmetricalPlacement, first, deduce.Hard, 100, "", "", added},
	{FinnedXWing, most, deduce.Hard, 130, "fbf2", "0310", 0},
	{SashimiXWing, most, deduce.Hard, 150, "sbf2", "0320", 0},
	{FinnedSwordfish, most, deduce.Unfair, 200, "fbf3", "0311", 0},
	{SiameseFinnedSwordfish, most, deduce.Unfair, 200, "", "03111", off},
	{SashimiSwordfish, most, deduce.Unfair, 240, "sbf3", "0321", 0},
	{SiameseSashimiSwordfish, most, deduce.Unfair, 240, "", "03211", off},
	{FinnedJellyfish, most, deduce.Unfair, 250, "fbf4", "0312", 0},
	{SiameseFinnedJellyfish, most, deduce.Unfair, 250, "", "03121", off},
	{SashimiJellyfish, most, deduce.Unfair, 260, "sbf4", "0322", 0},
	{SiameseSashimiJellyfish, most, deduce.Unfair, 260, "", "03221", off},
	{FinnedSquirmbag, most, deduce.Unfair, 470, "fbf5", "0313", off},
	{SashimiSquirmbag, most, deduce.Unfair, 470, "sbf5", "0323", off},
	{FinnedWhale, most, deduce.Unfair, 470, "fbf6", "0314", off},
	{SashimiWhale, most, deduce.Unfair, 470, "sbf6", "0324", off},
	{FinnedLeviathan, most, deduce.Unfair, 470, "fbf7", "0315", off},
	{SashimiLeviathan, most, deduce.Unfair, 470, "sbf7", "0325", off},
	{TripleFirework, most, deduce.Unfair, 240, "", "", added},
	{QuadrupleFirework, most, deduce.Unfair, 245, "", "", added},
	{AlmostLockedPair, most, deduce.Unfair, 240, "", "", added},
	{AlmostLockedTriple, most, deduce.Unfair, 250, "", "", added},
	{SueDeCoq, most, deduce.Unfair, 250, "sdc", "1101", 0},
	{SimpleColorsTrap, most, deduce.Hard, 150, "sc", "0500", 0},
	{SimpleColorsWrap, most, deduce.Hard, 150, "sc", "0501", 0},
	{MultiColors1, most, deduce.Hard, 200, "mc", "0502", 0},
	{MultiColors2, most, deduce.Hard, 200, "mc", "0503", 0},
	{Medusa, most, deduce.Unfair, 220, "", "", added},
	{BrokenWing, most, deduce.Unfair, 240, "", "", added},
	{MWing, first, deduce.Unfair, 260, "", "", added},
	{SWing, first, deduce.Unfair, 260, "", "", added},
	{L2Wing, first, deduce.Unfair, 260, "", "", added},
	{L3Wing, first, deduce.Unfair, 260, "", "", added},
	{H1Wing, first, deduce.Unfair, 260, "", "", added},
	{H2Wing, first, deduce.Unfair, 260, "", "", added},
	{WRing, first, deduce.Unfair, 260, "", "", added},
	{MRing, first, deduce.Unfair, 260, "", "", added},
	{LRing, first, deduce.Unfair, 260, "", "", added},
	{L3Ring, first, deduce.Unfair, 260, "", "", added},
	{XChain, first, deduce.Unfair, 260, "x", "0701", 0},
	{XYChain, first, deduce.Unfair, 260, "xyc", "0702", 0},
	{ContinuousNiceLoop, first, deduce.Unfair, 280, "nl", "0706", 0},
	{DiscontinuousNiceLoop, first, deduce.Unfair, 280, "nl", "0707", 0},
	{AIC, first, deduce.Unfair, 280, "nl", "0708", 0},
	{WXYZWing, most, deduce.Unfair, 280, "", "", added},
	{BentQuad, most, deduce.Unfair, 282, "", "", added},
	{GroupedContinuousNiceLoop, first, deduce.Unfair, 300, "gnl", "0709", 0},
	{GroupedDiscontinuousNiceLoop, first, deduce.Unfair, 300, "gnl", "0710", 0},
	{GroupedAIC, first, deduce.Unfair, 300, "gnl", "0711", 0},
	{ALSXZ, most, deduce.Unfair, 300, "axz", "0901", 0},
	{VWXYZWing, most, deduce.Unfair, 302, "", "", added},
	{UVWXYZWing, most, deduce.Unfair, 304, "", "", added},
	{TUVWXYZWing, most, deduce.Unfair, 306, "", "", added},
	{STUVWXYZWing, most, deduce.Unfair, 308, "", "", added},
	{RSTUVWXYZWing, most, deduce.Unfair, 310, "", "", added},
	{ALSWWing, most, deduce.Unfair, 300, "", "", added},
	{ALSXYWing, most, deduce.Unfair, 320, "axy", "0902", 0},
	{ALSChain, first, deduce.Unfair, 340, "ach", "0903", 0},
	{AlignedPairExclusion, most, deduce.Unfair, 340, "", "", added},
	{AlignedTripleExclusion, most, deduce.Unfair, 340, "", "", added},
	{DeathBlossom, most, deduce.Unfair, 360, "db", "0904", off},
	{ALSContinuousNiceLoop, first, deduce.Unfair, 380, "", "0709", added | off},
	{ALSDiscontinuousNiceLoop, first, deduce.Unfair, 380, "", "0710", added | off},
	{ALSAIC, first, deduce.Unfair, 380, "", "0711", added | off},
	{BivalueOddagon, first, deduce.Unfair, 440, "", "", added},
	{Tridagon, first, deduce.Extreme, 500, "", "", added},
	{FrankenXWing, most, deduce.Unfair, 300, "ff2", "0330", 0},
	{FrankenSwordfish, most, deduce.Unfair, 350, "ff3", "0331", 0},
	{FrankenJellyfish, most, deduce.Unfair, 370, "ff4", "0332", off},
	{FrankenSquirmbag, most, deduce.Extreme, 470, "ff5", "0333", off},
	{FrankenWhale, most, deduce.Extreme, 470, "ff6", "0334", off},
	{FrankenLeviathan, most, deduce.Extreme, 470, "ff7", "0335", off},
	{FinnedFrankenXWing, most, deduce.Unfair, 390, "fff2", "0340", 0},
	{FinnedFrankenSwordfish, most, deduce.Unfair, 410, "fff3", "0341", 0},
	{SiameseFinnedFrankenSwordfish, most, deduce.Unfair, 410, "", "03411", off},
	{FinnedFrankenJellyfish, most, deduce.Unfair, 430, "fff4", "0342", off},
	{SiameseFinnedFrankenJellyfish, most, deduce.Unfair, 430, "", "03421", off},
	{FinnedFrankenSquirmbag, most, deduce.Extreme, 470, "fff5", "0343", off},
	{FinnedFrankenWhale, most, deduce.Extreme, 470, "fff6", "0344", off},
	{FinnedFrankenLeviathan, most, deduce.Extreme, 470, "fff7", "0345", off},
	{MutantXWing, most, deduce.Extreme, 450, "mf2", "0350", off},
	{MutantSwordfish, most, deduce.Extreme, 450, "mf3", "0351", off},
	{MutantJellyfish, most, deduce.Extreme, 450, "mf4", "0352", off},
	{MutantSquirmbag, most, deduce.Extreme, 470, "mf5", "0353", off},
	{MutantWhale, most, deduce.Extreme, 470, "mf6", "0354", off},
	{MutantLeviathan, most, deduce.Extreme, 470, "mf7", "0355", off},
	{FinnedMutantXWing, most, deduce.Extreme, 470, "fmf2", "0360", off},
	{FinnedMutantSwordfish, most, deduce.Extreme, 470, "fmf3", "0361", off},
	{SiameseFinnedMutantSwordfish, most, deduce.Extreme, 470, "", "03611", off},
	{FinnedMutantJellyfish, most, deduce.Extreme, 470, "fmf4", "0362", off},
	{SiameseFinnedMutantJellyfish, most, deduce.Extreme, 470, "", "03621", off},
	{FinnedMutantSquirmbag, most, deduce.Extreme, 470, "fmf5", "0363", off},
	{FinnedMutantWhale, most, deduce.Extreme, 470, "fmf6", "0364", off},
	{FinnedMutantLeviathan, most, deduce.Extreme, 470, "fmf7", "0365", off},
	{JuniorExocet, most, deduce.Extreme, 480, "", "", added},
	{SeniorExocet, most, deduce.Extreme, 485, "", "", added},
	{DoubleExocet, most, deduce.Extreme, 488, "", "", added},
	{SKLoop, most, deduce.Extreme, 490, "", "", added},
	{MSLS, most, deduce.Extreme, 495, "", "", added},
	{PatternOverlay, first, deduce.Extreme, 600, "", "", added | off},
	{CellForcingChain, first, deduce.Extreme, 500, "fc", "", 0},
	{UnitForcingChain, first, deduce.Extreme, 500, "fc", "", 0},
	{Whip, first, deduce.Extreme, 650, "", "", added | off},
	{ForcingNetContradiction, first, deduce.Extreme, 700, "fnc", "", 0},
	{ForcingNetVerity, first, deduce.Extreme, 700, "fnv", "", 0},
	{NestedForcingNet, first, deduce.Extreme, 900, "", "", added},
	{DeepForcingNet, first, deduce.Extreme, 900, "", "", added},
	{TemplateSet, first, deduce.Extreme, 10000, "ts", "1201", off},
	{TemplateDelete, first, deduce.Extreme, 10000, "td", "1202", off},
}

// flags are what else the table says of a technique.
type flags uint8

const (
	off   flags = 1 << iota // not tried unless somebody asks for it
	added                   // unknown to HoDoKu: the profile hodoku leaves it out
)

// first takes the first step of a technique, most the one that concludes most.
var (
	first deduce.Pick
	most  deduce.Pick = deduce.Most
)

func standard() deduce.Ladder {
	l := make(deduce.Ladder, len(table))
	for i, row := range table {
		l[i] = deduce.Rung{Technique: row.technique, Pick: row.pick}
	}
	return l
}
