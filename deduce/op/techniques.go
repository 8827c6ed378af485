package op

import (
	"errors"
	"fmt"

	"deduku/board/search"
	"deduku/deduce"
	"deduku/deduce/rate"
	"deduku/deduce/technique"
)

// Techniques chooses the techniques for solving by logic, by the words that people type.
type Techniques struct {
	Level      string   // the hardest level to try
	Uniqueness string   // on or off: techniques that assume that the puzzle has one solution
	Profile    string   // full, hodoku, whips, or se
	With       []string // names of techniques to try although they are off by default
	Without    []string // names of techniques to leave out
}

// CheckTechnique returns an error if no technique or family has a name.
func CheckTechnique(name string) error {
	if len(technique.Family(name)) == 0 {
		return fmt.Errorf("there is no technique %q; 'deduku -c techniques' lists them", name)
	}
	return nil
}

// choice returns the choice of techniques, without the profile se, which is one path.
func (o *Techniques) choice() (technique.Choice, error) {
	choice := technique.Choice{
		Level: deduce.LevelNamed(o.Level), Unique: o.Uniqueness == "on", Hodoku: o.Profile == "hodoku", Whips: o.Profile == "whips",
		Set: map[*deduce.Technique]bool{},
	}
	for i, names := range [][]string{o.With, o.Without} {
		for _, name := range names {
			if err := CheckTechnique(name); err != nil {
				return choice, err
			}
			for _, t := range technique.Family(name).Techniques() {
				choice.Set[t] = i == 0
			}
		}
	}
	return choice, nil
}

// Ladders returns the guarded ladders of the techniques.
func (o *Techniques) Ladders() (*deduce.Ladders, error) {
	choice, err := o.choice()
	switch {
	case err != nil:
		return nil, err
	case o.Profile != "se":
		return deduce.Guard(choice.Ladder(), search.Single), nil
	case len(o.With)+len(o.Without) > 0:
		return nil, errors.New("the profile se is one path: a choice of techniques doesn't go with it")
	}
	return PathLadders(choice.Unique), nil
}

// PathLadders returns the ladders of the path of the Sudoku Explainer rating, with or without techniques that assume one solution.
func PathLadders(unique bool) *deduce.Ladders {
	if unique {
		return deduce.GuardWith(rate.Ladder, rate.Safe, search.Single)
	}
	return deduce.GuardWith(rate.Safe, rate.Safe, search.Single)
}
