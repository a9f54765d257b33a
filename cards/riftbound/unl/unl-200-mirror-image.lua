-- UNL-200 Mirror Image
-- A ready Reflection in your base becomes a Temporary copy of a unit.
local model = unit { linked }
local reflect = effect {
  run = function()
    become_copy(it, pick(model))
    give(it, "Temporary")
  end,
}

card "UNL-200" {
  effect { target = unit,
    run = function(u)
      link(u)
      do_this(reflect, play_token("Reflection", readied, base))
    end,
  },
}
