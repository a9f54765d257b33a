-- As it attacks, one damage to something like what it names.
keyword "Grudge" { when { attacks = me, target = value(), run = function(u) deal(1, u) end } }
