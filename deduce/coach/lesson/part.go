package lesson

// Part is a part of a lesson.
type Part int

// The parts, in their order.
const (
	Idea  Part = iota // one question after another about one position
	Seen              // a position told in full
	Alike             // three boards, of which one is it
	Find              // positions on which it is the next step
	Wild              // a whole puzzle
	parts
)

var partTitles = [parts]string{"the idea", "seen once", "look alike", "find it", "in the wild"}

// String is the title of a part.
func (p Part) String() string { return partTitles[p] }
