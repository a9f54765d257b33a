-- VEN-022 Endless Riches
-- On arrival it banishes your hand and your trash and burns seven. No Draw Phase for you, but you may play from the
-- trash, where nothing comes but from your deck: all else is banished.
local all_of_it = card { yours, at = { hand, trash } }
local not_of_the_deck = card { it, at = deck, count = 0 }

card "VEN-022" {
  when { played = me,
    run = function()
      banish(all_of_it)
      burn(7)
    end,
  },
  instead { draw_phase = you },
  can { played = card { yours }, by = you, from = trash },
  instead { leaves = card { owned }, to = trash, provided = not_of_the_deck, run = function() banish(it) end },
}
