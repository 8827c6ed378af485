package generate
import ("testing";"context";"time";"os";"deduku/board")
func TestZZ(t *testing.T){
	o:=Options{}
	lim:=5*time.Second
	run:=func(name string,o Options){
		g,err:=New(o); if err!=nil{t.Error(name,err);return}
		s:=time.Now(); n:=0; var hist [82]int
		fails:=0
		for time.Since(s)<lim { p,err:=g.Puzzle(context.Background(),1,n); n++; if err!=nil{fails++;if fails==1{t.Log(err)};continue}; hist[p.Len()]++ }
		out:=map[int]int{}
		for i,h:=range hist{if h>0{out[i]=h}}
		t.Logf("%s: %.2f/s fails %d of %d %v",name,float64(n)/time.Since(s).Seconds(),fails,n,out)
	}
	run("plain",o)
	for s:=HalfTurn;s<=AntiDiagonal;s++{ run(s.String(),Options{Symmetry:s}) }
	for _,r:=range [][2]int{{22,22},{21,21},{20,20},{19,19},{26,26},{27,27},{28,28},{29,29},{30,30}}{ run("range",Options{MinClues:r[0],MaxClues:r[1]})}
	run("half 20",Options{MaxClues:20,Symmetry:HalfTurn})
	_=os.Args
	masks:=[]string{".....x.x..xxx..x...xx....xxxx.......x.x.x.x.x.......xxxx....xx...x..xxx..x.x.....",
	"x.......x.x.....x...x...x.....x.x.......x.......x.x.....x...x...x.....x.x.......x",
	"..xx.xx...x.....x.x.......xx.......x.........x.......xx.......x.x.....x...xx.xx..",
	}
	for _,m:=range masks{ c,err:=ParseMask(m); if err!=nil{t.Fatal(err)}; t.Log(c.Len()); run("mask",Options{Pattern:&c}) }
	for _,k:=range []int{32,28,26,24,22,21,20}{
		g,_:=New(Options{MinClues:1}); g.pcg.Seed(uint64(k),1)
		g.shuffle(g.orbits)
		var c board.CellSet
		for _,o:=range g.orbits[:k]{c=c.Union(o)}
		t.Log(k); run("random mask",Options{Pattern:&c})
	}
}
