-- UNL-190 Lilting Lullaby
-- Counter a spell; whoever played it plays no spells for the rest of the turn.
local hushed = cannot { played = spell, by = it }

card "UNL-190" {
  effect { target = spell,
    run = function(s)
      local caster = controller(s)
      if caster then
        counter(s)
        delayed(hushed, this_turn, caster)
      end
    end,
  },
}
