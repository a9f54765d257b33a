-- SFD-021 Ferrous Forerunner
-- When it dies, two Mechs come to your base.
card "SFD-021" {
  deathknell { run = function() play_token("Mech", 2, base) end },
}
