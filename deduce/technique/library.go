package technique

import (
	"deduku/board"
	"deduku/deduce"
)

// In HoDoKu's regression library a line is a position and a step: a code for the technique, the digits that the step is
// about, and what it concludes.

// libraryCodes are the codes by the titles of the techniques.
var libraryCodes = map[string]string{
	"Full House":                                "0000",
	"Hidden Single":                             "0002",
	"Naked Single":                              "0003",
	"Locked Candidates Type 1 (Pointing)":       "0100",
	"Locked Candidates Type 2 (Claiming)":       "0101",
	"Locked Pair":                               "0110",
	"Locked Triple":                             "0111",
	"Naked Pair":                                "0200",
	"Naked Triple":                              "0201",
	"Naked Quadruple":                           "0202",
	"Hidden Pair":                               "0210",
	"Hidden Triple":                             "0211",
	"Hidden Quadruple":                          "0212",
	"X-Wing":                                    "0300",
	"Swordfish":                                 "0301",
	"Jellyfish":                                 "0302",
	"Squirmbag":                                 "0303",
	"Whale":                                     "0304",
	"Leviathan":                                 "0305",
	"Finned X-Wing":                             "0310",
	"Finned Swordfish":                          "0311",
	"Siamese Finned Swordfish":                  "03111",
	"Finned Jellyfish":                          "0312",
	"Siamese Finned Jellyfish":                  "03121",
	"Finned Squirmbag":                          "0313",
	"Finned Whale":                              "0314",
	"Finned Leviathan":                          "0315",
	"Sashimi X-Wing":                            "0320",
	"Sashimi Swordfish":                         "0321",
	"Siamese Sashimi Swordfish":                 "03211",
	"Sashimi Jellyfish":                         "0322",
	"Siamese Sashimi Jellyfish":                 "03221",
	"Sashimi Squirmbag":                         "0323",
	"Sashimi Whale":                             "0324",
	"Sashimi Leviathan":                         "0325",
	"Franken X-Wing":                            "0330",
	"Franken Swordfish":                         "0331",
	"Franken Jellyfish":                         "0332",
	"Franken Squirmbag":                         "0333",
	"Franken Whale":                             "0334",
	"Franken Leviathan":                         "0335",
	"Finned Franken X-Wing":                     "0340",
	"Finned Franken Swordfish":                  "0341",
	"Siamese Finned Franken Swordfish":          "03411",
	"Finned Franken Jellyfish":                  "0342",
	"Siamese Finned Franken Jellyfish":          "03421",
	"Finned Franken Squirmbag":                  "0343",
	"Finned Franken Whale":                      "0344",
	"Finned Franken Leviathan":                  "0345",
	"Mutant X-Wing":                             "0350",
	"Mutant Swordfish":                          "0351",
	"Mutant Jellyfish":                          "0352",
	"Mutant Squirmbag":                          "0353",
	"Mutant Whale":                              "0354",
	"Mutant Leviathan":                          "0355",
	"Finned Mutant X-Wing":                      "0360",
	"Finned Mutant Swordfish":                   "0361",
	"Siamese Finned Mutant Swordfish":           "03611",
	"Finned Mutant Jellyfish":                   "0362",
	"Siamese Finned Mutant Jellyfish":           "03621",
	"Finned Mutant Squirmbag":                   "0363",
	"Finned Mutant Whale":                       "0364",
	"Finned Mutant Leviathan":                   "0365",
	"Skyscraper":                                "0400",
	"2-String Kite":                             "0401",
	"Empty Rectangle":                           "0402",
	"Turbot Fish":                               "0403",
	"Dual 2-String Kite":                        "0404",
	"Dual Empty Rectangle":                      "0405",
	"Simple Colors Trap":                        "0500",
	"Simple Colors Wrap":                        "0501",
	"Multi Colors 1":                            "0502",
	"Multi Colors 2":                            "0503",
	"Uniqueness Test 1":                         "0600",
	"Uniqueness Test 2":                         "0601",
	"Uniqueness Test 3":                         "0602",
	"Uniqueness Test 4":                         "0603",
	"Uniqueness Test 5":                         "0604",
	"Uniqueness Test 6":                         "0605",
	"Hidden Rectangle":                          "0606",
	"Avoidable Rectangle Type 1":                "0607",
	"Avoidable Rectangle Type 2":                "0608",
	"Bivalue Universal Grave + 1":               "0610",
	"X-Chain":                                   "0701",
	"XY-Chain":                                  "0702",
	"Remote Pair":                               "0703",
	"Continuous Nice Loop":                      "0706",
	"Discontinuous Nice Loop":                   "0707",
	"AIC":                                       "0708",
	"Grouped Continuous Nice Loop":              "0709",
	"Grouped Discontinuous Nice Loop":           "0710",
	"Grouped AIC":                               "0711",
	"Almost Locked Set Continuous Nice Loop":    "0709",
	"Almost Locked Set Discontinuous Nice Loop": "0710",
	"Almost Locked Set AIC":                     "0711",
	"XY-Wing":                                   "0800",
	"XYZ-Wing":                                  "0801",
	"W-Wing":                                    "0803",
	"Almost Locked Set XZ-Rule":                 "0901",
	"Almost Locked Set XY-Wing":                 "0902",
	"Almost Locked Set Chain":                   "0903",
	"Death Blossom":                             "0904",
	"Sue de Coq":                                "1101",
	"Template Set":                              "1201",
	"Template Delete":                           "1202",
}

// concludes are the codes, by their first digits, whose lines name the digits concluded and not those of the pattern.
var concludes = map[string]bool{
	"0702": true, "0706": true, "0707": true, "0708": true, "0709": true, "0710": true, "0711": true, "0901": true, "0902": true, "0903": true, "0904": true,
	"1101": true, "1201": true, "1202": true,
}

// LibraryCode is the code of the technique of a step and the digits that a line of the library has for the step; no code
// for what the library has no lines of.
func LibraryCode(s *deduce.Step) (code string, digits board.DigitSet) {
	if s.Technique == nil {
		return "", 0
	}
	code = libraryCodes[s.Technique.Title]
	switch {
	case code == "" || code == "0610": // a universal grave is about no digit
		return code, 0
	case concludes[code]:
		for _, x := range s.Placements {
			digits = digits.With(x.Digit)
		}
		for _, x := range s.Eliminations {
			digits = digits.With(x.Digit)
		}
		return code, digits
	}
	for i := range s.Parts {
		switch p := &s.Parts[i]; {
		case p.Role == deduce.Corner, i == 0 && code == "0404": // of two kites the first names the digits
			return code, p.Digits
		case p.Role.Cites():
			digits |= p.Digits
		}
	}
	return code, digits
}
