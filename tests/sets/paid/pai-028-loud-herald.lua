-- PAI-028 Loud Herald
-- An ember for each card that its player shows.
card "PAI-028" {
  when { revealed = card, by = you, run = function() gain("embers", 1) end },
}
