-- UNL-081 Keeper of Masks
-- Two Reflections come along and then become copies of it.
local two_masks = unit { linked }
local unmask = effect { run = function() for mask in each(two_masks) do become_copy(mask, me) end end }

card "UNL-081" {
  when { played = me,
    run = function()
      link(play_token("Reflection", 2, here))
      do_this(unmask)
    end,
  },
}
