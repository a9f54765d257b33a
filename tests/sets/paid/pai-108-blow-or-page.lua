-- PAI-108 Blow or Page
-- Kills a unit if its second cost was paid, else draws.
card "PAI-108" {
  as { played = me, may, cost = { exhaust = unit { friendly } } },
  as { played = me, may, cost = { energy = 1 } },
  effect { target = unit { enemy }, provided = paid(), run = function(u) kill(u) end },
  effect { provided = unpaid(), run = function() draw(1) end },
}
