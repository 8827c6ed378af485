// Package bigsort sorts more than memory holds, and keeps rows in a file for as long as something else is sorted.
package extsort
