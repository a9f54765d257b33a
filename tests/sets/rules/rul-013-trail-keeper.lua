-- RUL-013 Trail Keeper
-- A card for each other permanent of yours that moves.
card "RUL-013" {
  when { moves = permanent { friendly, another }, run = function() draw(1) end },
}
