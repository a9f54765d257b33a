-- KPT-017 Laden Mule
-- It has +2 Might while your gear and other units are three or more together.

local load = either(gear { yours, count = at_least(3) }, unit { friendly, another, count = at_least(3) })

card "KPT-017" { passive { me, might = 2, provided = load } }
