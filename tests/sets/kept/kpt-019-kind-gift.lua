-- KPT-019 Kind Gift
-- An opponent of your choice plays two Recruits.

card "KPT-019" {
  effect {
    target = opponent,
    run = function() play_token("Recruit", 2, base, it) end,
  },
}
