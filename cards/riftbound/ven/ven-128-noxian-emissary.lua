-- VEN-128 Noxian Emissary
-- Two Recruits come to your base when it dies Empowered.
card "VEN-128" {
  empowered { deathknell { run = function() play_token("Recruit", 2, base) end } },
}
