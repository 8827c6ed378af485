// Package questions makes the questions of a lesson's idea: they follow from the roles of the parts of a step.
//
// Start with questions.go, which asks about patterns. along.go goes along chains and through their cases, net.go through nets.
package questions
