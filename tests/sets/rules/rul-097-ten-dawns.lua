-- Ten Dawns: the next ten turns are yours.

card "RUL-097" { effect { run = function() for _ = 1, 10 do extra_turn() end end } }
