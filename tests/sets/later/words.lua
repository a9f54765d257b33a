-- What this set adds to the words: a status, a counter, and three turns of phrase.
status "empowered"
player_counter "lore"

local worn = gear { tag = "Equipment" }

words {
  equipment = worn,
  empower = function(x) return mark(x, "empowered") end,
  swap_might = function(a, b, duration)
    if not a or not b then return end
    local more = might(b) - might(a)
    give_might(a, more, duration)
    give_might(b, -more, duration)
  end,
}
