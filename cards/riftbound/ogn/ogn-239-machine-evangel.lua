-- OGN-239 Machine Evangel
-- Its death leaves three Recruits in base.
card "OGN-239" {
  deathknell { run = function() play_token("Recruit", 3, base) end },
}
