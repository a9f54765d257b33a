-- VEN-044 Astral Heron
-- At a battlefield: after your first card of a turn the next one costs two Energy and two Power less.
local next_card = passive { card { yours }, cost = { energy = -2, any = -2 }, once }

card "VEN-044" {
  when { played = card, by = you, nth = 1, provided = unit { me, at = battlefield },
    run = function() delayed(next_card, this_turn) end,
  },
}
