-- GWT-088 Emhyr var Emreis: The White Flame
-- The other leader has no ability.
local their_leader = card { enemy, at = leader }

card "GWT-088" {
  when { game_begins = you, run = function() loses(find(their_leader), all) end },
  passive { their_leader, powerless },
}
