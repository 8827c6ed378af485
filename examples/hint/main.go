// Command hint shows how to tell a step little by little: the same value, with more and more of it said.
package main

import (
	"context"
	"fmt"
	"log"

	"deduku/deduce/sudoku"
)

func main() {
	// A position in which somebody is stuck: + marks the digits placed since, and :751 says that r5c1 cannot be 7.
	puzzle, err := sudoku.Parse("...1+92576+6+27+4+8+5+93+1951+7+6+3+8+2+4..+2+63.+7+8+5..+5+2.84+6....54.21.+5+398+2+61472..+9..+3+58.1.3+5.+6+9+2:751")
	if err != nil {
		log.Fatal(err)
	}
	hint, err := puzzle.Hint(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println("The next step is", hint.Level.String()+".")
	fmt.Println("Look for:", hint.Technique)
	fmt.Println("Look at", hint.Place)
	fmt.Println(hint.Line)
	for _, paragraph := range hint.Explanation {
		fmt.Println(" ", paragraph)
	}
}
