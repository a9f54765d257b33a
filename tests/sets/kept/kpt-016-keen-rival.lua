-- KPT-016 Keen Rival
-- It has +2 Might while an opponent has 5 or more points, or there is a stunned enemy unit.

local one_leads = count(opponent { points = at_least(5) }) + count(unit { enemy, stunned })

card "KPT-016" { passive { me, might = 2, provided = one_leads } }
