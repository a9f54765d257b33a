-- RUL-142 Kind Ogre
-- Your other units of at most four Might have two Might more.
card "RUL-142" { passive { unit { yours, another, might = at_most(4) }, might = 2 } }
