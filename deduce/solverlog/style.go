package solverlog

import "slices"

// Style is how a text writes cells, names and conclusions.
type Style uint8

// The styles.
const (
	Auto         Style = iota // the one that reads most conclusions of the text
	HoDoKu                    // Naked Triple: 4,5,9 in r7c13,r9c2 => r8c3,r9c1<>4
	SudokuWiki                // several lines a step; rows are A to H and J, as in A7
	Explainer                 // Sudoku Explainer and serate: the letter is the column, as in A1
	CSP                       // CSP-Rules: whip[6]: ... ==> r4c6 ≠ 9
	SudokuStudio              // {Naked Pair}: ... => r2c6, r9c1<>4
	Eureka                    // (4=7)r1c2 - (7)r1c5 = (7)r4c5 => r3c2 <> 4
	List                      // r1c1=5, A1 is 5, -5 r3c2
)

var styleNames = []string{"auto", "hodoku", "sudokuwiki", "se", "csp", "sudokustudio", "eureka", "list"}

// String is the style's name on a command line.
func (s Style) String() string { return styleNames[s] }

// example returns a conclusion as the style writes it.
func (s Style) example() string {
	return [...]string{
		"r3c4<>5", "=> r3c4<>5", "- removes 5 from C4", "==> r3c4.5 off", "==> r3c4 ≠ 5", "=> r3c4<>5", "=> r3c4<>5", "r3c4=5 or r3c4<>5",
	}[s]
}

// Styles are the names of the styles.
func Styles() []string { return styleNames }

// StyleNamed is the style with a name; ok is false for none.
func StyleNamed(name string) (s Style, ok bool) {
	i := slices.Index(styleNames, name)
	return Style(max(i, 0)), i >= 0
}
