-- VEN-109 Illaoi, Prophet of the Great Kraken
-- A Tentacle as she comes and whenever she scores; one more Might for each token unit of yours.
card "VEN-109" {
  when { played = me, conquers = me, holds = me, run = function() play_token("Tentacle") end },
  passive { me, might = 1, each = unit { yours, token } },
}
