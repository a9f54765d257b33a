-- VEN-113 Kennen, Storm of Shuriken
-- Played, two cards of your deck are burned. Conquering, a spell of your trash has Flow this turn, for what it costs.

local flow_for_its_cost = with_cost("Flow", own_cost)

card "VEN-113" {
  when { played = me, run = function() burn(2) end },
  when { conquers = me, target = spell { yours, at = trash },
    run = function(s) give(s, flow_for_its_cost, this_turn) end,
  },
}
