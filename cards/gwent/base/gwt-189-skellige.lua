-- GWT-189 Skellige
-- Two units of your discard pile come back as the third round begins; chance chooses, but no heroes.
local common = unit { yours, at = discard, except { has = "Hero" } }
local any = unit { yours, at = discard }

card "GWT-189" {
  when { round_begins = you, run = function()
    if noted(round) ~= 3 then return end
    play_cards(random_of(2, setting("faction_units", "any") and any or common), you)
  end },
}
