-- WLD-034 Muster All
-- Any amount of Energy, so many Recruits, and one for each two of your units.
local own = unit { yours }
local any_energy = cost { energy = any_number }

card "WLD-034" {
  effect { run = function() play_token("Recruit", (pays(any_energy) or 0) + count(own) // 2) end },
}
