package filter

import (
	"fmt"
	"slices"
	"strings"

	"github.com/expr-lang/expr/ast"

	"deduku/internal/spelling"
)

// uses is the function that asks for techniques.
const uses = "uses"

// functions may be called. None gives a text longer than those that it is given, but join, of which see call.
var functions = []string{"abs", "ceil", "floor", "join", "len", "lower", "max", "min", "round", "sum", "trim", "upper"}

// operators may stand between two values.
var operators = []string{
	"==", "!=", "<", "<=", ">", ">=", "&&", "and", "||", "or", "+", "-", "*", "/", "%", "**", "^",
	"in", "contains", "startsWith", "endsWith", "matches",
}

// allowing takes from the language of the library what is bounded, and refuses the rest; loops, ranges, variables,
// functions of dates, slices and maps are of no use here. On its way it makes words into what they stand for.
type allowing[T any] struct {
	vocabulary *Vocabulary[T]
	named      []*Field[T]
	asked      [][]string // the techniques of each uses(), which is given the place in this list
	err        *Error     // the first
}

func (a *allowing[T]) refuse(at ast.Node, form string, args ...any) {
	if a.err == nil {
		a.err = &Error{at.Location().From + 1, fmt.Sprintf(form, args...)}
	}
}

func (a *allowing[T]) look(node ast.Node) {
	switch n := node.(type) {
	case *ast.IntegerNode, *ast.FloatNode, *ast.BoolNode, *ast.StringNode:
	case *ast.IdentifierNode:
		a.field(n)
	case *ast.UnaryNode:
		a.look(n.Node)
	case *ast.BinaryNode:
		a.binary(n)
	case *ast.ConditionalNode:
		a.all(n.Cond, n.Exp1, n.Exp2)
	case *ast.ArrayNode:
		a.all(n.Nodes...)
	case *ast.MemberNode:
		a.member(n)
	case *ast.CallNode:
		a.call(n)
	case *ast.BuiltinNode:
		a.builtin(n)
	default:
		a.refuse(node, "this is not in the language of expressions: it has fields, constants, lists, comparison, && || !, arithmetic, in, "+
			"contains, startsWith, endsWith, matches, ? :, uses(\"x-wing\") and the functions %s", spelling.Either(functions))
	}
}

func (a *allowing[T]) all(nodes ...ast.Node) {
	for _, n := range nodes {
		a.look(n)
	}
}

// field notes a field, or refuses a name that is none.
func (a *allowing[T]) field(n *ast.IdentifierNode) {
	f := a.vocabulary.field(n.Value)
	switch {
	case f != nil && !slices.Contains(a.named, f):
		a.named = append(a.named, f)
	case f != nil:
	case n.Value == uses && a.vocabulary.Uses != nil:
		a.refuse(n, `uses is asked for a technique: uses("x-wing")`)
	default:
		a.refuse(n, "there is no field %s here%s", n.Value, a.others(n.Value))
	}
}

// others says what there is instead of a field that is not.
func (a *allowing[T]) others(name string) string {
	names := a.vocabulary.Names()
	if question := spelling.Question(names, name); question != "" {
		return question
	}
	return "; there are " + strings.Join(a.vocabulary.listed(), ", ")
}

// binary looks at both sides of an operator. A pattern is a constant, so that it is compiled once; a text beside a field
// that has words becomes what it stands for.
func (a *allowing[T]) binary(n *ast.BinaryNode) {
	switch _, constant := n.Right.(*ast.StringNode); {
	case !slices.Contains(operators, n.Operator):
		a.refuse(n, "there is no operator %s in expressions", n.Operator)
	case n.Operator == "matches" && !constant:
		a.refuse(n.Right, "what is matched is a pattern in quotes, as \"^r[1-3]\"")
	}
	a.all(n.Left, n.Right)
	switch n.Operator {
	case "==", "!=", "<", "<=", ">", ">=", "in":
		a.word(n.Left, &n.Right)
		a.word(n.Right, &n.Left)
	}
}

// word makes a text beside a field into what it stands for, and each text of a list.
func (a *allowing[T]) word(beside ast.Node, node *ast.Node) {
	name, ok := beside.(*ast.IdentifierNode)
	if !ok {
		return
	}
	f := a.vocabulary.field(name.Value)
	if f == nil || f.Word == nil {
		return
	}
	switch n := (*node).(type) {
	case *ast.ArrayNode:
		for i := range n.Nodes {
			a.word(beside, &n.Nodes[i])
		}
	case *ast.StringNode:
		value, err := f.Word(n.Value)
		if err != nil {
			a.refuse(n, "%v", err)
			return
		}
		switch v := value.(type) {
		case string:
			n.Value = v
		case float64:
			ast.Patch(node, &ast.FloatNode{Value: v})
		}
	}
}

// member looks at techniques["x-wing"], the only thing that brackets are for.
func (a *allowing[T]) member(n *ast.MemberNode) {
	name, ok := n.Node.(*ast.IdentifierNode)
	key, isKey := n.Property.(*ast.StringNode)
	if !ok || !isKey || n.Optional || n.Method {
		a.refuse(n, `brackets and dots are for fields that count, as techniques["x-wing"]`)
		return
	}
	a.field(name)
	f := a.vocabulary.field(name.Value)
	if f == nil {
		return
	}
	if _, ok := f.Like.(map[string]int); !ok {
		a.refuse(n, "%s has no parts", name.Value)
	}
	if f.Word != nil {
		var node ast.Node = key
		a.word(name, &node)
	}
}

// call looks at uses("x-wing"), which is called with a number in its place; other functions are builtin.
func (a *allowing[T]) call(n *ast.CallNode) {
	name, ok := n.Callee.(*ast.IdentifierNode)
	switch {
	case !ok:
		a.refuse(n, "this cannot be called")
		return
	case name.Value != uses:
		a.refuse(n, "there is no function %s%s", name.Value, spelling.Question(append(slices.Clip(functions), uses), name.Value))
		return
	case a.vocabulary.Uses == nil:
		a.refuse(n, "uses() asks for techniques, and none are known here")
		return
	}
	var technique *ast.StringNode
	if len(n.Arguments) == 1 {
		technique, _ = n.Arguments[0].(*ast.StringNode)
	}
	if technique == nil {
		a.refuse(n, `uses is asked for a technique: uses("x-wing")`)
		return
	}
	techniques, err := a.vocabulary.Named(technique.Value)
	if err != nil {
		a.refuse(technique, "%v", err)
		return
	}
	n.Arguments[0] = &ast.IntegerNode{Value: len(a.asked)}
	a.asked = append(a.asked, techniques)
}

// builtin looks at a function of the library. What join puts between texts is a constant, else texts could grow with
// each join.
func (a *allowing[T]) builtin(n *ast.BuiltinNode) {
	if !slices.Contains(functions, n.Name) {
		a.refuse(n, "there is no function %s%s", n.Name, spelling.Question(functions, n.Name))
		return
	}
	a.all(n.Arguments...)
	if n.Name != "join" || len(n.Arguments) == 0 {
		return
	}
	if _, ok := n.Arguments[0].(*ast.IdentifierNode); !ok {
		a.refuse(n.Arguments[0], "join takes a field with several texts, as join(cells)")
	}
	for _, between := range n.Arguments[1:] {
		if _, ok := between.(*ast.StringNode); !ok {
			a.refuse(between, `what join puts between is a text in quotes, as join(cells, " ")`)
		}
	}
}
