-- PAI-011 Steady Smith
-- An ember for each Energy that is paid for it besides.
card "PAI-011" {
  as { played = me, cost = { energy = any_number } },
  as { played = me, run = function() gain("embers", paid()) end },
}
