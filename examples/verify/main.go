// Command verify shows how to write a log and have it checked, by a checker that shares no code with the
// solver and believes nothing but the rules.
package main

import (
	"bytes"
	"context"
	"fmt"
	"log"

	"deduku/deduce/sudoku"
	"deduku/deduce/verify"
)

func main() {
	puzzle, err := sudoku.Parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	if err != nil {
		log.Fatal(err)
	}
	solution, err := puzzle.Solve(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	var lines bytes.Buffer
	if err := solution.WriteJSON(&lines); err != nil {
		log.Fatal(err)
	}
	damaged := bytes.Replace(lines.Bytes(), []byte(`"because":[`), []byte(`"because":[1,`), 1)

	result, err := verify.Check(&lines)
	fmt.Printf("as it is: %d steps, error %v\n", result.Steps, err)
	_, err = verify.Check(bytes.NewReader(damaged))
	fmt.Println("damaged:", err)
}
