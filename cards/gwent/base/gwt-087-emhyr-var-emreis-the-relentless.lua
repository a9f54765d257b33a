-- GWT-087 Emhyr var Emreis: The Relentless
-- You take a card that is no hero from the other discard pile.
local no_heroes = card { enemy, at = discard, except { has = "Hero" } }
local units = unit { enemy, at = discard, except { has = "Hero" } }

card "GWT-087" {
  activated { run = function()
    take_to_hand(setting("pile_picks", "units") and units or no_heroes)
  end },
}
