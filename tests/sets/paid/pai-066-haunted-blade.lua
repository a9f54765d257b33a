-- PAI-066 Haunted Blade
-- Its unit's player may play spells from the trash; the unit takes one damage for each.
card "PAI-066" {
  activated { cost = { exhaust = me }, target = unit { yours }, run = function(u) attach(me, u) end },
  attached { can { played = spell { yours }, by = you, from = trash, run = function() deal(1, me) exhaust(this) end } },
}
