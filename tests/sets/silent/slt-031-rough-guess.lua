-- SLT-031 Rough Guess
-- Name a type; your top card is shown, and yours if it is of that type.
local guessed = card { type = named }

card "SLT-031" {
  effect { run = function()
    name_type()
    local cards = reveal(1)
    if is(cards, guessed) then draw(cards) end
  end },
}
