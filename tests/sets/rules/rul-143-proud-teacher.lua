-- RUL-143 Proud Teacher
-- While it is Mighty, your other units say of themselves that they have two Might more.
local strength = passive { me, might = 2 }

card "RUL-143" { passive { unit { yours, another }, has = strength, provided = unit { me, mighty } } }
