// Package glossary is the dictionary of the words that explanations use.
package glossary
