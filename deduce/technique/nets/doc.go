// Package nets holds techniques that place singles after a candidate is supposed, until something has nothing left: arguments
// with lines that rest on several before them. The engine is deduce/infer.
//
// Start with net.go.
package nets
