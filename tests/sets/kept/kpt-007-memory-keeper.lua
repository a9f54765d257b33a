-- KPT-007 Memory Keeper
-- It banishes a spell of your trash. When it dies, that card comes to your hand.

local a_spell = spell { yours, at = trash }

card "KPT-007" {
  when { played = me, run = function() link(banish(pick(a_spell))) end },
  when { dies = me, target = card { linked }, run = function(c) put(c, hand) end },
}
