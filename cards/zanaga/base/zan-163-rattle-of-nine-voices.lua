-- ZAN-163 Rattle of Nine Voices
-- Activate before a magic roll of its owner: 1 more for each roaming monster, at most 4.

card "ZAN-163" {
  activated {
    provided = { keeps(moment, "roll"), keeps(step, "magic"), noted(hero_rolls) },
    cost = { activate = me },
    run = function()
      local n = count(objects(roaming))

      add_to_roll(n < 4 and n or 4)
    end,
  },
}
