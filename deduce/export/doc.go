// Package export writes boards, steps and logs to files for people: SVG, PNG and LaTeX pictures, animated
// GIFs, pages to step through, Markdown.
//
// All drawings are made from one [render.Picture]: scene.go turns it into shapes, each of a class, and style.go
// says how classes look; svg.go, raster.go and latex.go only know how to draw a shape. Start with scene.go.
package export
