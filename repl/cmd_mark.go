package repl

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
)

var markCommand = Command{
	Name: "mark", Args: "[CELL ... COLOUR]", Group: "looking", Changes: true, Run: markPlaces, Complete: completeMark,
	Short: "colour cells or candidates by hand: mark r1c1 blue, mark 5r1c1 green",
	Long: "The colours are blue, green, red, yellow, purple, orange, cyan and grey. They are shown by board and candidates and in\n" +
		"pictures, and saved with the session. Without arguments it lists what is coloured."}

func markPlaces(_ context.Context, s *Desk, args []string) error {
	if len(args) == 0 {
		list := s.marking.words()
		return s.Give(answer.Marks{Marks: list}, func() error {
			if len(list) == 0 {
				s.Say("nothing is marked; mark r1c1 blue marks a cell, mark 5r1c1 green a candidate")
				return nil
			}
			return s.Tell("%s", strings.Join(list, "\n"))
		})
	}
	last := len(args) - 1
	hue := picture.HueNamed(args[last])
	if hue == picture.NoHue || last == 0 {
		return fmt.Errorf("mark takes cells and a colour (%s): mark r1c1 blue; not %q", strings.Join(picture.HueNames(), ", "), strings.Join(args, " "))
	}
	marks := s.marking
	for _, text := range args[:last] {
		x, err := readPlace(strings.TrimSuffix(text, ","), s.settings.notation)
		if err != nil {
			return err
		}
		if x.digit != 0 && !x.on(s.solver.Board()) {
			return fmt.Errorf("%v is no candidate of %s", x.digit, s.settings.notation.Cell(x.cell))
		}
		x.hue = hue
		marks = marks.with(x)
	}
	s.marking = marks
	return s.tellMarked(wording.Count(last, "place is ", "places are ") + hue.String())
}

var unmarkCommand = Command{
	Name: "unmark", Args: "[CELL ...]", Group: "looking", Changes: true, Run: unmark,
	Short: "take away the colours of cells or candidates that were marked by hand, or all"}

func unmark(_ context.Context, s *Desk, args []string) error {
	marks := s.marking
	for _, text := range args {
		x, err := readPlace(strings.TrimSuffix(text, ","), s.settings.notation)
		if err != nil {
			return err
		}
		less := marks.without(x.cell, x.digit)
		if len(less) == len(marks) {
			return fmt.Errorf("%s is not marked", x.place(s.settings.notation))
		}
		marks = less
	}
	if len(args) == 0 {
		marks = nil
	}
	gone := len(s.marking) - len(marks)
	s.marking = marks
	return s.tellMarked(wording.Count(gone, "place is", "places are") + " unmarked")
}

// tellMarked says what was marked, and shows the board to a person.
func (s *Desk) tellMarked(what string) error {
	return s.Give(answer.Marks{Marks: s.marking.words()}, func() error {
		s.Say("%s", what)
		s.glance()
		return nil
	})
}

func completeMark(_ *Desk, args []string) []string {
	if len(args) < 2 {
		return nil
	}
	return picture.HueNames()
}
