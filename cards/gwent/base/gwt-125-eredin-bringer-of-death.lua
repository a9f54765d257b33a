-- GWT-125 Eredin: Bringer of Death
-- You take a card that is no hero from your discard pile.
local no_heroes = card { yours, at = discard, except { has = "Hero" } }
local units = unit { yours, at = discard, except { has = "Hero" } }

card "GWT-125" {
  activated { run = function()
    take_to_hand(setting("pile_picks", "units") and units or no_heroes)
  end },
}
