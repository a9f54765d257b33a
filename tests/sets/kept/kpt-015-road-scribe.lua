-- KPT-015 Road Scribe
-- A card that comes from the trash, a hiding place or the Champion Zone makes it stronger; of units it knows when
-- its ability resolves whether that was the Champion Zone.
card "KPT-015" {
  when { played = card, by = you, from = { trash, facedown, champion_zone },
    run = function() give_might(me, 1, this_turn) end,
  },
  when { played = unit, by = you,
    run = function()
      if is(it, unit { from = champion_zone }) then draw(1) end
    end,
  },
}
