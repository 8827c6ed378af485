package technique

import (
	"deduku/deduce"
	"deduku/deduce/technique/als"
	"deduku/deduce/technique/chains"
	"deduku/deduce/technique/coloring"
	"deduku/deduce/technique/exotic"
	"deduku/deduce/technique/fish"
	"deduku/deduce/technique/forcing"
	"deduku/deduce/technique/impossible"
	"deduku/deduce/technique/nets"
	"deduku/deduce/technique/singledigit"
	"deduku/deduce/technique/subsets"
	"deduku/deduce/technique/uniqueness"
	"deduku/deduce/technique/wings"
)

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
	{subsets.LockedPair, first, deduce.Medium, 40, "l2", "0110", 0},
	{subsets.LockedTriple, first, deduce.Medium, 60, "l3", "0111", 0},
	{subsets.Pointing, first, deduce.Medium, 50, "lc1", "0100", 0},
	{subsets.Claiming, first, deduce.Medium, 50, "lc2", "0101", 0},
	{subsets.NakedPair, first, deduce.Medium, 60, "n2", "0200", 0},
	{subsets.NakedTriple, first, deduce.Medium, 80, "n3", "0201", 0},
	{subsets.HiddenPair, first, deduce.Medium, 70, "h2", "0210", 0},
	{subsets.HiddenTriple, first, deduce.Medium, 100, "h3", "0211", 0},
	{subsets.NakedQuadruple, first, deduce.Hard, 120, "n4", "0202", 0},
	{subsets.HiddenQuadruple, first, deduce.Hard, 150, "h4", "0212", 0},
	{fish.XWing, first, deduce.Hard, 140, "bf2", "0300", 0},
	{fish.Swordfish, first, deduce.Hard, 150, "bf3", "0301", 0},
	{fish.Jellyfish, first, deduce.Hard, 160, "bf4", "0302", 0},
	{fish.Squirmbag, first, deduce.Unfair, 470, "bf5", "0303", off},
	{fish.Whale, first, deduce.Unfair, 470, "bf6", "0304", off},
	{fish.Leviathan, first, deduce.Unfair, 470, "bf7", "0305", off},
	{wings.RemotePair, most, deduce.Hard, 110, "rp", "0703", 0},
	{uniqueness.BUG1, first, deduce.Hard, 100, "bug1", "0610", 0},
	{singledigit.Skyscraper, most, deduce.Hard, 130, "sk", "0400", 0},
	{singledigit.TwoStringKite, most, deduce.Hard, 150, "2sk", "0401", 0},
	{singledigit.DualTwoStringKite, most, deduce.Hard, 150, "", "0404", off},
	{singledigit.TurbotFish, most, deduce.Hard, 120, "tf", "0403", 0},
	{singledigit.EmptyRectangle, most, deduce.Hard, 120, "er", "0402", 0},
	{singledigit.DualEmptyRectangle, most, deduce.Hard, 120, "", "0405", off},
	{wings.WWing, most, deduce.Hard, 150, "w", "0803", 0},
	{wings.ChuteRemotePair, most, deduce.Hard, 150, "", "", added},
	{wings.XYWing, most, deduce.Hard, 160, "xy", "0800", 0},
	{wings.XYZWing, most, deduce.Hard, 180, "xyz", "0801", 0},
	{uniqueness.Test1, most, deduce.Hard, 100, "u1", "0600", 0},
	{uniqueness.Test2, most, deduce.Hard, 100, "u2", "0601", 0},
	{uniqueness.Test3, most, deduce.Hard, 100, "u3", "0602", 0},
	{uniqueness.Test4, most, deduce.Hard, 100, "u4", "0603", 0},
	{uniqueness.Test5, most, deduce.Hard, 100, "u5", "0604", 0},
	{uniqueness.Test6, most, deduce.Hard, 100, "u6", "0605", 0},
	{uniqueness.HiddenRectangle, most, deduce.Hard, 100, "hr", "0606", 0},
	{uniqueness.AvoidableRectangle1, most, deduce.Hard, 100, "ar1", "0607", 0},
	{uniqueness.AvoidableRectangle2, most, deduce.Hard, 100, "ar2", "0608", 0},
	{uniqueness.AvoidableRectangle3, most, deduce.Hard, 100, "", "", added},
	{uniqueness.BUG2, first, deduce.Hard, 100, "", "", added},
	{uniqueness.BUG3, first, deduce.Hard, 100, "", "", added},
	{uniqueness.BUG4, first, deduce.Hard, 100, "", "", added},
	{uniqueness.UniqueLoop1, first, deduce.Hard, 100, "", "", added},
	{uniqueness.UniqueLoop2, first, deduce.Hard, 100, "", "", added},
	{uniqueness.UniqueLoop3, first, deduce.Hard, 100, "", "", added},
	{uniqueness.UniqueLoop4, first, deduce.Hard, 100, "", "", added},
	{uniqueness.ExtendedRectangle1, first, deduce.Hard, 110, "", "", added},
	{uniqueness.ExtendedRectangle2, first, deduce.Hard, 110, "", "", added},
	{uniqueness.ExtendedRectangle3, first, deduce.Hard, 110, "", "", added},
	{uniqueness.ExtendedRectangle4, first, deduce.Hard, 110, "", "", added},
	{uniqueness.BUGLite1, first, deduce.Hard, 120, "", "", added},
	{uniqueness.BUGLite2, first, deduce.Hard, 120, "", "", added},
	{uniqueness.BUGLite3, first, deduce.Hard, 120, "", "", added},
	{uniqueness.BUGLite4, first, deduce.Hard, 120, "", "", added},
	{uniqueness.ReverseBUG, first, deduce.Hard, 110, "", "", added},
	{uniqueness.SymmetricalPlacement, first, deduce.Hard, 100, "", "", added},
	{fish.FinnedXWing, most, deduce.Hard, 130, "fbf2", "0310", 0},
	{fish.SashimiXWing, most, deduce.Hard, 150, "sbf2", "0320", 0},
	{fish.FinnedSwordfish, most, deduce.Unfair, 200, "fbf3", "0311", 0},
	{fish.SiameseFinnedSwordfish, most, deduce.Unfair, 200, "", "03111", off},
	{fish.SashimiSwordfish, most, deduce.Unfair, 240, "sbf3", "0321", 0},
	{fish.SiameseSashimiSwordfish, most, deduce.Unfair, 240, "", "03211", off},
	{fish.FinnedJellyfish, most, deduce.Unfair, 250, "fbf4", "0312", 0},
	{fish.SiameseFinnedJellyfish, most, deduce.Unfair, 250, "", "03121", off},
	{fish.SashimiJellyfish, most, deduce.Unfair, 260, "sbf4", "0322", 0},
	{fish.SiameseSashimiJellyfish, most, deduce.Unfair, 260, "", "03221", off},
	{fish.FinnedSquirmbag, most, deduce.Unfair, 470, "fbf5", "0313", off},
	{fish.SashimiSquirmbag, most, deduce.Unfair, 470, "sbf5", "0323", off},
	{fish.FinnedWhale, most, deduce.Unfair, 470, "fbf6", "0314", off},
	{fish.SashimiWhale, most, deduce.Unfair, 470, "sbf6", "0324", off},
	{fish.FinnedLeviathan, most, deduce.Unfair, 470, "fbf7", "0315", off},
	{fish.SashimiLeviathan, most, deduce.Unfair, 470, "sbf7", "0325", off},
	{exotic.TripleFirework, most, deduce.Unfair, 240, "", "", added},
	{exotic.QuadrupleFirework, most, deduce.Unfair, 245, "", "", added},
	{subsets.AlmostLockedPair, most, deduce.Unfair, 240, "", "", added},
	{subsets.AlmostLockedTriple, most, deduce.Unfair, 250, "", "", added},
	{subsets.AlmostLockedQuadruple, most, deduce.Unfair, 255, "", "", added | off},
	{als.SueDeCoq, most, deduce.Unfair, 250, "sdc", "1101", 0},
	{coloring.SimpleColorsTrap, most, deduce.Hard, 150, "sc", "0500", 0},
	{coloring.SimpleColorsWrap, most, deduce.Hard, 150, "sc", "0501", 0},
	{coloring.MultiColors1, most, deduce.Hard, 200, "mc", "0502", 0},
	{coloring.MultiColors2, most, deduce.Hard, 200, "mc", "0503", 0},
	{coloring.Medusa, most, deduce.Unfair, 220, "", "", added},
	{impossible.BrokenWing, most, deduce.Unfair, 240, "", "", added},
	{chains.MWing, first, deduce.Unfair, 260, "", "", added},
	{chains.SWing, first, deduce.Unfair, 260, "", "", added},
	{chains.L2Wing, first, deduce.Unfair, 260, "", "", added},
	{chains.L3Wing, first, deduce.Unfair, 260, "", "", added},
	{chains.H1Wing, first, deduce.Unfair, 260, "", "", added},
	{chains.H2Wing, first, deduce.Unfair, 260, "", "", added},
	{chains.WRing, first, deduce.Unfair, 260, "", "", added},
	{chains.MRing, first, deduce.Unfair, 260, "", "", added},
	{chains.LRing, first, deduce.Unfair, 260, "", "", added},
	{chains.L3Ring, first, deduce.Unfair, 260, "", "", added},
	{chains.XChain, first, deduce.Unfair, 260, "x", "0701", 0},
	{chains.XYChain, first, deduce.Unfair, 260, "xyc", "0702", 0},
	{chains.ContinuousNiceLoop, first, deduce.Unfair, 280, "nl", "0706", 0},
	{chains.DiscontinuousNiceLoop, first, deduce.Unfair, 280, "nl", "0707", 0},
	{chains.AIC, first, deduce.Unfair, 280, "nl", "0708", 0},
	{wings.WXYZWing, most, deduce.Unfair, 280, "", "", added},
	{wings.BentQuad, most, deduce.Unfair, 282, "", "", added},
	{chains.GroupedContinuousNiceLoop, first, deduce.Unfair, 300, "gnl", "0709", 0},
	{chains.GroupedDiscontinuousNiceLoop, first, deduce.Unfair, 300, "gnl", "0710", 0},
	{chains.GroupedAIC, first, deduce.Unfair, 300, "gnl", "0711", 0},
	{als.XZ, most, deduce.Unfair, 300, "axz", "0901", 0},
	{wings.VWXYZWing, most, deduce.Unfair, 302, "", "", added},
	{wings.UVWXYZWing, most, deduce.Unfair, 304, "", "", added},
	{wings.TUVWXYZWing, most, deduce.Unfair, 306, "", "", added},
	{wings.STUVWXYZWing, most, deduce.Unfair, 308, "", "", added},
	{wings.RSTUVWXYZWing, most, deduce.Unfair, 310, "", "", added},
	{als.WWing, most, deduce.Unfair, 300, "", "", added},
	{als.XYWing, most, deduce.Unfair, 320, "axy", "0902", 0},
	{als.Chain, first, deduce.Unfair, 340, "ach", "0903", 0},
	{als.AlignedPairExclusion, most, deduce.Unfair, 340, "", "", added},
	{als.AlignedTripleExclusion, most, deduce.Unfair, 340, "", "", added},
	{als.DeathBlossom, most, deduce.Unfair, 360, "db", "0904", off},
	{als.UnitDeathBlossom, most, deduce.Unfair, 362, "", "", added | off},
	{als.RectangleDeathBlossom, most, deduce.Unfair, 364, "", "", added | off},
	{chains.ALSContinuousNiceLoop, first, deduce.Unfair, 380, "", "0709", added | off},
	{chains.ALSDiscontinuousNiceLoop, first, deduce.Unfair, 380, "", "0710", added | off},
	{chains.ALSAIC, first, deduce.Unfair, 380, "", "0711", added | off},
	{chains.AURChain, first, deduce.Unfair, 390, "", "", added},
	{chains.BUGChain, first, deduce.Unfair, 390, "", "", added},
	{impossible.BivalueOddagon, first, deduce.Unfair, 440, "", "", added},
	{impossible.Tridagon, first, deduce.Extreme, 500, "", "", added},
	{chains.GuardianChain, first, deduce.Extreme, 500, "", "", added},
	{fish.FrankenXWing, most, deduce.Unfair, 300, "ff2", "0330", 0},
	{fish.FrankenSwordfish, most, deduce.Unfair, 350, "ff3", "0331", 0},
	{fish.FrankenJellyfish, most, deduce.Unfair, 370, "ff4", "0332", off},
	{fish.FrankenSquirmbag, most, deduce.Extreme, 470, "ff5", "0333", off},
	{fish.FrankenWhale, most, deduce.Extreme, 470, "ff6", "0334", off},
	{fish.FrankenLeviathan, most, deduce.Extreme, 470, "ff7", "0335", off},
	{fish.FinnedFrankenXWing, most, deduce.Unfair, 390, "fff2", "0340", 0},
	{fish.FinnedFrankenSwordfish, most, deduce.Unfair, 410, "fff3", "0341", 0},
	{fish.SiameseFinnedFrankenSwordfish, most, deduce.Unfair, 410, "", "03411", off},
	{fish.FinnedFrankenJellyfish, most, deduce.Unfair, 430, "fff4", "0342", off},
	{fish.SiameseFinnedFrankenJellyfish, most, deduce.Unfair, 430, "", "03421", off},
	{fish.FinnedFrankenSquirmbag, most, deduce.Extreme, 470, "fff5", "0343", off},
	{fish.FinnedFrankenWhale, most, deduce.Extreme, 470, "fff6", "0344", off},
	{fish.FinnedFrankenLeviathan, most, deduce.Extreme, 470, "fff7", "0345", off},
	{fish.MutantXWing, most, deduce.Extreme, 450, "mf2", "0350", off},
	{fish.MutantSwordfish, most, deduce.Extreme, 450, "mf3", "0351", off},
	{fish.MutantJellyfish, most, deduce.Extreme, 450, "mf4", "0352", off},
	{fish.MutantSquirmbag, most, deduce.Extreme, 470, "mf5", "0353", off},
	{fish.MutantWhale, most, deduce.Extreme, 470, "mf6", "0354", off},
	{fish.MutantLeviathan, most, deduce.Extreme, 470, "mf7", "0355", off},
	{fish.FinnedMutantXWing, most, deduce.Extreme, 470, "fmf2", "0360", off},
	{fish.FinnedMutantSwordfish, most, deduce.Extreme, 470, "fmf3", "0361", off},
	{fish.SiameseFinnedMutantSwordfish, most, deduce.Extreme, 470, "", "03611", off},
	{fish.FinnedMutantJellyfish, most, deduce.Extreme, 470, "fmf4", "0362", off},
	{fish.SiameseFinnedMutantJellyfish, most, deduce.Extreme, 470, "", "03621", off},
	{fish.FinnedMutantSquirmbag, most, deduce.Extreme, 470, "fmf5", "0363", off},
	{fish.FinnedMutantWhale, most, deduce.Extreme, 470, "fmf6", "0364", off},
	{fish.FinnedMutantLeviathan, most, deduce.Extreme, 470, "fmf7", "0365", off},
	{exotic.JuniorExocet, most, deduce.Extreme, 480, "", "", added},
	{exotic.SeniorExocet, most, deduce.Extreme, 485, "", "", added},
	{exotic.DoubleExocet, most, deduce.Extreme, 488, "", "", added},
	{exotic.SKLoop, most, deduce.Extreme, 490, "", "", added},
	{exotic.MSLS, most, deduce.Extreme, 495, "", "", added},
	{singledigit.PatternOverlay, first, deduce.Extreme, 600, "", "", added | off},
	{forcing.KrakenFish1, first, deduce.Extreme, 500, "kf", "", off},
	{forcing.KrakenFish2, first, deduce.Extreme, 500, "kf", "", off},
	{nets.Nishio, first, deduce.Extreme, 500, "", "", added},
	{forcing.DigitChain, first, deduce.Extreme, 500, "", "", added | off},
	{forcing.DeadlyPatternChain, first, deduce.Extreme, 500, "", "", added | off},
	{forcing.GuardianChain, first, deduce.Extreme, 500, "", "", added | off},
	{forcing.CellChain, first, deduce.Extreme, 500, "fc", "", 0},
	{forcing.UnitChain, first, deduce.Extreme, 500, "fc", "", 0},
	{forcing.Contradiction, first, deduce.Extreme, 520, "fcc", "", off},
	{forcing.Verity, first, deduce.Extreme, 520, "fcv", "", off},
	{nets.Whip, first, deduce.Extreme, 650, "", "", added | off},
	{nets.Contradiction, first, deduce.Extreme, 700, "fnc", "", 0},
	{nets.Verity, first, deduce.Extreme, 700, "fnv", "", 0},
	{nets.Nested, first, deduce.Extreme, 900, "", "", added},
	{nets.Deep, first, deduce.Extreme, 900, "", "", added},
	{singledigit.TemplateSet, first, deduce.Extreme, 10000, "ts", "1201", off},
	{singledigit.TemplateDelete, first, deduce.Extreme, 10000, "td", "1202", off},
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
