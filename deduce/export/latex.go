package export

import (
	"fmt"
	"io"
	"strings"
)

// latexHead begins a document; pictures are drawn by TikZ in units of 0.18 mm, so that a board is 10 cm wide.
const latexHead = `\documentclass[a4paper]{article}
\usepackage[margin=2cm]{geometry}
\usepackage{tikz}
\pagestyle{plain}
\setlength{\parindent}{0pt}
`

// LaTeX writes the log as a document: the board, the steps, the board as it is in the end. Of one step alone it draws
// the pattern.
func (s *Sheet) LaTeX(w io.Writer) error {
	var b strings.Builder
	b.WriteString(latexHead)
	for _, style := range styles {
		style.define(&b)
	}
	fmt.Fprintf(&b, "\\begin{document}\n\\section*{%s}\n%s\n\n", latexText(s.Name), latexText(s.about()))
	if s.Only != 0 {
		s.Step(s.Only).latex(&b)
	} else {
		start := s.start()
		Board(&start, s.Text.Notation, false).latex(&b)
	}
	for f := range s.frames() {
		p := s.named().Phrase(f.step)
		fmt.Fprintf(&b, "\\par\\hangindent=3em\\hspace*{%dem}\\makebox[2.2em][l]{%d%s}\\textbf{%s} %s \\quad %s\n",
			depth(&p), f.number, latexText(f.mark()), latexText(p.Label), latexText(p.Conclusion), latexText(p.Reason))
	}
	if s.Only == 0 {
		if s.Hard != 0 {
			fmt.Fprintf(&b, "\\par\\medskip The hardest step, %d:\n", s.Hard)
			s.Step(s.Hard).latex(&b)
		}
		end := s.end()
		Board(&end, s.Text.Notation, false).latex(&b)
	}
	b.WriteString("\\end{document}\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// latexEscapes are the characters that mean something else to LaTeX.
var latexEscapes = strings.NewReplacer(
	`\`, `\textbackslash{}`, `{`, `\{`, `}`, `\}`, `_`, `\_`, `&`, `\&`, `%`, `\%`, `#`, `\#`, `$`, `\$`,
	`^`, `\textasciicircum{}`, `~`, `\textasciitilde{}`, `<>`, `$\neq$`, `<`, `$<$`, `>`, `$>$`,
)

// latexText makes text fit for LaTeX. Letters that its usual fonts lack, which only the name of a file can have, become
// question marks.
func latexText(text string) string {
	return latexEscapes.Replace(strings.Map(func(r rune) rune {
		if r < ' ' || r > 'ž' {
			return '?'
		}
		return r
	}, text))
}

// define writes the style for TikZ, with its colours.
func (s *style) define(b *strings.Builder) {
	var options []string
	if s.size > 0 {
		fmt.Fprintf(b, "\\definecolor{%s}{HTML}{%06X}\n", s.name, uint32(s.fill.light))
		return
	}
	if s.fill.light != 0 {
		fmt.Fprintf(b, "\\definecolor{%s-fill}{HTML}{%06X}\n", s.name, uint32(s.fill.light))
		options = append(options, "fill="+s.name+"-fill")
	}
	if s.stroke.light != 0 {
		fmt.Fprintf(b, "\\definecolor{%s-line}{HTML}{%06X}\n", s.name, uint32(s.stroke.light))
		options = append(options, fmt.Sprintf("draw=%s-line,line width=%gmm", s.name, 0.18*s.width))
	}
	if s.dash > 0 {
		options = append(options, fmt.Sprintf("dash pattern=on %gmm off %[1]gmm", 0.18*s.dash))
	}
	fmt.Fprintf(b, "\\tikzset{%s/.style={%s}}\n", s.name, strings.Join(options, ","))
}

// latex draws the board; what stands below it is left to the document.
func (d *Drawing) latex(b *strings.Builder) {
	bare := *d
	bare.bare = true
	b.WriteString("\\begin{center}\n\\begin{tikzpicture}[x=0.18mm,y=-0.18mm]\n")
	for _, shape := range bare.scene().shapes {
		if shape.class != paper {
			shape.latex(b)
		}
	}
	b.WriteString("\\end{tikzpicture}\n\\end{center}\n")
}

// latex writes the shape as a command of TikZ.
func (s *shape) latex(b *strings.Builder) {
	name, p := styles[s.class].name, s.points
	switch s.kind {
	case rectangle:
		fmt.Fprintf(b, "\\path[%s,rounded corners=%gmm] %s rectangle %s;\n", name, 0.18*s.radius, tikz(p[0]), tikz(p[1]))
	case circle:
		fmt.Fprintf(b, "\\path[%s] %s circle[radius=%gmm];\n", name, tikz(p[0]), 0.18*s.radius)
	case polygon:
		fmt.Fprintf(b, "\\path[%s] %s -- cycle;\n", name, tikz(p...))
	case lines:
		for i := 0; i < len(p); i += 2 {
			fmt.Fprintf(b, "\\path[%s] %s;\n", name, tikz(p[i:i+2]...))
		}
	case curve: // one bend is two of the kind that TikZ draws, each two thirds as far
		first := p[0].plus((p[1].x-p[0].x)*2/3, (p[1].y-p[0].y)*2/3)
		second := p[2].plus((p[1].x-p[2].x)*2/3, (p[1].y-p[2].y)*2/3)
		fmt.Fprintf(b, "\\path[%s] %s .. controls %s and %s .. %s;\n", name, tikz(p[0]), tikz(first), tikz(second), tikz(p[2]))
	case text:
		s.latexLetters(b)
	}
}

// latexLetters writes text: a scene measures letters as it does lengths.
func (s *shape) latexLetters(b *strings.Builder) {
	style := styles[s.class]
	anchor, weight := "base west", ""
	if s.centred() {
		anchor = "base"
	}
	if style.bold {
		weight = "\\bfseries"
	}
	fmt.Fprintf(b, "\\node[inner sep=0,anchor=%s,text=%s,font=\\fontsize{%.1f}{%[3]g}\\selectfont%s] at %s {%s};\n",
		anchor, style.name, style.size*0.51, weight, tikz(s.points[0]), latexText(s.text))
}

// tikz writes points, joined by lines.
func tikz(points ...point) string {
	var all []string
	for _, p := range points {
		all = append(all, "("+number(p.x)+","+number(p.y)+")")
	}
	return strings.Join(all, " -- ")
}
