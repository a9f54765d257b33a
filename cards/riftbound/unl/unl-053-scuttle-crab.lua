-- UNL-053 Scuttle Crab
-- A card on arrival; its death shows you an opponent's hand and, this turn, facedown cards,
-- and brings one experience.
card "UNL-053" {
  when { played = me, run = function() draw(1) end },
  deathknell { target = opponent,
    run = function(foe)
      reveal(hand, foe)
      see_facedown(foe, this_turn)
      gain_xp(1)
    end,
  },
}
