-- SEA-030 Morning Price
-- The first spell that you play each turn while it is there costs one Energy less.
card "SEA-030" { passive { spell { yours }, cost = { energy = -1 }, each_turn = 1 } }
