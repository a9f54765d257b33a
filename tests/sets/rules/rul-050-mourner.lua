-- RUL-050 Mourner
-- A card when a mighty friendly unit died this turn, and one for the dead of the Beginning Phase.
card "RUL-050" {
  activated { cost = { exhaust = me }, provided = happened { dies = unit { friendly, mighty } },
    run = function() draw(1) end },
  activated { cost = { exhaust = me }, provided = happened { dies = unit { friendly }, phase = "Beginning" },
    run = function() draw(2) end },
}
