-- ZAN-113 Raising of the Brass Sun
-- Refresh the adventure counters.

card "ZAN-113" {
  effect { run = function()
    for n = 1, 4 do refresh_gems(n) end
  end },
}
