package technique_test

import (
	"testing"

	"deduku/deduce"
	"deduku/deduce/technique"
)

// guardCase is a sketch and the steps that a technique finds on it.
type guardCase struct {
	name string
	tech *deduce.Technique
	at   string
	want string
}

func testGuards(t *testing.T, cases []guardCase) {
	for _, c := range cases {
		t.Run(c.tech.Name+"/"+c.name, func(t *testing.T) {
			testFound(t, sketch(t, c.at), c.tech, c.want)
		})
	}
}

func TestUniqueLoops(t *testing.T) {
	testGuards(t, []guardCase{
		{
			name: "a guard",
			tech: technique.UniqueLoop1,
			at:   "r2c45:24 r7c5:24 r9c24:24 r7c2:245",
			want: "Unique Loop Type 1: 2/4 in r2c45,r7c25,r9c24 => r7c2<>2, r7c2<>4 | r2c4 r2c5 r7c2 r7c5 r9c2 r9c4",
		},
		{name: "a cell is aside: must find nothing", tech: technique.UniqueLoop1, at: "r2c45:24 r7c5:24 r9c34:24 r7c2:245 r7c3:13"},
		{name: "two guards: must find nothing", tech: technique.UniqueLoop1, at: "r2c45:24 r7c5:24 r9c4:24 r79c2:245"},
		{name: "a rectangle: must find nothing", tech: technique.UniqueLoop1, at: "r1c14:24 r2c1:24 r2c4:245"},
		{
			name: "eight cells",
			tech: technique.UniqueLoop1,
			at:   "r1c14:24 r2c25:24 r4c14:24 r5c2:24 r5c5:245",
			want: "Unique Loop Type 1: 2/4 in r1c14,r2c25,r4c14,r5c25 => r5c5<>2, r5c5<>4 | r1c1 r1c4 r2c2 r2c5 r4c1 r4c4 r5c2 r5c5",
		},
		{
			name: "equal guards",
			tech: technique.UniqueLoop2,
			at:   "r2c45:24 r7c5:24 r9c4:24 r79c2:245",
			want: "Unique Loop Type 2: 2/4 in r2c45,r7c25,r9c24 => r1234568c2,r7c13,r8c13,r9c13<>5 | r2c4 r2c5 r7c2 r7c5 r9c2 r9c4",
		},
		{name: "different guards: must find nothing", tech: technique.UniqueLoop2, at: "r2c45:24 r7c5:24 r9c4:24 r9c2:245 r7c2:246"},
		{
			name: "a subset",
			tech: technique.UniqueLoop3,
			at:   "r2c45:24 r7c5:24 r9c4:24 r9c2:245 r7c2:246 r8c3:56",
			want: "Unique Loop Type 3: 2/4 in r2c45,r7c25,r9c24 => r7c13,r8c12,r9c13<>5, r7c13,r8c12,r9c13<>6 | r2c4 r2c5 r7c2 r7c5 r9c2 r9c4 r8c3",
		},
		{name: "a digit too many: must find nothing", tech: technique.UniqueLoop3, at: "r2c45:24 r7c5:24 r9c4:24 r9c2:245 r7c2:246 r8c3:567"},
		{name: "in another unit: must find nothing", tech: technique.UniqueLoop3, at: "r2c45:24 r7c5:24 r9c4:24 r9c2:245 r7c2:246 r6c3:56"},
		{
			name: "a conjugate pair",
			tech: technique.UniqueLoop4,
			at:   "r2c45:24 r7c5:24 r9c4:24 r9c2:245 r7c2:246 2c2:r79c2",
			want: "Unique Loop Type 4: 2/4 in r2c45,r7c25,r9c24 => r79c2<>4 | r2c4 r2c5 r7c2 r7c5 r9c2 r9c4 2c2",
		},
		{name: "three places: must find nothing", tech: technique.UniqueLoop4, at: "r2c45:24 r7c5:24 r9c4:24 r9c2:245 r7c2:246 2c2:r179c2"},
	})
}

