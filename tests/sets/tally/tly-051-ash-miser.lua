-- TLY-051 Ash Miser
-- A rune whenever you discard two or more cards at once.
card "TLY-051" { when { discards = you, amount = at_least(2), run = function() channel(1) end } }
