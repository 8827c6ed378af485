package mcp

import (
	"bytes"
	"context"

	"github.com/modelcontextprotocol/go-sdk/mcp"

	"deduku/board/puzzle"
	"deduku/deduce/drat"
)

// proofReply is the answer of prove.
type proofReply struct {
	Board    string `json:"board"`
	Solution string `json:"solution,omitempty" jsonschema:"the only solution; left out where there is none"`
	Clauses  int    `json:"clauses" jsonschema:"of the proof"`
	Formula  string `json:"formula" jsonschema:"DIMACS CNF; it can't be satisfied if the claim holds"`
	Proof    string `json:"proof" jsonschema:"LRAT"`
	About    string `json:"about" jsonschema:"what the variables and the clauses mean"`
}

// prove proves of the puzzle of a board that it has one solution, or none.
func (s *boardServer) prove(ctx context.Context, _ *mcp.CallToolRequest, in onBoard) (*mcp.CallToolResult, proofReply, error) {
	t, err := s.at(in.Board)
	if err != nil {
		return nil, proofReply{}, err
	}
	t.mu.Lock()
	log := t.session.Solver.Log()
	position := puzzle.Of(t.session.Afresh(&log, t.session.Solving()).Board())
	t.mu.Unlock()
	ctx, cancel := context.WithTimeout(ctx, maxTime)
	defer cancel()
	claim, err := drat.ClaimOf(ctx, position.Digits(), position.Eliminated)
	if err != nil {
		return nil, proofReply{}, err
	}
	var formula, proof bytes.Buffer
	if _, err := claim.WriteTo(&formula); err != nil {
		return nil, proofReply{}, err
	}
	figures, err := claim.WriteProof(ctx, &proof, drat.LRAT)
	if err != nil {
		return nil, proofReply{}, err
	}
	out := proofReply{Board: in.Board, Clauses: figures.Clauses, Formula: formula.String(), Proof: proof.String(), About: claim.Describe()}
	if claim.Solution != nil {
		out.Solution = claim.Solution.String()
	}
	return nil, out, nil
}
