-- ONC-026 Mold Press
-- A unit that you would play becomes two Recruits.

card "ONC-026" {
  instead { played = unit { yours }, run = function()
    banish(it)
    play_token("Recruit", 2, base)
  end },
}
