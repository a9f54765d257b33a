-- UNL-130 Walking Roost
-- On arrival an opponent of your choice gets a Bird.
card "UNL-130" {
  when { played = me, target = opponent, run = function(foe) play_token("Bird", foe) end },
}
