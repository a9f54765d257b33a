-- UNL-190 Lilting Lullaby
-- Counter a spell; whoever played it plays no spells for the rest of the turn.
local hushed = cannot { played = spell, by = it }

card "UNL-190" {
  effect { target = spell,
    run = function(s)
      if counter(s) then delayed(hushed, this_turn, controller(s)) end
    end,
  },
}
