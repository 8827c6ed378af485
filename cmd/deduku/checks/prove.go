package checks

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"deduku/board/puzzle"
	"deduku/cmd/deduku/pipeline"
	"deduku/cmd/deduku/subcommand"
	"deduku/deduce/drat"
	"deduku/deduce/op"
	"deduku/repl/answer"
)

// Prove proves what solutions puzzles have.
type Prove struct {
	CNF     string `name:"cnf" help:"Write the puzzle and the claim as DIMACS CNF to this file." placeholder:"X.cnf"`
	Proof   string `help:"Write the proof to this file; its end says in which form, .drat or .lrat." placeholder:"X.lrat"`
	Out     string `help:"For several puzzles: write both of each to this folder, as 1.cnf and 1.lrat." placeholder:"DIR"`
	Form    string `enum:"drat,lrat" default:"lrat" help:"The form of proofs in that folder: drat, lrat."`
	Minimal bool   `help:"Write the formula in the minimal encoding, without a proof."`
	pipeline.Puzzles
}

// Run proves of each puzzle that it has one solution, or none, and writes what other checkers need to see that.
func (c *Prove) Run(s subcommand.Streams) error {
	switch {
	case c.Minimal && (c.CNF == "" || c.Proof != "" || c.Out != ""):
		return errors.New("--minimal writes the formula of one puzzle alone: --minimal --cnf x.cnf")
	case c.Minimal:
	case c.Out == "" && (c.CNF == "" || c.Proof == ""):
		return errors.New("name both files, the formula and the proof: --cnf x.cnf --proof x.lrat; or for several puzzles a folder: --out DIR")
	case c.Out != "" && (c.CNF != "" || c.Proof != ""):
		return errors.New("--out names both files of each puzzle: --cnf and --proof do not go with it")
	case c.Out == "" && formOf(c.Proof) == "":
		return fmt.Errorf("a proof's file ends in .drat or .lrat, not as %q", c.Proof)
	case c.Out != "":
		if err := os.MkdirAll(c.Out, 0o777); err != nil {
			return err
		}
	}
	return subcommand.Interruptibly(func(ctx context.Context) error {
		return c.AnswerEach(ctx, s, "prove", func() pipeline.Answerer {
			return func(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
				if c.Out == "" && r.N > 1 {
					return errors.New("the input has several puzzles: name a folder for their files by --out DIR")
				}
				return c.prove(ctx, p, r)
			}
		})
	})
}

// prove answers a puzzle with what is proved of it.
func (c *Prove) prove(ctx context.Context, p *puzzle.Puzzle, r *pipeline.Replies) error {
	claim, err := drat.ClaimOf(ctx, p.Digits(), p.Eliminated)
	if errors.Is(err, drat.ErrSeveral) {
		return r.NoResult(p, op.ErrSeveral)
	}
	if err != nil {
		return err
	}
	if c.Minimal {
		claim.Minimal = true
		if err := writeFormula(ctx, claim, c.CNF); err != nil {
			return err
		}
		if r.JSON {
			r.Facts(p, answer.ProvedOf(claim, drat.Figures{}, c.CNF, ""))
		}
		return nil
	}
	formula, proof, form := c.CNF, c.Proof, formOf(c.Proof)
	if c.Out != "" {
		name := filepath.Join(c.Out, strconv.FormatInt(r.N, 10))
		formula, proof, form = name+".cnf", name+"."+c.Form, c.Form
	}
	figures, err := writeProof(ctx, claim, formula, proof, form)
	if err != nil {
		return err
	}
	proved := answer.ProvedOf(claim, figures, formula, proof)
	if r.JSON {
		r.Facts(p, proved)
		return nil
	}
	r.Out = fmt.Appendln(r.Out, proved)
	return nil
}

// writeFormula writes the formula of a claim, and beside it what its variables mean.
func writeFormula(ctx context.Context, claim *drat.Claim, formula string) error {
	err := subcommand.Disk().Write(ctx, formula, func(w io.Writer) error {
		_, err := claim.WriteTo(w)
		return err
	})
	if err != nil {
		return err
	}
	return subcommand.Disk().Write(ctx, strings.TrimSuffix(formula, ".cnf")+".txt", func(w io.Writer) error {
		_, err := io.WriteString(w, claim.Describe())
		return err
	})
}

// writeProof writes the formula of a claim and the proof.
func writeProof(ctx context.Context, claim *drat.Claim, formula, proof, form string) (figures drat.Figures, err error) {
	if err := writeFormula(ctx, claim, formula); err != nil {
		return figures, err
	}
	err = subcommand.Disk().Write(ctx, proof, func(w io.Writer) error {
		figures, err = claim.WriteProof(ctx, w, proofForms[form])
		return err
	})
	return figures, err
}

// proofForms are the forms of proofs by the ends of their files.
var proofForms = map[string]drat.Form{"drat": drat.DRAT, "lrat": drat.LRAT}

// formOf is the form that the end of a file's name says; empty for neither.
func formOf(name string) string {
	end := strings.TrimPrefix(strings.ToLower(filepath.Ext(name)), ".")
	if _, ok := proofForms[end]; ok {
		return end
	}
	return ""
}
