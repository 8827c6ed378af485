module deduku

go 1.26
