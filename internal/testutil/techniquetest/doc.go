// Package techniquetest is what the tests of techniques share: positions, sketches of positions, the patterns and near misses of
// testdata (see pattern.go), cases of the regression library, and what every step is held to. Programs do not import it.
package techniquetest
