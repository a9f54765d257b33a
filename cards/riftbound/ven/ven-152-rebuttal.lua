-- VEN-152 Rebuttal
-- A spell of at most four Energy is countered, or for a Power yours, with new choices if you like.
local a_power = cost { any = 1 }

card "VEN-152" {
  effect { target = spell { energy = at_most(4) },
    run = function(s)
      if pays(a_power) then
        take_control(s)
        new_choices(s)
      else
        counter(s)
      end
    end,
  },
}
