-- TLY-054 Full Reader
-- More Might in a turn in which you drew two or more at once.
card "TLY-054" { passive { me, might = 3, provided = happened { draws = you, amount = at_least(2) } } }
