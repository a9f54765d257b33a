-- SEA-032 Oiled Gears
-- Your first two abilities each turn cost one Energy less.
card "SEA-032" { passive { ability { yours }, cost = { energy = -1 }, each_turn = 2 } }
