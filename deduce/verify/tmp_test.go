package verify
import ("testing";"fmt";"os";"strings";"time")
func TestTmp(t *testing.T) {
	data, _ := os.ReadFile("/work/shared/data/hodoku-reglib-1.4.txt")
	for _, l := range strings.Split(string(data), "\n") {
		l = strings.TrimRight(l, "\r")
		f := strings.Split(l, ":")
		if len(f) < 7 || f[0] != "" || !strings.HasPrefix(f[1], "0610") { continue }
		puzzle := []byte(emptyPuzzle); var places []string
		i := 0; plus := false
		full := map[int]bool{}
		for _, b := range []byte(f[3]) {
			switch { case b == '+': plus = true; continue
			case b == '.' : 
			default: full[i]=true; if plus { places = append(places, name(i,int(b-'0'),"=")) } else { puzzle[i]=b } }
			plus = false; i++
		}
		s := newSheet(string(puzzle))
		for _, p := range places { s.add(entry{Kind:"PREMISE", Place: []string{p}}) }
		b := rebuilt(s.lines, upTo(len(s.lines)))
		for _, d := range strings.Fields(f[4]) {
			c := int(d[1]-'1')*9+int(d[2]-'1')
			if b[c]>>(d[0]-'0')&1==0 { continue }
			s.add(entry{Kind:"PREMISE", Eliminate: []string{name(c,int(d[0]-'0'),"<>")}})
		}
		b = rebuilt(s.lines, upTo(len(s.lines)))
		var deadly, elim []string
		for c := range 81 { if !full[c] { deadly = append(deadly, name(c,0,"")[:4]) } }
		for _, d := range strings.Fields(f[5]) { elim = append(elim, name(int(d[1]-'1')*9+int(d[2]-'1'), int(d[0]-'0'), "<>")) }
		n := len(s.lines)
		var bec []int; for k := 1; k <= n; k++ { if touches(s.lines, k, deadly) { bec = append(bec, k) } }
		s.add(entry{Kind:"LOGIC", Technique:"BUG+1", Eliminate: elim, Truths: deadly[:1], Because: bec, Assumes:"unique", Deadly: deadly})
		begin := time.Now()
		_, err := check(s.unfinished().bytes())
		fmt.Println(l[:6], len(deadly), err, time.Since(begin))
	}
}
