-- UNL-140 Conscription
-- A small enemy unit at a battlefield changes sides and goes home exhausted; for five experience any.
local function join(u)
  take_control(u)
  exhaust(u)
  recall(u)
end

card "UNL-140" {
  as { played = me, may, cost = { xp = 5 } },
  effect { provided = unpaid(), target = unit { enemy, at = battlefield, might = at_most(3) }, run = join },
  effect { provided = paid(), target = unit { enemy, at = battlefield }, run = join },
}
