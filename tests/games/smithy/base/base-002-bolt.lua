-- BASE-002 Bolt
-- A unit goes, or you get three gold.
card "BASE-002" {
  effect { modes = {
    { "strike", target = unit, run = function(u) put(u, pile, "gone") end },
    { "gold", run = function() strike_gold() end },
  } },
}
