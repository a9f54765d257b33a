-- PAI-067 Clay Neighbor
-- One of your units becomes a copy of another unit.
card "PAI-067" {
  effect { target = { unit { yours }, unit { another } }, run = function(mine, model) become_copy(mine, model) end },
}
