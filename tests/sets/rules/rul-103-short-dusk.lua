-- RUL-103 Short Dusk
-- Until your next Beginning Phase a unit readies for nobody.
local held = cannot { readied = me }
card "RUL-103" {
  effect { target = unit, run = function(u) give(u, held, until_your_beginning_phase) end },
}
