-- LTR-012 Echoing Choice
-- A card, or a Might for a unit this turn; each time anew.
card "LTR-012" {
  effect { modes = {
    { "a card", run = function() draw(1) end },
    { "a Might", target = unit, run = function(u) give_might(u, 1, this_turn) end },
  } },
}
