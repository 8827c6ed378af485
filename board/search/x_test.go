package search
import "deduku/board"
func gridOf(s string) (g board.Grid) {
	for i := range g { if s[i] != '.' { g[i] = board.Digit(s[i]-'0') } }
	return
}
