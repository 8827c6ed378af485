package command

import (
	"context"
	"fmt"
	"strings"

	"deduku/deduce/render/picture"
	"deduku/deduce/render/wording"
	"deduku/repl/answer"
	"deduku/repl/state"
)

// Mark is the command mark.
var Mark = state.Command{
	Name: "mark", Args: "[CELL ... COLOUR]", Group: "change", Summary: "colour a cell", Changes: true, Run: markPlaces, Complete: completeMark,
	Results: []answer.Result{answer.Marks{}},
	Short:   "colour cells or candidates by hand: mark r1c1 blue, mark 5r1c1 green",
	Long: "The colours are blue, green, red, yellow, purple, orange, cyan and grey. They are shown by board and candidates and in\n" +
		"pictures, and saved with the session. Without arguments it lists what is coloured.",
}

func markPlaces(_ context.Context, d *state.Desk, args []string) error {
	if len(args) == 0 {
		list := d.Marking.Words()
		return d.Give(answer.Marks{Marks: list}, func() error {
			if len(list) == 0 {
				d.Say("nothing is marked; mark r1c1 blue marks a cell, mark 5r1c1 green a candidate")
				return nil
			}
			return d.Tell("%s", strings.Join(list, "\n"))
		})
	}
	last := len(args) - 1
	hue := picture.HueNamed(args[last])
	if hue == picture.NoHue || last == 0 {
		return fmt.Errorf("mark takes cells and a colour (%s): mark r1c1 blue; not %q", strings.Join(picture.HueNames(), ", "), strings.Join(args, " "))
	}
	marks := d.Marking
	for _, text := range args[:last] {
		x, err := state.ReadPlace(strings.TrimSuffix(text, ","), d.Settings.Notation)
		if err != nil {
			return err
		}
		if x.Digit != 0 && !x.On(d.Solver.Board()) {
			return fmt.Errorf("%v is no candidate of %s", x.Digit, d.Settings.Notation.Cell(x.Cell))
		}
		x.Hue = hue
		marks = marks.With(x)
	}
	d.Marking = marks
	return tellMarked(d, wording.Count(last, "place is ", "places are ")+hue.String())
}

// Unmark is the command unmark.
var Unmark = state.Command{
	Name: "unmark", Args: "[CELL ...]", Group: "change", Changes: true, Run: unmark,
	Results: []answer.Result{answer.Marks{}},
	Short:   "take away the colours of cells or candidates that were marked by hand, or all",
}

func unmark(_ context.Context, d *state.Desk, args []string) error {
	marks := d.Marking
	for _, text := range args {
		x, err := state.ReadPlace(strings.TrimSuffix(text, ","), d.Settings.Notation)
		if err != nil {
			return err
		}
		less := marks.Without(x.Cell, x.Digit)
		if len(less) == len(marks) {
			return fmt.Errorf("%s is not marked", x.Place(d.Settings.Notation))
		}
		marks = less
	}
	if len(args) == 0 {
		marks = nil
	}
	gone := len(d.Marking) - len(marks)
	d.Marking = marks
	return tellMarked(d, wording.Count(gone, "place is", "places are")+" unmarked")
}

// tellMarked says what was marked, and shows the board to a person.
func tellMarked(d *state.Desk, what string) error {
	return d.Give(answer.Marks{Marks: d.Marking.Words()}, func() error {
		d.Say("%s", what)
		d.Glance()
		return nil
	})
}

func completeMark(_ *state.Desk, args []string) []string {
	if len(args) < 2 {
		return nil
	}
	return picture.HueNames()
}