func TestExtendedRectangles(t *testing.T) {
	testGuards(t, []guardCase{
		{
			name: "a guard",
			tech: technique.ExtendedRectangle1,
			at:   "r1c147:123 r2c14:123 r2c7:1234",
			want: "Extended Unique Rectangle Type 1: 1/2/3 in r1c147,r2c147 => r2c7<>1, r2c7<>2, r2c7<>3 | r1c1 r1c4 r1c7 r2c1 r2c4 r2c7",
		},
		{name: "two columns of a box: must find nothing", tech: technique.ExtendedRectangle1, at: "r1c145:123 r2c14:123 r2c5:1234"},
		{name: "rows of two bands: must find nothing", tech: technique.ExtendedRectangle1, at: "r1c147:123 r4c14:123 r4c7:1234"},
		{name: "a fourth digit: must find nothing", tech: technique.ExtendedRectangle1, at: "r1c17:123 r1c4:124 r2c14:123 r2c7:1235"},
		{
			name: "three equal guards",
			tech: technique.ExtendedRectangle2,
			at:   "r1c147:1234 r2c147:123",
			want: "Extended Unique Rectangle Type 2: 1/2/3 in r1c147,r2c147 => r1c235689<>4 | r1c1 r1c4 r1c7 r2c1 r2c4 r2c7",
		},
		{name: "different guards: must find nothing", tech: technique.ExtendedRectangle2, at: "r1c1:1234 r1c4:1235 r1c7:123 r2c147:123"},
		{
			name: "a subset",
			tech: technique.ExtendedRectangle3,
			at:   "r1c1:1234 r1c4:1235 r1c7:123 r2c147:123 r1c9:45",
			want: "Extended Unique Rectangle Type 3: 1/2/3 in r1c147,r2c147 => r1c23568<>4, r1c23568<>5 | r1c1 r1c4 r1c7 r2c1 r2c4 r2c7 r1c9",
		},
		{
			name: "a conjugate pair",
			tech: technique.ExtendedRectangle4,
			at:   "r1c1:1234 r2c1:1235 r12c47:123 1b1:r12c1",
			want: "Extended Unique Rectangle Type 4: 1/2/3 in r1c147,r2c147 => r12c1<>2, r12c1<>3 | r1c1 r1c4 r1c7 r2c1 r2c4 r2c7 1b1",
		},
	})
}

func TestBUGLites(t *testing.T) {
	testGuards(t, []guardCase{
		{
			name: "a guard",
			tech: technique.BUGLite1,
			at:   "r12c1:12 r12c4:23 r1c7:13 r2c7:135",
			want: "BUG Lite Type 1: 1/2/3 in r1c147,r2c147 => r2c7<>1, r2c7<>3 | r1c1 r1c4 r1c7 r2c1 r2c4 r2c7",
		},
		{name: "a digit is missing: must find nothing", tech: technique.BUGLite1, at: "r12c1:12 r12c4:23 r1c7:13 r2c7:125"},
		{name: "three places in a row: must find nothing", tech: technique.BUGLite1, at: "r12c1:12 r12c4:12 r1c7:13 r2c7:135"},
		{
			name: "equal guards",
			tech: technique.BUGLite2,
			at:   "r12c1:12 r12c4:23 r12c7:135",
			want: "BUG Lite Type 2: 1/2/3 in r1c147,r2c147 => r1c89,r2c89,r3c789,r456789c7<>5 | r1c1 r1c4 r1c7 r2c1 r2c4 r2c7",
		},
		{
			name: "a subset",
			tech: technique.BUGLite3,
			at:   "r12c1:12 r12c4:23 r1c7:135 r2c7:136 r9c7:56",
			want: "BUG Lite Type 3: 1/2/3 in r1c147,r2c147 => r345678c7<>5, r345678c7<>6 | r1c1 r1c4 r1c7 r2c1 r2c4 r2c7 r9c7",
		},
		{
			name: "a conjugate pair",
			tech: technique.BUGLite4,
			at:   "r12c1:12 r12c4:23 r1c7:135 r2c7:136 3c7:r12c7",
			want: "BUG Lite Type 4: 1/2/3 in r1c147,r2c147 => r12c7<>1 | r1c1 r1c4 r1c7 r2c1 r2c4 r2c7 3c7",
		},
		{name: "no conjugate pair: must find nothing", tech: technique.BUGLite4, at: "r12c1:12 r12c4:23 r1c7:135 r2c7:136 3c7:r123c7"},
	})
}

