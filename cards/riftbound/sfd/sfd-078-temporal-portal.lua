-- SFD-078 Temporal Portal
-- Exhausted and paid one Power, it lets your next spell be repeated for its own cost.

local next_spell = passive { spell { yours }, once, has = with_cost("Repeat", own_cost) }

card "SFD-078" {
  activated { cost = { any = 1, exhaust = me }, run = function() delayed(next_spell, this_turn) end },
}
