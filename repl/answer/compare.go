package answer

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"deduku/deduce/render/wording"
)

// Comparison is what each way to solve took.
type Comparison struct {
	Ways []Way `json:"ways"`
}

// Way is what one way to solve took; what it does not have is left out.
type Way struct {
	Method       string `json:"method" schema:",enum=brute|search|classic|logic|best"`
	Guesses      *int   `json:"guesses,omitempty"`
	Backtracks   *int   `json:"backtracks,omitempty"`
	Steps        *int   `json:"steps,omitempty"`
	Microseconds int64  `json:"microseconds"`
	Hardest      string `json:"hardest,omitempty"`
	Score        *int   `json:"score,omitempty"` // the sum of the scores of the techniques
}

// wayForm is a row of the table of ways.
const wayForm = "%-8s %8s %10s %6s %7s  %-9s %s"

// WayHeading stands above the rows of the ways.
var WayHeading = fmt.Sprintf(wayForm, "method", "guesses", "backtracks", "steps", "score", "time", "hardest technique")

// Row is a way as a row of a table, below [WayHeading].
func (f *Way) Row() string {
	cells := []any{f.Method}
	for _, n := range []*int{f.Guesses, f.Backtracks, f.Steps, f.Score} {
		cell := ""
		if n != nil {
			cell = strconv.Itoa(*n)
		}
		cells = append(cells, cell)
	}
	return strings.TrimRight(fmt.Sprintf(wayForm, append(cells, f.took(), f.Hardest)...), " ")
}

// String is a way in words, for where the table is too wide.
func (f *Way) String() string {
	var all []string
	for _, c := range []struct {
		n         *int
		one, many string
	}{{f.Guesses, "guess", "guesses"}, {f.Backtracks, "backtrack", "backtracks"}, {f.Steps, "step", "steps"}} {
		if c.n != nil {
			all = append(all, wording.Count(*c.n, c.one, c.many))
		}
	}
	if f.Score != nil {
		all = append(all, "score "+strconv.Itoa(*f.Score))
	}
	all = append(all, f.took().String())
	if f.Hardest != "" {
		all = append(all, "hardest technique "+f.Hardest)
	}
	return f.Method + ": " + strings.Join(all, ", ")
}

// took is how long a way took, as people are told.
func (f *Way) took() time.Duration {
	return wording.Took(time.Duration(f.Microseconds) * time.Microsecond)
}

// WayOf is a way that took some time.
func WayOf(method string, took time.Duration) Way {
	return Way{Method: method, Microseconds: wording.Microseconds(took)}
}

// With is the way with what it counted; nil for what it does not have.
func (f Way) With(guesses, backtracks, steps *int) Way {
	f.Guesses, f.Backtracks, f.Steps = guesses, backtracks, steps
	return f
}
