-- GWT-153 Francesca Findabair: Hope of the Aen Seidhe
-- Agile units go to the row in which they are strongest.
local mine = unit { friendly, at = row, has = "Agile", except { has = "Hero" } }
local every = unit { at = row, has = "Agile", except { has = "Hero" } }

card "GWT-153" {
  activated { run = function()
    for u in each(find(setting("hope_moves", "own") and mine or every)) do move_to_best_row(u) end
  end },
}
