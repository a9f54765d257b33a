-- GWT-088 Emhyr var Emreis: The White Flame
-- The other leader has no ability.
local their_leader = card { enemy, at = leader }

-- The first clause takes away what any leader says; a position, which begins later, has the second.
card "GWT-088" {
  when { game_begins = you, run = function() loses(find(their_leader), all) end },
  passive { their_leader, powerless },
}
