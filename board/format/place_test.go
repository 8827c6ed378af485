package format

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"deduku/board/puzzle"
)

// readOn is what a reader says from where it stands to the end, and after each puzzle or error where it then stands, where
// others can go on there.
func readOn(r *Reader) (said []string, places []Place) {
	for {
		p, err := r.Next()
		if err == io.EOF {
			return said, places
		}
		var syntax *puzzle.SyntaxError
		if err != nil && !errors.As(err, &syntax) {
			return append(said, err.Error()), append(places, Place{})
		}
		at, ok := r.Place()
		if !ok {
			at = Place{}
		}
		said, places = append(said, fmt.Sprintf("%v %v %q %v", p, p.At, p.Meta, err)), append(places, at)
	}
}

// TestPlace has puzzles of all formats, and what is none, in any order: another reader that begins at a place reads on
// as the first one did.
func TestPlace(t *testing.T) {
	pieces := []string{sample + "\n", sample + "\n" + sample + "\n", "# a comment\n", "\n", "12345\n", "a title\n", "\ufeff", solution + "\r\n"}
	for i := range formats {
		if formats[i].Example != "" {
			pieces = append(pieces, formats[i].Example+"\n")
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	tried := 0
	for range 400 {
		var text strings.Builder
		for range 1 + r.IntN(6) {
			text.WriteString(pieces[r.IntN(len(pieces))])
		}
		all := text.String()
		want, places := readOn(NewReader(strings.NewReader(all), "f"))
		for i, at := range places {
			if at == (Place{}) {
				continue
			}
			tried++
			got, _ := readOn(NewReaderAt(strings.NewReader(all[at.Offset:]), "f", at))
			if !slices.Equal(got, want[i+1:]) {
				t.Fatalf("%q\nread on at %+v:\n%q\nwant\n%q", all, at, got, want[i+1:])
			}
		}
	}
	if tried < 200 {
		t.Errorf("only %d places", tried)
	}
}

// TestPlaceOfLines has a place behind every line of a plain file, and none in a table.
func TestPlaceOfLines(t *testing.T) {
	_, places := readOn(NewReader(strings.NewReader(sample+"\n"+sample+"\n"+sample), "f"))
	if want := []Place{{Offset: 82, Line: 2}, {Offset: 164, Line: 3}, {}}; !slices.Equal(places, want) {
		t.Errorf("got %v, want %v", places, want)
	}
	_, places = readOn(NewReader(strings.NewReader("id,puzzle\n1,"+sample+"\n2,"+sample+"\n"), "f"))
	if want := []Place{{}, {}}; !slices.Equal(places, want) {
		t.Errorf("in a table: got %v, want %v", places, want)
	}
}
