-- RUL-136 Humble Ogre
-- Two Might more while it is not Mighty.
card "RUL-136" { passive { me, might = 2, provided = unit { me, might = at_most(4) } } }
