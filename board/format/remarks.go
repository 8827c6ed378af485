package format

import "deduku/board/format/source"

// A text may have its puzzle in comments, all of it: # in front of each row. Where nothing else is a puzzle, the comments
// are looked at.

// mostRemarks is how many bytes of comments are kept.
const mostRemarks = 64 << 10

// remarks are the comments of a text in which no puzzle was found so far, without what makes them comments.
type remarks struct {
	text []byte
	line int  // of the text, at which it begins
	next int  // the line that the text has come to
	shut bool // comments are not kept
}

// keep keeps a comment.
func (m *remarks) keep(s *source.Source, text []byte) {
	if len(m.text)+len(text) > mostRemarks || m.shut {
		return
	}
	if m.text == nil {
		m.line, m.next = s.Line(), s.Line()
	}
	if s.Line()-m.next > mostRemarks {
		return
	}
	for ; m.next < s.Line(); m.next++ {
		m.text = append(m.text, '\n')
	}
	at := len(m.text) + source.Spaces(text)
	m.text = append(m.text, text...)
	sign := m.text[at]
	for ; at < len(m.text) && m.text[at] == sign; at++ {
		m.text[at] = ' '
	}
	m.text = append(m.text, '\n')
	m.next++
}

// puzzles are the puzzles in the comments.
func (m *remarks) puzzles(r *Reader) (out []source.Found) {
	if m.text == nil {
		return nil
	}
	inner := r.within(r.src.Part(string(m.text), r.src.Cell(), m.line))
	inner.plainOnly = true
	inner.remarks.shut = true // comments in comments are none
	m.text = nil
	for range mostRemarks {
		p, err := inner.Next()
		if err == nil && p.Givens.Len() < source.FewestGivens && len(p.Eliminated) == 0 {
			continue // a row of a drawing with signs that begin comments
		}
		if err == nil {
			p.Note("read what stands in comments: there is nothing else")
			out = append(out, source.Found{Puzzle: p})
		} else if !isSyntax(err) {
			break
		}
	}
	return out
}
