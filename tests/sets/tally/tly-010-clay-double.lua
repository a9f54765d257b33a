-- TLY-010 Clay Double
-- One of your units becomes a copy of another unit.
card "TLY-010" {
  effect { target = { unit { yours }, unit { another } }, run = function(mine, model) become_copy(mine, model) end },
}
