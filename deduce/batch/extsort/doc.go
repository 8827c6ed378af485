// Package extsort sorts more rows than memory holds, and stores rows in a file while it sorts others.
package extsort
