package answer

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"deduku/deduce/op"
)

// Estimate is about how many solutions there are, by random probes of the search.
type Estimate struct {
	Solutions float64 `json:"solutions" schema:"quantity"`
	Error     float64 `json:"error" schema:"share"` // the standard error, as a share of solutions
	Probes    int     `json:"probes"`
	Seed      uint64  `json:"seed"`
}

// CountOf returns a count as an answer.
func CountOf(c op.Counted) Count {
	return Count{Solutions: c.Solutions, OrMore: c.More, Estimate: (*Estimate)(c.Estimate)}
}

// String returns the estimate with two digits, or three if it is that exact, and two standard errors: about 3.2e9 (± 15 %). The true
// number lies outside that range about once in twenty times.
func (e *Estimate) String() string {
	digits := 2
	if e.Error < 0.01 {
		digits = 3
	}
	number := strconv.FormatFloat(e.Solutions, 'e', digits-1, 64)
	if mantissa, exponent, _ := strings.Cut(number, "e+"); e.Solutions < 10_000 {
		number = strconv.FormatFloat(e.Solutions, 'f', 0, 64)
	} else {
		number = mantissa + "e" + strings.TrimLeft(exponent, "0")
	}
	return fmt.Sprintf("about %s (± %.0f %%)", number, math.Ceil(200*e.Error))
}
