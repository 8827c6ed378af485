package format_test

import (
	"fmt"
	"io"
	"os"
	"strings"

	"deduku/board/format"
)

func ExampleParse() {
	p, err := format.Parse("easy-1 .....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(p.Value("id"), p.Givens.Len())
	if err := format.Write(os.Stdout, "rows", &p); err != nil {
		fmt.Println(err)
	}
	// Output:
	// easy-1 29
	// .....4.3.
	// .236..7..
	// .87....24
	// 54.......
	// 1.8.5.6.7
	// .......98
	// 23....96.
	// ..4..937.
	// .5.3.....
}

func ExampleReader() {
	file := strings.NewReader(`# two puzzles and a mistake
.....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3.....
.....4.3..236..7...87....2454.......1.8.5.6.7.......9823....96...4..937..5.3....
915724836423681759687935124546897213198253647372146598231478965864519372759362481
`)
	r := format.NewReader(file, "boards.sdm")
	for {
		p, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(p.At, p.Givens.Len(), "givens")
	}
	// Output:
	// boards.sdm:2:1 29 givens
	// boards.sdm:3:81: 80 cells, expected 81
	// boards.sdm:4:1 81 givens
}
