-- SFD-108 Warmog's Armor
-- Attached: each conquest buffs the host.
card "SFD-108" {
  attached { when { conquers = me, run = function() buff(me) end } },
}
