-- SFD-048 Stellacorn Herder
-- A card for each of its moves.
card "SFD-048" {
  when { moves = me, run = function() draw(1) end },
}
