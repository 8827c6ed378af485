module deduku/deduce/drat/secondjudge

go 1.26.0

require (
	deduku v0.0.0
	github.com/crillab/gophersat v1.4.0
)

replace deduku => ../../..
