// Package cputime tells how much time processors have spent on this process, which, unlike the time on a clock, does not depend on what
// else a machine does.
package cputime
