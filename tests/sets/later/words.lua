-- What this set adds to the words: a counter, and two turns of phrase. It works with those of Vendetta.
player_counter "lore"

local worn = gear { tag = "Equipment" }

words {
  equipment = worn,
  swap_might = function(a, b, duration)
    if not a or not b then return end
    local more = might(b) - might(a)
    give_might(a, more, duration)
    give_might(b, -more, duration)
  end,
}