func TestReverseBUG(t *testing.T) {
	testGuards(t, []guardCase{
		{
			name: "six cells",
			tech: technique.ReverseBUG,
			at:   "r2c4=2 r2c5=4 r7c5=2 r7c2=4 r9c4=4",
			want: "Reverse BUG: 2/4 in r2c45,r7c25,r9c24 => r9c2<>2 | r2c4 r2c5 r7c2 r7c5 r9c2 r9c4",
		},
		{name: "a cell is given: must find nothing", tech: technique.ReverseBUG, at: "r2c4=2 r2c5=4 r7c5=2! r7c2=4 r9c4=4"},
		{name: "two cells are open: must find nothing", tech: technique.ReverseBUG, at: "r2c4=2 r2c5=4 r7c5=2 r7c2=4"},
	})
}

func TestOddagons(t *testing.T) {
	testGuards(t, []guardCase{
		{
			name: "a guard",
			tech: technique.BivalueOddagon,
			at:   "r3c34:89 r7c4:89 r8c5:89 r8c3:789",
			want: "Bivalue Oddagon: 8/9 in r3c34,r7c4,r8c35 => r8c3<>8, r8c3<>9 | r3c3 r3c4 r7c4 r8c3 r8c5",
		},
		{
			name: "equal guards",
			tech: technique.BivalueOddagon,
			at:   "r3c4:89 r7c4:89 r8c5:89 r38c3:789",
			want: "Bivalue Oddagon: 8/9 in r3c34,r7c4,r8c35 => r1245679c3<>7 | r3c3 r3c4 r7c4 r8c3 r8c5",
		},
		{
			name: "a subset",
			tech: technique.BivalueOddagon,
			at:   "r3c4:89 r7c4:89 r8c5:89 r3c3:789 r8c3:689 r5c3:67",
			want: "Bivalue Oddagon: 8/9 in r3c34,r7c4,r8c35 => r124679c3<>6, r124679c3<>7 | r3c3 r3c4 r7c4 r8c3 r8c5 r5c3",
		},
		{
			name: "a conjugate pair",
			tech: technique.BivalueOddagon,
			at:   "r3c4:89 r7c4:89 r8c5:89 r3c3:789 r8c3:689 8c3:r38c3",
			// What has no 8 is a subset too.
			want: "Bivalue Oddagon: 8/9 in r3c34,r7c4,r8c35 => r38c3<>9 | r3c3 r3c4 r7c4 r8c3 r8c5 r1c3 r2c3 r4c3 r5c3 r6c3 r7c3 r9c3\n" +
				"Bivalue Oddagon: 8/9 in r3c34,r7c4,r8c35 => r38c3<>9 | r3c3 r3c4 r7c4 r8c3 r8c5 8c3",
		},
		{name: "an even ring: must find nothing", tech: technique.BivalueOddagon, at: "r2c45:24 r7c5:24 r9c24:24 r7c2:245 r2c2:13"},
		{name: "an open ring: must find nothing", tech: technique.BivalueOddagon, at: "r3c34:89 r7c4:89 r9c6:89 r8c3:789 r9c3:12"},
		{name: "no common digit: must find nothing", tech: technique.BivalueOddagon, at: "r3c4:89 r7c4:89 r8c5:89 r3c3:789 r8c3:689"},
	})
}

func TestTridagons(t *testing.T) {
	const three = "r1c14:123 r2c25:123 r3c36:123 r4c1:123 r5c2:123 r6c3:123 "
	testGuards(t, []guardCase{
		{
			name: "a guard",
			tech: technique.Tridagon,
			at:   three + "r4c5:123 r5c4:123 r6c6:1234",
			want: "Tridagon: 1,2,3 in r1c14,r2c25,r3c36,r4c15,r5c24,r6c36 => r6c6<>1, r6c6<>2, r6c6<>3 | " +
				"r1c1 r1c4 r2c2 r2c5 r3c3 r3c6 r4c1 r4c5 r5c2 r5c4 r6c3 r6c6",
		},
		{
			name: "equal guards",
			tech: technique.Tridagon,
			at:   three + "r4c5:123 r5c4:1234 r6c6:1234",
			want: "Tridagon: 1,2,3 in r1c14,r2c25,r3c36,r4c15,r5c24,r6c36 => r4c46,r5c56,r6c45<>4 | " +
				"r1c1 r1c4 r2c2 r2c5 r3c3 r3c6 r4c1 r4c5 r5c2 r5c4 r6c3 r6c6",
		},
		{name: "no reflection: must find nothing", tech: technique.Tridagon, at: three + "r4c4:123 r5c5:123 r6c6:1234"},
		{name: "no transversal: must find nothing", tech: technique.Tridagon, at: three + "r4c5:123 r5c4:123 r6c5:1234 r6c6:45"},
	})
}
