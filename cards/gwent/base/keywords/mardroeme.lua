-- Every unit of its row turns that can, those too that come later.
local who_can = unit { has = "Berserker" }
local here_who_can = unit { at = here, has = "Berserker" }

keyword "Mardroeme" { redundant,
  passive { special { me }, beside_row },
  effect { run = function()
    for u in each(find(here_who_can)) do happens("turned", u) end
  end },
  when { played = who_can, moved = who_can, to = here, run = function() happens("turned", it) end },
}
