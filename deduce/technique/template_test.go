package technique_test

import (
	"testing"

	"deduku/deduce/technique"
)

func TestTemplates(t *testing.T) {
	testFinds(t, []findTest{
		{
			name: "an X-Wing",
			tech: technique.TemplateDelete,
			at: `4r2: r2c1 r2c5
				4r8: r8c1 r8c5`,
			want: "Template Delete: r1c15,r3c15,r4c15,r5c15,r6c15,r7c15,r9c15<>4",
		},
		{
			name: "a place of all",
			tech: technique.TemplateSet,
			at: `5r1: r1c1 r1c5
				5c5: r1c5 r7c5 r8c5
				5r7: r7c5 r7c2
				5c2: r7c2 r3c2
				5b1: r3c2 r1c1`,
			want: "Template Set: r1c1,r7c2,r8c5=5",
		},
		{
			name: "a cell that another digit needs",
			tech: technique.TemplateSet,
			at: `5r1: r1c1 r1c5
				5c5: r1c5 r7c5 r8c5
				5r7: r7c5 r7c2
				5c2: r7c2 r3c2
				5b1: r3c2 r1c1
				7r8: r8c5 r8c3`,
			want: `Template Set: r1c1,r7c2,r8c5=5
Template Set: r8c3=7`,
		},
		{
			name: "a cell that no other digit needs: must find nothing",
			tech: technique.TemplateSet,
			at:   `7r8: r8c5 r8c3`,
		},
		{
			name: "two places: must find nothing",
			tech: technique.TemplateDelete,
			at:   `7r8: r8c5 r8c3`,
		},
	})
}
