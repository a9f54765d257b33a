-- ZAN-107 Vigil at the Still Pool
-- Each player turns one item of the own hero face down.

card "ZAN-107" {
  effect { run = function()
    for p in each(player) do turn_down_one(p) end
  end },
}
