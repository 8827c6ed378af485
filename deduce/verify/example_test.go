package verify_test

import (
	"fmt"
	"strings"

	"deduku/deduce/verify"
)

// Check reads a log and says what is wrong with it. Here the last step claims
// more than its because shows.
func ExampleCheck() {
	log := `{"deduku":1,"puzzle":"12345678.........................................................................","unfinished":9}
{"n":1,"kind":"INIT","place":["r1c1=1"],"text":"INIT      r1c1 = 1"}
{"n":2,"kind":"INIT","place":["r1c2=2"],"text":"INIT      r1c2 = 2"}
{"n":3,"kind":"INIT","place":["r1c3=3"],"text":"INIT      r1c3 = 3"}
{"n":4,"kind":"INIT","place":["r1c4=4"],"text":"INIT      r1c4 = 4"}
{"n":5,"kind":"INIT","place":["r1c5=5"],"text":"INIT      r1c5 = 5"}
{"n":6,"kind":"INIT","place":["r1c6=6"],"text":"INIT      r1c6 = 6"}
{"n":7,"kind":"INIT","place":["r1c7=7"],"text":"INIT      r1c7 = 7"}
{"n":8,"kind":"INIT","place":["r1c8=8"],"text":"INIT      r1c8 = 8"}
{"n":9,"kind":"POS_DED","technique":"Naked Single","place":["r1c9=9"],"truths":["r1c9"],"because":[1,2,3,4,5,6,7,8],"text":"POS_DED   r1c9 = 9    naked single: only 9 is left for r1c9"}
`
	result, err := verify.Check(strings.NewReader(log))
	fmt.Println(result.Logs, result.Steps, err)

	_, err = verify.Check(strings.NewReader(strings.Replace(log, "3,4,5", "3,5", 1)))
	fmt.Println(err)
	// Output:
	// 1 9 <nil>
	// line 10, step 9: POS_DED r1c9=9: 4 is still possible in r1c9 (missing from because: step 4)
}
