package technique_test

import (
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
)

func TestAvoidableRectangles(t *testing.T) {
	for _, c := range []struct {
		name string
		tech *deduce.Technique
		at   string
		want string
	}{
		{
			name: "three corners solved",
			tech: technique.AvoidableRectangle1,
			at:   "r1c1=1 r1c4=2 r2c1=2",
			want: "Avoidable Rectangle Type 1: 1/2 in r1c14,r2c14 => r2c4<>1 | r1c1 r1c4 r2c1 r2c4",
		},
		{
			name: "in two bands",
			tech: technique.AvoidableRectangle1,
			at:   "r1c1=1 r1c2=2 r4c1=2 r4c2:134",
			want: "Avoidable Rectangle Type 1: 1/2 in r1c12,r4c12 => r4c2<>1 | r1c1 r1c2 r4c1 r4c2",
		},
		{name: "a corner is given: must find nothing", tech: technique.AvoidableRectangle1, at: "r1c1=1! r1c4=2 r2c1=2"},
		{name: "a third digit: must find nothing", tech: technique.AvoidableRectangle1, at: "r1c1=1 r1c4=2 r2c1=3"},
		{name: "four boxes: must find nothing", tech: technique.AvoidableRectangle1, at: "r1c1=1 r1c4=2 r4c1=2"},

		{
			name: "two corners of a row solved",
			tech: technique.AvoidableRectangle2,
			at:   "r1c1=1 r1c4=2 r2c1:23 r2c4:13",
			want: "Avoidable Rectangle Type 2: 1/2 in r1c14,r2c14 => r2c2356789<>3 | r1c1 r1c4 r2c1 r2c4",
		},
		{
			name: "two corners of a column solved",
			tech: technique.AvoidableRectangle2,
			at:   "r1c1=1 r2c1=2 r1c4:23 r2c4:13",
			want: "Avoidable Rectangle Type 2: 1/2 in r1c14,r2c14 => r1c56,r2c56,r3c456,r456789c4<>3 | r1c1 r1c4 r2c1 r2c4",
		},
		{name: "a corner is given: must find nothing", tech: technique.AvoidableRectangle2, at: "r1c1=1 r1c4=2! r2c1:23 r2c4:13"},
		{name: "different further digits: must find nothing", tech: technique.AvoidableRectangle2, at: "r1c1=1 r1c4=2 r2c1:23 r2c4:14"},
		{name: "not crosswise: must find nothing", tech: technique.AvoidableRectangle2, at: "r1c1=1 r1c4=2 r2c1:34 r2c4:13"},
		{name: "opposite corners solved: must find nothing", tech: technique.AvoidableRectangle2, at: "r1c1=1 r2c4=1 r2c1:23 r1c4:23"},
		{name: "four boxes: must find nothing", tech: technique.AvoidableRectangle2, at: "r1c1=1 r1c4=2 r4c1:23 r4c4:13"},
	} {
		t.Run(c.tech.Name+"/"+c.name, func(t *testing.T) {
			testFound(t, sketch(t, c.at), c.tech, c.want)
		})
	}
}

func TestAvoidableRectanglesOfExamples(t *testing.T) {
	for _, c := range []struct {
		tech *deduce.Technique
		want string
	}{
		{technique.AvoidableRectangle1, "Avoidable Rectangle Type 1: 1/2 in r1c16,r2c16 => r1c1<>1 | r1c1 r1c6 r2c1 r2c6"},
		{technique.AvoidableRectangle2, "Avoidable Rectangle Type 2: 2/6 in r1c79,r4c79 => r2c9<>7 | r1c7 r1c9 r4c7 r4c9"},
	} {
		t.Run(c.tech.Name, func(t *testing.T) {
			testFound(t, mustParse(t, c.tech.Example), c.tech, c.want)
		})
	}
}
